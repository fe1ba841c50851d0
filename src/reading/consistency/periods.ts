import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import { foldSameLength } from '../references/cursor.ts';
import { daysIn, type Day } from './dates.ts';
import { numberWords, valueOf } from './number-words.ts';
import { PERIOD } from './rules.ts';

/** A term in years or months, before the day from which it is counted. */
const TERM: Record<Language, (number: string) => RegExp> = {
  es: (number) => new RegExp(`(\\d{1,3}|${number})(?: \\([^)]{1,20}\\))? (anos?|mes(?:es)?)(?!\\p{L})`, 'gu'),
  en: (number) => new RegExp(`(\\d{1,3}|${number})(?: \\([^)]{1,20}\\))?[ -](years?|months?)(?!\\p{L})`, 'gu'),
};
const FROM: Record<Language, RegExp> = {
  es: /(?:desde|a contar del?|a partir del?|(?:comenzar[a-z]*|inici[a-z]*|empez[a-z]*|entrar[a-z]*)(?: (?:a|en|su) [a-z]+){0,2}|contados? desde)(?: el)?(?: dia)? $/,
  en: /(?:from(?: and including)?|commenc[a-z]*(?: on)?|beginn?[a-z]*(?: on)?|starting(?: on)?|start(?:s|ed)?(?: on)?)(?: the)? $/,
};
const TO: Record<Language, RegExp> = {
  es: /(?:hasta|vence[a-z]*|termina[a-z]*|concluir?[a-z]*|expira[a-z]*|finaliza[a-z]*|cesara[a-z]*)(?:,? por (?:lo )?tanto,?)?(?: (?:el|al))?(?: dia)? $/,
  en: /(?:until|through|expir[a-z]*(?: on)?|end(?:s|ing|ed)?(?: on)?|terminat[a-z]*(?: on)?)(?: and including)?(?: the)? $/,
};
/** Characters from a term to its first day, and from there to the last. */
const NEAR = 160;
/** What makes a term longer or another one. */
const OTHERWISE =
  /renov|prorrog|adicional|renew|extend|further|additional|option|antes de|before|least|menos|mas de|more than/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A slip of a month or of a year, not another day. Days. */
const FARTHEST = 800;

const timeOf = ({ day, month, year }: Day): number => Date.UTC(year!, month - 1, day);
function added(from: Day, months: number): number {
  const at = from.month - 1 + months;
  const last = new Date(Date.UTC(from.year!, at + 1, 0)).getUTCDate();
  return Date.UTC(from.year!, at, Math.min(from.day, last));
}

/** Terms whose last day is not so many months or years behind their first: "three years from 1 August 2025 until 31 July 2029". */
export function periods(text: string, language: Language, emit: Emit): void {
  const folded = foldSameLength(text).replaceAll('\n', ' ');
  const days = daysIn(text, language).filter(({ year, month, day }) => year !== null && month > 0 && day > 0);
  if (days.length < 2) return;
  const word = `(?:${numberWords(language).join('|')})`;
  const write = new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (const term of folded.matchAll(TERM[language](`${word}(?:[ -](?:y )?${word}){0,2}`))) {
    const count = /^\d/.test(term[1]!) ? Number(term[1]) : valueOf(term[1]!, language);
    if (!count) continue;
    const end = term.index + term[0].length;
    const first = days.find(
      ({ start }) => start > term.index - NEAR && FROM[language].test(folded.slice(Math.max(0, start - 40), start)),
    );
    const at = first && days.indexOf(first);
    const last = at === undefined ? undefined : days[at + 1];
    if (!first || !last || Math.abs(first.start - end) > NEAR || last.start - first.end > NEAR) continue;
    // A term of the next sentence is that of a renewal or of something else.
    if (folded.slice(last.end, term.index).includes('. ')) continue;
    const span = folded.slice(Math.min(term.index, first.start), Math.max(last.end, end));
    if (!TO[language].test(folded.slice(Math.max(0, last.start - 40), last.start)) || OTHERWISE.test(span)) continue;
    const right = added(first, count * (/^(?:a|y)/.test(term[2]!) ? 12 : 1));
    const off = Math.round((timeOf(last) - right) / DAY_MS);
    // The last day may be counted or not.
    if (off >= -1 && off <= 1) continue;
    if (Math.abs(off) > FARTHEST) continue;
    emit(
      PERIOD,
      last.start,
      last.end,
      null,
      [
        text.slice(term.index, end).replace(/\s+/g, ' '),
        write.format(right - DAY_MS),
        text.slice(last.start, last.end).replace(/\s+/g, ' '),
      ],
      first,
    );
  }
}
