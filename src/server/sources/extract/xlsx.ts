import { canonical } from '#reading/lines.ts';
import { plainReport, Unreadable, type Extracted } from './extracted.ts';
import { openZip } from './zip.ts';

type Cell = string | number | boolean | Date | null;

/** The letters of a column, counted from 0: A, B, … Z, AA. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

const two = (part: number): string => String(part).padStart(2, '0');
/** A date as the sheet means it, without a time zone; its time where it has one. */
function dateText(date: Date): string {
  const day = date.toISOString().slice(0, 10);
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()];
  return hours + minutes === 0 ? day : `${day} ${two(hours)}:${two(minutes)}`;
}

/** A cell in one line; what a sheet reads as a date has its bar, which would look like the next cell, as a slash. */
const cellText = (cell: Cell): string =>
  cell === null
    ? ''
    : cell instanceof Date
      ? dateText(cell)
      : String(cell).replace(/\s+/g, ' ').replaceAll('|', '/').trim();

/** A row as a line that begins with the address of its first cell that holds something; null for a row of nothing. */
function rowLine(sheet: string, row: readonly Cell[], number: number): string | null {
  const cells = row.map(cellText);
  const first = cells.findIndex(Boolean);
  const last = cells.findLastIndex(Boolean);
  if (first < 0) return null;
  return `${sheet}!${columnName(first)}${number} | ${cells.slice(first, last + 1).join(' | ')}`;
}

/** Reads all sheets of a workbook: a heading for each, a line for each row with its address, dates as dates. Formulas give what they last gave. */
export async function readXlsx(bytes: Buffer): Promise<Extracted> {
  const names = openZip(bytes).names;
  if (![...names].some((name) => /^xl\/workbook\.(?:xml|bin)$/.test(name))) throw new Unreadable('WRONG_TYPE');
  const { default: readSheets } = await import('read-excel-file/node');
  let sheets: { sheet: string; data: Cell[][] }[];
  try {
    sheets = (await readSheets(bytes)) as typeof sheets;
  } catch {
    throw new Unreadable('CORRUPT');
  }
  const lines = sheets.flatMap(({ sheet, data }) => {
    const rows = data.flatMap((row, at) => rowLine(sheet, row, at + 1) ?? []);
    return rows.length > 0 ? [`## ${sheet}`, '', ...rows, ''] : [];
  });
  const text = canonical(lines.join('\n'));
  if (text.trim() === '') throw new Unreadable('NO_TEXT');
  return { text, report: plainReport() };
}
