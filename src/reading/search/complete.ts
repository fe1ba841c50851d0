import { languages } from '#contract/language.ts';
import type { Segment } from '../index/segment.ts';
import { analyse, fold, wordsOf } from '../words.ts';
import { eachWordBeginning, locate } from '../index/locate.ts';

/** Letters from which a word is finished. */
const LETTERS = 3;

/**
 * A query whose last word is still being typed, with that word finished: the word of the segments that begins so and stands in most passages.
 * The query as it is where its last word stands somewhere, or where none begins so.
 */
export function completed(query: string, segments: readonly Segment[]): string {
  const last = wordsOf(query).at(-1);
  if (!last || last.end < query.length || last.end - last.start < LETTERS) return query;
  const readings = languages.map((language) => analyse(last.raw, language));
  if (readings.some((found) => found === null)) return query;
  const [word, stems] = [fold(last.raw), Object.fromEntries(languages.map((one, i) => [one, readings[i]!.stem]))];
  const term = { word, stems: stems as Parameters<typeof locate>[1]['stems'] };
  if (segments.some((segment) => locate(segment, term))) return query;
  const counts = new Map<string, number>();
  for (const segment of segments)
    eachWordBeginning(segment, word, (one, passages) => counts.set(one, (counts.get(one) ?? 0) + passages));
  const [best] = [...counts].reduce<[string, number]>((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return best ? query.slice(0, last.start) + best : query;
}
