import type { Block } from './context.ts';
import { mark } from './marks.ts';
import { childOf, elementsOf, value, type Xml } from '../package/xml.ts';

/** Characters of a row from which a table is no table but the layout of a page, where its cells hold several paragraphs. */
const LAYOUT = 1000;
/** Columns that one cell may span; a hostile file may say a billion. */
const SPAN = 64;
const WRAPPERS = ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'];

/** The rows of a table or the cells of a row, however they are wrapped. */
const unwrapped = (element: Xml, name: string): Xml[] =>
  elementsOf(element).flatMap((child) =>
    child.name === name ? [child] : WRAPPERS.includes(child.name) ? unwrapped(child, name) : [],
  );

/** Whether a row or a cell was put in or taken out while changes were tracked. */
function changeOf(properties: Xml | undefined): 'inserted' | 'deleted' | null {
  if (childOf(properties, 'w:ins') ?? childOf(properties, 'w:cellIns')) return 'inserted';
  return (childOf(properties, 'w:del') ?? childOf(properties, 'w:cellDel')) ? 'deleted' : null;
}

/** A table in a cell is written into its line: its own bars would look like more columns. */
const inCell = ({ kind, text }: Block): string =>
  (kind === 'row' ? text.slice(2, -2).replaceAll(/ [|│] /g, ' / ') : text.replace(/^#+ /, ''))
    .replace(/\s*\n\s*/g, ' ')
    .trim();

type Cell = { blocks: Block[]; span: number };

function cellOf(element: Xml, row: Xml, read: (cell: Xml) => Block[]): Cell {
  const properties = childOf(element, 'w:tcPr');
  const change = changeOf(properties) ?? changeOf(childOf(row, 'w:trPr'));
  const blocks = read(element);
  return {
    blocks: change ? blocks.map((block) => ({ ...block, text: mark(change, block.text) })) : blocks,
    span: Math.min(SPAN, Number(value(childOf(properties, 'w:gridSpan'))) || 1),
  };
}

/**
 * A table as a line for each row, `| a | b |`; a cell that spans several columns leaves the others empty. The bar between cells is the long one
 * where a cell has a bar of its own, so that a cell's words stay as they are. A table that only lays out a page is read cell by cell.
 */
export function readTable(table: Xml, read: (cell: Xml) => Block[]): Block[] {
  const rows = unwrapped(table, 'w:tr').map((row) => unwrapped(row, 'w:tc').map((cell) => cellOf(cell, row, read)));
  if (rows.every((cells) => cells.length <= 1)) return rows.flat().flatMap(({ blocks }) => blocks);
  const lines = rows.map((cells) =>
    cells.flatMap(({ blocks, span }) => [
      blocks.map(inCell).filter(Boolean).join(' '),
      ...Array.from({ length: span - 1 }, () => ''),
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
