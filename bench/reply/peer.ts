import type { Selected } from '#server/sources/open.ts';
import { miniSearch } from './minisearch.ts';
import type { Case, Place } from './case.ts';
import { divisionsOf } from './engine/divisions.ts';

type Peer = { divisions: readonly Place[]; find: (question: string, limit: number) => number[] };
const cut = new WeakMap<Selected, { start: number; end: number }[]>();
const open = new Map<string, Peer>();

/** The divisions of a source, cut once. */
function cutOnce(source: Selected): { start: number; end: number }[] {
  const known = cut.get(source) ?? divisionsOf(source);
  cut.set(source, known);
  return known;
}

/** The divisions of all sources of a question. */
export const divisionsIn = (sources: readonly Selected[]): Place[] =>
  sources.flatMap((one, source) => cutOnce(one).map(({ start, end }) => ({ source, start, end })));

function peerOf(sources: readonly Selected[]): Peer {
  const divisions = divisionsIn(sources);
  const texts = divisions.map(({ source, start, end }) => sources[source]!.text.slice(start, end));
  return { divisions, find: miniSearch(texts, sources[0]!.index.language) };
}

/** What a library's BM25 finds for a question over the divisions of its sources, best first. */
export function peerFinds({ sources, question }: Case, limit: number): Place[] {
  const key = sources.map(({ id }) => id).join('\n');
  const peer = open.get(key) ?? peerOf(sources);
  open.set(key, peer);
  const { divisions, find } = peer;
  return find(question, limit).map((at) => divisions[at]!);
}
