import type { Language } from '#contract/language.ts';
import { analyse, wordsOf } from '../words.ts';

/** A content word of a text as the lexicon compares it: folded, and by the stem of that, so that an accent left out changes nothing. `root`: its stem as typed. */
export type Spoken = { word: string; key: string; root: string };

const PLURAL = /(?<=\p{L}{3})e?s$/u;
/** A word without the ending of its plural. */
export const singular = (folded: string): string => folded.replace(PLURAL, '');

/** The content words of a text, in order. */
export function spokenIn(text: string, language: Language): Spoken[] {
  return wordsOf(text).flatMap(({ raw }) => {
    const found = analyse(raw, language);
    return found
      ? [{ word: found.word, key: analyse(found.word, language)?.stem ?? found.word, root: found.stem }]
      : [];
  });
}

/**
 * A term by which people name a concept. Several words are compared by their keys; a single one as it is typed, but for its plural: stems of single words make
 * "pagaré" one with "pagar".
 */
export type Trigger = readonly string[];
export const isSingle = (trigger: Trigger): boolean => trigger.length === 1;
export function triggerOf(term: string, language: Language): Trigger {
  const words = spokenIn(term, language);
  return words.length === 1 ? [singular(words[0]!.word)] : [...new Set(words.map(({ key }) => key))];
}
