import type { Selected } from '#server/sources/open.ts';
import { miniSearch } from '../peers-minisearch.ts';
import type { Case, Place } from './case.ts';
import { divisionsOf } from './engine/divisions.ts';

type Peer = { divisions: readonly Place[]; find: (question: string, limit: number) => Promise<number[]> };
const cut = new WeakMap<Selected, { start: number; end: number }[]>();
const open = new Map<string, Promise<Peer>>();

/** The divisions of a source, cut once. */
function cutOnce(source: Selected): { start: number; end: number }[] {
  const known = cut.get(source) ?? divisionsOf(source);
  cut.set(source, known);
  return known;
}

/** The divisions of all sources of a question. */
export const divisionsIn = (sources: readonly Selected[]): Place[] =>
  sources.flatMap((one, source) => cutOnce(one).map(({ start, end }) => ({ source, start, end })));

async function peerOf(sources: readonly Selected[]): Promise<Peer> {
  const divisions = divisionsIn(sources);
  const passages = divisions.map(({ source, start, end }, passage) => ({
    source,
    passage,
    text: sources[source]!.text.slice(start, end),
  }));
  return { divisions, find: await miniSearch.open(passages, sources[0]!.index.language) };
}

/** What a library's BM25 finds for a question over the divisions of its sources, best first. */
export async function peerFinds({ sources, question }: Case, limit: number): Promise<Place[]> {
  const key = sources.map(({ id }) => id).join('\n');
  const peer = open.get(key) ?? peerOf(sources);
  open.set(key, peer);
  const { divisions, find } = await peer;
  return (await find(question, limit)).map((at) => divisions[at]!);
}
