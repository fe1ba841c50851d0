/**
 * A text as a row of folded tokens. Two passages are equal when their tokens are, so the fold is a short list of what is harmless
 * (case, accents, space, quotation marks, ligatures, hyphens at line ends) and everything else makes another token.
 */
export type Token = { fold: string; start: number; end: number };

/** The words of typesetting; an explicit table, since NFKC would also turn "m²" into "m2" and "½" into "1/2". */
const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ĳ: 'ij',
};
const LIGATURE = /[ﬀ-ﬆæœßĳ]/g;
export const withoutLigatures = (word: string): string => word.replace(LIGATURE, (c) => LIGATURES[c] ?? c);

const LETTER = '(?![ºª])[\\p{L}\\p{N}]';
const INVISIBLE = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF';
/** A word keeps its hyphens, apostrophes and line-end breaks; a number keeps its separators, so that "1.234-2020" or "5,5" is one token. */
const tokenPattern = (joinLines: boolean): RegExp =>
  new RegExp(
    `${LETTER}(?:${LETTER}|[\\p{M}${INVISIBLE}]|(?<=\\p{L})['’ʼ´\`](?=\\p{L})|(?<=\\p{L}[${INVISIBLE}]?)[-‐‑–](?=\\p{L})` +
      (joinLines ? `|(?<=\\p{L})[-‐]\\s*\\n\\s*(?=\\p{Ll})` : '') +
      `|(?<=\\d)[.,:](?=\\d)|(?<=\\d)[-‐‑–/](?=[\\p{L}\\d])|(?<=\\p{L})[-‐‑–/](?=\\d))*[°º˚ª]?|\\.{3,}|\\.(?:[ \\u00A0]\\.){2,}|\\S`,
    'gu',
  );
const JOINED = tokenPattern(true);
const APART = tokenPattern(false);
const MARKS_WITHOUT_MEANING = new Set([
  ...'\'"“”„‟«»‘’‚‛‹›`´″′*_#|~•·●▪◦■□►',
  ...'\u00AD\u200B\u200C\u200D\u2060\uFEFF',
]);
const DROPPED = new RegExp(`[${INVISIBLE}'’ʼ´\`]`, 'g');
const DASH = /^[-‐‑‒–—―−]$/;
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

/** The fold of one raw token at its place in a text; '' for a mark that means nothing there. */
function foldAt(text: string, raw: string, start: number): string {
  if (raw.length <= 2 && MARKS_WITHOUT_MEANING.has(raw)) return '';
  if ((raw[0] === '.' && raw.length > 2) || raw === '…') return '…';
  if (DASH.test(raw)) {
    // A dash means something only beside a figure; list marks and parenthetic dashes come and go between versions.
    const end = start + raw.length;
    return /\d/.test(text[start - 1] ?? '') || /^\s*[\d$€]/.test(text.slice(end, end + 6)) ? '-' : '';
  }
  return raw === '°' || raw === 'º' ? '°' : foldWord(raw);
}

/** The tokens of a text in order. `joinLines` reads "contra-\nto" as one word. */
export function* tokens(text: string, joinLines: boolean): Generator<Token> {
  for (const match of text.matchAll(joinLines ? JOINED : APART)) {
    const [raw] = match;
    const fold = foldAt(text, raw, match.index);
    if (fold) yield { fold, start: match.index, end: match.index + raw.length };
  }
}

export const isWord = (fold: string): boolean => /[\p{L}\p{N}]/u.test(fold);
export const isNumber = (fold: string): boolean => /\d/.test(fold);
