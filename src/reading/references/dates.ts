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
const MONTH_EN = mark(
  `(?:${MONTHS.en.join('|')})(?![a-z])\\.?|(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)t?(?:\\.|(?![a-z]))`,
);
const DAYS_EN =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const DAY_IN_WORDS_EN = mark(`(?:(twenty|thirty)-?)?(${DAYS_EN.join('|')}|thirtieth)(?=\\s(?:day\\s)?of\\s)`);
const DE = lex('del?');
const OF = lex('(?:day +)?of');
/** "de 2020", "del año 2020", and behind a list "todas de 2020". */
const OF_YEAR = lex('(?:,?\\s?(?:tod|amb)[oa]s +)?del?(?: +año)?');
const FIRST = lex('primero');
const DAY = mark('(\\d{1,2})(?:°|\\.(?=\\s*de\\s)|(?![\\d.,/-]*\\d))');
/** With its ending, which PDF files part: "9t h". */
const DAY_EN = mark('(\\d{1,2})(?:\\s?(?:st|nd|rd|t ?h))?(?![\\da-z])');
const YEAR = mark('(?:1[5-9]|20)\\d\\d(?!\\d|[.,]\\d)|[12]\\.\\d{3}(?!\\d)');
/** "del presente", "del mismo año": a year that is not said. */
const SAME_YEAR = lex('(?:mismo|presente|pasado|ese|este|citado)(?: +año)?|(?:en +)?curso');
const NUMERIC = mark('(\\d{1,2})([/.-])(\\d{1,2})\\2((?:19|20)\\d\\d)(?![\\d/-])');
/** "12/05/20", "4-2-22"; behind "N°" it is a number. */
const SHORT_NUMERIC = mark('(?<!n[°o]s? ?)(\\d{1,2})([/-])(\\d{1,2})\\2(\\d\\d)(?![\\d/.-]*\\d|-|[a-z])');
const ISO = mark('((?:19|20)\\d\\d)-(\\d\\d)-(\\d\\d)(?!\\d|-\\d)');
const EARLIER_DAY = mark('(\\d{1,2})(?:,\\s+(?=\\d)|\\s+(?:y|al?|hasta\\s+el)\\s+(?=\\d))');
/** What parts the months of a list, and the two days of a period that share a hyphen. */
const NEXT_MONTH = mark(',?\\s{0,2}(?:(?:y|e|o|a|and|or|to|through)\\s)?');
const HYPHEN = mark('-');
/** Days or months of a list at most. */
const LISTED = 12;
/** Two figures of a year below this one are of our century. */
const CENTURY = 50;

const two = (n: number): string => String(n).padStart(2, '0');
const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;
const numeric = (day: number, month: number, year: number): Day | null =>
  isDay(day, month) ? { day, month, year: year >= 100 ? year : year + (year < CENTURY ? 2000 : 1900) } : null;

const MONTH_LEADS = /(?<![\d/.-])(?:0?[1-9]|1[0-2])[/-](?:1[3-9]|2\d|3[01])[/-](?:\d\d){1,2}(?![\d/-])/;
const DAY_LEADS = /(?<![\d/.-])(?:1[3-9]|2\d|3[01])[/-](?:0?[1-9]|1[0-2])[/-](?:\d\d){1,2}(?![\d/-])/;
/** Whether a text, by those of its dates that leave no doubt, writes the month first. */
export const writesMonthFirst = (folded: string): boolean => MONTH_LEADS.test(folded) && !DAY_LEADS.test(folded);

/** In an English text the month comes first where it must, or where the other dates of the text say so; else, where either may, nothing is read. */
function monthFirst(first: number, second: number, year: number, { leads }: Setting): Day | null {
  return first === second || second > 12 || leads ? numeric(second, first, year) : null;
}

