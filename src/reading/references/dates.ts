import type { ReferenceOf } from '#contract/references.ts';
import { lex, mark, type Cursor } from './cursor.ts';
import { numberInWords } from './numbers.ts';
import type { Setting } from './setting.ts';

type DateReference = ReferenceOf<'date'>;
type Day = { day: number | null; month: number; year: number | null };

const MONTHS = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};
const MONTH = lex(`${MONTHS.es.join('|')}|setiembre`);
const MONTH_EN = lex(MONTHS.en.join('|'));
const DE = lex('del?');
const OF = lex('(?:day +)?of');
const OF_YEAR = lex('del?(?: +año)?');
const FIRST = lex('primero');
const DAY = mark('(\\d{1,2})(?:°|\\.(?=\\s*de\\s)|(?![\\d.,/-]*\\d))');
const DAY_EN = mark('(\\d{1,2})(?:st|nd|rd|th)?(?![\\da-z])');
const YEAR = mark('(?:1[5-9]|20)\\d\\d(?!\\d|[.,]\\d)|[12]\\.\\d{3}(?!\\d)');
/** "del presente", "del mismo año": a year that is not said. */
const SAME_YEAR = lex('(?:mismo|presente|pasado|ese|este|citado)(?: +año)?|(?:en +)?curso');
const NUMERIC = mark('(\\d{1,2})([/.-])(\\d{1,2})\\2((?:19|20)\\d\\d)(?![\\d/-])');
const SHORT_NUMERIC = mark('(\\d\\d)([/-])(\\d\\d)\\2(\\d\\d)(?![\\d/.-]*\\d|-)');
const ISO = mark('((?:19|20)\\d\\d)-(\\d\\d)-(\\d\\d)(?!\\d|-\\d)');
const EARLIER_DAY = mark('(\\d{1,2})\\s+(?:y|al?|hasta\\s+el)\\s+(?=\\d)');
/** Two figures of a year below this one are of our century. */
const CENTURY = 50;

const two = (n: number): string => String(n).padStart(2, '0');
const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;
const numeric = (day: number, month: number, year: number): Day | null =>
  isDay(day, month) ? { day, month, year: year >= 100 ? year : year + (year < CENTURY ? 2000 : 1900) } : null;

/** In an English text the month comes first where it must; where either may, nothing is read. */
function monthFirst(first: number, second: number, year: number): Day | null {
  return first === second || second > 12 ? numeric(second, first, year) : null;
}

function inFigures(c: Cursor, english: boolean): Day | null {
  const iso = c.eat(ISO);
  if (iso) return numeric(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const found = c.eat(NUMERIC) ?? c.eat(SHORT_NUMERIC);
  if (!found) return null;
  const [first, second, year] = [Number(found[1]), Number(found[3]), Number(found[4])];
  return english && first <= 12 ? monthFirst(first, second, year) : numeric(first, second, year);
}

function dayOfMonth(c: Cursor): number | null {
  const figure = c.eat(DAY);
  const day = figure ? Number(figure[1]) : c.eat(FIRST) ? 1 : numberInWords(c);
  return day !== null && day >= 1 && day <= 31 ? day : null;
}

/** 0 stands for "of the same year", which the text leaves unsaid. */
function yearOf(c: Cursor, bare: boolean): number | null {
  if (!c.eat(OF_YEAR) && !bare) return null;
  if (c.eat(SAME_YEAR)) return 0;
  const figure = c.eat(YEAR);
  if (figure) return Number(figure[0].replace('.', ''));
  const words = numberInWords(c);
  return words !== null && words >= 1500 && words < 2100 ? words : null;
}

/** "catorce de noviembre de dos mil veintitrés", "5 de marzo", "junio de 2021", "19 julio 1919". */
function inSpanish(c: Cursor): Day | null {
  const day = c.attempt(() => {
    const read = dayOfMonth(c);
    if (read !== null) c.eat(DE);
    return read;
  });
  const name = c.eat(MONTH);
  if (!name) return null;
  const month = name[0] === 'setiembre' ? 9 : MONTHS.es.indexOf(name[0]) + 1;
  const year = c.attempt(() => yearOf(c, day !== null));
  return day === null && !year ? null : { day, month, year: year || null };
}

/** "January 2, 2024", "2 January 2024", "5th day of May, 2020"; always with its year. */
function inEnglish(c: Cursor): Day | null {
  const before = c.eat(DAY_EN);
  if (before) c.eat(OF);
  const name = c.eat(MONTH_EN);
  const day = before ?? (name && c.eat(DAY_EN));
  c.eat(mark(','));
  const year = day && c.eat(YEAR);
  if (!name || !day || !year) return null;
  return { day: Number(day[1]), month: MONTHS.en.indexOf(name[0]) + 1, year: Number(year[0].replace('.', '')) };
}

function asReference({ day, month, year }: Day, start: number, end: number): DateReference {
  const iso = `${year ?? '-'}-${two(month)}${day === null ? '' : `-${two(day)}`}`;
  const precision = year === null ? 'no-year' : day === null ? 'month' : 'day';
  return { kind: 'date', key: `date:${iso}`, iso, precision, start, end };
}

function single(c: Cursor, english: boolean): DateReference[] | null {
  const { start } = c;
  const found =
    c.attempt(() => inFigures(c, english)) ?? c.attempt(() => inSpanish(c)) ?? c.attempt(() => inEnglish(c));
  return found && (found.day === null || isDay(found.day, found.month)) ? [asReference(found, start, c.at)] : null;
}

/** "5 y 6 de marzo de 2020", "del 1 al 15 de mayo": the first day takes its month and year from the second. */
function range(c: Cursor): DateReference[] | null {
  const { start } = c;
  const earlier = c.eat(EARLIER_DAY);
  const later = c.start;
  const found = earlier && inSpanish(c);
  const day = Number(earlier?.[1]);
  if (!found || found.day === null || !isDay(day, found.month) || !isDay(found.day, found.month)) return null;
  return [asReference({ ...found, day }, start, start + earlier[1]!.length), asReference(found, later, c.at)];
}

/** A date in figures or in words, or both of a range. A year alone is left unread. */
export const date = (c: Cursor, { english }: Setting): DateReference[] | null =>
  c.attempt(() => range(c)) ?? c.attempt(() => single(c, english));
