import type { Range } from '../lines.ts';

/** Characters of a passage, and of those before its citation. */
const MOST = 460;
const BEFORE = 300;
/** Characters of a proposition, and words of a quotation that can be one. */
const PROPOSED = 420;
const QUOTED_WORDS = 5;

const isSpace = (c: string | undefined): boolean => c === undefined || /\s/.test(c);
const trimmed = (text: string, { start, end }: Range): Range => {
  let [a, b] = [start, end];
  while (a < b && /[\s,;:(–—-]/.test(text[a]!)) a++;
  while (b > a && /[\s,;:(–—-]/.test(text[b - 1]!)) b--;
  return { start: a, end: b };
};

/** A range cut to so many characters at words; `at` is kept within it. */
export function cut(text: string, range: Range, at: Range, most = MOST): Range {
  let { start, end } = range;
  if (end - start > most) {
    start = Math.max(start, Math.min(at.start - BEFORE, end - most));
    while (start > range.start && start < at.start && !isSpace(text[start - 1])) start++;
    end = Math.max(at.end, Math.min(end, start + most));
    while (end < range.end && end > at.end && !isSpace(text[end])) end--;
  }
  while (start < end && isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  return { start, end };
}

/** The words around a citation that are shown. */
export const passageOf = (text: string, one: Range, around: Range): Range =>
  cut(text, { start: Math.min(around.start, one.start), end: Math.max(around.end, one.end) }, one);

const QUOTATION = /[“«"]([^“”«»"]{20,1500})[”»"]/g;
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The quotations of at least five words in a range, without their marks. */
export function quotationsIn(text: string, { start, end }: Range): Range[] {
  return [...text.slice(start, end).matchAll(QUOTATION)]
    .filter(([, inner]) => words(inner!) >= QUOTED_WORDS)
    .map(({ index, 1: inner }) => ({ start: start + index + 1, end: start + index + 1 + inner!.length }));
}

/** What a citation says in between: "como lo ha sostenido esta Corte (Rol …), que el plazo …". */
const THAT = /(?:\bque|:)\s+$/;
/** The date behind a number, and the mark that ends an aside. */
const DATED = /^[\s,]*(?:de(?: fecha)? [^,;()–—-]{4,60}?\d{4})?[\s,–—-]*/;
/** Characters before a citation up to which it is named at the head of its sentence. */
const NAMED_FIRST = 220;
const STATING = /\b(?:que|en orden a que|en cuanto a que)\s+(?=\S)/g;

/**
 * What a ruling is cited for: the quotation nearest to it, else what stands before the brackets that it is in, else what follows "que" behind it. Null where
 * none of these can be told: then the passage says it.
 */
export function propositionOf(text: string, one: Range, sentence: Range, stated: Range | null): Range | null {
  const around = { start: stated?.start ?? sentence.start, end: sentence.end };
  const quoted = quotationsIn(text, around);
  const distance = (range: Range): number =>
    range.end <= one.start ? one.start - range.end : range.start >= one.end ? range.start - one.end : 0;
  const nearest = quoted.sort((a, b) => distance(a) - distance(b))[0];
  if (nearest) return cut(text, nearest, { start: nearest.start, end: nearest.start }, PROPOSED);
  const opened = text.lastIndexOf('(', one.start);
  const closed = text.lastIndexOf(')', one.start);
  if (opened > closed && opened >= sentence.start) {
    const before = trimmed(text, {
      start: stated && opened <= sentence.start + 2 ? stated.start : sentence.start,
      end: opened,
    });
    if (words(text.slice(before.start, before.end)) >= QUOTED_WORDS)
      return cut(text, before, { start: Math.max(before.start, before.end - 1), end: before.end }, PROPOSED);
  }
  const behind = text.slice(one.end, sentence.end);
  const said = [...behind.matchAll(STATING)][0];
  const dated = DATED.exec(behind)?.[0].length ?? 0;
  // Named at the head of its sentence, the rest of it is what it is named for.
  if (!said && one.start - sentence.start > NAMED_FIRST) return null;
  const from = one.end + (said ? said.index + (THAT.test(said[0]) ? said[0].length : 0) : dated);
  const after = trimmed(text, { start: from, end: sentence.end });
  if (words(text.slice(after.start, after.end)) < QUOTED_WORDS) return null;
  return cut(text, after, { start: after.start, end: after.start }, PROPOSED);
}
