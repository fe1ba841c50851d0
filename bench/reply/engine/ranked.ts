import { ask } from '#reading/ask/ask.ts';
import { headOf } from '#reading/reply.ts';
import { retrieve, type Retrieved } from '#reading/retrieve/retrieve.ts';
import type { Selected } from '#server/sources/open.ts';
import type { Place } from '../case.ts';

/** Where the candidates of a search stand, best first. */
export const placesOf = (sources: readonly Selected[], { candidates }: Retrieved): Place[] =>
  candidates.map(({ source, entry }) => {
    const { start, end, entryPassage } = sources[source]!.index;
    return { source, start: start[entryPassage[entry]!]!, end: end[entryPassage[entry + 1]! - 1]! };
  });

/** What the engine's search finds for a question, best first: the places that an answer is looked for in. */
export function ranked(sources: readonly Selected[], question: string, limit: number): Place[] {
  const asked = ask(question, sources.map(headOf), []);
  const { matter, said } = asked.intents[0]!;
  return placesOf(sources, retrieve(sources, { ...asked, matter, said })).slice(0, limit);
}
