import type { Language } from '#contract/language.ts';
import type { Reference } from '#contract/references.ts';
import { figureOf, multiplierOf, numberWords, valueOf } from '../consistency/number-words.ts';
import type { Range } from '../lines.ts';
import { references } from '../references/references.ts';
import { tokensOf } from '../rules/tokens.ts';
import type { Token } from '../rules/types.ts';

/** A number that a text says, in figures or in words, with what it counts: a unit of time, a per cent, a currency; null where that is not told. */
export type Figure = Range & { value: number; unit: string | null };
/** The numbers of a text, and what it refers to: authorities and dates. */
export type Figures = { figures: Figure[]; references: Reference[] };

/** What a number may count, by the word after it (folded). */
const UNITS: readonly [unit: string, words: RegExp][] = [
  ['%', /^(?:%|percent|porcentaje)$/],
  ['day', /^(?:dias?|days?)$/],
  ['month', /^(?:mes|meses|months?|mensualidades)$/],
  ['year', /^(?:anos?|years?|anualidades)$/],
  ['week', /^(?:semanas?|weeks?)$/],
  ['hour', /^(?:horas?|hours?)$/],
  ['minute', /^(?:minutos?|minutes?)$/],
  ['UTM', /^(?:utm|tributarias?)$/],
  ['UF', /^(?:uf|fomento)$/],
  ['CLP', /^pesos?$/],
  ['USD', /^(?:dolar|dolares|dollars?|usd)$/],
  ['EUR', /^(?:euros?|eur)$/],
  ['GBP', /^(?:gbp|pounds?)$/],
];
/** Words that may stand between a number and what it counts, and say nothing of that (folded): "30 working days", "5 de cada mes" counts no month. */
const BETWEEN =
  /^(?:primeros|primeras|ultimos|siguientes|unidades|unidad|business|calendar|consecutive|working|full|additional|successive|por|per)$/;
const HUNDRED = /^(?:ciento|cent)$/;
/** Words looked at after a number. */
const AHEAD = 4;
/** "Un" and "one" are numbers only before what they count. */
const ONE = 1;

function unitAfter(tokens: readonly Token[], at: number, numbers: ReadonlySet<string>): string | null {
  for (let i = at; i < Math.min(tokens.length, at + AHEAD); i++) {
    const { word, opens } = tokens[i]!;
    if (opens) return null;
    if (HUNDRED.test(word) && /^(?:por|per)$/.test(tokens[i - 1]?.word ?? '')) return '%';
    const unit = UNITS.find(([, words]) => words.test(word));
    if (unit) return unit[0];
    if (!BETWEEN.test(word) && !/^\d/.test(word) && !numbers.has(word)) return null;
  }
  return null;
}

const NUMBERS: Record<Language, ReadonlySet<string>> = {
  es: new Set(numberWords('es')),
  en: new Set(numberWords('en')),
};
const JOIN: Record<Language, ReadonlySet<string>> = { es: new Set(['y']), en: new Set(['and']) };

/** Where a number in words that begins at a token ends; `at` where none begins. "Uno y otro" is none, nor "dos y tres". */
function wordsEnd(tokens: readonly Token[], at: number, language: Language): number {
  const numbers = NUMBERS[language];
  let end = at;
  while (end < tokens.length && numbers.has(tokens[end]!.word)) {
    end++;
    const joined =
      end < tokens.length && JOIN[language].has(tokens[end]!.word) && numbers.has(tokens[end + 1]?.word ?? '');
    if (joined && /(?:nta|hundred|cientos|mil|thousand)$/.test(tokens[end - 1]!.word)) end++;
  }
  return end;
}

/** Ordinals, the second and so on, that a day is counted by (folded): "dentro de quinto día" gives five days. */
const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'segundo tercer cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo',
    'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
  ]
    .flatMap((list) => list.split(' ').map((word, i): [string, number] => [word, i + 2]))
    .concat([
      ['vigesimo', 20],
      ['trigesimo', 30],
      ['sexagesimo', 60],
      ['nonagesimo', 90],
      ['twentieth', 20],
      ['thirtieth', 30],
      ['sixtieth', 60],
      ['ninetieth', 90],
    ]),
);
/** The days that an ordinal counts at a token, and the last token of it; null where none does. */
function ordinalAt(tokens: readonly Token[], at: number): { value: number; last: number } | null {
  let [value, end] = [0, at];
  while (ORDINALS.has(tokens[end]?.word ?? '')) value += ORDINALS.get(tokens[end++]!.word)!;
  return end > at && /^(?:dias?|days?)$/.test(tokens[end]?.word ?? '') ? { value, last: end - 1 } : null;
}

const within = (ranges: readonly Range[], { start, end }: Range): boolean =>
  ranges.some((one) => one.start < end && start < one.end);
/** "Por ciento" and "ciento" as a part of one are no number. */
const isShare = (tokens: readonly Token[], at: number): boolean =>
  HUNDRED.test(tokens[at]!.word) && /^(?:por|per)$/.test(tokens[at - 1]?.word ?? '');

/** Halves, thirds and the like, in one sign, behind a whole number or alone. */
const SHARE = /^(\d*)([¼-¾⅐-⅞])$/u;
/** A letter that looks like a digit, before the point of a figure: "l,950". */
const DISGUISED = /(?<![\p{L}\p{N}])[lIO][.,]$/u;

