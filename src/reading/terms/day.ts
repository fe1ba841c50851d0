/** A day as days since 1 January 1970, without clock or zone: Chile's clocks skip a midnight in September. */
export type Day = number;

const MS = 86_400_000;

/** The day of "2026-09-18"; null where the calendar has none such. */
export function dayOf(iso: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  if (!year) return null;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day)) / MS;
  return isoOf(at) === iso ? at : null;
}

/** "2026-09-18". */
export const isoOf = (day: Day): string => new Date(day * MS).toISOString().slice(0, 10);

/** Year, month (1–12), day of the month, and day of the week (0: Sunday). */
export function partsOf(day: Day): { year: number; month: number; date: number; week: number } {
  const at = new Date(day * MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate(), week: at.getUTCDay() };
}

/** The day of a year, month (may pass 12) and day of the month. */
export const dayAt = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date) / MS;

/**
 * The day that many months later with the same number, or the last of a month that is shorter. Source: Civil Code of Chile, art. 48, second and third paragraphs.
 */
export function monthsAfter(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const last = partsOf(dayAt(year, month + months + 1, 0)).date;
  return dayAt(year, month + months, Math.min(date, last));
}
