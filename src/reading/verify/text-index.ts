import { isNumber, tokens, type Token } from './tokens.ts';

/** A text made ready for the verifier: its tokens as numbers with their offsets, and where each stands. Immutable; made once a version. */
export type TextIndex = {
  readonly text: string;
  readonly ids: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly vocabulary: ReadonlyMap<string, number>;
  /** Places of token id n are `postings[postingAt[n]] .. postings[postingAt[n + 1] - 1]`. */
  readonly postingAt: Int32Array;
  readonly postings: Int32Array;
};

/** Reads a text once. */
export function indexText(text: string): TextIndex {
  const ids: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const counts: number[] = [];
  const vocabulary = new Map<string, number>();
  for (const token of tokens(text, true)) {
    let id = vocabulary.get(token.fold);
    if (id === undefined) {
      id = vocabulary.size;
      vocabulary.set(token.fold, id);
      counts.push(0);
    }
    counts[id]!++;
    ids.push(id);
    starts.push(token.start);
    ends.push(token.end);
  }
  const postingAt = new Int32Array(counts.length + 1);
  counts.forEach((count, id) => (postingAt[id + 1] = postingAt[id]! + count));
  const fill = postingAt.slice(0, -1);
  const postings = new Int32Array(ids.length);
  ids.forEach((id, place) => (postings[fill[id]!++] = place));
  return {
    text,
    vocabulary,
    postingAt,
    postings,
    ids: Int32Array.from(ids),
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
  };
}

/** The characters of the tokens `from`..`to` (excluded) with all that stands between them. */
export const slice = ({ text, starts, ends }: TextIndex, from: number, to: number): string =>
  text.slice(starts[from], ends[to - 1]);

/** Every place, as a token number, where a run of tokens stands. */
export function findRun(index: TextIndex, run: readonly Token[]): number[] {
  const ids: number[] = [];
  let rarest = Infinity;
  let rare = -1;
  for (const [k, token] of run.entries()) {
    const id = index.vocabulary.get(token.fold);
    if (id === undefined) return [];
    ids.push(id);
    const count = index.postingAt[id + 1]! - index.postingAt[id]!;
    if (count < rarest) [rarest, rare] = [count, k];
  }
  if (rare < 0) return [];
  const found: number[] = [];
  for (let p = index.postingAt[ids[rare]!]!; p < index.postingAt[ids[rare]! + 1]!; p++) {
    const at = index.postings[p]! - rare;
    if (at >= 0 && ids.every((id, k) => index.ids[at + k] === id) && wholeFigures(index, at, ids.length))
      found.push(at);
  }
  return found;
}

/** A figure cut off from its sign or its per cent is another figure. */
function wholeFigures(index: TextIndex, at: number, length: number): boolean {
  const { text, starts, ends } = index;
  const first = starts[at]!;
  if (isNumber(text.slice(first, ends[at])) && /(?:^|[\s(])[-−]$/.test(text.slice(Math.max(0, first - 2), first)))
    return false;
  const last = ends[at + length - 1]!;
  return !(
    isNumber(text.slice(starts[at + length - 1], last)) &&
    /^\s*(?:%|por\s+ciento|per\s*cent)/i.test(text.slice(last, last + 14))
  );
}
