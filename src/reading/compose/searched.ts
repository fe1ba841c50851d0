import { countOf } from '../index/locate.ts';
import { QUESTION } from '../retrieve/query.ts';
import type { Retrieved } from '../retrieve/retrieve.ts';
import { fold, wordsOf } from '../words.ts';

/** The content words of a question as they were typed, without those that only frame it, with how often they stand in the sources. */
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
