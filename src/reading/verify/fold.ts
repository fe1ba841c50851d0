import { withoutLigatures } from '../words.ts';

/** Characters that are seen as nothing: soft hyphens, joiners, marks of order. */
export const INVISIBLE = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF';
/** Marks that mean nothing, wherever they stand alone. */
export const MEANINGLESS: ReadonlySet<string> = new Set([
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

/** The fold of one raw token at its place in a text, which only matters for dashes; '' for a mark that means nothing there. */
export function foldAt(text: string, raw: string, start: number): string {
  if (raw.length <= 2 && MEANINGLESS.has(raw)) return '';
  if ((raw[0] === '.' && raw.length > 2) || raw === '…') return '…';
  if (DASH.test(raw)) {
    // A dash means something only beside a figure; list marks and parenthetic dashes come and go between versions.
    const end = start + raw.length;
    return /\d/.test(text[start - 1] ?? '') || /^\s*[\d$€]/.test(text.slice(end, end + 6)) ? '-' : '';
  }
  return raw === '°' || raw === 'º' ? '°' : foldWord(raw);
}
