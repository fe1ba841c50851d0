import { canonical } from '#reading/lines.ts';
import { endOf, indexText, slice, type TextIndex } from '#reading/verify/text-index.ts';
import type { Chance } from './chance.ts';
import { filesBelow, readText } from './data.ts';
import { sideOf, type Side } from './split.ts';

export type Kind = 'laws' | 'rulings' | 'contracts';
/** True words of a text: what they are, where they stand, and the notebook they are looked for in. */
export type Quotation = { words: string; text: number; start: number; end: number; kind: Kind; book: Book };
/** The texts of one notebook, read for the verifier, and all their letters and digits in a row, read by another reader. */
export type Book = { texts: TextIndex[]; compact: string };

const MOST_BYTES = 3_000_000;
const LEAST_BYTES = 1500;
const LIGATURES: Record<string, string> = { ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff', ﬃ: 'ffi', ﬄ: 'ffl' };

/** Letters, digits and the signs that change a sum: the second, separately written reader. */
export const compact = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ﬀ-ﬄ]/g, (one) => LIGATURES[one]!)
    .normalize('NFD')
    .replace(/[^a-z0-9%$]/g, '');

const filesOf = (side: Side, files: readonly string[]): string[] => files.filter((file) => sideOf(file) === side);

function book(chance: Chance, files: readonly string[]): Book {
  const texts: TextIndex[] = [];
  let bytes = 0;
  for (const file of chance.shuffled(files)) {
    const text = canonical(readText(file));
    if (text.length < LEAST_BYTES || text.length > MOST_BYTES / 2 || bytes + text.length > MOST_BYTES) continue;
    bytes += text.length;
    texts.push(indexText(text));
  }
  return { texts, compact: texts.map(({ text }) => compact(text)).join('|') };
}

/** A notebook of laws, one of rulings and one of contracts, up to 3 MB each, of the files of one side. */
export const books = (chance: Chance, side: Side): Record<Kind, Book> => ({
  laws: book(
    chance,
    filesOf(
      side,
      filesBelow('leychile', 'md').filter((file) => file.endsWith('.md')),
    ),
  ),
  rulings: book(chance, filesOf(side, filesBelow('pjud', 'txt'))),
  contracts: book(chance, filesOf(side, filesBelow('cuad', 'full_contract_txt'))),
});

const isWord = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text);
/** Its own ellipses, brackets, blanks and page breaks are measured apart; a figure is not cut from its sign. */
const ODD = /\.{3}|…|\[|\]|[-‐]\s*\n|_{3}|\n\s*\n/;
const CUT_FIGURE = /^\s*(?:%|por ciento|percent)/i;

/** Words that stand somewhere in a book, `least` to `most` of them. */
export function trueQuotation(chance: Chance, kind: Kind, book: Book, least = 10, most = 60): Quotation {
  for (;;) {
    const text = chance.between(0, book.texts.length - 1);
    const index = book.texts[text]!;
    const { text: whole, starts, ids } = index;
    const count = chance.between(least, most);
    const token = (i: number): string => slice(index, i, i + 1);
    let first = chance.between(0, ids.length - 1);
    while (first < ids.length && !isWord(token(first))) first++;
    let [words, last] = [0, first];
    for (let i = first; i < ids.length && words < count; i++)
      if (isWord(token(i))) {
        words++;
        last = i;
      }
    if (words < count) continue;
    const [start, end] = [starts[first]!, endOf(index, last)];
    if (CUT_FIGURE.test(whole.slice(end, end + 14))) continue;
    const said = whole.slice(start, end);
    const letters = said.replace(/[^\p{L}]/gu, '').length;
    if (/[-−]$/.test(whole.slice(0, start)) || ODD.test(said) || letters < said.length * 0.6) continue;
    return { words: said, text, start, end, kind, book };
  }
}
