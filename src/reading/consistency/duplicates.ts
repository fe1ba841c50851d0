import type { Emit } from '../grammar/emit.ts';
import type { Range } from '../lines.ts';
import { wordsOf } from '../words.ts';
import { DUPLICATE } from './rules.ts';

const SHINGLE = 5;
const FEWEST_WORDS = 25;
const LIKE = 0.8;
/** A run of words that stands in more paragraphs than this is a formula and tells nothing. */
const COMMON = 12;

/** A number for a run of words; FNV-1a. */
function hash(words: readonly { raw: string }[], from: number): number {
  let h = 0x811c9dc5;
  for (let i = from; i < from + SHINGLE; i++) {
    const { raw } = words[i]!;
    for (let k = 0; k < raw.length; k++) h = Math.imul(h ^ raw.charCodeAt(k), 0x01000193);
    h = Math.imul(h ^ 32, 0x01000193);
  }
  return h >>> 0;
}

const shinglesOf = (text: string, { start, end }: Range): Set<number> | null => {
  const words = wordsOf(text, start, end);
  if (words.length < FEWEST_WORDS) return null;
  return new Set(words.slice(0, words.length - SHINGLE + 1).map((_, i) => hash(words, i)));
};

/** Paragraphs that share at least 80 of 100 runs of five words with an earlier one (Jaccard). Linear: a formula that many share is not followed. */
export function duplicates(text: string, paragraphs: readonly Range[], emit: Emit): void {
  const seen: { range: Range; size: number; told: boolean }[] = [];
  const index = new Map<number, number[]>();
  for (const range of paragraphs) {
    const shingles = shinglesOf(text, range);
    if (!shingles) continue;
    const shared = new Map<number, number>();
    for (const one of shingles)
      for (const other of index.get(one) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    let best: { other: number; like: number } | null = null;
    for (const [other, common] of shared) {
      const like = common / (shingles.size + seen[other]!.size - common);
      if (like >= LIKE && like > (best?.like ?? 0)) best = { other, like };
    }
    // The third copy and those after it are a running notice.
    const original = best && seen[best.other]!;
    if (original && !original.told) emit(DUPLICATE, range.start, range.end, null, [], original.range);
    if (original) original.told = true;
    const number = seen.push({ range, size: shingles.size, told: best !== null }) - 1;
    for (const one of shingles) {
      const row = index.get(one);
      if (!row) index.set(one, [number]);
      else if (row.length < COMMON) row.push(number);
    }
  }
}
