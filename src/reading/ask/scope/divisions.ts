import { references } from '../../references/references.ts';
import type { Token } from '../../rules/types.ts';
import type { Unit } from '../../units/unit.ts';
import type { NamedDivision, SourceHead } from '../asked.ts';
import { overlaps, type Part } from '../matter.ts';
import { CARDINALS, DIVISION_WORDS, ORDINALS, PART_WORDS, SUFFIXES } from './division-words.ts';
import { namedOf } from './head.ts';

/** Parts named within a division, each as its units number them; "final" counts from the end. */
type Parts = { letter?: string; number?: string; paragraph?: string };
/** A division as a question names it. `forms`: of units that it may be; none where only a part is named · `norm`: the law that it is said to be of. */
export type Reference = Part & { forms: readonly string[]; number: string; parts: Parts; norm: string | null };

const isFigure = (word: string): boolean => /^\d{1,4}(?:\.\d{1,3})*$/.test(word);
/** "1.545" is an article, "4.2" a section of the fourth. */
const figure = (word: string): string => (/^\d{1,2}\.\d{3}$/.test(word) ? word.replace('.', '') : word);
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const roman = (word: string): number => {
  const digits = [...word].map((letter) => ROMAN[letter] ?? Number.NaN);
  return digits.reduce((sum, value, i) => sum + (value < (digits[i + 1] ?? 0) ? -value : value), 0);
};
const ordinal = (word: string): number => ORDINALS.find(([stem]) => word.startsWith(stem))?.[1] ?? 0;

/** The number at a token, in the form of units, and the token behind it; null where none stands there. */
function numberAt(tokens: readonly Token[], at: number): { number: string; to: number } | null {
  const word = tokens[at]?.word ?? '';
  if (word === 'n' || word === 'no' || word === 'nro' || word === 'numero') return numberAt(tokens, at + 1);
  const next = tokens[at + 1]?.word ?? '';
  if (isFigure(word)) {
    const suffix = SUFFIXES.has(next) || next.startsWith('transitori');
    const number = next.startsWith('transitori')
      ? `${figure(word)} transitorio`
      : suffix
        ? `${figure(word)} ${next}`
        : figure(word);
    return { number, to: at + (suffix ? 2 : 1) };
  }
  const cardinal = CARDINALS.indexOf(word) + 1;
  if (cardinal > 0) return { number: String(cardinal), to: at + 1 };
  const [first, second] = [ordinal(word), ordinal(next)];
  if (first > 0) {
    const both = first >= 10 && first % 10 === 0 && second > 0 && second < 10;
    return { number: String(first + (both ? second : 0)), to: at + (both ? 2 : 1) };
  }
  if (/^(?:final|ultimo|penultimo|unico|unica)$/.test(word))
    return { number: word.startsWith('unic') ? '1' : word, to: at + 1 };
  const value = /^[ivxlc]{1,7}$/.test(word) ? roman(word) : Number.NaN;
  return Number.isNaN(value) ? null : { number: String(value), to: at + 1 };
}

/** The parts that a question names: "letra b)", "inciso segundo", "numeral 4". */
function partsIn(tokens: readonly Token[]): { parts: Parts; at: Part[] } {
  const parts: Parts = {};
  const at: Part[] = [];
  tokens.forEach(({ word, start }, i) => {
    const kind = PART_WORDS[word];
    const next = tokens[i + 1];
    if (!kind || !next || parts[kind] !== undefined) return;
    const found =
      kind === 'letter'
        ? /^[a-z]$/.test(next.word)
          ? { number: next.word, to: i + 2 }
          : null
        : numberAt(tokens, i + 1);
    if (!found) return;
    parts[kind] = found.number;
    at.push({ start, end: tokens[found.to - 1]!.end });
  });
  return { parts, at };
}

