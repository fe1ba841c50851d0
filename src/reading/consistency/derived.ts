import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';
import type { Amount } from './amounts.ts';
import { numberWords, told, valueOf } from './number-words.ts';

/** A figure that the words beside it reckon from others, and that is not what they come to. `formula`: the reckoning, in figures. */
export type Derived = { at: Range; formula: string; expected: number; value: number };

/** Right before an amount, or right behind it, what says that it is what is left of another. */
const REST = /\b(?:saldo|resto|remanente|diferencia|balance|remainder|rest|shortfall)\b[^.;$£€\d]{0,40}$/;
const REST_BEHIND = /^,? (?:restantes?|remaining|outstanding)\b/;
/** Right before an amount, what says that it is reckoned from what stands before it. */
const MAKES =
  /\b(?:es decir|esto es|o sea|equival\w+|asciend\w+|ascender\w*|result\w+|por lo que|con lo que|lo que (?:da|hace|arroja)|corresponde\w*|i\.e\.|that is|namely|being|equals?|equal to|comes? to|amount(?:s|ed|ing) to|accordingly|therefore|making|demanded|charged|sum of|la suma de)\b[^;$£€\d]{0,50}$/;
/** What is added as well: then it is a sum and not a rest. */
const ADDED = /\b(?:plus|mas|added|agregad\w+|sumad\w+|adicional\w*|additional)\b/;
/** A part of another amount. */
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:la mitad|(?:one |a )?half)\b/, 1 / 2],
  [/\b(?:un tercio|la tercera parte|(?:one|a)[ -]third)\b/, 1 / 3],
  [/\b(?:dos tercios|two[ -]thirds)\b/, 2 / 3],
  [/\b(?:un cuarto|la cuarta parte|(?:one|a)[ -](?:quarter|fourth))\b/, 1 / 4],
  [/\b(?:tres cuartos|three[ -]quarters)\b/, 3 / 4],
  [/\b(?:un quinto|la quinta parte|(?:one|a)[ -]fifth)\b/, 1 / 5],
  [/\b(?:un decimo|la decima parte|(?:one|a)[ -]tenth)\b/, 1 / 10],
];
const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|por ciento|per ?cent)/g;
/** A deposit of so many rents, a fine of so many fees. */
const TIMES =
  /\b(?:equivalentes?|equals?|equal to|correspondientes?|igual) (?:a |al valor de )?(NUMBER) (?:meses|mes|months?\W|rentas|mensualidades|veces|times|weeks?\W|semanas)/;
/** "tres meses a $400.000, $1.200.000": so many at a price, and what they make. */
const PRICED = /(?<![\d.,])(NUMBER) (?:[\p{L}-]+ ){1,4}(?:a|de|at|@|por|of) $/u;
const MADE =
  /^(?: (?:cada un[oa]|each|apiece|mensuales|diarios|per \p{L}+|por \p{L}+))?(?:,|;|:| =| \(|,? (?:o sea|es decir|esto es|total(?:ing)?|making|lo que (?:da|hace|suma)|i\.e\.),?) $/u;
/** An amount that is the price of one, and a bare number of how many. */
const ONE =
  /^ (?:cada un[oa]|each|apiece|por (?:accion|unidad|hora|metro|persona)|(?:per|an?) (?:share|unit|hour|item|head))\b/;
const MANY =
  /(?<![\d.,$£€]|(?:n[°º.]|no\.|section|clause|clausula|articulo|rol) ?)\b(\d{1,3}(?:[.,]\d{3})+|\d{1,3})(?![\d.,]*\d|[%°º]| ?(?:de \p{L}+ de \d|%))/gu;

/** Parts may be rounded to whole units. */
const same = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.011, Math.min(1, Math.abs(b) / 1000));
/** How far from the right figure a slip lies at most, beside its own size. Ours. */
const NEAR = 0.35;
const isNear = (value: number, right: number): boolean => right > 0 && Math.abs(value - right) <= NEAR * right;

const numbers = {} as Record<Language, string>;
const numberIn = (language: Language): string =>
  (numbers[language] ??=
    `\\d{1,3}|(?:${numberWords(language).join('|')})(?:[ -](?:y )?(?:${numberWords(language).join('|')})){0,2}`);
