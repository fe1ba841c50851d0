import type { Cell, Row } from './contract.ts';

/** What most cells of a column say, and how many of those that say something. `example`: one of them, by its row. */
export type Usual = { value: string; count: number; of: number; example: number };

/** Cells that must say something before one of them can depart from the others. */
const LEAST = 3;

const says = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.value !== '' && (cell.state === 'answered' || cell.corrected !== null);

/** What at least half of the cells of a column say, where two or more do; null where they all differ. */
export function usualOf(rows: readonly Pick<Row, 'cells'>[], column: number): Usual | null {
  const told = rows.flatMap(({ cells }, row) => {
    const cell = cells[column];
    return says(cell) ? [{ value: cell.value, row }] : [];
  });
  if (told.length < LEAST) return null;
  const counts = new Map<string, { count: number; example: number }>();
  for (const { value, row } of told) {
    const now = counts.get(value);
    counts.set(value, { count: (now?.count ?? 0) + 1, example: now?.example ?? row });
  }
  const [value, best] = [...counts].reduce((a, b) => (b[1].count > a[1].count ? b : a));
  return best.count >= 2 && best.count * 2 >= told.length ? { value, ...best, of: told.length } : null;
}

/** Whether a cell says something else than most of its column. */
export const departs = (cell: Cell | undefined, usual: Usual | null): boolean =>
  usual !== null && says(cell) && cell.value !== usual.value;
