import type { Language } from '#contract/language.ts';
import { canonical } from '#reading/lines.ts';
import { sentences } from '#reading/sentences.ts';
import type { Chance } from '../chance.ts';
import { filesBelow, readText } from '../data.ts';
import { sideOf, type Side } from '../split.ts';

/** A sentence as it stands in a document of the data given, with the text that it stands in. */
export type Passage = { file: string; text: string; start: number; end: number; words: string; language: Language };
/** A document that passages are drawn from. */
export type Book = { file: string; text: string; language: Language };

const SETS: readonly [set: string, folder: string, language: Language, files: number][] = [
  ['leychile', 'md', 'es', 12],
  ['pjud', 'txt', 'es', 16],
  ['contratos-cl', '', 'es', 5],
  ['cuad', 'full_contract_txt', 'en', 16],
];
/** Words of a sentence that says something and can be quoted whole. */
const WORDS = { least: 10, most: 45 } as const;
/** Characters of a document that are read: the beginning of a code is as good as the whole of it. */
const READ = 400_000;
/** Marks of a sentence that was cut in the making of its text: holes, leaders, brackets, headings. */
const ODD = /[_|{}[\]#*…]|\.{3}|\n\s*\n|^\p{Ll}|^\d/u;

/** The label of an article before its words, which is no part of what it says. */
const LABEL =
  /^(?:[IVX]+\.\s+|(?:Art\.|Artículo)\s*\d[\d.]*(?:\s?(?:bis|ter|qu[áa]ter))?\s?[°º]?[\s.-]*(?:\d+[°º]\s)?)(?=\p{Lu})/u;
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(LABEL, '');

/** Documents of one side of each set, by chance. */
export function books(chance: Chance, side: Side): Book[] {
  return SETS.flatMap(([set, folder, language, count]) => {
    const all = filesBelow(set, folder).filter((file) => /\.(?:md|txt)$/.test(file) && !file.endsWith('README.md'));
    const some = chance.shuffled(all.filter((file) => sideOf(file) === side)).slice(0, count);
    return some.map((file) => ({ file, text: canonical(readText(file)).slice(0, READ), language }));
  });
}

/** Whole sentences of a document. */
export function passagesOf({ file, text, language }: Book): Passage[] {
  return sentences(text).flatMap(({ start, end }) => {
    const words = flat(text.slice(start, end));
    const count = words.split(' ').length;
    const letters = words.replace(/[^\p{L} ]/gu, '').length;
    const fits = count >= WORDS.least && count <= WORDS.most && /[.;]$/.test(words);
    const single = sentences(words).length === 1;
    return fits && single && letters > 0.85 * words.length && !ODD.test(words)
      ? [{ file, text, start, end, words, language }]
      : [];
  });
}

const texts = new Map<string, string>();
/** The words of a document from those that begin a part to those that end it, on one line. */
export function partOf(file: string, begins: string, ends: string): string {
  const text = texts.get(file) ?? canonical(readText(file)).replace(/\s+/g, ' ');
  texts.set(file, text);
  const start = text.indexOf(begins);
  const end = text.indexOf(ends, start);
  if (start < 0 || end < 0) throw new Error(`${file} has no part “${begins} … ${ends}”`);
  return text.slice(start, end + ends.length);
}