const withNumber = (pattern: RegExp, language: Language): RegExp =>
  new RegExp(pattern.source.replace('NUMBER', numberIn(language)), pattern.flags);
const numberOf = (raw: string, language: Language): number =>
  /^\d/.test(raw) ? Number(raw.replace(/[.,]/g, '')) : (valueOf(raw, language) ?? 0);

type Of = { line: string; amounts: readonly Amount[]; language: Language };

/** Whether some others, each added or taken away, make an amount. */
function isMadeOf(whole: number, others: readonly Amount[]): boolean {
  let sums = [0];
  for (const { value } of others.slice(0, 8)) sums = sums.flatMap((sum) => [sum, sum + value, sum - value]);
  return sums.some((sum) => sum !== 0 && same(sum, whole));
}

/** What is left of the largest amount when those beside it are taken away. */
function rest({ line, amounts }: Of): Derived[] {
  return amounts.flatMap((one, i) => {
    const from = amounts[i - 1]?.end ?? 0;
    if (!REST.test(line.slice(Math.max(from, one.start - 60), one.start)) && !REST_BEHIND.test(line.slice(one.end)))
      return [];
    const others = amounts.slice(0, i).filter(({ unit }) => unit === one.unit);
    const whole = others.toSorted((a, b) => b.value - a.value)[0];
    const parts = others.filter((other) => other !== whole && other.value !== whole?.value);
    if (
      !whole ||
      parts.length === 0 ||
      isMadeOf(one.value, others) ||
      ADDED.test(line.slice(others[0]!.start, one.start))
    )
      return [];
    const expected = parts.reduce((left, { value }) => left - value, whole.value);
    if (!isNear(one.value, expected)) return [];
    return [
      { at: one, expected, value: one.value, formula: [whole, ...parts].map(({ value }) => told(value)).join(' − ') },
    ];
  });
}

/** A percentage or a fraction of another amount; the other less or more the percentage. */
function share({ line, amounts }: Of): Derived[] {
  const [base, part] = amounts;
  if (amounts.length !== 2 || !base || !part || base.unit !== part.unit) return [];
  if (!MAKES.test(line.slice(base.end, part.start))) return [];
  const percents = [...line.matchAll(PERCENT)];
  if (percents.length > 1) return [];
  const [percent] = percents;
  const fractions = FRACTIONS.filter(([is]) => is.test(line));
  const share = percent
    ? Number(percent[1]!.replace(',', '.')) / 100
    : fractions.length === 1
      ? fractions[0]![1]
      : null;
  if (share === null || share >= 1 || (percent && fractions.length > 0)) return [];
  const right = [share, 1 - share, ...(percent ? [1 + share] : [])].map((times) => base.value * times);
  if (right.some((value) => same(part.value, value))) return [];
  const [expected] = right.toSorted((a, b) => Math.abs(a - part.value) - Math.abs(b - part.value));
  if (Math.abs(expected! - part.value) > NEAR_SHARE * expected!) return [];
  return [
    {
      at: part,
      expected: expected!,
      value: part.value,
      formula: `${told(base.value)} × ${told((100 * expected!) / base.value)} %`,
    },
  ];
}
/** A share that is farther off is one of another amount. Ours. */
const NEAR_SHARE = 0.1;

/** So many times one amount, which make another. */
function times({ line, amounts, language }: Of): Derived[] {
  const found: Derived[] = [];
  const make = (count: number, one: Amount, made: Amount): void => {
    const expected = count * one.value;
    if (count > 1 && one.unit === made.unit && !same(made.value, expected) && made.value > one.value)
      found.push({ at: made, expected, value: made.value, formula: `${told(count)} × ${told(one.value)}` });
  };
  const [small, large] = amounts.toSorted((a, b) => a.value - b.value);
  const equal = withNumber(TIMES, language).exec(line);
  if (amounts.length === 2 && equal && small!.value < large!.value) make(numberOf(equal[1]!, language), small!, large!);
  const priced = withNumber(PRICED, language);
  amounts.forEach((one, i) => {
    const next = amounts[i + 1];
    const count = next && priced.exec(line.slice(Math.max(0, one.start - 60), one.start));
    if (next && count && MADE.test(line.slice(one.end, next.start))) make(numberOf(count[1]!, language), one, next);
  });
  const one = amounts.find(({ end }) => ONE.test(line.slice(end)));
  const made = amounts.find(
    (other) => other !== one && MAKES.test(line.slice(Math.max(0, other.start - 80), other.start)),
  );
  if (one && made && amounts.length === 2 && one.start < made.start) {
    const bare = [...line.matchAll(MANY)].filter(
      ({ index }) => !amounts.some(({ start, end }) => index >= start && index < end),
    );
    const [count] = bare;
    if (count && bare.length === 1 && isNear(made.value, numberOf(count[1]!, language) * one.value))
      make(numberOf(count[1]!, language), one, made);
  }
  return found;
}

