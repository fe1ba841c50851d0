import type { Language } from '#contract/language.ts';
import type { Found, Reading } from '../match.ts';
import { ONE_SIDED } from './rule.ts';
import { scoreOf } from './score.ts';

/** Words of a sentence from which it says something of itself. Ours. */
const LEAST = 6;

/** The sentences that weigh on one side by their words and that no rule of risk or burden names. */
export function oneSidedIn({ units }: Reading, found: readonly Found[], language: Language): Found {
  const named = new Set(
    found.flatMap(({ rule, hits }) => (rule.sort === 'protection' ? [] : hits.map(({ unit }) => unit))),
  );
  const rule = ONE_SIDED[language];
  const hits = units
    .filter((unit) => !named.has(unit) && unit.clause?.part !== 'front' && unit.clause?.part !== 'signature')
    .filter(({ words }) => words.split(' ').length >= LEAST && scoreOf(words, language) >= 0)
    .map((unit) => ({ unit, words: { start: unit.start, end: unit.end }, level: rule.level }));
  return { rule, hits };
}
