import type { ReferenceOf } from '#contract/references.ts';
import { references } from '../references/references.ts';
import { fold } from '../words.ts';
import { lawsIn } from './laws.ts';

/** A part of a division, from the widest to the narrowest: its paragraph, its numeral, its letter. "final" and "penultimo" count from the end. */
export type Parts = { inciso: string | null; numeral: string | null; letter: string | null };
/** A division of a document that a question names: "artículo 12", "cláusula octava, letra b)", "Section 4.2". `law`: the law or code that it is said to be of. */
export type Reference = {
  kind: 'article' | 'clause';
  number: string;
  label: string;
  law: string | null;
  parts: Parts;
};

/** The stems of the ordinals from the first to the twentieth, and of the thirtieth. */
export const ORDINALS =
  'primer segund tercer cuart quint sext septim octav noven decim undecim duodecim decimotercer decimocuart decimoquint decimosext decimoseptim decimoctav decimonoven vigesim'.split(
    ' ',
  );
const THIRTIETH = 'trigesim';
const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ENGLISH_ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** "octava", "décima segunda", "vigésimo quinto" or "nine" as a number; null for another word. */
function inWords(folded: string): number | null {
  const english = Math.max(ENGLISH.indexOf(folded), ENGLISH_ORDINALS.indexOf(folded)) + 1;
  if (english > 0) return english;
  const words = folded
    .split(/\s+/)
    .map((word) => (word.startsWith(THIRTIETH) ? 30 : ORDINALS.findLastIndex((stem) => word.startsWith(stem)) + 1));
  return words.length === 0 || words.includes(0) ? null : words.reduce((sum, n) => sum + n, 0);
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
/** "xiii" as a number; null for another word. */
function roman(folded: string): number | null {
  if (!/^(?:x{0,3})(?:ix|iv|v?i{0,3})$/.test(folded) || folded === '') return null;
  const values = [...folded].map((letter) => ROMAN[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** What follows the number of an article: "bis", or a letter of its own. */
export const SUFFIX = String.raw`[º°]?(?:\s?(?:bis|ter|qu[áa]ter|quinquies|sexies|septies|octies|nonies|decies|[A-Z])(?![\p{L}\d°]))?`;
const UNIT = '(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|d[ée]cim|vig[ée]sim|trig[ée]sim)[oa]?';
const ORDINAL_WORDS = String.raw`(?:(?:d[ée]cim|vig[ée]sim|trig[ée]sim)[oa]\s+)?\p{L}*${UNIT}`;
const NAMED = new RegExp(
  String.raw`\b(art[íi]culos?|art\.?|cl[áa]usulas?|considerandos?|numeral(?:es)?|n[úu]mero|article|section|clause|paragraph|sec\.)\s+(?:n[°ºo.]*\s*)?` +
    String.raw`(\d+(?:\.\d+)*${SUFFIX}|${ORDINAL_WORDS}|(?:${ENGLISH.join('|')})(?!\p{L})|[IVXL]+(?!\p{L}))(?!(?![ºª])[\p{L}\d])`,
  'giu',
);

/** "7 y" and "7 a" go on with a word; "7 A" and "7 bis" are articles. */
const withoutWord = (typed: string): string => typed.replace(/\s(?:[a-z]|[YEOU])$/, '').replace(/[º°.]+$/, '');
/** The number that a division goes by, however it is written. */
export const numberOf = (typed: string): string => {
  const folded = fold(withoutWord(typed)).trim();
  const digits = folded
    .replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)\.?[oº°]$/, '')
    .replace(/(?<=\d)[º°]?\s*(?=[a-z])/, ' ');
  return String(inWords(folded) ?? roman(folded) ?? digits);
};

/** Articles that one list of a question may name, those within a range too. */
const LISTED = 8;
const NO_PARTS: Parts = { inciso: null, numeral: null, letter: null };
type Listed = { number: string; parts: Parts };
/** Every article of a list: "6" and "7 bis" of "artículos 5, 6 y 7 bis", 6 to 8 of "5 al 8". */
function listed({ items }: ReferenceOf<'articles'>): Listed[] {
  return items.flatMap(({ article, to, incisos, numerals, letters }) => {
    const [from, upTo] = [Number.parseInt(article, 10), Number.parseInt(to ?? '', 10)];
    const inside = Array.from({ length: Math.max(0, Math.min(upTo - from - 1, LISTED) || 0) }, (_, i) => from + 1 + i);
    const parts = { inciso: incisos[0] ?? null, numeral: numerals[0] ?? null, letter: letters[0] ?? null };
    return [article, ...inside.map(String), ...(to === null ? [] : [to])].map((number) => ({
      number: number.toLowerCase(),
      parts,
    }));
  });
}

const INCISO = new RegExp(
  String.raw`\binciso\s+(\d{1,2}|final|[úu]ltimo|pen[úu]ltimo|${ORDINAL_WORDS})|\b(${ORDINAL_WORDS}|[úu]ltimo|pen[úu]ltimo)\s+inciso\b`,
  'iu',
);
const NUMERAL = new RegExp(
  String.raw`(?:\bn[úu]mero|\bnumeral|\bordinal|(?<!\p{L})n[°º]|(?<!\p{L})n\.?)\s*(\d{1,3}(?![\d.]*\d)|${ORDINAL_WORDS})`,
  'iu',
);
const LETTER = /\b(?:letras?|literal|letter)\s+["“'(]?([a-z])["”']?(?![\p{L}])\)?|(?<=\d\s?)\(([a-z])\)/iu;

/** The part of a division that a question names beside it, whichever comes first. */
export function partsIn(question: string): Parts {
  const inciso = INCISO.exec(question);
  const numeral = NUMERAL.exec(question)?.[1];
  const letter = LETTER.exec(question);
  return {
    inciso: inciso ? numberOf(inciso[1] ?? inciso[2]!) : null,
    numeral: numeral ? numberOf(numeral) : null,
    letter: (letter?.[1] ?? letter?.[2])?.toLowerCase() ?? null,
  };
}

const SHORT = /^[\s¿]*(?:y|and|e)\s+(?:qu[ée] dice\s+)?(?:la|el|the)?\s*["“(]?([a-z])["”]?\)?\s*[?.]*\s*$/iu;
/**
 * "¿Y la letra c)?" after a question of a division: that question with this part in the place of its own, and the name of what is asked now. Null where
 * the question names no part. `last` null: the part is asked of what the last answer quoted.
 */
export function partOfLast(question: string, last: string | null): { question: string; as: string } | null {
  const short = SHORT.exec(question)?.[1];
  const own = short ? `letra ${short})` : question;
  const { inciso, numeral, letter } = partsIn(own);
  const phrase = [INCISO, NUMERAL, LETTER].flatMap((pattern) => pattern.exec(own)?.[0].trim() ?? []).join(', ');
  if (!phrase || divisionsNamed(own).some(({ word }) => !/^n/i.test(word))) return null;
  if (last === null) return { question: own, as: phrase };
  // A letter stands within the numeral of before; a numeral within nothing but the article.
  const replaced = [
    ...(letter || numeral || inciso ? [LETTER] : []),
    ...(numeral || inciso ? [NUMERAL] : []),
    ...(inciso ? [INCISO] : []),
  ];
  const label = divisionsNamed(last).find(({ word }) => !/^n/i.test(word))?.label ?? referencesIn(last)[0]?.label;
  const rest = replaced.reduce((text, pattern) => text.replace(pattern, ' '), last.replace(/[¿?]/g, ''));
  return label === undefined ? null : { question: `${rest.trim()}, ${phrase}`, as: `${label}, ${phrase}` };
}

type Named = { at: number; word: string; number: string; label: string };
/** "cláusula cuarta, numeral 4.3" is numeral 4.3; the numeral of an article is a part of it. */
function divisionsNamed(question: string): Named[] {
  const all = [...question.matchAll(NAMED)].map(({ index, 0: label, 1: word, 2: number }) => ({
    at: index,
    word: word!,
    number: numberOf(number!),
    label: withoutWord(label).replace(/^(art[íi]culo|art|cl[áa]usula)s/i, '$1'),
  }));
  const minor = ({ word }: Named): boolean => /^n/i.test(word);
  const major = all.filter((one) => !minor(one));
  const dotted = all.filter((one) => minor(one) && one.number.includes('.'));
  if (dotted.length > 0) return dotted;
  return major.length > 0 ? major : all.filter(({ word }) => /^numeral/i.test(word));
}

/** The divisions that a question names, in its order: each of the next law that is named after it, else of the last before it. */
export function referencesIn(question: string): Reference[] {
  const laws = lawsIn(question);
  const lawAt = (at: number): string | null =>
    (laws.find((law) => law.at > at) ?? laws.findLast((law) => law.at < at))?.key ?? null;
  const major = divisionsNamed(question);
  const [only, ...more] = major;
  const parts = only && more.length === 0 ? partsIn(question) : NO_PARTS;
  const own = /^n/i.test(only?.word ?? '') ? { ...parts, numeral: null } : parts;
  const named = major.map(({ at, word, number, label }) => ({
    at,
    kind: /^art/i.test(word) ? ('article' as const) : ('clause' as const),
    number,
    label,
    law: lawAt(at),
    parts: own,
  }));
  const others = references(question).flatMap((one) =>
    one.kind === 'articles'
      ? listed(one).map(({ number, parts: its }) => ({
          at: one.end,
          kind: 'article' as const,
          number,
          label: `artículo ${number}`,
          law: lawAt(one.start),
          parts: its,
        }))
      : [],
  );
  const seen = new Set<string>();
  return [...named, ...others]
    .filter(({ kind, number, law }) => {
      const key = `${kind} ${number} ${law}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => a.at - b.at)
    .map(({ at: _at, ...reference }) => reference);
}
