import { fieldText, hidden, leave, type Attribute, type Left } from './fields.ts';

/** What is never part of a page's text. */
const UNSEEN = new Set(
  'head title meta link base script style noscript template iframe object embed svg canvas audio video map button datalist annotation'.split(
    ' ',
  ),
);
/** What stands around the text of a page, or is for filling in: part of a page that somebody saved, and not of an article of the web. */
const AROUND = new Set('nav select option textarea input'.split(' '));
/** Elements that hold no words for people, hidden or not. */
const WORDLESS = new Set('head title meta link base script style template annotation'.split(' '));
/** Blocks that stand apart from what is before and after them by an empty line; the others only begin a line of their own. */
const APART = new Set('p h1 h2 h3 h4 h5 h6 blockquote pre figure table hr dl address fieldset'.split(' '));
const BLOCKS = new Set(
  'div section article main aside header footer body html form dt dd figcaption caption details summary legend center thead tbody tfoot hgroup search menu dir noframes optgroup nav select option textarea'.split(
    ' ',
  ),
);
/** A cell with more than this is no entry of a table: the table lays out a page, and each cell is a part of its own. */
const CELL = { lines: 3, characters: 400 } as const;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

type List = { ordered: boolean; next: number };
/** A cell that is open: its lines, and what it interrupts. */
type Cell = { lines: string[]; lists: List[]; mark: string };

/**
 * Writes the elements of a page as lines of Markdown-like text, as they come: headings, lists, tables, paragraphs; of links their words. It is told of
 * each element when it opens and when it closes, in pairs, and of the text between; so it serves a parser as well as a walk over a tree, however deep.
 */
export class LineWriter {
  private readonly lines: string[] = [];
  private readonly cells: Cell[] = [];
  private readonly rows: string[][][] = [];
  private lists: List[] = [];
  private line = '';
  /** Whether the line ends in a blank: to look at its end would copy all of it, for each sign of a long one. */
  private blank = false;
  private mark = '';
  private apart = false;
  private unseen = 0;
  private pre = 0;
  private heading = 0;
  private sup = 0;
  private concealed = 0;
  /** What of the page is not read so far. */
  readonly left: Left = { hidden: false, pictures: false, files: false };

  /** `whole`: the page was saved as a file, so that what stands around its text and what was filled in are read too. */
  constructor(private readonly whole = false) {}

  private isUnseen(name: string, attribute: Attribute): boolean {
    if (UNSEEN.has(name) || (!this.whole && AROUND.has(name))) return true;
    return name === 'option' && (attribute('selected') ?? null) === null;
  }

  open(name: string, attribute: Attribute): void {
    if (this.unseen === 0) leave(this.left, name, attribute);
    if (this.concealed > 0 || (this.unseen === 0 && !WORDLESS.has(name) && hidden(attribute))) this.concealed++;
    if (this.unseen > 0 || this.isUnseen(name, attribute) || hidden(attribute)) this.unseen++;
    else if (name === 'input') this.text(` ${fieldText(attribute)} `);
    else if (name === 'br') this.breakLine();
    else if (name === 'ul' || name === 'ol') this.openList(name === 'ol', Number(attribute('start') ?? 1));
    else if (name === 'li') this.openItem(Number(attribute('value') ?? Number.NaN));
    else if (name === 'tr') this.openRow();
    else if ((name === 'td' || name === 'th') && this.rows.length > 0) this.openCell();
    else if (name === 'sup') this.sup++;
    else if (APART.has(name)) this.openApart(name);
    else if (BLOCKS.has(name) || name === 'td' || name === 'th') this.end();
  }

  text(data: string): void {
    if (this.concealed > 0 && data.trim() !== '') this.left.hidden = true;
    if (this.unseen > 0) return;
    if (this.pre > 0) return this.preformatted(data);
    // A raised number is a note's: written as plain digits it would become a part of the word or the number before it.
    const shown =
      this.sup > 0 && /^\s*\d+\s*$/.test(data) ? data.replace(/\d/g, (d) => SUPERSCRIPTS[Number(d)]!) : data;
    const flat = shown.replace(/\u00ad/g, '').replace(/[ \t\r\n\f]+/g, ' ');
    const added = this.line === '' || this.blank ? flat.replace(/^ /, '') : flat;
    if (added !== '') this.blank = added.endsWith(' ');
    this.line += added;
  }

  close(name: string): void {
    if (this.concealed > 0) this.concealed--;
    if (this.unseen > 0) this.unseen--;
    else if (name === 'ul' || name === 'ol') this.closeList();
    else if (name === 'li') this.closeItem();
    else if (name === 'tr') this.closeRow();
    else if ((name === 'td' || name === 'th') && this.cells.length > 0) this.closeCell();
    else if (name === 'sup') this.sup = Math.max(0, this.sup - 1);
    else if (APART.has(name)) this.closeApart(name);
    else if (BLOCKS.has(name)) this.end();
  }

