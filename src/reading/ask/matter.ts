import type { Language } from '#contract/language.ts';
import type { Token } from '../rules/types.ts';
import { FRAME, isStop } from '../words.ts';
import { FRAMING } from './framing/words.ts';

/** A part of a question, by its offsets. */
export type Part = { start: number; end: number };
export const overlaps = (a: Part, b: Part): boolean => a.start < b.end && a.end > b.start;

/** A text with blanks in the place of some of its parts, of the same length. */
export const without = (text: string, parts: readonly Part[]): string =>
  parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);

/** Whether a word only frames a question and says nothing of its matter. */
const frames = (word: string, language: Language): boolean =>
  isStop(word, language) || FRAME[language].has(word) || FRAMING[language].has(word);

/** The words of a question that say of what is asked, as typed. */
export const matterOf = (text: string, tokens: readonly Token[], language: Language): string =>
  tokens
    .filter(({ word }) => !frames(word, language))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
