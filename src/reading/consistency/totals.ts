import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import type { Rule } from '../grammar/rule.ts';
import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { amountsIn, type Amount } from './amounts.ts';
import { derived } from './derived.ts';
import { numberWords, valueOf, told } from './number-words.ts';
import { INSTALMENTS, RECKONED, SUM } from './rules.ts';

type Count = { value: number; words: string; start: number };

/** Right before an amount, what says that it is the whole of others. */
const WHOLE: Record<Language, RegExp> = {
  es: /(?:\btotal(?:es|iza\w*)?\b|\b(?:volumen|monto|capital|precio|superficie|cantidad|costo|valor) (?:anual|global|completo) (?:es|sera|asciende)\b|\bla suma\b|\bsuman?\b|\ben todo\b|\ben conjunto\b|\blo que (?:hace|da|suma)\b)[^.;$£€]{0,60}$/,
  en: /(?:\btotal(?:s|ling)?\b|\baggregate\b|\bin all\b|\bsum of\b|\bbalance (?:due|payable)\b|\bcomes? to\b|\bamounting to\b)[^.;$£€]{0,60}$/,
};
/** Right behind an amount, what says that it is so many times another. */
const BEING = /^[,\s]*(?:being|i\.?e\.?|namely|that is|es decir|esto es|o sea|equivalentes? a|correspondientes? a)\b/;
/** Right behind an amount, what says that it is the whole. */
const ALL = /^\s*(?:en total|en conjunto|en todo|in total|in all|altogether|in aggregate)\b/;
/** Behind an amount, that it is paid in parts. */
const PAID_IN: Record<Language, RegExp> = {
  es: /^[^.;$]{0,80}\ben (?:\p{L}+|\d+)(?: \([^)]{1,20}\))?(?: \p{L}+){0,2} (?:cuotas|pagos|parcialidades)\b/u,
  en: /^[^.;$£€]{0,80}\bin (?:[\p{L}-]+|\d+)(?: \([^)]{1,20}\))?(?: \p{L}+){0,2} (?:instal+ments|payments)\b/u,
};
/** Of such sums one is not judged: parts that are not named make them. */
const OTHERWISE =
  /\b(?:hasta|minimo|maximo|mas iva|plus vat|plus tax|entre otros|aproximad\w*|up to|at least|approximately|not exceed\w*|no excedera\w*|exced\w*|superior\w*|inferior\w*)\b/;
const COUNTED: Record<Language, string> = {
  es: 'cuotas|pagos|meses|mensualidades|titulos|unidades|horas|dias|sesiones|parcialidades|anualidades|acciones|visitas|informes|entregas|semanas|trimestres|clases|personas|equipos',
  en: 'payments|instal+ments|months|articles|units|hours|days|sessions|shares|visits|reports|deliveries|weeks|quarters|classes|licen[cs]es|users|seats|items',
};
/** Characters before and behind an amount that say what it is. */
const LEAD = 80;
const BEHIND = 160;
/** A paragraph, whose lines may be broken anywhere. */
const BLOCK = /[^]+?(?:[.:;]\n|\n\s*\n|$)/g;
/** Figures with decimals or thousands; where more than so many stand in a line beside amounts of money, it is a row of a table. */
const BARE = /\d[.,]\d/g;
const TABLE = 1;
const FEWEST = 2;
const MOST = 10;
/** How near another sum must be for it to be meant: a slip of a figure, not another sum. */
const NEAR = 0.16;
/** From here on cents are not counted. */
const WHOLE_UNITS = 1000;

const counting = {} as Record<Language, RegExp>;
/** "las facturas 5112, 5140 y 5171, por $2.000 cada una": so many as are named. */
const EACH =
  /(\p{L}{4,}s (?:n[°º.] ?)?[\p{N}.-]+(?:, [\p{N}.-]+)* (?:y|and) [\p{N}.-]+)(?=[^;]{0,60}\b(?:cada un[oa]|each)\b)/gu;
const named = (line: string): Count[] =>
  [...line.matchAll(EACH)].map((met) => ({
    value: met[1]!.split(/, | y | and /).length,
    words: met[1]!,
    start: met.index,
  }));

function countsIn(line: string, language: Language): Count[] {
  const word = `(?:${numberWords(language).join('|')})`;
  counting[language] ??= new RegExp(
    `(?<![\\p{L}\\d.,$£€])(\\d{1,3}|${word}(?:[ -](?:y )?${word}){0,2})(?: \\([^)]{1,20}\\))? (?:\\p{L}+ ){0,2}?(?:${COUNTED[language]})(?!\\p{L})`,
    'gu',
  );
  const counted = [...line.matchAll(counting[language])].flatMap((met) => {
    const value = /^\d/.test(met[1]!) ? Number(met[1]) : valueOf(met[1]!, language);
    return value && value > 1 ? [{ value, words: met[0], start: met.index }] : [];
  });
  return [...counted, ...named(line)];
}

