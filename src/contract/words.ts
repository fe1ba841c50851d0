import { z } from 'zod';

/** Marks that turn the direction of text: they make one name look like another (Unicode TR 36). */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const CONTROL = /[\u0001-\u001f\u007f-\u009f]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A character that people see may be several code points: room for joined emoji, none for a book of combining marks. */
const UNITS_A_CHARACTER = 8;

/** A text in NFC and trimmed, without marks that control or turn text. A NUL stays, for who refuses it. */
export const clean = (typed: string): string => typed.normalize('NFC').replace(CONTROL, ' ').replace(BIDI, '').trim();
/** Characters as people count them. */
export const characters = (text: string): number => [...graphemes.segment(text)].length;

/** The first `max` code points of a text: a character of two units is never halved, since half a one is no text. */
export const cut = (text: string, max: number): string =>
  Array.from(text.slice(0, 2 * max))
    .slice(0, max)
    .join('');

/**
 * One line that a person typed, such as a title or a name: at most `max` characters as people count them, in NFC, trimmed,
 * without control marks and marks of direction. A NUL is refused; blank is refused unless `blank` allows it.
 */
export const line = (max: number, { blank = false } = {}) =>
  z
    .string()
    .max(max * UNITS_A_CHARACTER)
    .refine((typed) => !typed.includes('\0'))
    .transform(clean)
    .pipe(
      z
        .string()
        .refine((text) => blank || text.replace(/\p{Cf}/gu, '').trim() !== '')
        .refine((text) => characters(text) <= max),
    );
