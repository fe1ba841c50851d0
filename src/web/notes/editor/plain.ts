import type { Node } from '@milkdown/kit/prose/model';
import { quotedOf } from './nodes.ts';

const inline = (node: Node): string =>
  node.textBetween(0, node.content.size, '', (leaf) =>
    leaf.type.name === 'cite' ? `(${quotedOf(leaf).label})` : leaf.type.name === 'hardbreak' ? '\n' : '',
  );

function blocks(node: Node, indent: string): string[] {
  const lines: string[] = [];
  node.forEach((child, _offset, at) => {
    const { name } = child.type;
    if (name === 'quotation') lines.push(`${indent}«${quotedOf(child).words}» (${quotedOf(child).label})`, '');
    else if (child.isTextblock) lines.push(indent + inline(child), '');
    else if (name === 'list_item') {
      const sign = node.type.name === 'ordered_list' ? `${Number(node.attrs.order ?? 1) + at}. ` : '- ';
      const [first = '', ...rest] = blocks(child, '').filter((line) => line !== '');
      lines.push(indent + sign + first, ...rest.map((line) => `${indent}  ${line}`));
    } else if (name.startsWith('table') && name !== 'table') {
      const cells: string[] = [];
      child.forEach((cell) => void cells.push(cell.textContent));
      lines.push(indent + cells.join(' | '));
    } else lines.push(...blocks(child, indent), '');
  });
  return lines;
}

/** A note as plain text, as a source of its own is read: without marks, its quotations with their places. */
export const plainText = (doc: Node): string =>
  blocks(doc, '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
