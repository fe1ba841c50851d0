import type { Hit } from '#contract/search.ts';
import { placeOf, searchAcross, type Candidate } from '#reading/search/across.ts';
import { readWanted } from '#reading/search/wanted.ts';
import type { Deps } from '#server/deps.ts';
import { openIndexes, openListed, type Listed } from '#server/sources/index.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;
/** Passages of one source among those of many. */
const A_SOURCE = 3;
type Passage = Omit<Hit, 'notebook_title'>;

/** The best of each source, in their order. */
function thinned(found: readonly Candidate[], most: number): Candidate[] {
  const counts = new Map<number, number>();
  return found.filter(({ source }) => {
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    return count <= most;
  });
}

/**
 * The passages of the listed sources that hold the words of a query, best first, and whether there are more. All is scored from the indexes; the texts are
 * opened of those passages only that are shown.
 */
export async function passages(
  deps: Needs,
  listed: readonly Listed[],
  query: string,
  limit: number,
  signal: AbortSignal,
): Promise<{ hits: Passage[]; more: boolean }> {
  const wanted = readWanted(query);
  const opened = await openIndexes(deps, listed, signal);
  const searched = opened.map(({ source: { title }, index }) => ({ title, index }));
  const { found, query: read } = searchAcross(searched, wanted);
  const candidates = thinned(found, listed.length > 1 ? A_SOURCE : limit);
  const hits: Passage[] = [];
  let next = 0;
  // A phrase may turn out not to stand there: then the next in line takes the place.
  while (hits.length < limit && next < candidates.length) {
    signal.throwIfAborted();
    const batch = candidates.slice(next, (next += limit - hits.length));
    const sources = [...new Set(batch.map(({ source }) => opened[source]!.source))];
    const texts = await openListed(deps, sources);
    for (const candidate of batch) {
      const { source, index } = opened[candidate.source]!;
      const text = texts.get(source.id);
      const at = text && placeOf(text.text, index, candidate, wanted, read);
      if (at)
        hits.push({
          notebook_id: source.notebookId,
          citation: text.cite(at, hits.length + 1),
          words: at.words.map(({ start, end }) => ({ start: start - at.start, end: end - at.start })),
        });
    }
  }
  return { hits, more: next < candidates.length };
}
