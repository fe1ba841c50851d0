import type { Language } from '#contract/language.ts';

/** A question, the figure that answers it, and another figure of the documents: of the same thing where it is planted, of another where it is harmless. */
export type Pair = readonly [question: string, first: string, other: string];

/** Short documents with figures that contradict each other, and figures that only look as if they did. */
export type Planted = {
  name: string;
  language: Language;
  texts: readonly string[];
  planted: readonly Pair[];
  harmless: readonly Pair[];
};
