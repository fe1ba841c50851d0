import { joinBlocks, oneLine, paragraphBlock, type Block } from '../document/blocks.ts';
import { tableBlocks, type Cell } from '../document/table.ts';

/** What a paragraph is: the level of a heading, whether it stands in a table, and how deep in a list. */
export type Paragraph = { heading: number | null; inTable: boolean; nesting: number; level: number };

/** A table that is being read: its rows, the cells of its last row and what stands in the last cell. */
class Rows {
  private rows: Cell[][] = [];
  private cells: Cell[] = [];
  private blocks: Block[] = [];

  get open(): boolean {
    return this.cells.length > 0 || this.blocks.length > 0;
  }
  add = (...blocks: Block[]): void => void this.blocks.push(...blocks);
  cell(): void {
    this.cells.push({ blocks: this.blocks, span: 1 });
    this.blocks = [];
  }
  row(): void {
    if (this.blocks.length > 0) this.cell();
    if (this.cells.length > 0) this.rows.push(this.cells);
    this.cells = [];
  }
  take(): Block[] {
    this.row();
    const blocks = this.rows.length > 0 ? tableBlocks(this.rows) : [];
    this.rows = [];
    return blocks;
  }
}

/** A text that is being read paragraph by paragraph, such as the body, a note or a foot. */
export class Flow {
  private readonly blocks: Block[] = [];
  private readonly boxes: Block[] = [];
  private text = '';
  private label = '';
  private readonly table = new Rows();
  private readonly nested = new Rows();

  write = (text: string): void => void (this.text += text);
  /** What is printed before the paragraph that follows. */
  number = (label: string): void => void (this.label = label.trim());
  /** A text box, which follows the paragraph that it hangs on. */
  box = (blocks: readonly Block[]): void => void this.boxes.push(...blocks);

  paragraph(as: Paragraph): void {
    const blocks = this.read(as);
    if (as.nesting > 1) this.nested.add(...blocks);
    else if (as.inTable || this.table.open) this.table.add(...this.nested.take(), ...blocks);
    else this.blocks.push(...this.table.take(), ...blocks);
  }

  private read({ heading, level }: Paragraph): Block[] {
    const [text, label] = [this.text.trim(), this.label];
    const boxes = this.boxes.splice(0);
    this.text = '';
    if (text === '') return boxes;
    this.label = '';
    // A sign that is neither letter nor figure is a bullet.
    if (label === '' || /[\p{L}\p{N}]/u.test(label.replace(/^o$/, '')))
      return [paragraphBlock(text, heading, label), ...boxes];
    return [{ kind: 'item', text: `${'  '.repeat(level)}- ${oneLine(text)}` }, ...boxes];
  }

  cell(as: Paragraph): void {
    this.table.add(...this.nested.take());
    this.table.add(...this.read(as));
    this.table.cell();
  }
  row = (): void => this.table.row();
  nestedCell(as: Paragraph): void {
    this.nested.add(...this.read(as));
    this.nested.cell();
  }
  nestedRow = (): void => this.nested.row();

  /** All of it, once it is at its end. */
  end(): Block[] {
    const last = this.read({ heading: null, inTable: false, nesting: 0, level: 0 });
    const nested = this.nested.take();
    if (this.table.open) this.table.add(...nested, ...last);
    else this.blocks.push(...this.table.take(), ...nested, ...last);
    return [...this.blocks, ...this.table.take()];
  }

  lines = (): string => joinBlocks(this.end());
}
