/** The constants of the search; measured in docs/figures.md. */
export type Weights = typeof WEIGHTS;
export const WEIGHTS = {
  /** BM25: saturation and length. */
  k1: 1.0,
  b: 0.4,
  /** Share of the exact word, the rest going to its stem, in a question of up to 8 and of 16 or more content words. */
  word: 0.2,
  wordLong: 1,
  /** A heading's occurrence counts as so many in the text; a title's word adds so much of its idf. */
  heading: 1,
  title: 0.3,
  /** Weight of words such as "include", "contract". */
  frame: 0.15,
  /** Weight of a concept's words, of its whole phrases, and how strongly a long question thins it. */
  concept: 0.8,
  phrase: 1,
  focus: 2,
  /** Neighbouring words of the question found within so many tokens. */
  pair: 0.3,
  pairGap: 3,
  /** The best sentence, and the share of the question that stands in the passage. */
  sentence: 0.3,
  coverage: 0.3,
  /** Passages that get the second look. */
  candidates: 200,
  /** From so many passages on, the first look uses only the heaviest words and nothing is mended. */
  big: 10_000,
  bigTerms: 32,
  /** Weight of a mended word. */
  typo: 0.7,
  /** 0: a question that names its source is asked of all. */
  named: 1,
  /** Share of a title's weight that must stand in the question to search its source only. */
  route: 0.7,
  /** Naming a source by its first lines: weight needed, ratio to the next source, share of sources that may carry a word. */
  lead: 2,
  margin: 1.5,
  rare: 0.15,
};
