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
/** Its meaning depends on its place; that of every other token does not. */
export const DASH = /^[-‐‑‒–—―−]$/;
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

/** Code units after which a word of plain letters is over: space, and marks that no word goes on with. */
const ENDS_WORD = new Set([...' \n\t,.;:()"'].map((one) => one.charCodeAt(0)));
/** Marks that are always a token of their own. */
const ALONE = new Set([...',;:()'].map((one) => one.charCodeAt(0)));
const [SPACE, NBSP, DOT] = [0x20, 0xa0, 0x2e];
/** A letter of ASCII or Latin-1; the ordinal signs are none. */
const isPlain = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) ||
  (unit >= 0x41 && unit <= 0x5a) ||
  (unit >= 0xc0 && unit <= 0xff && unit !== 0xd7 && unit !== 0xf7);

/** Where a token of the plain kinds ends, which most are; 0 where only the pattern can tell. */
function plainEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (ALONE.has(first)) return start + 1;
  if (first === DOT) {
    const next = text.charCodeAt(start + 1);
    const dots = next === DOT || ((next === SPACE || next === NBSP) && text.charCodeAt(start + 2) === DOT);
    return dots ? 0 : start + 1;
  }
  let end = start;
  while (isPlain(text.charCodeAt(end))) end++;
  return end > start && (end === text.length || ENDS_WORD.has(text.charCodeAt(end))) ? end : 0;
}

/**
 * Hands over the raw tokens of a text in order, with their folds as `foldAt` tells them. `joinLines` reads "contra-\nto" as one word.
 * Plain words and marks, which nearly all are, are told by their code units; the pattern is asked for the others.
 */
export function scan(text: string, joinLines: boolean, hear: (raw: string, start: number) => void): void {
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
    if (end > at) hear(text.slice(at, end), at);
    at = Math.max(end, at + 1);
  }
}

/** The tokens of a text in order. */
export function tokens(text: string, joinLines: boolean): Token[] {
  const all: Token[] = [];
  scan(text, joinLines, (raw, start) => {
    const fold = foldAt(text, raw, start);
    if (fold) all.push({ fold, start, end: start + raw.length });
  });
  return all;
}

export const isWord = (fold: string): boolean => /[\p{L}\p{N}]/u.test(fold);
export const isNumber = (fold: string): boolean => /\d/.test(fold);
