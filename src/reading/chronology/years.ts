import { valueOf } from '../consistency/number-words.ts';
import type { Range } from '../lines.ts';

/** A date and where it stands; one without a year begins with a hyphen: "--05-03". */
export type Dated = { iso: string; at: Range };

/** What stands between the days of a list or of a period. */
const LISTED = /^ ?,? ?(?<joint>y|e|al?|(?:y )?hasta|and|to)? ?(?:el |los |del )?(?:dias? )?$/;
/** Words before the first day of a period, and characters that hold them. */
const FROM = /(?:entre|desde|del) (?:el |los )?(?:dias? )?$/;
const LEAD = 20;

/** Characters within which "del mismo año" and "del mismo mes" point back to a date. */
const BESIDE = 400;
const SAME_YEAR = /(?:(?:mismo|igual|ese|dicho) a.o|(?:that|same) year)$/;
/** "el 15 del mismo mes y año", "con fecha quince de ese mes". */
const SAME_MONTH =
  /(?<=(?:el|al|dia|fecha) +)(?<day>\d{1,2}|[a-z]+(?: y [a-z]+)?) +del? +(?:mismo|igual|ese|dicho|referido|citado) +mes(?: +y +a.o)?(?![a-z])/g;

/** Words with one space between them. */
export const squeezed = (words: string): string => words.replace(/ +/g, ' ');

const isWithoutYear = ({ iso }: Dated): boolean => iso.startsWith('-');
/** "-05-03", "-05". */
const withinYear = ({ iso }: Dated): string => iso.slice(iso.indexOf('-', 1));
const yearOf = ({ iso }: Dated): number => Number(iso.slice(0, 'YYYY'.length));

/** The last of some dates with a year that stands before a place, and beside it. */
const lastBefore = (dates: readonly Dated[], place: number): Dated | undefined =>
  dates.findLast((one) => !isWithoutYear(one) && one.at.end <= place && place - one.at.end < BESIDE);

/**
 * Dates with the year that another tells: "31 de marzo y 30 de abril de 2015", a day without a year takes that of the next of its list, or the one before where a period
 * ends in the new year; "5 de mayo del mismo año", that of the date before it. A month of which no year is known is left out. `folded`: the text, folded and with plain spaces.
 */
export function withYears(dates: readonly Dated[], folded: string): Dated[] {
  const found = [...dates];
  const set = (i: number, year: number): void => {
    found[i] = { iso: `${year}${withinYear(found[i]!)}`, at: found[i]!.at };
  };
  for (const [i, one] of found.entries()) {
    const before = lastBefore(found.slice(0, i), one.at.start);
    if (!isWithoutYear(one) || !before) continue;
    const isSaid = SAME_YEAR.test(folded.slice(one.at.start, one.at.end));
    // "Con fecha 4 de febrero de 2023 … a partir del 4 de febrero".
    if (isSaid || withinYear(before) === withinYear(one)) set(i, yearOf(before));
  }
  for (let i = found.length - 2; i >= 0; i--) {
    const [one, next] = [found[i]!, found[i + 1]!];
    if (!isWithoutYear(one) || isWithoutYear(next) || withinYear(one).length !== withinYear(next).length) continue;
    const between = LISTED.exec(squeezed(folded.slice(one.at.end, next.at.start)));
    if (!between) continue;
    const isPeriod =
      /^al?$|hasta|to/.test(between.groups?.joint ?? '') ||
      FROM.test(squeezed(folded.slice(Math.max(0, one.at.start - LEAD), one.at.start)));
    set(i, yearOf(next) - (isPeriod && withinYear(one) > withinYear(next) ? 1 : 0));
  }
  return found.filter((one) => !isWithoutYear(one) || one.iso.length > '--05'.length);
}

/** Days that take their month and their year from the date before them. `dates`: those of the text with their years, in its order. */
export const ofSameMonth = (dates: readonly Dated[], folded: string): Dated[] =>
  [...folded.matchAll(SAME_MONTH)].flatMap(({ index, 0: words, groups }): Dated[] => {
    const said = squeezed(groups!.day!);
    const day = /^\d/.test(said) ? Number(said) : valueOf(said, 'es');
    const before = lastBefore(dates, index);
    if (!before || day === null || day < 1 || day > 31) return [];
    const iso = `${before.iso.slice(0, 'YYYY-MM'.length)}-${String(day).padStart(2, '0')}`;
    return [{ iso, at: { start: index, end: index + words.length } }];
  });
