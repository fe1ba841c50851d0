import type { Block } from './blocks.ts';

/** Characters of a row from which a table is no table but the layout of a page, where its cells hold several paragraphs. */
const LAYOUT = 1000;
/** Columns that one cell may span; a hostile file may say a billion. */
const SPAN = 64;

/** A table cell: its content, and how many columns it spans. */
export type Cell = { blocks: Block[]; span: number };

/** A table in a cell is written into its line: its own bars would look like more columns. */
const inCell = ({ kind, text }: Block): string =>
  (kind === 'row' ? text.slice(2, -2).replaceAll(/ [|│] /g, ' / ') : text.replace(/^#+ /, ''))
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/**
 * A table as a line for each row, `| a | b |`; a cell that spans several columns leaves the others empty. The bar between cells is the long one
 * where a cell has a bar of its own, so that a cell's words stay as they are. A table that only lays out a page is read cell by cell.
 */
export function tableBlocks(rows: readonly Cell[][]): Block[] {
  if (rows.every((cells) => cells.length <= 1)) return rows.flat().flatMap(({ blocks }) => blocks);
  const lines = rows.map((cells) =>
    cells.flatMap(({ blocks, span }) => [
      blocks.map(inCell).filter(Boolean).join(' '),
      ...Array.from({ length: Math.min(SPAN, span) - 1 }, () => ''),
    ]),
  );
  const bar = lines.flat().some((cell) => cell.includes('|')) ? '│' : '|';
  return rows.flatMap((cells, i): Block[] => {
    const line = lines[i]!;
    if (line.every((cell) => cell === '')) return [];
    const long = line.reduce((sum, cell) => sum + cell.length, 0) > LAYOUT;
    if (long && cells.some(({ blocks }) => blocks.length > 1)) return cells.flatMap(({ blocks }) => blocks);
    return [{ kind: 'row', text: `${bar} ${line.join(` ${bar} `)} ${bar}` }];
  });
}
