import type { Segment } from '../index/segment.ts';
import { stemsOf } from '../words.ts';

/** A source to be searched: its index and its present title. */
export type Searched = { readonly index: Segment; readonly title: string };
/**
 * The sources of a question as one: their entries are numbered through. Entries of source s are `first[s] .. first[s + 1]`. `numbers`: what each is
 * called among all that were given.
 */
export type Selection = {
  readonly sources: readonly Searched[];
  readonly numbers: readonly number[];
  readonly first: Uint32Array;
  readonly entries: number;
  readonly lengths: Uint32Array;
  readonly average: number;
};

const lengths = new WeakMap<Segment, Uint32Array>();
/** Tokens of each entry; worked out once for a loaded segment. */
function lengthsOf(segment: Segment): Uint32Array {
  let found = lengths.get(segment);
  if (!found) {
    const { entryPassage, sentenceOf, sentenceToken } = segment;
    const tokenAt = (entry: number): number => sentenceToken[sentenceOf[entryPassage[entry]!]!]!;
    found = Uint32Array.from({ length: entryPassage.length - 1 }, (_, e) => tokenAt(e + 1) - tokenAt(e));
    lengths.set(segment, found);
  }
  return found;
}

const titles = new WeakMap<Segment, { of: string; stems: ReadonlySet<string> }>();
/** The stems of a source's title; worked out once for a loaded segment and title. */
export function titleStems({ index, title }: Searched): ReadonlySet<string> {
  const known = titles.get(index);
  if (known?.of === title) return known.stems;
  const stems = new Set(stemsOf(title, index.language));
  titles.set(index, { of: title, stems });
  return stems;
}

/** The selected sources as one. */
export function select(all: readonly Searched[], numbers: readonly number[]): Selection {
  const sources = numbers.map((number) => all[number]!);
  const first = new Uint32Array(sources.length + 1);
  sources.forEach(({ index }, s) => (first[s + 1] = first[s]! + index.entryPassage.length - 1));
  const entries = first[sources.length]!;
  const long = new Uint32Array(entries);
  sources.forEach(({ index }, s) => long.set(lengthsOf(index), first[s]!));
  const tokens = sources.reduce((sum, { index }) => sum + index.tokens, 0);
  return { sources, numbers, first, entries, lengths: long, average: tokens / Math.max(1, entries) || 1 };
}

/** The source (by its place in the selection) that an entry belongs to. */
export function sourceOf({ first }: Selection, entry: number): number {
  let [low, high] = [0, first.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (first[middle]! <= entry) low = middle;
    else high = middle - 1;
  }
  return low;
}