/** Whether some of the amounts, each added or taken away, or so many times one with another beside it, make the whole. */
function explained(whole: number, amounts: readonly Amount[], counts: readonly Count[]): boolean {
  // Each part may be rounded, to whole pesos or to cents.
  const unit = whole >= WHOLE_UNITS ? 0.5 : 0.006;
  const same = (value: number, parts: number): boolean => Math.abs(value - whole) <= parts * unit;
  let sums = [0];
  for (const { value } of amounts) {
    sums = sums.flatMap((sum) => [sum, sum + value, sum - value]);
    if (sums.length > 3 ** MOST) return true;
  }
  if (sums.some((sum) => same(sum, 2))) return true;
  const times = amounts.flatMap(({ value }) =>
    counts.map((count) => ({ made: value * count.value, parts: count.value })),
  );
  return times.some(({ made, parts }) => same(made, parts) || sums.some((sum) => same(made + sum, 1)));
}

const isNear = (value: number, whole: number): boolean => Math.abs(value - whole) <= NEAR * whole;

/** What the parts of a total come to, where they come near to it: the amounts beside it, or so many times one. */
function nearby(whole: Amount, others: readonly Amount[], counts: readonly Count[]): [Rule, string[]] | null {
  const parts = others.filter((one, k) => !others.slice(k + 1).some(({ value }) => value === one.value));
  const before = parts.filter(({ start }) => start < whole.start);
  const sum = [before, parts]
    .filter((list) => list.length >= FEWEST)
    .map((list) => list.reduce((all, { value, less }) => all + (less ? -value : value), 0))
    .find((one) => isNear(one, whole.value));
  if (sum !== undefined) return [SUM, [told(sum), told(whole.value)]];
  const made = others
    .flatMap(({ value }) => counts.map((count) => ({ value, words: count.words, made: value * count.value })))
    .find((one) => one.value < whole.value && isNear(one.made, whole.value));
  return made ? [INSTALMENTS, [made.words, told(made.value), told(made.made), told(whole.value)]] : null;
}

/**
 * Totals within a paragraph that what they are made of does not come to. A total that any sum of the paragraph explains is let pass, and so is one that
 * nothing comes near to: what it is made of stands elsewhere.
 */
export function totals(text: string, language: Language, emit: Emit): void {
  const folded = foldSameLength(text);
  for (const { 0: block, index } of folded.matchAll(BLOCK))
    within(block.replaceAll('\n', ' '), { text, start: index, language, emit });
}

type Where = { text: string; start: number; language: Language; emit: Emit };
function within(line: string, { text, start, language, emit }: Where): void {
  const amounts = amountsIn(line);
  const reckoned = derived(line, amounts, language);
  for (const { at, formula, expected, value } of reckoned)
    emit(RECKONED, start + at.start, start + at.end, null, [formula, told(expected), told(value)]);
  if (reckoned.length > 0) return;
  if (amounts.length < FEWEST || amounts.length > MOST) return;
  const bare = [...line.matchAll(BARE)].filter(
    ({ index }) => !amounts.some(({ start, end }) => index >= start && index < end),
  );
  if (bare.length > TABLE) return;
  const counts = countsIn(line, language).map((one) => ({
    ...one,
    words: text.slice(start + one.start, start + one.start + one.words.length).replace(/\s+/g, ' '),
  }));
  const seen = new Set<number>();
  for (const [i, whole] of amounts.entries()) {
    const lead = line.slice(Math.max(0, whole.start - LEAD), whole.start);
    const behind = line.slice(whole.end, whole.end + BEHIND);
    const stated =
      WHOLE[language].test(lead) || ALL.test(behind) || BEING.test(behind) || PAID_IN[language].test(behind);
    if (!stated || OTHERWISE.test(lead) || seen.has(whole.value)) continue;
    seen.add(whole.value);
    const others = amounts.filter((one) => one.unit === whole.unit && one.value !== whole.value);
    if (others.length === 0 || explained(whole.value, others, counts)) continue;
    const found = nearby(whole, others, counts);
    const again = amounts.slice(i + 1).find((one) => one.value === whole.value && one.unit === whole.unit);
    const at = (one: Amount): Range => ({ start: start + one.start, end: start + one.end });
    if (found) emit(found[0], at(whole).start, at(whole).end, null, found[1], again && at(again));
  }
}