/** Percentages of the same whole, one of which is "the remaining" one, that do not make a hundred. */
function hundred({ line, language }: Of): Derived[] {
  const percent = new RegExp(
    `(?<![\\p{L}\\d.,])(\\d{1,3}(?:[.,]\\d{1,2})?|${numberIn(language)}) ?(?:%|por ciento|per ?cent)`,
    'gu',
  );
  const all = [...line.matchAll(percent)].map((met) => ({
    value: /^\d/.test(met[1]!) ? Number(met[1]!.replace(',', '.')) : (valueOf(met[1]!, language) ?? 0),
    start: met.index,
    end: met.index + met[0].length,
  }));
  const last = all.at(-1);
  if (all.length < 3 || !last) return [];
  const isRest =
    /^ restantes?\b|^ remaining\b/.test(line.slice(last.end)) ||
    /\b(?:restantes?|remaining)(?: of)? (?:el )?$/.test(line.slice(0, last.start));
  const others = all.slice(0, -1).reduce((sum, { value }) => sum + value, 0);
  const expected = 100 - others;
  if (!isRest || expected <= 0 || same(last.value, expected)) return [];
  return [
    {
      at: last,
      expected,
      value: last.value,
      formula: ['100', ...all.slice(0, -1).map(({ value }) => told(value))].join(' − '),
    },
  ];
}

/** "Of the 48 flats, 31 …, 12 … and the remaining seven": what is left of a number that is told in parts. */
function remaining({ line, language }: Of): Derived[] {
  const number = numberIn(language);
  const found: Derived[] = [];
  const whole = new RegExp(`(?<!\\p{L})(?:of|de) (?:the|los|las|sus|its|their) (${number}) \\p{L}{4,}`, 'gu');
  for (const first of line.matchAll(whole)) {
    const stop = line.slice(first.index).search(/[.;](?: |$)/);
    const sentence = line.slice(first.index, stop < 0 ? undefined : first.index + stop);
    const left = new RegExp(
      `(?:the (?:remaining|other)|(?:los|las)(?: otr[oa]s| restantes)?) (${number})(?: restantes)?(?!\\p{L}|[.,]?\\d)`,
      'u',
    );
    const last = left.exec(sentence);
    if (!last || !/remaining|other|restantes|otr[oa]s/.test(last[0])) continue;
    const between = sentence.slice(first[0].length, last.index);
    const parts = [
      ...between.matchAll(new RegExp(`(?<![\\p{L}\\d.,$£€])(${number})(?![\\p{L}\\d%]|[.,]\\d)`, 'gu')),
    ].map((met) => numberOf(met[1]!, language));
    const [total, said] = [numberOf(first[1]!, language), numberOf(last[1]!, language)];
    const expected = parts.reduce((rest, part) => rest - part, total);
    if (parts.length === 0 || parts.some((part) => part < 2 || part >= total) || expected <= 0 || expected === said)
      continue;
    const start = first.index + last.index;
    found.push({
      at: { start, end: start + last[0].length },
      expected,
      value: said,
      formula: [total, ...parts].map(told).join(' − '),
    });
  }
  return found;
}

/** The figures of a folded paragraph that are reckoned from others beside them, and are not what these come to. `amounts`: those of the paragraph. */
export function derived(line: string, amounts: readonly Amount[], language: Language): Derived[] {
  const of: Of = { line, amounts, language };
  const reckoned = amounts.length < 2 || amounts.length > 8 ? [] : [...rest(of), ...share(of), ...times(of)];
  return [...reckoned, ...hundred(of), ...remaining(of)].slice(0, 2);
}
