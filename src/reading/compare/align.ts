import { fold } from '../words.ts';
import type { Block } from './blocks.ts';
import { commonRuns } from './myers.ts';

/** Two paragraphs that are one, by their places in the two lists. `moved`: it stands elsewhere among the others. */
export type Pair = { a: number; b: number; moved: boolean };

/** What two paragraphs have in common of their words, 0–1, from which on they are one changed; less is enough between the same neighbours with the same number. */
const ALIKE = 0.5;
const ALIKE_IN_PLACE = 0.3;
/** Words in more paragraphs than this tell nothing of one. */
const COMMON = 200;
/** Words that a paragraph has at least to be known again elsewhere. */
const KNOWN = 6;

/** Numbers for words, the same for the same word. */
export class Numbering {
  private readonly known = new Map<string, number>();
  of(word: string): number {
    let number = this.known.get(word);
    if (number === undefined) this.known.set(word, (number = this.known.size));
    return number;
  }
}

/** The words of a paragraph, each with its count. */
function bagOf({ tokens }: Block): Map<string, number> {
  const bag = new Map<string, number>();
  for (const { key, isWord } of tokens) {
    if (!isWord) continue;
    const word = fold(key);
    bag.set(word, (bag.get(word) ?? 0) + 1);
  }
  return bag;
}
const sizeOf = (bag: ReadonlyMap<string, number>): number => [...bag.values()].reduce((sum, n) => sum + n, 0);

/** What two bags have in common, of what both hold (Dice). */
function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let both = 0;
  for (const [word, n] of a) both += Math.min(n, b.get(word) ?? 0);
  return (2 * both) / Math.max(1, sizeOf(a) + sizeOf(b));
}

type Free = { at: number; bag: Map<string, number>; gap: number };

/** The paragraphs that no pair holds, each with the gap between pairs that it stands in. */
function freeOf(blocks: readonly Block[], paired: ReadonlyMap<number, number>): Free[] {
  let gap = 0;
  return blocks.flatMap((block, at) => {
    if (paired.has(at)) {
      gap = at + 1;
      return [];
    }
    return [{ at, bag: bagOf(block), gap }];
  });
}

/** Pairs of free paragraphs with enough in common, the best first. `sameGap`: whether they stand between the same pairs. */
function similar(
  a: readonly Free[],
  b: readonly Free[],
  blocks: [readonly Block[], readonly Block[]],
  sameGap: (one: Free, other: Free) => boolean,
): { a: number; b: number }[] {
  const postings = new Map<string, number[]>();
  a.forEach(({ bag }, i) => {
    for (const word of bag.keys()) {
      const there = postings.get(word);
      if (there) there.push(i);
      else postings.set(word, [i]);
    }
  });
  const found: { a: number; b: number; score: number }[] = [];
  for (const other of b) {
    const candidates = new Set<number>();
    for (const word of other.bag.keys()) {
      const there = postings.get(word);
      if (there && there.length <= COMMON) for (const i of there) candidates.add(i);
    }
    for (const i of candidates) {
      const one = a[i]!;
      const [mine, theirs] = [blocks[0][one.at]!, blocks[1][other.at]!];
      if (mine.isHeading !== theirs.isHeading) continue;
      const alike = likeness(one.bag, other.bag);
      const near = sameGap(one, other);
      const numbered = mine.number !== '' && mine.number === theirs.number;
      const small = Math.min(sizeOf(one.bag), sizeOf(other.bag)) < KNOWN;
      if (small ? !near : alike < ALIKE && !(near && numbered && alike >= ALIKE_IN_PLACE)) continue;
      if (small && alike < ALIKE_IN_PLACE) continue;
      found.push({ a: one.at, b: other.at, score: alike + (near ? 0.2 : 0) + (numbered ? 0.05 : 0) });
    }
  }
  const [usedA, usedB] = [new Set<number>(), new Set<number>()];
  return found
    .sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b)
    .filter(({ a: i, b: k }) => !usedA.has(i) && !usedB.has(k) && (usedA.add(i), usedB.add(k), true));
}

/** The pairs that stand in the same order in both lists: the heaviest such row. Those left out have moved. O(n log n). */
function inOrder(pairs: readonly { a: number; b: number }[], weights: readonly number[], most: number): Set<number> {
  // A tree of the best sum of a row that ends at or before each place of the second list.
  const best = new Float64Array(most + 2);
  const last = new Int32Array(most + 2).fill(-1);
  const before = new Int32Array(pairs.length).fill(-1);
  let [top, end] = [0, -1];
  pairs.forEach(({ b }, i) => {
    let [sum, from] = [0, -1];
    for (let at = b; at > 0; at -= at & -at)
      if (best[at]! > sum) [sum, from] = [best[at]!, last[at]!];
    before[i] = from;
    sum += weights[i]!;
    for (let at = b + 1; at <= most + 1; at += at & -at)
      if (sum > best[at]!) {
        best[at] = sum;
        last[at] = i;
      }
    if (sum > top) [top, end] = [sum, i];
  });
  const kept = new Set<number>();
  for (let i = end; i >= 0; i = before[i]!) kept.add(i);
  return kept;
}

/**
 * Which paragraph of one text is which of another, in the order of the first: the same words in the same order first, then the same words elsewhere, then
 * words enough in common. Each stands in one pair at most. About linear: words that many paragraphs have are passed over.
 */
export function align(a: readonly Block[], b: readonly Block[]): Pair[] {
  const numbers = new Numbering();
  const row = (blocks: readonly Block[]): Int32Array => Int32Array.from(blocks, ({ body }) => numbers.of(body));
  const [mine, theirs] = [row(a), row(b)];
  const paired = new Map<number, number>();
  const back = new Map<number, number>();
  const pair = (i: number, k: number): void => {
    paired.set(i, k);
    back.set(k, i);
  };
  for (const { a: i, b: k, length } of commonRuns(mine, theirs))
    for (let n = 0; n < length; n++) pair(i + n, k + n);
  const elsewhere = new Map<number, number[]>();
  for (let k = b.length - 1; k >= 0; k--)
    if (!back.has(k)) elsewhere.set(theirs[k]!, [...(elsewhere.get(theirs[k]!) ?? []), k]);
  for (let i = 0; i < a.length; i++) {
    if (paired.has(i) || a[i]!.tokens.length < KNOWN) continue;
    const k = elsewhere.get(mine[i]!)?.pop();
    if (k !== undefined) pair(i, k);
  }
  const [freeA, freeB] = [freeOf(a, paired), freeOf(b, back)];
  // A gap is known by the pair before it.
  const sameGap = (one: Free, other: Free): boolean =>
    one.gap === 0 ? other.gap === 0 : other.gap > 0 && paired.get(one.gap - 1) === other.gap - 1;
  for (const { a: i, b: k } of similar(freeA, freeB, [a, b], sameGap)) pair(i, k);
  const pairs = [...paired].map(([i, k]) => ({ a: i, b: k })).sort((one, other) => one.a - other.a);
  const kept = inOrder(
    pairs,
    pairs.map(({ b: k }) => b[k]!.tokens.length + 1),
    b.length,
  );
  return pairs.map((one, i) => ({ ...one, moved: !kept.has(i) }));
}
