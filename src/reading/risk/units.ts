import { clauseAt, type Clause } from '../clauses.ts';
import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';

/** A sentence of the document with its words folded: lower case, no acute accents, plain marks, single spaces. */
export type Unit = Range & { words: string; clause: Clause | undefined };

const PLAIN: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
};
const ACCENT: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', à: 'a', è: 'e', ò: 'o' };
/** Longer sentences are read in pieces, so that no pattern can take long over one. */
const PIECE = 2400;

/** Lower case and plain marks, one character for one: an offset in the fold is one in the text. */
export function foldKept(text: string): string {
  const lower = text.toLowerCase();
  const kept =
    lower.length === text.length
      ? lower
      : [...text].map((c) => (c.length === c.toLowerCase().length ? c.toLowerCase() : c)).join('');
  return kept.replace(/[áéíóúüàèò’‘“”«»–—]/g, (c) => ACCENT[c] ?? PLAIN[c]!);
}
const BLANK = /[\s*]+/g;
/** Folded words with single spaces, and without the marks of Markdown. */
export const flat = (folded: string): string => folded.replace(BLANK, ' ').trim();

/** The sentences of a document, each with its clause, in order. */
export function unitsOf(text: string, folded: string, clauses: readonly Clause[]): Unit[] {
  const units: Unit[] = [];
  for (const { start, end } of sentences(text))
    for (let at = start; at < end; at += PIECE) {
      const to = Math.min(end, at + PIECE);
      const words = flat(folded.slice(at, to));
      if (words.length > 3) units.push({ start: at, end: to, words, clause: clauseAt(clauses, at) });
    }
  return units;
}

/** Where characters `from`..`to` of a unit's words stand in the text. */
export function placeIn(folded: string, unit: Unit, from: number, to: number): Range {
  let seen = 0;
  let start = -1;
  let blank = true;
  for (let at = unit.start; at < unit.end; at++) {
    const isBlank = /[\s*]/.test(folded[at]!);
    if (isBlank && blank) continue;
    if (seen === from && start < 0) start = at;
    blank = isBlank;
    if (++seen >= to) return { start: start < 0 ? unit.start : start, end: at + 1 };
  }
  return { start: start < 0 ? unit.start : start, end: unit.end };
}
