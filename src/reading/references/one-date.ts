import { lex, mark, type Cursor } from './cursor.ts';
import { numberInWords } from './numbers.ts';
import type { Setting } from './setting.ts';

/** A day or a month as it is read. `year`: null where the text does not say it. */
export type Day = { day: number | null; month: number; year: number | null };

const MONTHS = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};
export const MONTH = lex(`${MONTHS.es.join('|')}|setiembre`);
export const MONTH_EN = mark(
  `(?:${MONTHS.en.join('|')})(?![a-z])\\.?|(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)t?(?:\\.|(?![a-z]))`,
);
/** The months by their first three letters, of both languages. */
const SHORT_MONTHS = 'ene|jan feb mar abr|apr may jun jul ago|aug sep|set oct nov dic|dec'
  .split(' ')
  .map((names) => names.split('|'));
const DAYS_EN =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
/** PDF files part it: "9t h". */
const ENDING = '(?:s ?t|n ?d|r ?d|t ?h)';
const DAY_IN_WORDS_EN = mark(
  `(?:(twenty|thirty)[ -]?)?(${DAYS_EN.join('|')}|thirtieth)(?: ?\\(\\d{1,2}(?: ?${ENDING})?\\))?(?=\\s(?:day\\s)?(?:of|in)\\s)`,
);
const DE = lex('del?');
/** "of", "day of", "day of the month of". */
export const OF = lex('(?:day(?: +(?:of|in))?|of)(?: +the +month +of)?');
const THE = lex('the');
const IN_YEAR = lex('in +the +year');
/** "de 2020", "del año 2020", "año 2020", and behind a list "todas de 2020". */
const OF_YEAR = lex('(?:,?\\s?(?:tod|amb)[oa]s +)?del?(?: +año)?|,?\\s?año');
/** The day once more: "12 (doce) de mayo", "doce (12) de mayo". */
const REPEATED = mark('\\((?:\\d{1,2}|[a-z]{3,15}(?: y [a-z]{3,6})?)\\)(?=\\s{1,2}de)');
const FIRST = lex('primero');
/** With its ending: "1°", "1 º", "1ro", "1er día". */
const DAY = mark('(\\d{1,2})(?: ?°|(?:ro|er|do|to)(?: d[i ]a)?(?=\\sde)|\\.(?=\\s*de\\s)|(?![\\d.,/-]*\\d))');
/** "a los doce días del mes de mayo", as deeds are dated; "30 días del mes de mayo" are so many days, and no day. */
const DAYS_OF = lex('días? +del +mes');
const AT_DAYS = /(?<![a-z])a(?: los)? $/;
/** With its ending and the day once more: "9th", "9 th (ninth)". */
export const DAY_EN = mark(`(\\d{1,2})(?:\\s?${ENDING})?(?: ?\\([a-z -]{3,20}\\))?(?!\\d|(?!day)[a-z])`);
export const YEAR = mark('(?:1[5-9]|20)\\d\\d(?!\\d|[.,]\\d)|[12]\\.\\d{3}(?!\\d)');
const COMMA = mark(',');
/** "del presente", "del mismo año": a year that is not said. */
const SAME_YEAR = lex('(?:mismo|igual|presente|pasado|ese|este|citado|dicho)(?: +año)?|(?:en +)?curso');
const SAID_BEFORE = /(?:mismo|igual|ese|dicho) +a.o$/;
const SAME_YEAR_EN = lex('(?:that|the +same) +year');
/** A hyphen may lead to the end of a period: "12/05/2020-15/06/2020". */
const NUMERIC = mark('(\\d{1,2}) ?([/.-]) ?(\\d{1,2}) ?\\2 ?((?:19|20)\\d\\d)(?![\\d/]|-(?!\\d{1,2}/))');
/** "12/05/20", "4-2-22", "el 12.05.22"; behind "N°" it is a number. */
const SHORT_NUMERIC = mark('(?<!n[°o]s? ?)(\\d{1,2})([/-])(\\d{1,2})\\2(\\d\\d)(?![\\d/.-]*\\d|-|[a-z])');
const DOTTED = mark('(?<=(?:el|fecha|d[i ]a)\\s)(\\d\\d)(\\.)(\\d\\d)\\.(\\d\\d)(?![\\d/.,-]*\\d|[a-z])');
/** "12-may-2022", "3/ENE/23", "12/mayo/2022". */
const WITH_NAME = mark(
  `(\\d{1,2})([/.-])(${SHORT_MONTHS.flat().join('|')})[a-z]{0,7}\\.?\\2((?:19|20)?\\d\\d)(?![\\d/-]|\\.\\d)`,
);
const ISO = mark('((?:19|20)\\d\\d)([/-])(\\d\\d)\\2(\\d\\d)(?!\\d|[/-]\\d)');
/** Two figures of a year below this one are of our century. */
const CENTURY = 50;

/** Whether a month has such a day at most in any year, and a year such a month. */
export const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;
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

