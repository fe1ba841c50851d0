import { dayIn, NUMERIC_DATE } from './dates-es.ts';
import { cardinalEn, ordinalEn, yearEn } from './numbers-en.ts';
import { END, rule, type Rule } from './rule.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** A date in figures; where month and day may change places the month comes first, as in the United States. */
function dateEn(text: string): string | null {
  const short = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/.exec(text);
  const [year, month, day] = dayIn(text, true) ?? [Number(short?.[4]), Number(short?.[1]), Number(short?.[3])];
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
  return `${MONTHS[month - 1]!} ${ordinalEn(day)}, ${yearEn(year < 50 ? year + 2000 : year < 100 ? year + 1900 : year)}`;
}

const HALF = '\\s?([AaPp])\\.?\\s?[Mm](?![\\p{L}\\d])(?:\\.(?=\\s+\\p{Ll}|[,;)]))?';
const clock = (hour: string, minute: string): string | null => {
  if (Number(hour) > 24 || Number(minute) > 59) return null;
  const minutes =
    minute === '00' ? '' : minute.startsWith('0') ? ` oh ${cardinalEn(minute.slice(1))}` : ` ${cardinalEn(minute)}`;
  return `${cardinalEn(String(Number(hour)))}${minutes}`;
};
const half = (letter: string): string => `${letter.toUpperCase()} M`;

/** Dates and clock times. */
export const DATES_EN: Rule[] = [
  rule(NUMERIC_DATE, (m) => dateEn(m[1]!)),
  rule(`(\\d{1,2})(?:st|nd|rd|th)?(?=\\s+(?:day\\s+of\\s+|of\\s+)?(?:${MONTHS.join('|')})${END})`, (m) =>
    ordinalEn(Number(m[1])),
  ),
  rule(`(?<=(?:${MONTHS.join('|')})\\s)(\\d{1,2})(?:st|nd|rd|th)?(?![\\d\\p{L}/:]|[.,]\\d)`, (m) =>
    ordinalEn(Number(m[1])),
  ),
  rule('(\\d{1,2})[:.](\\d\\d)' + HALF, (m) => {
    const read = clock(m[1]!, m[2]!);
    return read && `${read} ${half(m[3]!)}`;
  }),
  rule('(\\d{1,2})' + HALF, (m) => `${cardinalEn(m[1]!)} ${half(m[2]!)}`),
  rule('(\\d{1,2}):(\\d\\d)(?!\\d)', (m) => clock(m[1]!, m[2]!)),
];
