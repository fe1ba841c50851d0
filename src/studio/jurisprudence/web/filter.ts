import type { Citation } from '#contract/span.ts';
import type { Neutral } from '../contract.ts';

/** What is wanted of a list of rulings: words, a court and a year; "any" is all. */
export type Wanted = { words: string; court: string; year: string };
export const ALL: Wanted = { words: '', court: 'any', year: 'any' };
/** The court or the year of what does not give one. */
export const UNKNOWN = 'unknown';

type Ruling = Omit<Neutral, 'application'>;
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was typed stands in one of the texts. */
export function holds(typed: string, texts: readonly string[]): boolean {
  const all = fold(texts.join(' '));
  return fold(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const courtOf = ({ court_tribunal }: Ruling): string => court_tribunal ?? UNKNOWN;
const yearOf = ({ year }: Ruling): string => (year === null ? UNKNOWN : String(year));
export const excerptOf = (citations: readonly Citation[], id: number): string =>
  citations.find(({ citation_id }) => citation_id === id)?.excerpt ?? '';

/** The rulings that are wanted, in their order. Numbers are found with and without their points. */
export const filtered = <R extends Ruling>(list: readonly R[], wanted: Wanted, citations: readonly Citation[]): R[] =>
  list.filter(
    (one) =>
      (wanted.court === 'any' || courtOf(one) === wanted.court) &&
      (wanted.year === 'any' || yearOf(one) === wanted.year) &&
      holds(wanted.words, [
        one.title,
        one.rol,
        one.court_tribunal ?? '',
        excerptOf(citations, one.relevant_excerpt.citation_id),
      ]),
  );

/** The courts by their names, and the years from the last on, of a list. */
export function choices(list: readonly Ruling[]): { courts: string[]; years: string[] } {
  const courts = [...new Set(list.map(courtOf))].sort((a, b) => a.localeCompare(b, 'es'));
  const years = [...new Set(list.map(yearOf))].sort((a, b) => b.localeCompare(a));
  return { courts, years };
}
