import type { Emit } from '../grammar/emit.ts';
import { foldSameLength } from '../references/cursor.ts';
import { figureOf, told } from './number-words.ts';
import { SUM } from './rules.ts';

const AMOUNT = /(?:us)?\$\s?(\d[\d.,]*)|\b(\d[\d.,]*) (?:uf|utm|pesos)\b/g;
const TOTAL =
  /^[\s\p{P}]*(?:\p{L}{1,3}[.)]\s*)?(?:monto |suma |valor |precio )?(?:total|grand total)\b|^[\s\p{P}]*(?:suma|sum) (?:total|of)\b/u;
/** What is taken away, or counted otherwise: such a list is not judged. */
const OTHERWISE =
  /descuento|menos|deduc|rebaja|abono|saldo|subtotal|neto|bruto|discount|less|balance|net\b|\biva\b|\btax/;
const LEAST = 2;
const MOST = 30;

type Row = { value: number; start: number; end: number; total: boolean; otherwise: boolean };
const ROW_END = 400;

/** What a line says that ends with one amount; null of any other line. */
function rowOf(line: string, at: number): Row | null {
  if (line.length > ROW_END) return null;
  const found = [...line.matchAll(AMOUNT)];
  const last = found[0];
  if (!last || found.length > 1 || !/^[\s.,;\-)]*(?:y|and)?\s*$/.test(line.slice(last.index + last[0].length)))
    return null;
  const value = figureOf((last[1] ?? last[2])!);
  if (value === null) return null;
  const start = at + last.index;
  return { value, start, end: start + last[0].length, total: TOTAL.test(line), otherwise: OTHERWISE.test(line) };
}

/** Rows of amounts, one in a line, whose line of total says another sum. A list with discounts or balances is left alone. */
function columns(folded: string, emit: Emit): void {
  let rows: Row[] = [];
  let at = 0;
  for (const line of folded.split('\n')) {
    const row = rowOf(line, at);
    at += line.length + 1;
    if (!row) {
      if (line.trim() !== '') rows = [];
      continue;
    }
    if (!row.total) {
      rows.push(row);
      continue;
    }
    const sum = rows.reduce((total, { value }) => total + value, 0);
    const judged = rows.length >= LEAST && rows.length <= MOST && ![...rows, row].some(({ otherwise }) => otherwise);
    if (judged && Math.abs(sum - row.value) > rows.length)
      emit(SUM, row.start, row.end, null, [told(sum), told(row.value)], rows[0]);
    rows = [];
  }
}

/** Columns of money that do not come to the total below them. */
export const sums = (text: string, emit: Emit): void => columns(foldSameLength(text), emit);
