import type { Language } from '#contract/language.ts';

/**
 * Words that a specification puts between quotation marks and a person reads: where it does (document and section), in which language they are, the
 * words to the letter, and what the product says there. `why` stands where they are said otherwise or elsewhere than the section tells.
 */
export type Row = { at: string; language: Language; words: string; said: string; why?: string };

/** The rows of one section, in one language. */
export const rows = (at: string, language: Language, of: readonly (readonly [string, string, string?])[]): Row[] =>
  of.map(([words, said, why]) => ({ at, language, words, said, ...(why !== undefined && { why }) }));

/** Words that the specification quotes in the midst of its own sentence; on the screen they begin one. */
export const MIDST = 'begins a sentence on the screen';
