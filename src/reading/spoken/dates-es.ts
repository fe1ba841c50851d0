import { Cursor } from '../references/cursor.ts';
import { date } from '../references/dates.ts';
import { Setting } from '../references/setting.ts';
import { cardinalEs } from './numbers-es.ts';
import { END, rule, type Rule } from './rule.ts';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Year, month and day of a date in figures, as the reference parser reads it; null where it is none. */
export function dayIn(text: string, english: boolean): [year: number, month: number, day: number] | null {
  const iso = date(new Cursor(text), new Setting(null, english))?.[0]?.iso;
  const parts = iso?.split('-').map(Number);
  return parts?.length === 3 && parts.every((part) => part > 0) ? [parts[0]!, parts[1]!, parts[2]!] : null;
}

/** A date in figures, with what a stamp writes behind it ("2024-01-02T10:11:12-0300"). */
export const NUMERIC_DATE = '(\\d{1,4}([/.-])\\d{1,2}\\2\\d{2,4})(?![\\d/]|[.-]\\d)';
const STAMP = 'T(\\d\\d):(\\d\\d)(?::\\d\\d(?:\\.\\d{1,6})?)?(?:Z|[+-]\\d\\d:?\\d\\d)?';

/** The first of a month is "primero", as is said in America. Source: DPD, "fecha". */
const dayWord = (day: number): string => (day === 1 ? 'primero' : cardinalEs(String(day)));
const inWords = ([year, month, day]: [number, number, number]): string =>
  `${dayWord(day)} de ${MONTHS[month - 1]!} de ${cardinalEs(String(year))}`;

function time(hour: number, minute: string): string {
  const hours = cardinalEs(String(hour), 'f');
  if (Number(minute) === 0) return `${hours} ${hour === 1 ? 'hora' : 'horas'}`;
  return `${hours} ${minute.startsWith('0') ? `cero ${cardinalEs(minute.slice(1))}` : cardinalEs(minute)}`;
}
function clock(hour: string, minute: string, named: boolean): string | null {
  if (Number(hour) > 24 || Number(minute) > 59) return null;
  const words = time(Number(hour), minute);
  return named && !/horas?$/.test(words) ? `${words} horas` : words;
}
const half = (letter: string): string => (letter.toLowerCase() === 'a' ? 'a eme' : 'pe eme');
const HOURS = '\\s?(?:horas?|(?:hrs?|hs|h)(?:\\.(?!\\s*$|\\s+\\p{Lu}))?)' + END;
/** "a.m." keeps the stop of its sentence. */
const HALF = '\\s?([ap])\\.?\\s?m' + END + '(?:\\.(?=\\s+\\p{Ll}|[,;)]))?';

/** Dates in figures and clock times; dates with the month in words need only their day. */
export const DATES_ES: Rule[] = [
  rule(NUMERIC_DATE + `(?:${STAMP})?`, (m) => {
    const day = dayIn(m[1]!, false);
    return day && `${inWords(day)}${m[3] ? `, ${time(Number(m[3]), m[4]!)}` : ''}`;
  }),
  rule(`(\\d{4}-\\d\\d-\\d\\d)${STAMP}`, (m) => {
    const day = dayIn(m[1]!, false);
    return day && `${inWords(day)}, ${time(Number(m[2]), m[3]!)}`;
  }),
  rule(`0?1\\s?[°º]?(?=\\s+de\\s+(?:${MONTHS.join('|')}|setiembre))`, () => 'primero', 'i'),
  rule(`0?(\\d{1,2})(?=\\s+de\\s+(?:${MONTHS.join('|')}|setiembre))`, (m) => cardinalEs(m[1]!), 'i'),
  rule('(\\d{1,2})[:.](\\d\\d)' + HALF, (m) => `${time(Number(m[1]), m[2]!).replace(/ horas?$/, '')} ${half(m[3]!)}`),
  rule('(\\d{1,2})' + HALF, (m) => `${cardinalEs(m[1]!, 'f')} ${half(m[2]!)}`),
  rule('(\\d{1,2}):(\\d\\d)(?::(?:\\d\\d))?' + HOURS, (m) => clock(m[1]!, m[2]!, true)),
  rule('(\\d{1,2})\\.(\\d\\d)' + HOURS, (m) => clock(m[1]!, m[2]!, true)),
  rule('(\\d{1,2}):(\\d\\d)(?::\\d\\d)?(?!\\d)', (m) => clock(m[1]!, m[2]!, false)),
  rule(
    '(\\d{1,3})\\s?(?:hrs|hs)(?:\\.(?!\\s*$|\\s+\\p{Lu}))?' + END,
    (m) => `${cardinalEs(m[1]!, 'f')} ${m[1] === '1' ? 'hora' : 'horas'}`,
  ),
];
