import { Cursor } from '../references/cursor.ts';
import { ordinal } from '../references/numbers.ts';

/** A division as its own line names it: of what kind, with what number ("5", "5.2"), and where the line's label stands. */
export type Label = {
  kind: 'clause' | 'article' | 'section' | 'number' | 'annex';
  number: string;
  start: number;
  end: number;
};

const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
/** The value of a Roman numeral; null for other letters. */
function roman(text: string): number | null {
  if (!/^[IVXLC]+$/.test(text)) return null;
  const values = [...text].map((c) => ROMAN[c]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** "5", "V", "quinta" and "décimo quinta" as figures; null for what is none. */
export function numberOf(raw: string): string | null {
  if (/^\d+(?:\.\d+)*$/.test(raw)) return raw;
  const value = roman(raw.toUpperCase());
  if (value !== null) return String(value);
  const c = new Cursor(raw);
  const read = ordinal(c);
  return read === null ? null : String(read);
}

const WORD =
  '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]|(?:d[ée]cim|vig[ée]sim|trig[ée]sim)[oa](?:\\s?-?(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven)[oa])?|decim[oa](?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven)[oa]|und[ée]cim[oa]|duod[ée]cim[oa])';
/** The number of a division, in words, figures or Roman ones. */
export const NUMBER_OF = `(?:${WORD}|\\d+(?:\\.\\d+)*|[IVXLC]+)`;

const LINE =
  /^[ #*"“]*(?:(?<clause>cl[áa]usula|clause)\s+|(?<article>art[íi]culo|article)\s+|(?<section>secci[óo]n|section|parte?)\s+|(?<annex>anexo|annex|exhibit|schedule|appendix|ap[ée]ndice)\s+)?(?:n[°º.]\s*)?/iu;
const HEAD = new RegExp(`^(${NUMBER_OF}|[A-Z](?![\\p{L}]))\\s*(?<mark>[:.)°º–—-]|\\s|$)`, 'iu');
const WORDED = new RegExp(`^${WORD}$`, 'iu');

/** The labels of the divisions of a text, each from the head of its line. */
export function labelsOf(text: string): Label[] {
  const found: Label[] = [];
  for (let start = 0; start < text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, Math.min(end, start + 90));
    const named = LINE.exec(line)!;
    const head = HEAD.exec(line.slice(named[0].length));
    if (head) push(found, named, head, start);
    start = end + 1;
  }
  return found;
}

function push(found: Label[], named: RegExpExecArray, head: RegExpExecArray, start: number): void {
  const [, raw = ''] = head;
  const { clause, article, section, annex } = named.groups ?? {};
  const place = { start, end: start + named[0].length + raw.length };
  if (annex) return void found.push({ kind: 'annex', number: raw.toUpperCase(), ...place });
  const number = numberOf(raw);
  if (number === null) return;
  if (clause || article || section)
    return void found.push({ kind: clause ? 'clause' : article ? 'article' : 'section', number, ...place });
  // "IV. Conclusions": by itself one letter is hardly a number.
  if (/^[IVX]+$/.test(raw) && /[.)–—-]/.test(head.groups?.mark ?? ''))
    found.push({ kind: 'section', number, ...place });
  else if (WORDED.test(raw) && /[:.)–—-]/.test(head.groups?.mark ?? ''))
    found.push({ kind: 'clause', number, ...place });
  else if (/^\d/.test(raw) && /[.):\s]/.test(head.groups?.mark ?? '')) found.push({ kind: 'number', number, ...place });
}
