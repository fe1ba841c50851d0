import type { Block } from '../document/blocks.ts';
import { tableBlocks, type Cell } from '../document/table.ts';
import { elementsOf, type Xml } from '../package/xml.ts';

/** The rows of a table, however they are grouped. */
const rowsOf = (group: Xml): Xml[] =>
  elementsOf(group).flatMap((child) =>
    child.name === 'table:table-row'
      ? [child]
      : /^table:table-(?:header-rows|rows|row-group)$/.test(child.name)
        ? rowsOf(child)
        : [],
  );

/** A table; what a cell covers stands in the file as cells of its own, which are empty (ODF 1.3, 9.1.5). */
export const readTable = (table: Xml, read: (cell: Xml) => Block[]): Block[] =>
  tableBlocks(
    rowsOf(table).map((row) =>
      elementsOf(row)
        .filter(({ name }) => name === 'table:table-cell' || name === 'table:covered-table-cell')
        .map((cell): Cell => ({
          blocks: read(cell),
          span: Number(cell.attributes['table:number-columns-repeated']) || 1,
        })),
    ),
  );
