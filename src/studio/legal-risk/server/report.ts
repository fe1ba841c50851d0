import type { Language } from '#contract/language.ts';
import type { Level } from '#contract/studio.ts';
import { areas, type Area } from '#contract/risk.ts';
import { names } from '#contract/risk-names.ts';
import { apart, byLevel, gravest } from '#reading/risk/usual.ts';
import { basisOf } from '#reading/risk/basis.ts';
import { bearerOf } from '#reading/risk/bearer.ts';
import type { Told } from '#reading/risk/kinds.ts';
import { rank, type Found, type Reading } from '#reading/risk/match.ts';
import { pasteOf } from '#reading/risk/paste.ts';
import type { Rule } from '#reading/risk/rules/rule.ts';
import type { Issue, LegalRisk } from '../contract.ts';
import { advantages, ALSO, burdens, priorityOf, type Speak } from './balance.ts';
import { Evidence } from './evidence.ts';
import { words } from './words.ts';

/** The same of a rule that names each of its places. */
const ALSO_EVERYWHERE = 99;
/** So many medium findings weigh as one that is high. */
const MANY_MEDIUM = 6;

function issues(found: readonly Found[], { evidence, language, reading, kind }: Speak): Issue[] {
  return found
    .filter(({ rule, hits }) => rule.sort === 'risk' && hits.length > 0)
    .map(({ rule, hits }) => ({ rule, hits: gravest(hits), level: gravest(hits)[0]!.level }))
    .sort(byLevel)
    .map(({ rule, hits: [first, ...more], level }) => ({
      type: rule.area,
      rule: rule.id,
      title: rule.title[language],
      risk_level: level,
      level_reason: words[language].levelReason(level, rule.level, rule.violates ? basisOf(rule) : null),
      bears: bearerOf(rule, first!, reading, kind),
      replacement: pasteOf(rule),
      location: evidence.of(first!),
      also: more.slice(0, rule.everywhere ? ALSO_EVERYWHERE : ALSO).map((hit) => evidence.of(hit)),
      description: rule.why[language],
      suggested_action: rule.action[language],
      basis: basisOf(rule),
      lawyer_reviewed: false,
    }));
}

type Advice = LegalRisk['recommendations'];
/** What to do: first about what was found, then in general about what was not. */
function recommendations(
  found: readonly Found[],
  list: readonly Issue[],
  told: Told,
  { evidence, language }: Speak,
): Advice {
  const say = words[language];
  const about: Advice = list
    .filter(({ risk_level }) => risk_level !== 'low')
    .map(({ risk_level, title, suggested_action, basis, location }) => ({
      priority: priorityOf(risk_level),
      timeline: risk_level === 'medium' ? 'in-negotiation' : 'before-signing',
      action: suggested_action,
      impact: say.avoids(title),
      general: false,
      basis,
      location,
    }));
  const dates: Advice = found
    .filter(({ rule, hits }) => rule.sort === 'burden' && rule.area === 'renewal' && hits.length > 0)
    .map(({ rule, hits }) => ({
      priority: 'medium',
      timeline: 'during-the-term',
      action: rule.action[language],
      impact: rule.why[language],
      general: false,
      basis: null,
      location: evidence.of(gravest(hits)[0]!),
    }));
  const grave = list.some(({ risk_level }) => rank(risk_level) >= rank('high'));
  const lawyer: Advice = grave
    ? [
        {
          priority: 'high',
          timeline: 'before-signing',
          action: say.review,
          impact: say.reviewWhy,
          general: true,
          basis: null,
          location: null,
        },
      ]
    : [];
  const missing: Advice = missed(found, told).map((rule) => ({
    priority: priorityOf(rule.level),
    timeline: 'in-negotiation',
    action: rule.action[language],
    impact: say.general(rule.title[language], rule.why[language]),
    general: true,
    basis: basisOf(rule),
    location: null,
  }));
  return [...lawyer, ...about, ...dates, ...missing];
}
/** Protections that a contract of this kind should have and that were not found. */
function missed(found: readonly Found[], { kind }: Told): Rule[] {
  const there = new Set(found.flatMap(({ rule, hits }) => (hits.length > 0 ? [rule.id] : [])));
  return found
    .map(({ rule }) => rule)
    .filter(({ id, sort, wanted }) => sort === 'protection' && !there.has(id) && wanted?.includes(kind))
    .filter(({ answered }) => !answered?.some((other) => there.has(other)))
    .sort(byLevel);
}

