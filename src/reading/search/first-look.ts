import type { Segment } from '../segment.ts';
import type { Place } from './locate.ts';
import { namesOf, type Searched } from './names.ts';
import type { Query } from './query.ts';
import type { Weights } from './weights.ts';

/** A passage with its BM25 score. `source` is its number among those given to the search. */
export type Candidate = { score: number; source: number; passage: number };
/** What the search looks in: the chosen sources with their numbers, and where each term stands in each. */
export type Field = {
  sources: { number: number; searched: Searched; places: (Place | null)[] }[];
  passages: number;
  tokens: number;
};

const lengths = new WeakMap<Segment, Uint16Array>();
/** Tokens of each passage; worked out once for a loaded segment. */
function lengthsOf(segment: Segment): Uint16Array {
  let found = lengths.get(segment);
  if (!found) {
    const { sentenceOf, sentenceToken } = segment;
    found = Uint16Array.from({ length: segment.passages }, (_, p) =>
      Math.min(65_535, sentenceToken[sentenceOf[p + 1]!]! - sentenceToken[sentenceOf[p]!]!),
    );
    lengths.set(segment, found);
  }
  return found;
}

/** Share of the exact word in a question of so many content words; short questions live from stems, pasted paragraphs from words. */
export const exactShare = (asked: number, { word, wordLong }: Weights): number =>
  word + (wordLong - word) * Math.min(1, Math.max(0, (asked - 8) / 8));

/** In a big selection a long question is looked up by its heaviest words only. */
function skipped({ terms }: Query, passages: number, { big, bigTerms }: Weights): ReadonlySet<number> {
  if (passages <= big) return new Set();
  const heaviest = terms.map((term, k) => [term.weight * term.idf, k] as const).sort((a, b) => b[0] - a[0]);
  return new Set(heaviest.slice(bigTerms).map(([, k]) => k));
}

/** BM25F over all chosen sources together; answers the best `weights.candidates` passages, in no order. */
export function firstLook(field: Field, query: Query, weights: Weights): Candidate[] {
  const { terms } = query;
  const share = exactShare(terms.filter((term) => !term.extra).length, weights);
  const skip = skipped(query, field.passages, weights);
  const average = field.tokens / Math.max(1, field.passages) || 1;
  const base = weights.k1 * (1 - weights.b);
  const slope = (weights.k1 * weights.b) / average;
  const heap = new Heap(weights.candidates);
  for (const { number, searched, places } of field.sources) {
    const segment = searched.index;
    const { title } = namesOf(searched);
    const score = new Float32Array(segment.passages);
    const frequency = new Float32Array(segment.passages);
    const touched: number[] = [];
    const long = lengthsOf(segment);
    const saturated = (tf: number, p: number): number => (tf * (weights.k1 + 1)) / (tf + base + slope * long[p]!);
    const add = (p: number, value: number): void => {
      if (score[p] === 0) touched.push(p);
      score[p]! += value;
    };
    terms.forEach((term, k) => {
      const place = places[k];
      if (!place || skip.has(k)) return;
      const seen: number[] = [];
      for (let word = place.from; word < place.to; word++) {
        const exact = word === place.exact && share > 0;
        for (let post = segment.wordPost[word]!; post < segment.wordPost[word + 1]!; post++) {
          const p = segment.doc[post]!;
          const tf = (segment.tf[post]! & 63) + weights.heading * (segment.tf[post]! >> 6);
          if (frequency[p] === 0) seen.push(p);
          frequency[p]! += tf;
          if (exact) add(p, term.weight * share * term.idfWord * saturated(tf, p));
        }
      }
      const rest = term.extra ? 1 : 1 - share;
      const titled = !term.extra && title.has(term.stems[segment.language]) ? weights.title : 0;
      for (const p of seen) {
        add(p, term.weight * term.idf * (rest * saturated(frequency[p]!, p) + titled));
        frequency[p] = 0;
      }
    });
    for (const p of touched) heap.push({ score: score[p]!, source: number, passage: p });
  }
  return heap.items;
}

/** Keeps the `size` best. */
class Heap {
  readonly items: Candidate[] = [];
  constructor(private readonly size: number) {}

  push(item: Candidate): void {
    const { items } = this;
    if (items.length < this.size) {
      items.push(item);
      this.rise(items.length - 1);
    } else if (item.score > items[0]!.score) {
      items[0] = item;
      this.sink();
    }
  }

  private swap(i: number, j: number): void {
    [this.items[i], this.items[j]] = [this.items[j]!, this.items[i]!];
  }

  private rise(i: number): void {
    for (let up = (i - 1) >> 1; i > 0 && this.items[up]!.score > this.items[i]!.score; up = (i - 1) >> 1) {
      this.swap(i, up);
      i = up;
    }
  }

  private sink(): void {
    for (let i = 0; ;) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2])
        if (child < this.items.length && this.items[child]!.score < this.items[least]!.score) least = child;
      if (least === i) return;
      this.swap(i, least);
      i = least;
    }
  }
}
