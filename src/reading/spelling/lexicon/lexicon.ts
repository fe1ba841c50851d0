import type { Language } from '#contract/language.ts';
import { BRITISH } from './british.ts';
import { ENGLISH } from './english.ts';
import { LATIN } from './latin.ts';
import { SPANISH } from './spanish.ts';

const listed = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The words of law that Fojas knows beside the dictionary of a language, with that dictionary's flags where a word is inflected. */
export const lexiconOf = (language: Language): string[] =>
  [...(language === 'es' ? SPANISH : [...ENGLISH, ...BRITISH]), ...LATIN].flatMap(listed);
