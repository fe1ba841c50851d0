import type { Range } from '../lines.ts';
import { fold } from '../words.ts';
import { rangeOf, type Sentence } from './sentence.ts';

/** A division of a document by its number or its ordinal; folded. */
const DIVISION =
  /\b(?:articulos?|art\.|articles?|sections?|clauses?|clausulas?|considerandos?|capitulos?|titulos?|anexos?|exhibits?|schedules?)\s+(?:n[°º.]*\s*)?(?:\d[\d.]*|(?:(?:decim|vigesim|trigesim)[oa]\s)?(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim|undecim|duodecim)[oa]?|[ivxl]+)\b/g;
/** Divisions that are named by another word, or in another language, with one name for them (folded). */
const SAME_DIVISION: readonly [RegExp, string][] = [
  [/\b(?:clausulas?|clauses?|secciones|seccion|sections?)\b/g, 'clause'],
  [/\b(?:articulos?|arts?|articles?)\b/g, 'article'],
  [/\b(?:anexos?|annex(?:es)?|exhibits?|schedules?|appendix)\b/g, 'annex'],
];
/** Words (folded) on one line between blanks, divisions by one name for them. */
export const flat = (text: string): string =>
  SAME_DIVISION.reduce(
    (words, [names, name]) => words.replace(names, name),
    ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `,
  );

/** Divisions that a statement names and that stand nowhere in a text, which is flat. */
export function divisions({ text, references }: Sentence, beside: string): Range[] {
  const folded = fold(text);
  // Where folding changes the length, places in it are none of the text.
  if (folded.length !== text.length) return [];
  return [...folded.matchAll(DIVISION)]
    .map(({ 0: said, index }) => ({ said, start: index, end: index + said.length }))
    .filter(({ start, end }) => !references.some((one) => one.start < end && start < one.end))
    .filter(({ said }) => !beside.includes(flat(said)))
    .map(rangeOf);
}
