import type { Language } from '#contract/language.ts';
import type { Level } from '#contract/studio.ts';
import { rank, type Found, type Hit } from './match.ts';
import { isDoubted } from './one-sided/score.ts';
import { MUTUAL_EN, MUTUAL_ES } from './rules/packs/english.ts';
import type { Rule } from './rules/rule.ts';

/** Words of a sentence; fewer are a heading. */
const HEADING = 7;

/** A line that only names what follows. */
const isHeading = ({ unit }: Hit): boolean => unit.words.startsWith('#') || unit.words.split(' ').length < HEADING;
/** The hits of a rule, sentences before headings, the gravest first. */
export const gravest = (hits: readonly Hit[]): Hit[] =>
  [...hits].sort((a, b) => Number(isHeading(a)) - Number(isHeading(b)) || rank(b.level) - rank(a.level));
export const byLevel = (a: { level: Level }, b: { level: Level }): number => rank(b.level) - rank(a.level);

/** What both sides say or bear alike; no side is the worse for it. */
const ALIKE: Record<Language, readonly RegExp[]> = {
  es: [
    MUTUAL_ES,
    /\b(las partes (renuncian|acuerdan|podran|se obligan)|reciprocamente|de cada (una de las )?partes?)\b/,
  ],
  en: [MUTUAL_EN, /\b(the parties (waive|agree|may|shall)|neither party's|each party's|reciprocal(ly)?)\b/],
};
/**
 * Whether a clause is a usual one, worth knowing and no disadvantage: a small burden, one that both sides bear alike, or one that reads as fair clauses do. A
 * rule sees its words, and not that the clause is mutual, capped or what the law gives; what is against the law or grave by its own words is never doubted.
 */
function isUsual({ sort, language, violates, wide, signal, everywhere }: Rule, { unit, level }: Hit): boolean {
  if (sort === 'protection' || violates || everywhere || signal.dated || signal.any.length === 0) return false;
  if (sort === 'burden' && level === 'low') return true;
  const small = rank(level) <= rank('medium');
  if (small && ALIKE[language].some((pattern) => pattern.test(unit.words))) return true;
  return (wide || small) && isDoubted(unit.words, language);
}
/** Parts what weighs on one side from the usual clauses. */
export function apart(found: readonly Found[]): { weighs: Found[]; both: Found[] } {
  const only = (usual: boolean): Found[] =>
    found.map(({ rule, hits }) => ({ rule, hits: hits.filter((hit) => isUsual(rule, hit) === usual) }));
  return {
    weighs: only(false),
    both: only(true).map(({ rule, hits }) => ({ rule: { ...rule, sort: 'burden' }, hits })),
  };
}
