import type { Slot } from '../ask/asked.ts';
import calibration from '../calibration.json' with { type: 'json' };

/** The signs of a good sentence. Shares are of the weight of the question's own words. */
export const SIGN_NAMES = [
  /** The share of the question that it holds, and the same with repetition and length (BM25). */
  'coverage',
  'bm25',
  /** Neighbouring words of the question that stand close together. */
  'pair',
  /** The share that it holds through a concept alone. */
  'concept',
  /** It states a concept that is asked, by the words of a sentence that does; it holds a whole term of the law for one. */
  'states',
  'term',
  /** The score of its entry beside that of the best one. */
  'entry',
  /** The share that only the sentence before it, or the one behind it, holds. */
  'before',
  'after',
  /** The share that only the title of its unit holds, and that only the names of what the unit lies under hold. */
  'title',
  'path',
  /** The share that its first words hold: what a sentence is about stands there. */
  'lead',
  /** How much of the kind of thing that is asked it holds, by how much that counts for such a thing, and alike for all. */
  'fit',
  'fills',
  /** Words that the question does not hold. */
  'novelty',
  /** It is the first of its entry, where the rule stands, and opens no list; it stands in the best entry. */
  'first',
  'top',
  /** The subject index names its entry; how far from the beginning of its unit it stands; how far its length is from the usual. */
  'subject',
  'depth',
  'length',
] as const;
export type Sign = (typeof SIGN_NAMES)[number];
export type Worth = Readonly<Record<Sign, number>>;

/** What each sign is worth, in shares of the weight of the question's own words. */
export const SIGNS: Worth = calibration.signs;
/**
 * How much more than for other needs it counts that a sentence holds what is asked: a definition, a date or a sum is asked for by its kind as much as by its
 * words.
 */
export const FIT_SCALE: Partial<Record<Slot, number>> = calibration.fits;
