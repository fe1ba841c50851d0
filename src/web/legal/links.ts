import { legalDocuments, legalNames } from '#contract/legal.ts';
import type { Language } from '#contract/language.ts';

/** The legal pages in the order of a list of links: their addresses, and what they are called in a language. */
export const legalLinks = (language: Language): readonly { to: string; name: string }[] =>
  legalDocuments.map((document) => ({ to: `/${document}`, name: legalNames[language][document] }));
