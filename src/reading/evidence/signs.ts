import type { Slot } from '../ask/asked.ts';

/** What each sign of a good sentence is worth, in shares of the weight of the question's own words. */
export const SIGNS = {
  /** The share of the question that it holds, and the same with repetition and length (BM25). */
  coverage: 1,
  bm25: 0.4,
  /** Neighbouring words of the question that stand close together. */
  pair: 0.3,
  /** The share that it holds through a concept alone. */
  concept: 0.6,
  /** It states a concept that is asked, by the words of a sentence that does; it holds a whole term of the law for one. */
  states: 0.8,
  term: 0.6,
  /** The score of its entry beside that of the best one. */
  entry: 0.5,
  /** The share that only the sentence before it, or the one behind it, holds. */
  before: 0.5,
  after: 0.3,
  /** The share that only the names of what it lies under hold. */
  path: 0.25,
  /** Whether it holds the kind of thing that is asked. */
  fit: 0.06,
  /** Words that the question does not hold. */
  novelty: 0.12,
  /** It is the first of its entry; it stands in the best entry. */
  first: -0.1,
  top: 0.1,
} as const;
/**
 * How much more than for other needs it counts that a sentence holds what is asked: a definition, a date or a sum is asked for by its kind as much as by its
 * words. Tried on the tuned side of the project's own and the natural questions; it helps on both.
 */
export const FIT_SCALE: Partial<Record<Slot, number>> = {
  definition: 14,
  date: 8,
  sum: 6,
  term: 6,
  sanction: 4,
  duty: 4,
  person: 4,
};
export type Sign = keyof typeof SIGNS;
