import type { Language } from '#contract/language.ts';

/**
 * Documents of one made-up matter. `contradictions`: the two sides of each, as the number of the document and its day, sum or term. All else that looks like one is none:
 * two invoices, two instalments, a text that changes another.
 */
export type Matter = {
  name: string;
  language: Language;
  documents: readonly string[];
  contradictions: readonly (readonly [string, string])[];
};
