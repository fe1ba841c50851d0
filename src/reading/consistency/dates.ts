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
    `(?:\\b(${folded(DAYS.en).join('|')})\\s*,?\\s*(?:the )?)?\\b(?:(${MONTHS.en.join('|')})\\s+(\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${MONTHS.en.join('|')}))(?:,?\\s+(\\d{4}))?\\b(?![\\d-])`,
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
  new Date(Date.UTC(year ?? LEAP, month, 0)).getUTCDate();

const isMonthName = (words: string): boolean =>
  /^(?:\p{Lu}\p{Ll}{2,8} \d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{Ll}{2,8})$/u.test(words);
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
    // "may 30 days": without a year only a capital tells a month.
    if (language === 'en' && !year && !isMonthName(text.slice(place.start, place.end))) continue;
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
    from: /(?:desde|del|entre|(?:abri|abre|comenz|comienz|inici|empez|empiez)[a-z]*)\s+(?:el\s+)?(?:dia\s+)?$/,
    to: /^\s*,?\s*(?:(?:y\s+)?(?:hasta|al|y)|y\s+(?:se\s+)?(?:cerr|cierr|termin|finaliz|venc|expir|conclu)[a-z]*)\s+(?:el\s+)?(?:dia\s+)?$/,
  },
  en: {
    from: /(?:from|between|(?:commenc|begin|start|open)[a-z]*(?:\s+on)?)\s+$/,
    to: /^\s*,?\s*(?:(?:and\s+)?(?:until|to|through|and)|and\s+(?:end|clos|expir|terminat)[a-z]*(?:\s+on)?)\s+$/,
  },
};
/** Two doings one after the other, in the words of who tells them: what is acknowledged was lodged before. */
const THEN: Record<Language, RegExp> = {
  es: /(?:ingres|present|interpus|dedujo|deduc|notific|emiti|contrat|ingreso a trabajar|nacio|nacid)[a-z]*(?:\s+[a-z]+){0,3}\s+(?:el\s+)?$/,
  en: /(?:lodg|fil|submitt|issu|serv|made|order|hir|employ|born|receiv)[a-z]*(?:\s+on)?\s+$/,
};
const AFTER: Record<Language, RegExp> = {
  es: /^\s*,?\s*y\s+(?:fue\s+|se\s+)?(?:contest|acog|rechaz|resolvi|resuelt|despid|desped|fallec|muri|tramit|pag)[a-z]*\s+(?:el\s+)?$/,
  en: /^\s*,?\s*and\s+(?:was\s+|were\s+)?(?:acknowledg|answer|dismiss|decid|grant|reject|heard|paid|deliver|died)[a-z]*(?:\s+on)?\s+$/,
};
/** "and died three weeks later, on": so long behind the day before it. "A year afterward" stands behind both. */
const LATER: Record<Language, RegExp> = {
  es: /\b(?:dias?|semanas?|meses|mes|anos?) (?:despues|mas tarde|mas adelante),?(?: es decir,| esto es,)? (?:el )?(?:dia )?$/,
  en: /\b(?:days?|weeks?|months?|years?) (?:later|after|afterwards?),?(?: that is,)? (?:on )?$/,
};
const LATER_BEHIND: Record<Language, RegExp> = {
  es: /^,? (?:esto es, )?(?:mas de |casi |al menos )?\p{L}+ (?:dias?|semanas?|meses|mes|anos?) (?:despues|mas tarde)\b/u,
  en: /^,? (?:more than |nearly |almost |at least |some )?\p{L}+ (?:days?|weeks?|months?|years?) (?:later|afterwards?)\b/u,
};
const LEAP = 2000;
/** Characters between two days of one telling. */
const APART = 160;

/** Days that are on no calendar, weekdays that do not fit, terms that end before they begin. */
export function dates(text: string, language: Language, emit: Emit): void {
  const days = daysIn(text, language);
  const low = foldSameLength(text);
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
    if (next && isBefore(low, one, next, language)) emit(ORDER, start, next.end, null, [said(one), said(next)], next);
  });
}

/** Whether the words say that the second of two days is the later one, and it is not. A year that only one of them says is that of both. */
function isBefore(low: string, one: Day, next: Day, language: Language): boolean {
  // Of no year at all, only days of one month are told apart: January may be behind December.
  const year = one.year ?? next.year ?? (one.month === next.month ? LEAP : null);
  if (year === null || next.start - one.end > APART) return false;
  const [before, between, behind] = [
    low.slice(Math.max(0, one.start - 60), one.start),
    low.slice(one.end, next.start),
    low.slice(next.end, next.end + 60),
  ];
  const isSpan = SPAN[language].from.test(before) && SPAN[language].to.test(between);
  const isThen = THEN[language].test(before) && AFTER[language].test(between);
  const isLater = !/[.;]/.test(between) && (LATER[language].test(between) || LATER_BEHIND[language].test(behind));
  const value = (day: Day): number => Date.UTC(day.year ?? year, day.month - 1, day.day);
  return (isSpan || isThen || isLater) && value(next) < value(one);
}
