import type { Card, Cell } from './card.ts';

/** A row of a card set as a table: what stands before its cells, the cells, and what stands behind them. */
type TableRow = { before: string; cells: Cell[]; after: string };
/** A card set as a table, for where it cannot be drawn. `head`: the titles of its columns of cells, "" where they have none; `isListed`: `before` is a number. */
type CardTable = { head: string[]; rows: TableRow[]; isListed: boolean; hasAfter: boolean };

const said = (...words: readonly string[]): string => words.filter(Boolean).join(' · ');

/** A card as a table: every row as wide as the widest. */
export function tableOf({ kind, columns, rows }: Card): CardTable {
  const isListed = kind === 'list';
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length));
  const set = rows.map(({ label, group, speaker, cells }, at): TableRow => {
    const missing = Array.from({ length: width - cells.length }, (): Cell => ({ state: 'silent', text: '' }));
    return isListed
      ? { before: String(at + 1), cells: [...cells, ...missing], after: said(label, speaker, group) }
      : { before: said(label, speaker), cells: [...cells, ...missing], after: group };
  });
  return {
    head: Array.from({ length: width }, (_, at) => columns[at] ?? ''),
    rows: set,
    isListed,
    hasAfter: set.some(({ after }) => after !== ''),
  };
}