function inFigures(c: Cursor, setting: Setting): Day | null {
  const iso = c.eat(ISO);
  if (iso) return numeric(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const found = c.eat(NUMERIC) ?? c.eat(SHORT_NUMERIC);
  if (!found) return null;
  const [first, second, year] = [Number(found[1]), Number(found[3]), Number(found[4])];
  return setting.english && first <= 12 ? monthFirst(first, second, year, setting) : numeric(first, second, year);
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

/** The number of a Spanish month; 0 of another word. */
const numberOf = (name: string): number => (name === 'setiembre' ? 9 : MONTHS.es.indexOf(name) + 1);

/** "catorce de noviembre de dos mil veintitrés", "5 de marzo", "junio de 2021", "19 julio 1919". */
function inSpanish(c: Cursor): Day | null {
  const day = c.attempt(() => {
    const read = dayOfMonth(c);
    if (read !== null) c.eat(DE);
    return read;
  });
  const name = c.eat(MONTH);
  if (!name) return null;
  const month = numberOf(name[0]);
  const year = c.attempt(() => yearOf(c, day !== null));
  return day === null && !year ? null : { day, month, year: year || null };
}

/** "first", "twenty-third" of a month; null where none is there. */
function dayInWords(c: Cursor): number | null {
  const found = c.eat(DAY_IN_WORDS_EN);
  if (!found) return null;
  const [, tens, day] = found;
  if (day === 'thirtieth') return tens ? null : 30;
  return DAYS_EN.indexOf(day!) + 1 + (tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0);
}

const monthOf = ([name, short]: RegExpExecArray): number =>
  MONTHS.en.findIndex((one) => one.startsWith(short ?? name.replace('.', ''))) + 1;

/** "January 2, 2024", "2 January 2024", "5th day of May, 2020", "Aug. 16, 2012", "April 2013"; always with its year. */
function inEnglish(c: Cursor): Day | null {
  const figure = c.eat(DAY_EN);
  const before = figure ? Number(figure[1]) : dayInWords(c);
  if (before !== null) c.eat(OF);
  const isName = c.isCapital();
  const name = c.eat(MONTH_EN);
  if (!name) return null;
  const behind = before === null ? c.eat(DAY_EN) : null;
  const day = before ?? (behind && Number(behind[1]));
  if (!c.eat(mark(','))) c.eat(OF);
  const year = c.eat(YEAR);
  if (!year || (day === null && !isName)) return null;
  return { day, month: monthOf(name), year: Number(year[0].replace('.', '')) };
}

function asReference({ day, month, year }: Day, start: number, end: number): DateReference {
  const iso = `${year ?? '-'}-${two(month)}${day === null ? '' : `-${two(day)}`}`;
  const precision = year === null ? 'no-year' : day === null ? 'month' : 'day';
  return { kind: 'date', key: `date:${iso}`, iso, precision, start, end };
}

function single(c: Cursor, setting: Setting): DateReference[] | null {
  const { start } = c;
  const found =
    c.attempt(() => inFigures(c, setting)) ?? c.attempt(() => inSpanish(c)) ?? c.attempt(() => inEnglish(c));
  if (!found || (found.day !== null && !isDay(found.day, found.month))) return null;
  const first = asReference(found, start, c.at);
  // "22 de septiembre 2020-22 de septiembre de 2021".
  const second = c.attempt(() => {
    if (found.year === null || !c.touches(HYPHEN) || !c.eat(HYPHEN)) return null;
    const { start: from } = c;
    const other = inSpanish(c);
    return other?.day && isDay(other.day, other.month) ? asReference(other, from, c.at) : null;
  });
  return second ? [first, second] : [first];
}

/** "5 y 6 de marzo de 2020", "4, 5 y 6 de marzo", "del 1 al 15 de mayo": the earlier days take their month and year from the last. */
function range(c: Cursor): DateReference[] | null {
  const days: { day: number; start: number; end: number }[] = [];
  while (days.length < LISTED) {
    const { start } = c;
    const one = c.eat(EARLIER_DAY);
    if (!one) break;
    days.push({ day: Number(one[1]), start, end: start + one[1]!.length });
  }
  const later = c.start;
  const found = days.length > 0 ? inSpanish(c) : null;
  if (!found || found.day === null || [...days, found].some(({ day }) => !isDay(day!, found.month))) return null;
  return [
    ...days.map(({ day, start, end }) => asReference({ ...found, day }, start, end)),
    asReference(found, later, c.at),
  ];
}

/** "enero, febrero y marzo de 2023", "agosto a diciembre de 2022": the earlier months take their year from the last. */
function months(c: Cursor): DateReference[] | null {
  const names: { name: RegExpExecArray; start: number; end: number }[] = [];
  while (names.length < LISTED) {
    const { start } = c;
    const name = c.eat(MONTH) ?? c.eat(MONTH_EN);
    if (!name) break;
    names.push({ name, start, end: c.at });
    c.eat(NEXT_MONTH);
  }
  const last = names.at(-1);
  if (!last || names.length < 2) return null;
  c.at = last.end;
  c.eat(mark(','));
  const year = yearOf(c, true);
  const month = ({ name }: { name: RegExpExecArray }): number => numberOf(name[0]) || monthOf(name);
  return year
    ? names.map((one, i) =>
        asReference({ day: null, month: month(one), year }, one.start, i === names.length - 1 ? c.at : one.end),
      )
    : null;
}

/** A date in figures or in words, or all of a range or of a list. A year alone is left unread. */
export const date = (c: Cursor, setting: Setting): DateReference[] | null =>
  c.attempt(() => range(c)) ?? c.attempt(() => months(c)) ?? c.attempt(() => single(c, setting));