  /** All lines so far. */
  finish(): string[] {
    this.end();
    while (this.cells.length > 0) this.closeCell();
    while (this.rows.length > 0) this.closeRow();
    return this.lines;
  }

  private get sink(): string[] {
    return this.cells.at(-1)?.lines ?? this.lines;
  }

  private end(): void {
    const text = this.pre > 0 ? this.line.trimEnd() : this.line.trim();
    this.line = '';
    if (text !== '') this.put(text);
  }

  private put(text: string): void {
    const { sink } = this;
    if (this.apart && sink.length > 0 && sink.at(-1) !== '') sink.push('');
    this.apart = false;
    sink.push((this.mark || '  '.repeat(this.lists.length)) + text);
    this.mark = '';
  }

  private gap(): void {
    this.end();
    // Within a list an empty line would part its items from each other.
    if (this.lists.length === 0) this.apart = true;
  }

  private breakLine(): void {
    if (this.heading > 0) this.text(' ');
    else if (this.line.trim() === '') this.gap();
    else this.end();
  }

  private preformatted(data: string): void {
    const [first = '', ...rest] = data.replace(/\r\n?/g, '\n').split('\n');
    this.line += first;
    for (const more of rest) {
      if (this.line.trim() === '') this.apart = true;
      this.end();
      this.line = more;
    }
  }

  private openApart(name: string): void {
    this.gap();
    if (name === 'pre') this.pre++;
    if (/^h[1-6]$/.test(name)) {
      this.heading++;
      this.mark ||= `${'#'.repeat(Number(name[1]))} `;
    }
  }

  private closeApart(name: string): void {
    const isHeading = /^h[1-6]$/.test(name);
    this.gap();
    if (name === 'pre') this.pre = Math.max(0, this.pre - 1);
    if (!isHeading) return;
    this.heading = Math.max(0, this.heading - 1);
    if (this.mark.startsWith('#')) this.mark = '';
  }

  private openList(ordered: boolean, start: number): void {
    this.gap();
    this.lists.push({ ordered, next: Number.isSafeInteger(start) ? start : 1 });
  }

  private closeList(): void {
    this.end();
    this.lists.pop();
    this.gap();
  }

  private openItem(value: number): void {
    this.end();
    const list = this.lists.at(-1);
    if (list && Number.isSafeInteger(value)) list.next = value;
    const mark = list?.ordered ? `${list.next++}. ` : '- ';
    this.mark = '  '.repeat(Math.max(0, this.lists.length - 1)) + mark;
  }

  private closeItem(): void {
    this.end();
    this.mark = '';
  }

  private openRow(): void {
    this.end();
    this.rows.push([]);
  }

  private openCell(): void {
    this.end();
    this.cells.push({ lines: [], lists: this.lists, mark: this.mark });
    this.lists = [];
    this.mark = '';
    this.apart = false;
  }

  private closeCell(): void {
    this.end();
    const cell = this.cells.pop();
    if (!cell) return;
    this.rows.at(-1)?.push(cell.lines);
    this.lists = cell.lists;
    this.mark = cell.mark;
    this.apart = false;
  }

  private closeRow(): void {
    this.end();
    const row = this.rows.pop()?.map((lines) => lines.filter((line) => line !== '')) ?? [];
    const filled = row.filter((lines) => lines.length > 0);
    const entry = (lines: string[]): boolean =>
      lines.length <= CELL.lines && lines.reduce((sum, line) => sum + line.length, 0) <= CELL.characters;
    if (filled.length > 1 && row.every(entry)) this.put(`| ${row.map((lines) => lines.join(' ')).join(' | ')} |`);
    else
      for (const lines of filled) {
        for (const line of lines) this.put(line);
        this.apart = lines.length > CELL.lines;
      }
  }
}

export type Tree = {
  nodeType: number;
  localName?: string;
  textContent: string | null;
  childNodes: Iterable<Tree>;
  getAttribute?(name: string): string | null;
};
const [ELEMENT, TEXT] = [1, 3];

/** The lines of all that is below an element. */
export function linesOf(root: Tree): string[] {
  const writer = new LineWriter();
  const walk = (element: Tree): void => {
    for (const child of element.childNodes) {
      if (child.nodeType === TEXT) writer.text(child.textContent ?? '');
      if (child.nodeType !== ELEMENT) continue;
      writer.open(child.localName ?? '', (name) => child.getAttribute?.(name));
      walk(child);
      writer.close(child.localName ?? '');
    }
  };
  walk(root);
  return writer.finish();
}
