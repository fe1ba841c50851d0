import type { Language } from '#contract/language.ts';
import type { Report } from '#contract/sources.ts';
import { languageOfText } from '#reading/language.ts';
import { canonical } from '#reading/lines.ts';
import { plainReport, Unreadable, type Extracted } from '../extracted.ts';
import { OfficeFile } from '../package/office.ts';
import { openWorkbook } from './book.ts';
import { commentsOf, drawnOn, type CellComment } from './extras.ts';
import { columnName, readSheet, type Row } from './sheet.ts';

/** Cells of a workbook that are read; the rest is cut, and the report says so. */
const CELLS = 1_000_000;

const WORDS = {
  en: { hidden: 'hidden sheet', comment: 'Comment', by: 'by', head: 'Header or footer' },
  es: { hidden: 'hoja oculta', comment: 'Comentario', by: 'de', head: 'Encabezado o pie de página' },
} as const;

/** Empty cells side by side from which a row goes on in a line of its own, with its own address: a sheet may have two cells and thousands between. */
const GAP = 16;

/**
 * A row as lines that begin with the address of their first cell. The bar between cells is the long one in a sheet that has bars of its own: what
 * stands in a cell is never changed, so that it can be quoted.
 */
function rowLines(sheet: string, { number, cells }: Row, bar: string): string[] {
  const out: string[] = [];
  let next = Number.NEGATIVE_INFINITY;
  for (const { column, text } of cells) {
    const empty = column - next;
    if (empty < 0 || empty >= GAP) out.push(`${sheet}!${columnName(column)}${number} ${bar} ${text}`);
    else out.push(`${out.pop()!}${` ${bar} `.repeat(empty + 1)}${text}`);
    next = column + 1;
  }
  return out;
}

/** The lines of a sheet, and what stands on it and beside it. The words for these are told apart only once the language of the workbook is known. */
type Read = { name: string; hidden: boolean; lines: string[]; comments: CellComment[]; heads: string[] };

function lines({ name, hidden, lines: rows, comments, heads }: Read, language: Language): string[] {
  if (rows.length + comments.length === 0) return [];
  const { hidden: mark, comment, by, head } = WORDS[language];
  return [
    `## ${name}${hidden ? ` [${mark}]` : ''}`,
    '',
    ...rows,
    ...comments.map(
      ({ address, author, text }) => `[${comment} ${name}!${address}${author && ` ${by} ${author}`}: ${text}]`,
    ),
    ...heads.map((text) => `[${head}] ${text}`),
    '',
  ];
}

/**
 * Reads all sheets of a workbook: a heading for each, a line for each row with its address, then text boxes, charts, comments, heads and feet. Dates
 * are dates, errors are what the sheet shows, and formulas give what they last gave: nothing is worked out and nothing is fetched.
 * Throws WRONG_TYPE, CORRUPT, ARCHIVE_LIMIT, TOO_MUCH_TEXT or NO_TEXT; warns `truncated` where there are more cells than are read.
 */
export function readXlsx(bytes: Buffer, cells = CELLS): Extracted {
  const file = OfficeFile.open(bytes);
  const book = openWorkbook(file);
  const budget = { cells };
  const read = book.sheets.map((entry): Read => {
    const { rows, heads } = budget.cells < 0 ? { rows: [], heads: [] } : readSheet(file, entry, book, budget);
    const relations = file.relations(entry.part);
    const bar = rows.some(({ cells }) => cells.some(({ text }) => text.includes('|'))) ? '│' : '|';
    return {
      name: entry.name,
      hidden: entry.hidden,
      lines: [...rows.flatMap((row) => rowLines(entry.name, row, bar)), ...drawnOn(file, relations)],
      comments: commentsOf(file, relations, book),
      heads,
    };
  });
  const language = languageOfText(read.flatMap((sheet) => sheet.lines.slice(0, 200)).join('\n'));
  const text = canonical(read.flatMap((sheet) => lines(sheet, language)).join('\n'));
  if (text.trim() === '') throw new Unreadable('NO_TEXT');
  const warnings: Report['warnings'] = [];
  if (book.truncated || budget.cells < 0) warnings.push({ code: 'truncated', pages: [] });
  if (read.some(({ comments }) => comments.length > 0)) warnings.push({ code: 'comments', pages: [] });
  return { text, report: { ...plainReport(), warnings } };
}
