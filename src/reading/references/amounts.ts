import type { MoneyUnit, ReferenceOf } from '#contract/references.ts';
import { multiplierOf } from '../consistency/number-words.ts';
import { lex, mark, type Cursor } from './cursor.ts';
import { numberInWords } from './numbers.ts';
import type { Setting } from './setting.ts';

type AmountReference = ReferenceOf<'amount'>;
type Unit = { lexeme: RegExp; unit: MoneyUnit; times: number };

const unit = (lexeme: RegExp, name: MoneyUnit, times = 1): Unit => ({ lexeme, unit: name, times });
/** Signs before a figure. "M$" and "MM$" are thousands and millions of pesos, as in balance sheets. */
const BEFORE: Unit[] = [
  unit(mark('us\\s?\\$|u\\.s\\.\\s?\\$|usd(?![a-z])'), 'USD'),
  unit(mark('mm\\$'), 'CLP', 1e6),
  unit(mark('m\\$'), 'CLP', 1000),
  unit(mark('\\$|clp(?![a-z])'), 'CLP'),
  unit(mark('€|eur(?![a-z])'), 'EUR'),
  unit(mark('£|gbp(?![a-z])'), 'GBP'),
  unit(mark('u\\.?f\\.?(?![a-z])'), 'UF'),
  unit(mark('u\\.?t\\.?m\\.?(?![a-z])'), 'UTM'),
  unit(mark('u\\.?t\\.?a\\.?(?![a-z])'), 'UTA'),
];
/** Names behind a figure. The stop behind "20 UF." ends the sentence; that of "20 U.F." is the unit's. */
const BEHIND: Unit[] = [
  unit(lex('uf|u\\.f\\.?|unidad(?:es)? +de +fomento'), 'UF'),
  unit(lex('utm|u\\.t\\.?m\\.?|unidad(?:es)? +tributarias? +mensual(?:es)?'), 'UTM'),
  unit(lex('uta|u\\.t\\.?a\\.?|unidad(?:es)? +tributarias? +anual(?:es)?'), 'UTA'),
  unit(lex('ingresos? +mínimos?(?: +mensual(?:es)?)?(?: +remuneracional(?:es)?)?'), 'IMM'),
  unit(
    lex(
      'dólar(?:es)?(?: +de +los +estados +unidos(?: +de +(?:norte)?américa)?| +estadounidenses| +americanos)?|usd|u\\.?s\\.? +dollars|united +states +dollars',
    ),
    'USD',
  ),
  unit(lex('euros?|eur'), 'EUR'),
  unit(lex('(?:de +)?pesos(?: +chilenos)?|clp'), 'CLP'),
];
/** What makes another number of the digits before it: "950³", "950½". */
const ON = '[.,]?\\d|[¹²³¼-¾⁰-₉⅐-⅞①-⑳]';
const FIGURE = mark(`\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?(?!${ON})|\\d+(?:,\\d+)?(?!${ON})`);
/** "1,250,000.50" or "99.95": dollars, also behind a bare "$". */
const ENGLISH_FIGURE = mark(
  `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+\\.\\d\\d|\\d+(?:\\.\\d)?(?= *(?:[mb]illion|thousand)(?![a-z])))(?!${ON})`,
);
const BILLIONS = lex('bill(?:ones|ón)');
const MILLIONS = lex('mill(?:ones|ón)');
const THOUSANDS = lex('mil');
const ENGLISH_MULTIPLES = lex('thousand|million|billion');
const RANGE = lex('al?|y|o|hasta');

const spanish = (figure: string): number => Number(figure.replaceAll('.', '').replace(',', '.'));

/** A figure, with the words that may follow it and multiply it; "billón" is a million millions. */
function figure(c: Cursor): number | null {
  const found = c.eat(FIGURE);
  if (!found) return null;
  const thousands = c.eat(THOUSANDS) ? 1000 : 1;
  return spanish(found[0]) * thousands * (c.eat(MILLIONS) ? 1e6 : c.eat(BILLIONS) ? 1e12 : 1);
}

/** "1,250,000.50", "1.1 billion": the word that multiplies a figure may follow it. */
function englishSum(c: Cursor, typed: string): number {
  const times = multiplierOf(c.eat(ENGLISH_MULTIPLES)?.[0] ?? '') ?? 1;
  return Math.round(Number(typed.replaceAll(',', '')) * times * 100) / 100;
}

const eatUnit = (c: Cursor, units: readonly Unit[]): Unit | undefined => units.find(({ lexeme }) => c.eat(lexeme));
const asReference = (value: number, { unit, times }: Unit, start: number, end: number): AmountReference => {
  const sum = value * times;
  return { kind: 'amount', key: `amount:${sum} ${unit}`, value: sum, unit, start, end };
};

/** "$1.234.567", "UF 20", "US$ 1,000.50", "US$ 1.1 billion", "M$ 300". */
function behindSign(c: Cursor, english: boolean): AmountReference[] | null {
  const { start } = c;
  const sign = eatUnit(c, BEFORE);
  if (!sign) return null;
  const dollars = c.eat(ENGLISH_FIGURE);
  const value = dollars ? englishSum(c, dollars[0]) : figure(c);
  if (value === null) return null;
  const isDollar = sign.unit === 'CLP' && sign.times === 1 && (english || dollars !== null);
  const end = c.folded.startsWith('.-', c.at) ? c.at + 2 : c.at;
  return [asReference(value, isDollar ? { ...sign, unit: 'USD' } : sign, start, end)];
}

/** "20 UF", "100 unidades de fomento", "un millón de pesos"; of "20 a 50 UTM" both. */
function beforeName(c: Cursor): AmountReference[] | null {
  const { start } = c;
  const value = figure(c) ?? numberInWords(c);
  if (value === null) return null;
  const end = c.at;
  const named = eatUnit(c, BEHIND);
  if (named) return [asReference(value, named, start, c.at)];
  if (!c.eat(RANGE)) return null;
  const later = c.start;
  const upTo = figure(c) ?? numberInWords(c);
  const shared = upTo === null ? undefined : eatUnit(c, BEHIND);
  if (upTo === null || !shared) return null;
  return [asReference(value, shared, start, end), asReference(upTo, shared, later, c.at)];
}

/** A sum of money, or two of a range, in pesos, in units that the law reckons in, in dollars (also "$" in English), in euros or in pounds. */
export const amount = (c: Cursor, { english }: Setting): AmountReference[] | null =>
  c.attempt(() => behindSign(c, english)) ?? c.attempt(() => beforeName(c));
