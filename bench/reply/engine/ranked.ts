import { search } from '#reading/search/search.ts';
import type { Selected } from '#server/sources/open.ts';
import type { Place } from '../case.ts';

/** What the engine's search finds for a question, best first: the places that an answer is looked for in. */
export function ranked(sources: readonly Selected[], question: string, limit: number): Place[] {
  return search(sources, question, limit).hits.map(({ source, passage }) => {
    const { start, end } = sources[source]!.index;
    return { source, start: start[passage]!, end: end[passage]! };
  });
}
