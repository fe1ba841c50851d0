/** What a spreadsheet would run as a formula at the beginning of a cell (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of CSV (RFC 4180), with its end. What a spreadsheet would take for a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What tells a spreadsheet that a file is UTF-8. */
export const CSV_START = '\uFEFF';
