import { cardinalEn, digitsEn } from './numbers-en.ts';
import { END, rule, type Rule } from './rule.ts';

/** Figures with commas at the thousands and a point before decimals. */
export const FIGURE_EN = '(?:\\d{1,3}(?:,\\d{3}){1,6}|\\d{1,15})(?:\\.\\d{1,12})?(?!\\d|[.,]\\d)';

/** A figure as the United States write it: commas at the thousands, a point before decimals, which are read digit by digit. */
export function figureInEn(figure: string): string {
  const [whole = '', decimals = ''] = figure.replaceAll(',', '').split('.');
  return decimals ? `${cardinalEn(whole)} point ${digitsEn(decimals)}` : cardinalEn(whole);
}

type Money = { one: string; many: string; cent: string; cents: string };
const money = (one: string, many: string, cent = 'cent', cents = 'cents'): Money => ({ one, many, cent, cents });
const DOLLARS = money('dollar', 'dollars');
const MONEY: [source: string, money: Money][] = [
  ['US\\s?\\$|U\\.S\\.\\s?\\$|USD\\s?\\$?|\\$', DOLLARS],
  ['€|EUR', money('euro', 'euros')],
  ['£|GBP', money('pound', 'pounds', 'penny', 'pence')],
  ['CLP\\s?\\$?', money('Chilean peso', 'Chilean pesos')],
];
const MORE = `(?:\\s?(hundred|thousand|million|billion|trillion)${END}|(MM|M|K|k|B)${END})?`;
const SCALE: Record<string, string> = { MM: 'million', M: 'million', K: 'thousand', k: 'thousand', B: 'billion' };

function sum(figure: string, more: string | undefined, { one, many, cent, cents }: Money): string {
  if (more) return `${figureInEn(figure)} ${more} ${many}`;
  const [whole = '', decimals = ''] = figure.replaceAll(',', '').split('.');
  const named = `${cardinalEn(whole)} ${whole === '1' ? one : many}`;
  if (whole === '0' && decimals.length === 2 && Number(decimals))
    return `${cardinalEn(String(Number(decimals)))} ${decimals === '01' ? cent : cents}`;
  if (decimals.length !== 2) return decimals ? `${figureInEn(figure)} ${many}` : named;
  return Number(decimals)
    ? `${named} and ${cardinalEn(String(Number(decimals)))} ${decimals === '01' ? cent : cents}`
    : named;
}

const MEASURES: [source: string, one: string, many: string][] = [
  ['sq\\.?\\s?ft\\.?', 'square foot', 'square feet'],
  ['ft\\.?', 'foot', 'feet'],
  ['(?:km²|km2)', 'square kilometer', 'square kilometers'],
  ['(?:m²|m2)', 'square meter', 'square meters'],
  ['km', 'kilometer', 'kilometers'],
  ['kg', 'kilogram', 'kilograms'],
  ['lbs?\\.?', 'pound', 'pounds'],
  ['ha', 'hectare', 'hectares'],
];

/** Sums of money, percentages and measures. */
export const AMOUNTS_EN: Rule[] = [
  ...MONEY.map(([source, of]) =>
    rule(`(?:${source})\\s?(${FIGURE_EN})${MORE}`, (m) => sum(m[1]!, m[2] ?? SCALE[m[3] ?? ''], of)),
  ),
  rule(`(${FIGURE_EN})\\s?(?:USD)${END}`, (m) => sum(m[1]!, undefined, DOLLARS)),
  rule(`(${FIGURE_EN})\\s?%`, (m) => `${figureInEn(m[1]!)} percent`),
  rule('%', () => 'percent'),
  rule('\\$', () => 'dollars'),
  rule('€', () => 'euros'),
  rule('£', () => 'pounds'),
  ...MEASURES.map(([source, one, many]) =>
    rule(`(${FIGURE_EN})\\s?(?:${source})${END}`, (m) => `${figureInEn(m[1]!)} ${m[1] === '1' ? one : many}`),
  ),
];
