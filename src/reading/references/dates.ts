import type { ReferenceOf } from '#contract/references.ts';
import { lex, mark, type Cursor } from './cursor.ts';
import { numberInWords } from './numbers.ts';
import {
  DAY_EN,
  inEnglish,
  inFigures,
  inSpanish,
  isDay,
  MONTH,
  MONTH_EN,
  monthOf,
  OF,
  saysSameYear,
  YEAR,
  yearOf,
  type Day,
} from './one-date.ts';
import type { Setting } from './setting.ts';

type DateReference = ReferenceOf<'date'>;

/** What stands between the days of a list in figures; "y el" only where the first has its article too: "artículo 5 y el 6 de mayo". */
const NEXT_DAY = '(?:,\\s+|\\s+(?:y|al?|y\\s+hasta|hasta)\\s+(?:el\\s+)?(?:d[i ]a\\s+)?)(?=\\d)';
const EARLIER_DAY = mark(`(\\d{1,2})°?(?<!(?:art[i ]culos?|arts?\\.|n°s?|n[u ]meros?)\\s\\d{1,2})${NEXT_DAY}`);
const NEXT_IN_WORDS = lex('(?:,|y(?: +hasta)?|al?|hasta)(?: +el)?(?: +día)?');
/** What parts the months of a list, and the two days of a period that share a hyphen. */
const NEXT_MONTH = mark(',?\\s{0,2}(?:(?:y|e|o|a|hasta|and|or|to|through|until)\\s)?');
const NEXT_EN = mark(',?\\s{0,2}(?:and|or|to|through|until|-)\\s{1,2}|,\\s');
/** Words that part the ends of a period, so that the first lies before the last. */
const PERIOD = /\b(?:al?|hasta|to|through|until)\b|-/;
const HYPHEN = mark('-');
const COMMA = mark(',');
/** Days or months of a list at most. */
const LISTED = 12;
const DECEMBER = 12;

const two = (n: number): string => String(n).padStart(2, '0');
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
  // "22 de septiembre 2020-22 de septiembre de 2021", "12/05/2020-15/06/2020".
  const second = c.attempt(() => {
    if (found.year === null || !c.touches(HYPHEN) || !c.eat(HYPHEN)) return null;
    const { start: from } = c;
    const other = inFigures(c, setting) ?? inSpanish(c);
    return other?.day && isDay(other.day, other.month) ? asReference(other, from, c.at) : null;
  });
  return second ? [first, second] : [first];
}

type Earlier = { day: number; start: number; end: number };
/** "tres y", "3, ", "3 al": a day whose month stands with a later one. */
function earlierDay(c: Cursor): Earlier | null {
  const { start } = c;
  const figure = c.eat(EARLIER_DAY);
  if (figure) return { day: Number(figure[1]), start, end: start + figure[1]!.length };
  return c.attempt(() => {
    const day = numberInWords(c);
    const end = c.at;
    return day !== null && c.eat(NEXT_IN_WORDS) ? { day, start, end } : null;
  });
}

/** "5 y 6 de marzo de 2020", "4, 5 y 6 de marzo", "del 1 al 15 de mayo", "entre el tres y el ocho": the earlier days take their month and year from the last. */
function range(c: Cursor): DateReference[] | null {
  const days: Earlier[] = [];
  while (days.length < LISTED) {
    const one = c.attempt(() => earlierDay(c));
    if (!one) break;
    days.push(one);
  }
  const later = c.start;
  const found = days.length > 0 ? inSpanish(c) : null;
  if (!found || found.day === null || [...days, found].some(({ day }) => !isDay(day!, found.month))) return null;
  return [
    ...days.map(({ day, start, end }) => asReference({ ...found, day }, start, end)),
    asReference(found, later, c.at),
  ];
}

/** A day or a month of a list, whose year stands behind the last of them. */
type Listed = { day: number | null; month: number; start: number; end: number };
/** Each of a list with its year: one that ends a period in an earlier month than it begins, and a December before its January, began the year before. */
function inYears(c: Cursor, list: readonly Listed[], last: number | null): DateReference[] {
  let year = last;
  const found: DateReference[] = [];
  for (const [i, one] of [...list.entries()].reverse()) {
    const next = list[i + 1];
    const isEarlier =
      next !== undefined &&
      one.month > next.month &&
      (PERIOD.test(c.folded.slice(one.end, next.start)) || one.month - next.month === DECEMBER - 1);
    if (year !== null && isEarlier) year--;
    found.unshift(asReference({ day: one.day, month: one.month, year }, one.start, next ? one.end : c.at));
  }
  return found;
}

/** "enero, febrero y marzo de 2023", "agosto a diciembre de 2022", "abril y mayo del mismo año": the earlier months take their year from the last. */
function months(c: Cursor): DateReference[] | null {
  const names: Listed[] = [];
  while (names.length < LISTED) {
    const { start } = c;
    const name = c.eat(MONTH) ?? c.eat(MONTH_EN);
    if (!name) break;
    names.push({ day: null, month: monthOf(name), start, end: c.at });
    c.eat(NEXT_MONTH);
  }
  const last = names.at(-1);
  if (!last || names.length < 2) return null;
  c.at = last.end;
  if (!c.eat(COMMA)) c.eat(OF);
  const year = yearOf(c, true);
  if (year === null || (year === 0 && !saysSameYear(c))) return null;
  return inYears(c, names, year || null);
}

/** A day of an English list; its month may stand with another. */
type ListedDay = { day: number; month: number | null; start: number; end: number };
function listedDay(c: Cursor): ListedDay | null {
  const { start } = c;
  const before = c.eat(DAY_EN);
  if (before) c.eat(OF);
  const name = c.eat(MONTH_EN);
  const day = before ?? (name && c.eat(DAY_EN));
  return day && { day: Number(day[1]), month: name && monthOf(name), start, end: c.at };
}

/** "May 3 to June 8, 2022", "May 3 and 8, 2022", "3 to 8 May 2022": each day takes its month from the one beside it, and its year from the last. */
function daysInEnglish(c: Cursor): DateReference[] | null {
  const days: ListedDay[] = [];
  while (days.length < LISTED) {
    const one = c.attempt(() => listedDay(c));
    if (!one) break;
    days.push(one);
    if (!c.eat(NEXT_EN)) break;
  }
  const last = days.at(-1);
  if (!last || days.length < 2) return null;
  c.at = last.end;
  if (!c.eat(COMMA)) c.eat(OF);
  const year = c.eat(YEAR);
  const leads = days[0]!.month !== null;
  const list = days.map((one, i): Listed | null => {
    const beside = leads ? days.slice(0, i + 1).findLast(({ month }) => month !== null) : days.slice(i).find(({ month }) => month !== null); // prettier-ignore
    return beside && isDay(one.day, beside.month!) ? { ...one, month: beside.month! } : null;
  });
  if (!year || list.includes(null)) return null;
  return inYears(c, list as Listed[], Number(year[0].replace('.', '')));
}

/** A date in figures or in words, or all of a range or of a list. A year alone is left unread. */
export const date = (c: Cursor, setting: Setting): DateReference[] | null =>
  c.attempt(() => range(c)) ??
  c.attempt(() => months(c)) ??
  c.attempt(() => daysInEnglish(c)) ??
  c.attempt(() => single(c, setting));
