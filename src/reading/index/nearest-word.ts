import type { Segment } from './segment.ts';

/** Letters from which a word is mended, and from which two edits are allowed. */
const LETTERS = { one: 5, two: 9 } as const;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const part = (bytes: Uint8Array, at: Uint32Array, i: number): string =>
  decoder.decode(bytes.subarray(at[i], at[i + 1]));

/** The stem that a word of a segment belongs to. */
function stemOfWord(segment: Segment, word: number): string {
  let [low, high] = [0, segment.stemAt.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (segment.stemWord[middle]! <= word) low = middle;
    else high = middle;
  }
  return part(segment.stemBytes, segment.stemAt, low);
}

/**
 * The word of the segments nearest to one that stands in none: one edit away (two from nine letters on; a swap of neighbours is one),
 * with the same first letter; among the nearest the most frequent. Null for a short word or where nothing is near.
 */
export function nearestWord(word: string, segments: readonly Segment[]): { word: string; stem: string } | null {
  if (word.length < LETTERS.one) return null;
  const key = encoder.encode(word);
  const limit = key.length >= LETTERS.two ? 2 : 1;
  let best: { segment: Segment; word: number } | null = null;
  let [bestDistance, bestCount] = [limit + 1, 0];
  for (const segment of segments) {
    const { wordAt, wordBytes, wordPost } = segment;
    for (let i = 0; i < wordAt.length - 1; i++) {
      const length = wordAt[i + 1]! - wordAt[i]!;
      if (Math.abs(length - key.length) > limit || wordBytes[wordAt[i]!] !== key[0]) continue;
      const far = distance(key, wordBytes, wordAt[i]!, length, Math.min(limit, bestDistance));
      const count = wordPost[i + 1]! - wordPost[i]!;
      if (far > limit || far > bestDistance || (far === bestDistance && count <= bestCount)) continue;
      [best, bestDistance, bestCount] = [{ segment, word: i }, far, count];
    }
  }
  if (!best) return null;
  return {
    word: part(best.segment.wordBytes, best.segment.wordAt, best.word),
    stem: stemOfWord(best.segment, best.word),
  };
}

/** Edit distance with swaps of neighbours (restricted Damerau–Levenshtein), of bytes; above `limit`, any number above it. */
export function distance(a: Uint8Array, bytes: Uint8Array, from: number, length: number, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= length; j++) {
      const same = a[i - 1] === bytes[from + j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === bytes[from + j - 2] && a[i - 2] === bytes[from + j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[length]!;
}
