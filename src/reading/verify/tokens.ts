import { foldAt, INVISIBLE } from './fold.ts';
import { ALONE, BLANK, DIGIT, ENDS, FOLDED, JOINS, KINDS, LETTER, PRIME, SEED, unitsOf } from './units.ts';

/**
 * A text as a row of folded tokens. Two passages are equal when their tokens are, so the fold is a short list of what is harmless
 * (case, accents, space, quotation marks, ligatures, hyphens at line ends) and everything else makes another token.
 */
export type Token = { fold: string; start: number; end: number };

const ANY_LETTER = '(?![ºª])[\\p{L}\\p{N}]';
/** A word keeps its hyphens, apostrophes and line-end breaks; a number keeps its separators, so that "1.234-2020" or "5,5" is one token. */
const tokenPattern = (joinLines: boolean): RegExp =>
  new RegExp(
    `${ANY_LETTER}(?:${ANY_LETTER}|[\\p{M}${INVISIBLE}]|(?<=\\p{L})['’ʼ´\`](?=\\p{L})|(?<=\\p{L}[${INVISIBLE}]?)[-‐‑–](?=\\p{L})` +
      (joinLines ? `|(?<=\\p{L})[-‐]\\s*\\n\\s*(?=\\p{Ll})` : '') +
      `|(?<=\\d)[.,:](?=\\d)|(?<=\\d)[-‐‑–/](?=[\\p{L}\\d])|(?<=\\p{L})[-‐‑–/](?=\\d))*[°º˚ª]?|\\.{3,}|\\.(?:[ \\u00A0]\\.){2,}|\\S`,
    'yu',
  );
const JOINED = tokenPattern(true);
const APART = tokenPattern(false);
const [SPACE, NBSP, DOT] = [0x20, 0xa0, 0x2e];

/** Where a number ends, "5,5" and "1.234" each one; 0 where only the pattern can tell. */
function numberEnd(units: Uint16Array, start: number): number {
  for (let end = start + 1; ; end++) {
    const next = KINDS[units[end]!]!;
    if (!(next & DIGIT) && !(next & JOINS && KINDS[units[end + 1]!]! & DIGIT)) return next & ENDS ? end : 0;
  }
}

/** Where a mark ends that stands alone; 0 where only the pattern can tell. */
function markEnd(units: Uint16Array, start: number): number {
  if (KINDS[units[start]!]! & ALONE) return start + 1;
  if (units[start] !== DOT) return 0;
  const next = units[start + 1]!;
  const dots = next === DOT || ((next === SPACE || next === NBSP) && units[start + 2] === DOT);
  return dots ? 0 : start + 1;
}

/**
 * Hands over where each raw token of a text starts and ends, in order, with the hash of its fold where it is a plain one, whose fold is that
 * of each of its code units. `joinLines` reads "contra-\nto" as one word. Plain words, numbers and marks, which nearly all are, are told by
 * their code units; the pattern is asked for the others.
 */
export function scan(
  text: string,
  units: Uint16Array,
  joinLines: boolean,
  hear: (start: number, end: number, plain: boolean, hash: number) => void,
): void {
  const pattern = joinLines ? JOINED : APART;
  const [kinds, folded] = [KINDS, FOLDED];
  for (let at = 0; at < text.length;) {
    const kind = kinds[units[at]!]!;
    if (kind & BLANK) {
      at++;
      continue;
    }
    let end = at;
    let hash = SEED;
    if (kind & LETTER) {
      // The walk that finds the end of a word, most of the work, hashes it too.
      let next: number = kind;
      while (next & LETTER) {
        hash = Math.imul(hash ^ folded[units[end]!]!, PRIME);
        next = kinds[units[++end]!]!;
      }
      if (!(next & ENDS)) end = 0;
    } else {
      end = kind & DIGIT ? numberEnd(units, at) : markEnd(units, at);
      for (let i = at; i < end; i++) hash = Math.imul(hash ^ folded[units[i]!]!, PRIME);
    }
    const plain = end > 0;
    if (!plain) {
      pattern.lastIndex = at;
      end = pattern.test(text) ? pattern.lastIndex : 0;
    }
    if (end > at) hear(at, end, plain, hash);
    at = Math.max(end, at + 1);
  }
}

/** The tokens of a text in order. */
export function tokens(text: string, joinLines: boolean): Token[] {
  const all: Token[] = [];
  scan(text, unitsOf(text), joinLines, (start, end) => {
    const fold = foldAt(text, text.slice(start, end), start);
    if (fold) all.push({ fold, start, end });
  });
  return all;
}

export const isWord = (fold: string): boolean => /[\p{L}\p{N}]/u.test(fold);
export const isNumber = (fold: string): boolean => /\d/.test(fold);
