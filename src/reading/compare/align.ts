import { fold } from '../words.ts';
import type { Block } from './blocks.ts';
import { commonRuns } from './myers.ts';

/** Two paragraphs that are one, by their places in the two lists. `moved`: it stands elsewhere among the others. */
export type Pair = { a: number; b: number; moved: boolean };

/** What two paragraphs have in common of their words, 0–1, from which on they are one changed; less is enough between the same neighbours with the same number. */
const ALIKE = 0.5;
const ALIKE_IN_PLACE = 0.3;
/** Words in more paragraphs than this tell nothing of one; of the others, how many of the rarest are looked up, and how many paragraphs that share most of them are looked at. */
const COMMON = 200;
const RAREST = 10;
const NEAREST = 6;
/** Pairs of paragraphs between the same neighbours that are all looked at. */
const GAP_MOST = 10_000;
/** What standing between the same neighbours, and having the same number, adds to what two paragraphs have in common: it decides between paragraphs of the same words. */
const NEAR = 0.2;
const NUMBERED = 0.05;
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

/** The words of a paragraph as sorted numbers, each as often as it stands. */
function bagOf({ tokens }: Block, numbers: Numbering): Int32Array {
  return Int32Array.from(
    tokens.filter(({ isWord }) => isWord),
    ({ key }) => numbers.of(fold(key)),
  ).sort();
}

/** What two bags have in common, of what both hold (Dice). */
function likeness(a: Int32Array, b: Int32Array): number {
  let [i, k, both] = [0, 0, 0];
  while (i < a.length && k < b.length) {
    const by = a[i]! - b[k]!;
    if (by === 0) both++;
    if (by <= 0) i++;
    if (by >= 0) k++;
  }
  return (2 * both) / Math.max(1, a.length + b.length);
}

/** What two paragraphs have in common of their words, 0–1. */
export function likenessOf(a: Block, b: Block): number {
  const numbers = new Numbering();
  return likeness(bagOf(a, numbers), bagOf(b, numbers));
}

/** A paragraph that no pair holds: its words, and the gap between pairs that it stands in, by the paragraph before it. */
type Free = { at: number; block: Block; bag: Int32Array; gap: number };
type Scored = { a: Free; b: Free; score: number };

function freeOf(blocks: readonly Block[], paired: ReadonlyMap<number, number>, numbers: Numbering): Free[] {
  let gap = -1;
  return blocks.flatMap((block, at) => {
    if (!paired.has(at)) return [{ at, block, bag: bagOf(block, numbers), gap }];
    gap = at;
    return [];
  });
}

/** How much two paragraphs are one; 0 where they have too little in common. `near`: they stand between the same neighbours. */
function scoreOf(a: Free, b: Free, near: boolean): number {
  if (a.block.isHeading !== b.block.isHeading) return 0;
  const small = Math.min(a.bag.length, b.bag.length) < KNOWN;
  if (small && !near) return 0;
  const numbered = a.block.number !== '' && a.block.number === b.block.number;
  const alike = likeness(a.bag, b.bag);
  const least = small || (near && numbered) ? ALIKE_IN_PLACE : ALIKE;
  return alike < least ? 0 : alike + (near ? NEAR : 0) + (numbered ? NUMBERED : 0);
}

/** Of scored pairs the best first, each paragraph in one at most. */
function best(scored: readonly Scored[]): Scored[] {
  const [usedA, usedB] = [new Set<number>(), new Set<number>()];
  return [...scored]
    .sort((one, other) => other.score - one.score || one.a.at - other.a.at || one.b.at - other.b.at)
    .filter(({ a, b }) => !usedA.has(a.at) && !usedB.has(b.at) && (usedA.add(a.at), usedB.add(b.at), true));
}

function byGapOf(all: readonly Free[]): Map<number, Free[]> {
  const found = new Map<number, Free[]>();
  for (const one of all) {
    const there = found.get(one.gap);
    if (there) there.push(one);
    else found.set(one.gap, [one]);
  }
  return found;
}

/** Pairs among those that stand between the same neighbours. `after`: the paragraph of the second text that a gap of the first begins behind. */
function inGaps(a: readonly Free[], b: readonly Free[], after: (gap: number) => number): Scored[] {
  const byGap = byGapOf(b);
  const scored: Scored[] = [];
  for (const [gap, mine] of byGapOf(a)) {
    const theirs = byGap.get(after(gap)) ?? [];
    if (mine.length * theirs.length > GAP_MOST) continue;
    for (const one of mine)
      for (const other of theirs) {
        const score = scoreOf(one, other, true);
        if (score > 0) scored.push({ a: one, b: other, score });
      }
  }
  return best(scored);
}

/** Pairs among all: those that share rare words are looked at. */
function anywhere(a: readonly Free[], b: readonly Free[], isNear: (a: Free, b: Free) => boolean): Scored[] {
  const postings = new Map<number, Free[]>();
  for (const one of a)
    for (const word of new Set(one.bag)) {
      const there = postings.get(word);
      if (there) there.push(one);
      else postings.set(word, [one]);
    }
  const scored: Scored[] = [];
  for (const other of b) {
    const votes = new Map<Free, number>();
    const lists = [...new Set(other.bag)].flatMap((word) => {
      const there = postings.get(word);
      return there && there.length <= COMMON ? [there] : [];
    });
    for (const list of lists.sort((one, two) => one.length - two.length).slice(0, RAREST))
      for (const one of list) votes.set(one, (votes.get(one) ?? 0) + 1);
    const nearest = [...votes].sort((one, two) => two[1] - one[1] || one[0].at - two[0].at).slice(0, NEAREST);
    for (const [one] of nearest) {
      const score = scoreOf(one, other, isNear(one, other));
      if (score > 0) scored.push({ a: one, b: other, score });
    }
  }
  return best(scored);
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
    for (let at = b; at > 0; at -= at & -at) if (best[at]! > sum) [sum, from] = [best[at]!, last[at]!];
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
  for (const { a: i, b: k, length } of commonRuns(mine, theirs)) for (let n = 0; n < length; n++) pair(i + n, k + n);
  const elsewhere = new Map<number, number[]>();
  for (let k = b.length - 1; k >= 0; k--)
    if (!back.has(k)) elsewhere.set(theirs[k]!, [...(elsewhere.get(theirs[k]!) ?? []), k]);
  for (let i = 0; i < a.length; i++) {
    if (paired.has(i) || a[i]!.tokens.length < KNOWN) continue;
    const k = elsewhere.get(mine[i]!)?.pop();
    if (k !== undefined) pair(i, k);
  }
  const words = new Numbering();
  const free = (): [Free[], Free[]] => [freeOf(a, paired, words), freeOf(b, back, words)];
  const after = (gap: number): number => (gap < 0 ? -1 : paired.get(gap)!);
  for (const one of inGaps(...free(), after)) pair(one.a.at, one.b.at);
  for (const one of anywhere(...free(), (mine, other) => after(mine.gap) === other.gap)) pair(one.a.at, one.b.at);
  const pairs = [...paired].map(([i, k]) => ({ a: i, b: k })).sort((one, other) => one.a - other.a);
  const kept = inOrder(
    pairs,
    pairs.map(({ b: k }) => b[k]!.tokens.length + 1),
    b.length,
  );
  return pairs.map((one, i) => ({ ...one, moved: !kept.has(i) }));
}
