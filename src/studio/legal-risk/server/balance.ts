import type { Language } from '#contract/language.ts';
import type { Level } from '#contract/studio.ts';
import type { Kind } from '#contract/risk.ts';
import { takenBack } from '#reading/polarity/index.ts';
import { basisOf } from '#reading/risk/basis.ts';
import { bearerOf } from '#reading/risk/bearer.ts';
import type { Found, Hit, Reading } from '#reading/risk/match.ts';
import { pasteOf } from '#reading/risk/paste.ts';
import { isDoubted } from '#reading/risk/one-sided/score.ts';
import type { Rule } from '#reading/risk/rules/rule.ts';
import { byLevel, gravest } from '#reading/risk/usual.ts';
import type { Disadvantage, LegalRisk } from '../contract.ts';
import type { Evidence } from './evidence.ts';

/** Other places named of one finding, and advantages and disadvantages listed. */
export const ALSO = 4;
const MOST = 14;

export const priorityOf = (level: Level): 'high' | 'medium' | 'low' => (level === 'critical' ? 'high' : level);

export type Speak = { evidence: Evidence; language: Language; reading: Reading; kind: Kind };

export function burdens(found: readonly Found[], { evidence, language, reading, kind }: Speak): Disadvantage[] {
  return found
    .filter(({ rule, hits }) => rule.sort === 'burden' && hits.length > 0)
    .map(({ rule, hits }) => ({ rule, hits: gravest(hits), level: gravest(hits)[0]!.level }))
    .sort(byLevel)
    .slice(0, MOST)
    .map(({ rule, hits: [first, ...more], level }) => ({
      category: rule.area,
      severity: priorityOf(level),
      title: rule.title[language],
      description: rule.why[language],
      recommendation: rule.action[language],
      bears: bearerOf(rule, first!, reading, kind),
      replacement: pasteOf(rule),
      basis: basisOf(rule),
      location: evidence.of(first!),
      also: more.slice(0, ALSO).map((hit) => evidence.of(hit)),
    }));
}

/** What protects: no sentence in which a risk was found, and none whose own words take back what it would give. */
export function advantages(found: readonly Found[], { evidence, language, reading }: Speak): LegalRisk['advantages'] {
  const risky = new Set(found.flatMap(({ rule, hits }) => (rule.sort === 'risk' ? hits.map(({ unit }) => unit) : [])));
  const praised = ({ unit }: Hit, rule: Rule): boolean =>
    !risky.has(unit) &&
    isDoubted(unit.words, rule.language) &&
    takenBack(reading.text.slice(unit.start, unit.end), rule.language) === null;
  return found
    .filter(({ rule }) => rule.sort === 'protection')
    .map(({ rule, hits }) => ({ rule, hits: hits.filter((hit) => praised(hit, rule)) }))
    .filter(({ hits }) => hits.length > 0)
    .map(({ rule, hits }) => ({ rule, hit: gravest(hits)[0]!, level: rule.level }))
    .sort(byLevel)
    .slice(0, MOST)
    .map(({ rule, hit, level }) => ({
      category: rule.area,
      impact: priorityOf(level),
      title: rule.title[language],
      description: rule.why[language],
      basis: basisOf(rule),
      location: evidence.of(hit),
    }));
}
