import { withoutLigatures } from '../words.ts';

/**
 * A text as a row of folded tokens. Two passages are equal when their tokens are, so the fold is a short list of what is harmless
 * (case, accents, space, quotation marks, ligatures, hyphens at line ends) and everything else makes another token.
 */
export type Token = { fold: string; start: number; end: number };

const LETTER = '(?![ºª])[\\p{L}\\p{N}]';
const INVISIBLE = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF';
/** A word keeps its hyphens, apostrophes and line-end breaks; a number keeps its separators, so that "1.234-2020" or "5,5" is one token. */
const tokenPattern = (joinLines: boolean): RegExp =>
  new RegExp(
    `${LETTER}(?:${LETTER}|[\\p{M}${INVISIBLE}]|(?<=\\p{L})['’ʼ´\`](?=\\p{L})|(?<=\\p{L}[${INVISIBLE}]?)[-‐‑–](?=\\p{L})` +
      (joinLines ? `|(?<=\\p{L})[-‐]\\s*\\n\\s*(?=\\p{Ll})` : '') +
      `|(?<=\\d)[.,:](?=\\d)|(?<=\\d)[-‐‑–/](?=[\\p{L}\\d])|(?<=\\p{L})[-‐‑–/](?=\\d))*[°º˚ª]?|\\.{3,}|\\.(?:[ \\u00A0]\\.){2,}|\\S`,
    'yu',
  );
const JOINED = tokenPattern(true);
const APART = tokenPattern(false);
const MARKS_WITHOUT_MEANING = new Set([
  ...'\'"“”„‟«»‘’‚‛‹›`´″′*_#|~•·●▪◦■□►',
  ...'\u00AD\u200B\u200C\u200D\u2060\uFEFF',
]);
const DROPPED = new RegExp(`[${INVISIBLE}'’ʼ´\`]`, 'g');
const DASH = /^[-‐‑‒–—―−]$/;
const HYPHEN = 0x2d;
/** Whether a token is a dash: its meaning depends on its place; that of every other token does not. */
export const isDash = (text: string, start: number, end: number): boolean =>
  end === start + 1 &&
  (text.charCodeAt(start) === HYPHEN || (text.charCodeAt(start) > 0x2000 && DASH.test(text.slice(start, end))));
/** Words remembered by the fold; a text in Spanish or English has some ten thousand. */
const REMEMBERED = 200_000;

const folds = new Map<string, string>();
/** A word without case, accents, ligatures, invisible marks and inner line breaks. */
export function foldWord(raw: string): string {
  const known = folds.get(raw);
  if (known !== undefined) return known;
  const lower = raw.toLowerCase();
  const fold = /^[a-z0-9]+$/.test(lower)
    ? lower
    : withoutLigatures(lower)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[º˚]/g, '°')
        .replace(DROPPED, '')
        .replace(/(?<=\p{L})[-‐‑–]\s*(?=\p{L})/gu, '')
        .replace(/[‐‑–]/g, '-');
  if (folds.size > REMEMBERED) folds.clear();
  folds.set(raw, fold);
  return fold;
}

/** The fold of one raw token at its place in a text, which only matters for dashes; '' for a mark that means nothing there. */
export function foldAt(text: string, raw: string, start: number): string {
  if (raw.length <= 2 && MARKS_WITHOUT_MEANING.has(raw)) return '';
  if ((raw[0] === '.' && raw.length > 2) || raw === '…') return '…';
  if (DASH.test(raw)) {
    // A dash means something only beside a figure; list marks and parenthetic dashes come and go between versions.
    const end = start + raw.length;
    return /\d/.test(text[start - 1] ?? '') || /^\s*[\d$€]/.test(text.slice(end, end + 6)) ? '-' : '';
  }
  return raw === '°' || raw === 'º' ? '°' : foldWord(raw);
}

/** What a code unit of Latin-1 can be: a letter of a plain word (the ordinal signs are none), a digit, a mark that no word goes on with, or one that stands alone. */
const [LETTERS, DIGITS, ENDS, ALONE, JOINS] = [1, 2, 4, 8, 16];
const KINDS = Uint8Array.from({ length: 256 }, (_, unit) => {
  const one = String.fromCharCode(unit);
  return (
    (/[A-Za-zÀ-ÖØ-öø-ÿ]/.test(one) ? LETTERS : 0) |
    (/[0-9]/.test(one) ? DIGITS : 0) |
    (/[ \n\t,.;:()"]/.test(one) ? ENDS : 0) |
    (/[,;:()]/.test(one) ? ALONE : 0) |
    (/[.,:]/.test(one) ? JOINS : 0)
  );
});
const [SPACE, NBSP, DOT] = [0x20, 0xa0, 0x2e];
/** The kinds of the code unit at a place; none beyond Latin-1, and the end of the text ends a word. */
const kindsAt = (text: string, at: number): number => (at < text.length ? (KINDS[text.charCodeAt(at)] ?? 0) : ENDS);

/** Where a token of the plain kinds ends, which most are; 0 where only the pattern can tell. */
function plainEnd(text: string, start: number): number {
  const first = kindsAt(text, start);
  if (first & ALONE) return start + 1;
  if (text.charCodeAt(start) === DOT) {
    const next = text.charCodeAt(start + 1);
    const dots = next === DOT || ((next === SPACE || next === NBSP) && text.charCodeAt(start + 2) === DOT);
    return dots ? 0 : start + 1;
  }
  const same = first & (LETTERS | DIGITS);
  if (same === 0) return 0;
  let end = start + 1;
  while (kindsAt(text, end) & same) end++;
  const after = kindsAt(text, end);
  if ((after & ENDS) === 0) return 0;
  // "5,5" and "1.234" are one number.
  return same === DIGITS && after & JOINS && kindsAt(text, end + 1) & DIGITS ? 0 : end;
}

/**
 * Hands over where each raw token of a text starts and ends, in order. `joinLines` reads "contra-\nto" as one word.
 * Plain words and marks, which nearly all are, are told by their code units; the pattern is asked for the others.
 */
export function scan(text: string, joinLines: boolean, hear: (start: number, end: number) => void): void {
  const pattern = joinLines ? JOINED : APART;
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    if (unit === SPACE || unit === 0x0a) {
      at++;
      continue;
    }
    let end = plainEnd(text, at);
    if (end === 0) {
      pattern.lastIndex = at;
      end = pattern.test(text) ? pattern.lastIndex : 0;
    }
    if (end > at) hear(at, end);
    at = Math.max(end, at + 1);
  }
}

/** The tokens of a text in order. */
export function tokens(text: string, joinLines: boolean): Token[] {
  const all: Token[] = [];
  scan(text, joinLines, (start, end) => {
    const fold = foldAt(text, text.slice(start, end), start);
    if (fold) all.push({ fold, start, end });
  });
  return all;
}

export const isWord = (fold: string): boolean => /[\p{L}\p{N}]/u.test(fold);
export const isNumber = (fold: string): boolean => /\d/.test(fold);
