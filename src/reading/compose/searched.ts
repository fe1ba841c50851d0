import { countOf } from '../index/locate.ts';
import { QUESTION } from '../retrieve/query.ts';
import type { Retrieved } from '../retrieve/retrieve.ts';
import { fold, wordsOf } from '../words.ts';

/** The content words of a question as typed, with how often the sources use them. Words that only frame the question are left out. */
export function searchedTerms(
  { query, selection, places }: Retrieved,
  typed: string,
): { word: string; count: number }[] {
  const written = new Map(wordsOf(typed).map(({ raw }) => [fold(raw), raw]));
  const own = query.terms.map((term, k) => ({ term, k })).filter(({ term }) => term.by === QUESTION);
  const heaviest = Math.max(0, ...own.map(({ term }) => term.weight));
  return own
    .filter(({ term }) => term.corrected || term.weight === heaviest)
    .map(({ term, k }) => ({
      word: written.get(term.asked) ?? term.asked,
      count: term.corrected
        ? 0
        : selection.sources.reduce((sum, { index }, s) => {
            const place = places[s]![k];
            return place ? sum + countOf(index, place) : sum;
          }, 0),
    }));
}