/** The divisions that a question names, in its order, and the places of the words that name them. */
export function divisionsIn(text: string, tokens: readonly Token[]): { references: Reference[]; places: Part[] } {
  const { parts, at } = partsIn(tokens);
  const articles = references(text).flatMap((one): Reference[] =>
    one.kind === 'articles'
      ? one.items.map((item) => ({
          start: one.start,
          end: one.end,
          forms: DIVISION_WORDS.articulo!,
          number: `${item.article.toLowerCase()}${item.transitory ? ' transitorio' : ''}`,
          parts: {
            ...parts,
            ...(item.letters[0] ? { letter: item.letters[0] } : {}),
            ...(item.numerals[0] ? { number: item.numerals[0] } : {}),
            ...(item.incisos[0] ? { paragraph: item.incisos[0] } : {}),
          },
          norm: one.norm?.key ?? null,
        }))
      : [],
  );
  const others = tokens.flatMap(({ word, start }, i): Reference[] => {
    const forms = DIVISION_WORDS[word];
    const found = forms && numberAt(tokens, i + 1);
    if (!found) return [];
    const one = { start, end: tokens[found.to - 1]!.end };
    const own = word === 'numeral' ? { ...parts } : parts;
    if (word === 'numeral') delete own.number;
    return articles.some((other) => overlaps(one, other))
      ? []
      : [{ ...one, forms, number: found.number, parts: own, norm: null }];
  });
  const named = others.filter(({ forms }) => !forms.includes('item') || (articles.length === 0 && others.length === 1));
  const found = [...articles, ...named].sort((a, b) => a.start - b.start);
  if (found.length === 0 && at.length > 0)
    found.push({
      start: at[0]!.start,
      end: at.at(-1)!.end,
      forms: [],
      number: bareNumber(tokens, at),
      parts,
      norm: null,
    });
  return { references: found, places: found.length === 0 ? [] : [...found, ...at] };
}

/** "letra b) del 161": a number behind a part that is no part itself. */
function bareNumber(tokens: readonly Token[], parts: readonly Part[]): string {
  const behind = tokens.findIndex(
    ({ start, word }, i) =>
      start >= parts.at(-1)!.end && isFigure(word) && /^(?:del?|of)$/.test(tokens[i - 1]?.word ?? ''),
  );
  return behind < 0 ? '' : numberAt(tokens, behind)!.number;
}

/** A part of a division by its number; the division itself where it is not found. */
function partOf(units: readonly Unit[], division: number, parts: Parts): number {
  const { end } = units[division]!;
  let inside = division;
  const pick = (form: (one: Unit) => boolean, number: string | undefined): void => {
    if (number === undefined) return;
    const all: number[] = [];
    for (let i = inside + 1; i < units.length && units[i]!.start < Math.min(end, units[inside]!.end); i++)
      if (form(units[i]!)) all.push(i);
    const last =
      number === 'final' || number === 'ultimo' ? all.at(-1) : number === 'penultimo' ? all.at(-2) : undefined;
    inside = last ?? all.find((i) => units[i]!.number === number) ?? inside;
  };
  const isItem = ({ form }: Unit): boolean => form === 'item' || form === 'decimal' || form === 'degree';
  if (parts.number === undefined && parts.letter === undefined) pick(({ form }) => form === 'inciso', parts.paragraph);
  pick(isItem, parts.number);
  pick(isItem, parts.letter);
  return inside;
}

/** The units that go by the number of a reference: of its likeliest form; of several alike (an article of a law quoted in another) the first. */
function unitsOf({ units }: SourceHead['cut'], { forms, number, parts }: Reference): number[] {
  const same = units.flatMap((unit, i) => (unit.role !== 'part' && unit.number === number ? [i] : []));
  const rank = (i: number): number => (forms.includes(units[i]!.form) ? forms.indexOf(units[i]!.form) : forms.length);
  const fit = (
    forms.length === 0 ? same.filter((i) => units[i]!.role === 'division') : same.filter((i) => rank(i) < forms.length)
  ).sort(
    (a, b) =>
      rank(a) - rank(b) || Number(units[a]!.kind === 'amending') - Number(units[b]!.kind === 'amending') || a - b,
  );
  const [first] = fit;
  return first === undefined ? [] : [partOf(units, first, parts)];
}

/** A reference resolved to the units of the sources in question, those of its own law alone where it names one that is there. */
export function resolve(
  text: string,
  reference: Reference,
  heads: readonly SourceHead[],
  sources: readonly number[],
): NamedDivision {
  const { norm, start, end } = reference;
  const own = norm === null ? [] : sources.filter((i) => namedOf(heads[i]!).keys.has(norm));
  const among = own.length > 0 ? own : norm === null ? sources : [];
  return {
    label: text.slice(start, end),
    places: among.flatMap((source) => unitsOf(heads[source]!.cut, reference).map((unit) => ({ source, unit }))),
  };
}
