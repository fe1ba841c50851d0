import type { OfficeFile } from '../package/office.ts';
import { richText, type SheetEntry, type Workbook } from './book.ts';
import { numberText } from './format.ts';
import { childOf, elementsOf, ownText, type Xml } from '../package/xml.ts';

/** What a sheet can hold at most (Excel's own limits): what says that it stands beyond is not shown by any program. */
const EDGE = { columns: 16_384, rows: 1_048_576 } as const;

/** The letters of a column, counted from 0: A, B, … Z, AA. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** The column, from 0, of an address such as `AB12`; null where it is none. */
function columnOf(address: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address ?? '')?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A cell by its column, from 0, and its text in one line. */
type Cell = { column: number; text: string };
/** A row by its number, from 1, with the cells that hold something. */
export type Row = { number: number; cells: Cell[] };
export type Sheet = { rows: Row[]; heads: string[] };

/** A formula gives what it last gave; one that never gave anything, as some programs write them, is shown as it stands. Nothing is ever worked out. */
function cellText(cell: Xml, { strings, formats, of1904 }: Workbook): string {
  const raw = childOf(cell, 's:v');
  const type = cell.attributes['t'] ?? 'n';
  if (type === 'inlineStr') return richText(childOf(cell, 's:is') ?? cell);
  if (!raw || raw.children.length === 0) {
    const formula = childOf(cell, 's:f');
    return formula && formula.children.length > 0 ? `=${ownText(formula)}` : '';
  }
  const text = ownText(raw);
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return text.replace(/T00:00:00(?:\.0+)?Z?$/, '');
  const value = Number(text);
  if (type !== 'n' || Number.isNaN(value)) return text;
  const format = formats[Number(cell.attributes['s'] ?? 0)];
  return numberText(value, format ?? { kind: 'number', percent: false, before: '', after: '' }, of1904);
}

/** How many cells may still be read. */
export type Budget = { cells: number };
class Spent extends Error {}

function rowOf(row: Xml, before: number, book: Workbook, budget: Budget): Row {
  const number = Number(row.attributes['r']) || before + 1;
  const cells: Cell[] = [];
  let column = -1;
  for (const cell of elementsOf(row, 's:c')) {
    column = columnOf(cell.attributes['r']) ?? column + 1;
    const text = cellText(cell, book).replace(/\s+/g, ' ').trim();
    if (text === '' || column >= EDGE.columns) continue;
    if (budget.cells-- <= 0) throw new Spent();
    cells.push({ column, text });
  }
  return { number, cells };
}

const PAGE_OF = /(?:page|p[áa]g(?:ina|\.)?)?\s*&P(?:\s*(?:of|de|\/)\s*&N)?/gi;
/** The texts of a page's head and foot: the codes for their places, letters and page numbers are left out. */
const headText = (text: string): string =>
  text
    .replace(PAGE_OF, ' ')
    .replace(/&(?:"[^"]*"|K[0-9A-F]{6}|K\d\d[+-]\d{3}|\d{1,3})/gi, '')
    .replace(/&[LCR]/g, ' ')
    .replace(/&[PNDTFAZGBIUESXYOH](?:[+-]\d+)?/g, '')
    .replaceAll('&&', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads a sheet row by row until the budget is spent, which then is below zero. */
export function readSheet(file: OfficeFile, { part }: SheetEntry, book: Workbook, budget: Budget): Sheet {
  const rows: Row[] = [];
  let last = 0;
  let sheet: Xml | null = null;
  try {
    sheet = file.xml(part, {
      below: 's:sheetData',
      take(element) {
        const row = rowOf(element, last, book, budget);
        last = row.number;
        if (row.cells.length > 0 && row.number <= EDGE.rows) rows.push(row);
      },
    });
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
  }
  const heads = elementsOf(childOf(sheet, 's:headerFooter')).map((head) => headText(ownText(head)));
  return { rows, heads: [...new Set(heads.filter(Boolean))] };
}
