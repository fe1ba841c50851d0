import { foldWord, MEANINGLESS } from './fold.ts';

/** What a code unit can be to a reader of tokens; a unit beyond Latin-1 is a blank or none of these. */
export const LETTER = 1;
export const DIGIT = 2;
export const BLANK = 4;
export const ALONE = 8;
export const ENDS = 16;
export const JOINS = 32;

const LATIN = 256;
/** Marks that may go on a word or a number, so that only the pattern can tell where it ends. */
const GOES_ON = /['’ʼ´`\-‐‑–/°º˚ª\u00AD\u200B-\u200D\u2060\uFEFF]/;

/** A blank, or a mark that means nothing and is read as one. */
const isBlank = (one: string): boolean => /\s/.test(one) || MEANINGLESS.has(one);

function kindOf(unit: number): number {
  const one = String.fromCharCode(unit);
  const blank = isBlank(one) ? BLANK | (GOES_ON.test(one) ? 0 : ENDS) : 0;
  if (unit >= LATIN || blank) return blank;
  if (/[\p{L}\p{N}]/u.test(one)) {
    // The ordinal signs and the fractions are no letters, and a ligature is two.
    const plain = /[A-Za-zÀ-ÖØ-öø-ÿ]/.test(one) && foldWord(one).length === 1;
    return plain ? LETTER : /[0-9]/.test(one) ? DIGIT : 0;
  }
  if (GOES_ON.test(one)) return one === '/' ? ALONE : 0;
  return ENDS | (one === '.' ? 0 : ALONE) | (/[.,:]/.test(one) ? JOINS : 0);
}

/** The kinds of every code unit. */
export const KINDS = Uint8Array.from({ length: 65_536 }, (_, unit) => kindOf(unit));

/** What the letters, digits and marks of Latin-1 fold to, each to one code unit. */
export const FOLDED = Uint8Array.from({ length: LATIN }, (_, unit) => {
  const one = String.fromCharCode(unit);
  return KINDS[unit]! & LETTER ? foldWord(one).charCodeAt(0) : unit;
});

/** The code units of a text, and two line ends after it, so that a reader need not ask whether there is more. */
export function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length + 2);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  units.fill(0x0a, text.length);
  return units;
}

/** FNV-1a over code units (Fowler, Noll and Vo): where a hash begins, and what each step multiplies it by. */
export const SEED = 0x811c9dc5 | 0;
export const PRIME = 0x01000193;