function compliance(
  found: readonly Found[],
  list: readonly Issue[],
  language: Language,
): LegalRisk['compliance_review'] {
  const of = (area: Area): Found[] => found.filter(({ rule }) => rule.area === area);
  const against = new Set(found.flatMap(({ rule }) => (rule.violates ? [rule.id] : [])));
  const violations = list.flatMap(({ rule, basis, title, location }) =>
    rule && against.has(rule) && basis ? [{ description: title, basis, location }] : [],
  );
  const laws = new Map(violations.map(({ basis }) => [basis.law, basis.text_date]));
  return {
    areas_checked: areas
      .filter((area) => of(area).length > 0)
      .map((area) => ({ area, rules: of(area).length, found: of(area).filter(({ hits }) => hits.length > 0).length })),
    not_found: areas
      .map((area) => ({
        area,
        titles: of(area)
          .filter(({ rule, hits }) => hits.length === 0 && rule.sort !== 'protection')
          .map(({ rule }) => rule.title[language]),
      }))
      .filter(({ titles }) => titles.length > 0),
    potential_violations: violations,
    recommendations: [...laws].map(([law, date]) => words[language].check(law, date)),
  };
}

/** The level of the whole, from counts alone. */
export function overall({ critical, high, medium }: LegalRisk['counts']): Level {
  if (critical > 0) return 'critical';
  if (high > 0 || medium >= MANY_MEDIUM) return 'high';
  return medium > 0 ? 'medium' : 'low';
}

/** What the rules found in a document, as a result and its quotations. */
export function report(
  reading: Reading,
  told: Told,
  found: readonly Found[],
  language: Language,
): { result: LegalRisk; evidence: Evidence } {
  const evidence = new Evidence(reading.text);
  const speak = { evidence, language, reading, kind: told.kind };
  const say = words[language];
  const kindName = names[language].kind[told.kind];
  const { weighs, both } = apart(found);
  const list = issues(weighs, speak);
  const how = (level: Level): number => list.filter(({ risk_level }) => risk_level === level).length;
  const counts = { critical: how('critical'), high: how('high'), medium: how('medium'), low: how('low') };
  const clauses = reading.clauses.filter(({ part }) => part === 'clause').length;
  const told_by = told.by && evidence.at(told.by);
  const worst = list.slice(0, 3).filter(({ risk_level }) => risk_level !== 'low');
  const summary = told.contract
    ? `${say.summary(kindName, clauses, found.length, found.filter(({ hits }) => hits.length > 0).length)} ${worst.length > 0 ? say.worst(worst.map(({ title }) => title)) : say.calm}`
    : say.notContract(kindName);
  const good = advantages(found, speak);
  const bad = burdens(weighs, speak);
  const advice = recommendations(found, list, told, speak);
  const compliance_review = compliance(found, list, language);
  const result: LegalRisk = {
    document: { kind: told.kind, told_by, is_contract: told.contract, clauses },
    overall_risk_level: told.contract ? overall(counts) : null,
    level_reason: told.contract ? say.reason(say.counts(counts)) : say.none,
    counts,
    summary,
    legal_issues: list,
    advantages: good,
    disadvantages: bad,
    usual_clauses: burdens(both, speak),
    recommendations: advice,
    compliance_review,
  };
  return { result, evidence };
}
