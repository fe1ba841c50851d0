import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import { foldSameLength } from '../references/cursor.ts';
import { NO_SUCH_DAY, ORDER, WEEKDAY } from './rules.ts';

const MONTHS: Record<Language, string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};
const DAYS: Record<Language, string[]> = {
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
};
const folded = (words: string[]): string[] => words.map((word) => foldSameLength(word));
const WRITTEN: Record<Language, RegExp> = {
  es: new RegExp(
    `(?:\\b(${folded(DAYS.es).join('|')})\\s*,?\\s*(?:el )?(?:dia )?)?(?<![\\d.,/-])(\\d{1,2})(?:°)?\\s+de\\s+(${MONTHS.es.join('|')})(?:\\s+(?:de|del)(?:\\s+ano)?\\s+(\\d{4}|\\d\\.\\d{3}))?`,
    'g',
  ),
  en: new RegExp(
    `(?:\\b(${folded(DAYS.en).join('|')})\\s*,?\\s*(?:the )?)?\\b(?:(${MONTHS.en.join('|')})\\s+(\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTHS.en.join('|')})),?\\s+(\\d{4})\\b`,
    'g',
  ),
};
const NUMERIC = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2((?:19|20)\d\d)(?![\d/-])/g;

export type Day = {
  start: number;
  end: number;
  weekday: string | undefined;
  day: number;
  month: number;
  year: number | null;
};
/** Days of a month; of February without a year, 29. */
const lengthOf = (month: number, year: number | null): number =>
  new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();

/** The days that a text names, in their order; UTF-16 offsets. */
export function daysIn(text: string, language: Language): Day[] {
  const low = foldSameLength(text);
  const found: Day[] = [];
  for (const match of low.matchAll(WRITTEN[language])) {
    const [, weekday, a = '', b = '', ...more] = match;
    // In English the month may stand before the day or behind it.
    const [day, month, year] =
      language === 'es' ? [a, b, more[0]] : a ? [b, a, more[2]] : [more[0]!, more[1]!, more[2]];
    const place = { start: match.index, end: match.index + match[0].length };
    found.push({
      ...place,
      weekday,
      day: Number(day),
      month: MONTHS[language].indexOf(month) + 1,
      year: year ? Number(year.replace('.', '')) : null,
    });
  }
  if (language === 'es')
    for (const match of low.matchAll(NUMERIC))
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        weekday: undefined,
        day: Number(match[1]),
        month: Number(match[3]),
        year: Number(match[4]),
      });
  return found.sort((a, b) => a.start - b.start);
}

const SPAN: Record<Language, { from: RegExp; to: RegExp }> = {
  es: {
    from: /(?:desde|del|entre)\s+(?:el\s+)?(?:dia\s+)?$/,
    to: /^\s*,?\s*(?:y\s+)?(?:hasta|al|y)\s+(?:el\s+)?(?:dia\s+)?$/,
  },
  en: {
    from: /(?:from|between|commencing on|beginning on)\s+$/,
    to: /^\s*,?\s*(?:and\s+)?(?:until|to|through|and|ending on)\s+$/,
  },
};

/** Days that are on no calendar, weekdays that do not fit, terms that end before they begin. */
export function dates(text: string, language: Language, emit: Emit): void {
  const days = daysIn(text, language);
  const said = ({ start, end }: Day): string => text.slice(start, end).replace(/\s+/g, ' ');
  days.forEach((one, i) => {
    const { start, end, day, month, year, weekday } = one;
    if (month < 1 || month > 12 || day < 1 || day > lengthOf(month, year)) {
      // The day may come second: 03/25/2020.
      if (day > 0 && !(month > 12 && day <= 12)) emit(NO_SUCH_DAY, start, end, null, [said(one)]);
      return;
    }
    if (weekday && year) {
      const right = DAYS[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!;
      if (foldSameLength(right) !== weekday)
        emit(WEEKDAY, start, end, null, [text.slice(start, start + weekday.length), right]);
    }
    const next = days[i + 1];
    if (!next || year === null || next.year === null || next.start - end > 40) return;
    const low = foldSameLength(text.slice(Math.max(0, start - 20), next.start));
    const at = start - Math.max(0, start - 20);
    if (!SPAN[language].from.test(low.slice(0, at)) || !SPAN[language].to.test(low.slice(at + end - start))) return;
    const value = (d: Day): number => Date.UTC(d.year!, d.month - 1, d.day);
    if (value(next) < value(one)) emit(ORDER, start, next.end, null, [said(one), said(next)]);
  });
}
