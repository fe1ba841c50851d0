import { endOf, slice, type TextIndex } from './text-index.ts';
import { isWord, type Token } from './tokens.ts';

/** A stretch of a word difference: in both, only in the quotation, or only in the source. */
type DiffPart = { kind: 'same' | 'quote-only' | 'source-only'; text: string };
/** The passage that comes nearest to a quotation that stands nowhere. `score`: the share of its words that stand there in order. */
export type Near = { text: number; start: number; end: number; score: number; diff: DiffPart[] };
/** A range of tokens of one of the texts. */
export type Window = { text: number; from: number; to: number };

/** Rarest words that vote, the most places a word may vote for, and tokens around the winning diagonal. */
const VOTES = { words: 10, places: 6000, before: 16, after: 24 } as const;
/** Share of the words below which nothing is near; cells of the table beyond which the comparison is not worth its time. */
const LEAST = 0.4;
const CELLS = 400_000;
/** Source words shown for words of the quotation before its first and after its last match. */
const BORDER = 12;

/** The window whose place the quotation's rarest words vote for: each for the diagonal "place in the text minus place in the quotation". */
export function nearestWindow(words: readonly Token[], texts: readonly TextIndex[]): Window | null {
  const room = words.length >> 3;
  const rare = words
    .map((token, k) => {
      const ids = texts.map((index) => (isWord(token.fold) ? index.vocabulary.get(token.fold) : undefined));
      const count = ids.reduce<number>(
        (sum, id, i) => sum + (id === undefined ? 0 : texts[i]!.postingAt[id + 1]! - texts[i]!.postingAt[id]!),
        0,
      );
      return { k, ids, count };
    })
    .filter(({ count }) => count > 0 && count <= VOTES.places)
    .sort((a, b) => a.count - b.count)
    .slice(0, VOTES.words);
  let best = { text: -1, diagonal: 0, weight: 0 };
  texts.forEach((index, text) => {
    const votes = new Float32Array((index.ids.length >> 3) + room + 4);
    for (const { k, ids, count } of rare) {
      const id = ids[text];
      if (id === undefined) continue;
      for (let p = index.postingAt[id]!; p < index.postingAt[id + 1]!; p++) {
        const box = ((index.postings[p]! - k) >> 3) + room + 2;
        votes[box]! += 1 / (1 + Math.log2(count));
        const weight = votes[box]! + Math.max(votes[box - 1]!, votes[box + 1]!);
        if (weight > best.weight) best = { text, diagonal: (box - room - 2) << 3, weight };
      }
    }
  });
  if (best.text < 0) return null;
  const to = Math.min(texts[best.text]!.ids.length, best.diagonal + words.length + VOTES.after);
  return { text: best.text, from: Math.max(0, best.diagonal - VOTES.before), to };
}

/** Compares a quotation with a window of a text; null where too little agrees. */
export function nearIn(
  quote: string,
  words: readonly Token[],
  texts: readonly TextIndex[],
  window: Window,
): Near | null {
  const index = texts[window.text]!;
  const length = window.to - window.from;
  if (words.length * length > CELLS || words.length === 0) return null;
  const pairs = align(words, index, window.from, length);
  const matched = pairs.filter(([i]) => isWord(words[i]!.fold)).length;
  const total = words.filter((token) => isWord(token.fold)).length;
  if (total === 0 || pairs.length === 0 || matched / total < LEAST) return null;
  const head = pairs[0]!;
  const tail = pairs.at(-1)!;
  const first = Math.max(0, head[1] - Math.min(head[0], BORDER));
  const last = Math.min(length, tail[1] + 1 + Math.min(words.length - 1 - tail[0], BORDER));
  const diff = difference(quote, words, index, window.from, pairs, first, last);
  const start = index.starts[window.from + first]!;
  return { text: window.text, start, end: endOf(index, window.from + last - 1), score: matched / total, diff };
}

/** Longest common subsequence of tokens; matches side by side are preferred, so that the difference reads in phrases. */
function align(words: readonly Token[], index: TextIndex, from: number, length: number): [number, number][] {
  const width = length + 1;
  const score = new Float32Array((words.length + 1) * width);
  const ids = words.map((token) => index.vocabulary.get(token.fold) ?? -1);
  const same = (i: number, j: number): boolean =>
    i < ids.length && j < length && ids[i]! >= 0 && ids[i] === index.ids[from + j];
  const worth = (i: number, j: number): number => (isWord(words[i]!.fold) ? 1 : 0.2) + (same(i + 1, j + 1) ? 0.3 : 0);
  const at = (i: number, j: number): number => score[i * width + j]!;
  for (let i = words.length - 1; i >= 0; i--)
    for (let j = length - 1; j >= 0; j--) {
      const skip = Math.max(at(i + 1, j), at(i, j + 1));
      score[i * width + j] = same(i, j) ? Math.max(skip, at(i + 1, j + 1) + worth(i, j)) : skip;
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < words.length && j < length;) {
    if (same(i, j) && Math.abs(at(i, j) - at(i + 1, j + 1) - worth(i, j)) < 1e-4) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

function difference(
  quote: string,
  words: readonly Token[],
  index: TextIndex,
  from: number,
  pairs: [number, number][],
  first: number,
  last: number,
): DiffPart[] {
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], text: string): void => {
    const before = parts.at(-1);
    if (before?.kind === kind) before.text += ` ${text}`;
    else parts.push({ kind, text });
  };
  let [i, j] = [0, first];
  for (const [pi, pj] of [...pairs, [words.length, last] as const]) {
    if (pi > i) add('quote-only', quote.slice(words[i]!.start, words[pi - 1]!.end));
    if (pj > j) add('source-only', slice(index, from + j, from + pj));
    if (pi < words.length) add('same', slice(index, from + pj, from + pj + 1));
    [i, j] = [pi + 1, pj + 1];
  }
  return parts;
}
