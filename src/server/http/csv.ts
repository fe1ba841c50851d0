/**
 * Where a spreadsheet would run what follows as a formula (OWASP, CSV Injection): at the beginning of a cell, and behind whatever ends a cell for a reader
 * with another separator, which is `;` where the comma marks decimals, with the quotes that it would take away. The wide forms of the signs count too.
 */
const FORMULA = /^(?=[=+\-@＝＋－＠\t\r])|(?=[=+\-@＝＋－＠])(?<=[;\t\r\n]"*)/g;

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = value.replace(FORMULA, "'");
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of CSV (RFC 4180), with its end. What a spreadsheet would take for a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What tells a spreadsheet that a file is UTF-8. */
export const CSV_START = '\uFEFF';
