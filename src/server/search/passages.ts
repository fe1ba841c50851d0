import { HITS, type Hit } from '#contract/search.ts';
import { placeOf, type Candidate } from '#reading/search/across.ts';
import { readWanted } from '#reading/search/wanted.ts';
import type { Deps } from '#server/deps.ts';
import { openIndexes, openListed, type Listed } from '#server/sources/index.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'threads'>;
/** Passages of one source among those of many. */
const A_SOURCE = 3;
type Passage = Omit<Hit, 'notebook_title'>;

/** Candidates whose texts are opened together: more where a phrase may turn out not to stand there. */
const TOGETHER = { words: HITS.usual, phrases: 64 } as const;

/**
 * The passages of the listed sources that hold the words of a query, best first, and whether there are more. All is scored from the indexes; the texts are
 * opened of those passages only that may be shown.
 */
export async function passages(
  deps: Needs,
  userId: string,
  listed: readonly Listed[],
  { q, limit }: { q: string; limit: number },
  signal: AbortSignal,
): Promise<{ hits: Passage[]; more: boolean }> {
  const wanted = readWanted(q);
  const opened = await openIndexes(deps, listed, signal);
  const searched = opened.map(({ source: { title }, index }) => ({ title, index }));
  const { found, query: read } = await deps.threads.run('search', userId, searched, wanted, signal);
  const most = listed.length > 1 ? A_SOURCE : limit;
  const shown = new Map<number, number>();
  const isFull = ({ source }: Candidate): boolean => (shown.get(source) ?? 0) >= most;
  const hits: Passage[] = [];
  let rest: readonly Candidate[] = found;
  while (hits.length < limit && rest.length > 0) {
    signal.throwIfAborted();
    const batch = rest.slice(0, wanted.phrases.length > 0 ? TOGETHER.phrases : TOGETHER.words);
    rest = rest.slice(batch.length);
    const texts = await openListed(deps, [...new Set(batch.map(({ source }) => opened[source]!.source))]);
    for (const candidate of batch) {
      if (isFull(candidate)) continue;
      if (hits.length === limit) return { hits, more: true };
      const { source, index } = opened[candidate.source]!;
      const text = texts.get(source.id);
      const at = text && placeOf(text.text, index, candidate, wanted, read);
      if (!at) continue;
      shown.set(candidate.source, (shown.get(candidate.source) ?? 0) + 1);
      hits.push({
        notebook_id: source.notebookId,
        citation: text.cite(at, hits.length + 1),
        words: at.words.map(({ start, end }) => ({ start: start - at.start, end: end - at.start })),
      });
    }
    rest = rest.filter((candidate) => !isFull(candidate));
  }
  return { hits, more: rest.length > 0 };
}