/** "12/05/2020", "2020-05-12", "12-may-2020". */
export function inFigures(c: Cursor, setting: Setting): Day | null {
  const iso = c.eat(ISO);
  if (iso) return numeric(Number(iso[4]), Number(iso[3]), Number(iso[1]));
  const named = c.eat(WITH_NAME);
  if (named)
    return numeric(
      Number(named[1]),
      SHORT_MONTHS.findIndex((names) => names.includes(named[3]!)) + 1,
      Number(named[4]),
    );
  const found = c.eat(NUMERIC) ?? c.eat(SHORT_NUMERIC) ?? (setting.english ? null : c.eat(DOTTED));
  if (!found) return null;
  const [first, second, year] = [Number(found[1]), Number(found[3]), Number(found[4])];
  return setting.english && first <= 12 ? monthFirst(first, second, year, setting) : numeric(first, second, year);
}

/** The day of a month, in figures or in words; null of a number that is none. */
function dayOfMonth(c: Cursor): number | null {
  const figure = c.eat(DAY);
  const day = figure ? Number(figure[1]) : c.eat(FIRST) ? 1 : numberInWords(c);
  c.eat(REPEATED);
  return day !== null && day >= 1 && day <= 31 ? day : null;
}

/** 0 stands for "of the same year", which the text leaves unsaid. `bare`: no "de" is needed. */
export function yearOf(c: Cursor, bare: boolean): number | null {
  if (!c.eat(OF_YEAR) && !bare) return null;
  if (c.eat(SAME_YEAR)) return 0;
  const figure = c.eat(YEAR);
  if (figure) return Number(figure[0].replace('.', ''));
  const words = numberInWords(c);
  return words !== null && words >= 1500 && words < 2100 ? words : null;
}

/** The number of a Spanish month; 0 of another word. */
const numberOf = (name: string): number => (name === 'setiembre' ? 9 : MONTHS.es.indexOf(name) + 1);
const numberOfEnglish = ([name, short]: RegExpExecArray): number =>
  MONTHS.en.findIndex((one) => one.startsWith(short ?? name.replace('.', ''))) + 1;
/** The number of a month as `MONTH` or `MONTH_EN` found it. */
export const monthOf = (name: RegExpExecArray): number => numberOf(name[0]) || numberOfEnglish(name);

/** Whether what was read ends with words for the year of the date before: "del mismo año"; "del presente año" is that of the writing. */
export const saysSameYear = (c: Cursor): boolean => SAID_BEFORE.test(c.folded.slice(Math.max(0, c.at - 20), c.at));

/** "12 de mayo, 2022". */
const yearBehindComma = (c: Cursor): number | null => (c.eat(COMMA) && c.sees(YEAR) ? yearOf(c, true) : null);

/** "mayo 12 de 2022", behind its month. */
const dayBehind = (c: Cursor): [number, number] | null =>
  c.attempt(() => {
    const day = dayOfMonth(c);
    const year = day === null ? null : yearOf(c, false);
    return day !== null && year ? [day, year] : null;
  });

/** "catorce de noviembre de dos mil veintitrés", "5 de marzo", "junio de 2021", "19 julio 1919", "a los doce días del mes de mayo de 2020". */
export function inSpanish(c: Cursor): Day | null {
  const lead = c.folded.slice(Math.max(0, c.start - 8), c.start).replace(/\s+/g, ' ');
  const day = c.attempt(() => {
    const read = dayOfMonth(c);
    if (read === null || (c.eat(DAYS_OF) && !AT_DAYS.test(lead))) return null;
    c.eat(DE);
    return read;
  });
  const name = c.eat(MONTH);
  if (!name) return null;
  const month = numberOf(name[0]);
  const behind = day === null ? dayBehind(c) : null;
  if (behind) return { day: behind[0], month, year: behind[1] };
  const year = c.attempt(() => yearOf(c, true)) ?? (day === null ? null : c.attempt(() => yearBehindComma(c)));
  if (day === null && !year && !(year === 0 && saysSameYear(c))) return null;
  return { day, month, year: year || null };
}

/** "first", "twenty-third" of a month; null where none is there. */
function dayInWords(c: Cursor): number | null {
  const found = c.eat(DAY_IN_WORDS_EN);
  if (!found) return null;
  const [, tens, day] = found;
  if (day === 'thirtieth') return tens ? null : 30;
  return DAYS_EN.indexOf(day!) + 1 + (tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0);
}

/** "January 2, 2024", "2 January 2024", "5th day of May, 2020", "Aug. 16, 2012", "April 2013"; its year must be said, or be "that year". */
export function inEnglish(c: Cursor): Day | null {
  const figure = c.eat(DAY_EN);
  const before = figure ? Number(figure[1]) : dayInWords(c);
  if (before !== null) c.eat(OF);
  const isName = c.isCapital();
  const name = c.eat(MONTH_EN);
  if (!name) return null;
  if (before === null) c.eat(THE);
  const behind = before === null ? c.eat(DAY_EN) : null;
  const day = before ?? (behind && Number(behind[1]));
  if (day === null && !isName) return null;
  const month = numberOfEnglish(name);
  if (!c.eat(COMMA) && c.eat(OF) && c.eat(SAME_YEAR_EN)) return { day, month, year: null };
  c.eat(IN_YEAR);
  const year = c.eat(YEAR);
  return year && { day, month, year: Number(year[0].replace('.', '')) };
}
