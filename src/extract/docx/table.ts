import type { Block } from '../document/blocks.ts';
import { mark } from '../document/marks.ts';
import { tableBlocks, type Cell } from '../document/table.ts';
import { childOf, elementsOf, value, type Xml } from '../package/xml.ts';

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

function cellOf(element: Xml, row: Xml, read: (cell: Xml) => Block[]): Cell {
  const properties = childOf(element, 'w:tcPr');
  const change = changeOf(properties) ?? changeOf(childOf(row, 'w:trPr'));
  const blocks = read(element);
  return {
    blocks: change ? blocks.map((block) => ({ ...block, text: mark(change, block.text) })) : blocks,
    span: Number(value(childOf(properties, 'w:gridSpan'))) || 1,
  };
}

/** The rows of a table. */
export const readTable = (table: Xml, read: (cell: Xml) => Block[]): Block[] =>
  tableBlocks(unwrapped(table, 'w:tr').map((row) => unwrapped(row, 'w:tc').map((cell) => cellOf(cell, row, read))));
