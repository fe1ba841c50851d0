import { MINOR, type Currency } from '#contract/tokens.ts';

export type Column = { title: string; right?: true };

/** Lines of cells in columns, each as wide as its widest cell. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  const written = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (columns[at]!.right ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
      .join('  ')
      .trimEnd();
  return [columns.map(({ title }) => title), ...rows].map(written).join('\n');
}

/** `1,000` as programs of any country read it. */
export const number = (value: number): string => new Intl.NumberFormat('en-US').format(value);

/** An amount of the smallest unit in units of its currency: `CLP 9,990`, `USD 10.90`. */
export function money(minor: number, currency: Currency): string {
  const digits = Math.log10(MINOR[currency]);
  const units = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency} ${units.format(minor / MINOR[currency])}`;
}

/** The minute of a moment, in UTC: `2026-11-21 13:05`. */
export const minute = (at: Date | string): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** `1 purchase`, `2 purchases`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${n === 1 ? one : many}`;