/** A sign that bounds or denies the figure behind it; what counts it may stand between. */
const SIGN = /([<>≤≥≠¬±≈])\s?(?:US\$|[$£€]|UF)?\s?$/u;
/** Characters before a figure in which such a sign stands. */
const BEFORE = 6;
/** A figure under a sign counts another thing than the same without it. */
function signed(figure: Figure, text: string): Figure {
  const [, sign] = SIGN.exec(text.slice(Math.max(0, figure.start - BEFORE), figure.start)) ?? [];
  return sign === undefined ? figure : { ...figure, unit: `${sign}${figure.unit ?? ''}` };
}

/** The value of a number as it is typed, also in signs that are no plain digits (circled, raised, fractions, Roman); NaN where that is not told. */
function valueTyped(word: string): number {
  const [, whole = '', sign] = SHARE.exec(word) ?? [];
  if (sign === undefined) return figureOf(word.normalize('NFKC')) ?? Number.NaN;
  const [over, under] = sign.normalize('NFKC').split('\u2044').map(Number) as [number, number];
  return Number(whole) + over / under;
}

/** "Article 132" as the "artículo 132" of a Spanish text, which the reader of references knows by "art." */
function inSpanish(text: string, language: Language): Reference[] {
  if (language !== 'en' || !/\barticles? \d/iu.test(text)) return [];
  const written = text.replace(/\b(a)rticle(s?)(?= \d)/giu, (word, a: string) => `${a}rt.`.padEnd(word.length));
  return references(written, 'es').filter(({ kind }) => kind === 'articles');
}

/** A product of a figure with two decimals at most, without the error of floating point. */
const product = (value: number, times: number): number => Math.round(value * times * 100) / 100;
/** What the words behind a figure multiply it by ("5 millones de pesos", "US$1 billion", "2 mil millones"), and the first token behind them. */
function multiplied(tokens: readonly Token[], at: number): { times: number; next: number } {
  let [times, next] = [1, at];
  for (; next < tokens.length && !tokens[next]!.opens; next++) {
    const more = multiplierOf(tokens[next]!.word);
    if (more === undefined) break;
    times *= more;
  }
  return { times, next: times > 1 && tokens[next]?.word === 'de' ? next + 1 : next };
}

/** Reads every number and every reference of a text. The figures of a reference ("artículo 5", "Rol 12-2020") are the reference's. */
export function readFigures(text: string, language: Language): Figures {
  const found = [...references(text, language), ...inSpanish(text, language)];
  const sums = found.flatMap((one): Figure[] =>
    one.kind === 'amount' ? [{ start: one.start, end: one.end, value: one.value, unit: one.unit }] : [],
  );
  const tokens = tokensOf(text);
  const figures = [...sums];
  for (let at = 0; at < tokens.length; at++) {
    const { word, start, end } = tokens[at]!;
    // What begins before the figure of a reference is another one: "①28,5 UF".
    const before = /^\p{N}/u.test(word) && found.some((one) => start < one.start && one.start < end);
    if (!before && within(found, { start, end })) continue;
    if (/^\p{N}/u.test(word)) {
      const value = DISGUISED.test(text.slice(Math.max(0, start - 3), start)) ? Number.NaN : valueTyped(word);
      const { times, next } = multiplied(tokens, at + 1);
      const last = times === 1 ? end : tokens[next - 1]!.end;
      figures.push({
        start,
        end: last,
        value: product(value, times),
        unit: unitAfter(tokens, next, NUMBERS[language]),
      });
      at = next - 1;
      continue;
    }
    const ordinal = ordinalAt(tokens, at);
    if (ordinal) {
      figures.push({ start, end: tokens[ordinal.last]!.end, value: ordinal.value, unit: 'day' });
      at = ordinal.last;
      continue;
    }
    const to = isShare(tokens, at) ? at : wordsEnd(tokens, at, language);
    if (to === at) continue;
    const last = tokens[to - 1]!;
    const value = valueOf(text.slice(start, last.end), language);
    const unit = unitAfter(tokens, to, NUMBERS[language]);
    // "Un 3,9 %" counts 3,9.
    const isArticle = value === ONE && /^\p{N}/u.test(tokens[to]?.word ?? '');
    if (value !== null && !isArticle && (value !== ONE || unit !== null))
      figures.push({ start, end: last.end, value, unit });
    at = to - 1;
  }
  return {
    figures: figures.map((one) => signed(one, text)).sort((a, b) => a.start - b.start),
    references: found.filter(({ kind }) => kind !== 'amount'),
  };
}

/** A sum behind a bare "$" as the other language counts it: "$40,000,000" is said of forty million pesos as of dollars. */
export const alsoInPesos = (figures: readonly Figure[], text: string, others: readonly Figure[]): Figure[] =>
  figures.map((one) => {
    const same = others.find(({ value, unit }) => value === one.value && (unit === 'CLP' || unit === 'USD'));
    return same && text[one.start] === '$' ? { ...one, unit: same.unit } : one;
  });

/** How a number stands among others: with what it counts, with its value alone, or not at all. */
export function standing(one: Figure, others: readonly Figure[]): 'whole' | 'value' | 'not' {
  const same = others.filter(({ value }) => value === one.value);
  if (same.some(({ unit }) => unit === one.unit)) return 'whole';
  return same.some(({ unit }) => unit === null || one.unit === null) ? 'value' : 'not';
}
