import { glued, groupsOf, lengthOf } from '../keep.ts';
import { isMark, type Block, type Note, type Run, type Words } from '../paper.ts';
import type { Fonts } from './fonts.ts';

/** A piece of pdfmake's page description. */
export type Node = Record<string, unknown>;

export const [INK, GREY, TINTA] = ['#1f2430', '#5b6270', '#24427a'];
const RULE = '#b9bec8';
const charactersOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, run) => sum + (isMark(run) ? 0 : run.text.length), 0) || 1;
const SIZES = { 1: 16, 2: 14, 3: 11.5 } as const;
/** Points: the size of a note, the gap below it, and one of its lines at the most, whatever face it needs. */
const NOTE = 8.5;
export const NOTE_GAP = 2.5;
export const NOTE_LINE = NOTE * 1.15 * 1.3;
const noteId = (number: number): string => `note-${number}`;

/** Characters of a block that stands on one page: a longer one may go on overleaf, where more than a line of it is left. */
const WHOLE = 1000;

/** A rule at the left of a quotation. */
const ruled = (color: string) => ({
  hLineWidth: () => 0,
  vLineWidth: (at: number) => (at === 0 ? 1.4 : 0),
  vLineColor: () => color,
  paddingLeft: () => 12,
  paddingTop: () => 1,
  paddingBottom: () => 1,
});
const GRID = { hLineWidth: () => 0.5, vLineWidth: () => 0.5, hLineColor: () => RULE, vLineColor: () => RULE };

/** Where a note is first referred to: in which text, and how far on in it, 0 to 1. pdfmake writes into that text on which pages its lines stand. */
export type Referred = { note: number; text: Node; at: number };

/** Sets the blocks of a document; `fonts` learns which faces it needs. */
export class Setter {
  /** The notes that were referred to, in order. */
  readonly marks: Referred[] = [];
  /** Where the note of a number leads back to: the text that first refers to it. */
  private readonly homes = new Map<number, string>();
  constructor(private readonly fonts: Fonts) {}

  words({ text, bold, italic, strike, code, link }: Words, look: Node = {}): Node[] {
    const drawn: Node = {
      ...look,
      ...(bold && { bold }),
      ...(italic && { italics: true }),
      ...(strike && { decoration: 'lineThrough', color: GREY }),
      ...(code && { fontSize: 9.5 }),
      ...(link && { link, color: TINTA, decoration: 'underline' }),
    };
    return this.fonts
      .stretches(glued(text), { bold: drawn.bold === true, italic: drawn.italics === true })
      .map((one) => ({ ...drawn, text: one.text, font: one.face }));
  }

  /** The number of a note, raised, which leads to it. */
  private mark(number: number): Node {
    return { text: String(number), sup: true, color: TINTA, linkToDestination: noteId(number) };
  }

  /** A text with its marks. */
  private text(runs: readonly Run[], look: Node = {}, more: Node = {}): Node {
    const text: Node = { ...more };
    const all = charactersOf(runs);
    let at = 0;
    for (const run of runs) {
      if (!isMark(run)) at += run.text.length;
      else if (!this.homes.has(run.note)) {
        // A text with a name is told its page by pdfmake, also where it is kept in one piece.
        text.id ??= `text-${run.note}`;
        this.homes.set(run.note, text.id as string);
        this.marks.push({ note: run.note, text, at: at / all });
      }
    }
    text.text = this.inline(runs, look);
    return text;
  }

  private inline(runs: readonly Run[], look: Node): Node[] {
    return runs.flatMap((run, at): Node[] => {
      if (!isMark(run)) return this.words(run, look);
      const before = runs[at - 1];
      const comma = before && isMark(before) ? [{ text: ',', sup: true, color: TINTA }] : [];
      return [...comma, this.mark(run.note)];
    });
  }

  heading(level: 1 | 2 | 3, runs: readonly Run[], more: Node = {}): Node {
    const plain = runs.map((run) => (isMark(run) ? '' : run.text)).join('');
    return this.text(
      runs,
      { bold: true },
      {
        fontSize: SIZES[level],
        lineHeight: 1.15,
        margin: [0, level === 3 ? 9 : 16, 0, 5],
        outline: true,
        outlineText: plain,
        ...more,
      },
    );
  }

  private quote(runs: readonly Run[], color: string, look: Node = {}): Node {
    return {
      table: { widths: ['*'], body: [[this.text(runs, look)]] },
      layout: ruled(color),
      margin: [8, 2, 0, 8],
    };
  }

  private table(rows: readonly Run[][][]): Node {
    const body = rows.map((cells, at) =>
      cells.map((runs) => this.text(runs, at === 0 ? { bold: true } : {}, { fontSize: 10 })),
    );
    return {
      table: { headerRows: 1, dontBreakRows: true, keepWithHeaderRows: 1, widths: body[0]?.map(() => '*') ?? [], body },
      layout: GRID,
      margin: [0, 4, 0, 10],
    };
  }

  block(block: Block): Node {
    switch (block.kind) {
      case 'heading':
        return this.heading(block.level, block.runs);
      case 'paragraph':
        return block.small
          ? this.text(block.runs, {}, { fontSize: 9.5, color: GREY, margin: [0, 0, 0, 8] })
          : this.text(block.runs, {}, { margin: [0, 0, 0, 7] });
      case 'quote':
        return block.voice === 'found' ? this.quote(block.runs, TINTA!) : this.quote(block.runs, RULE, { color: GREY });
      case 'aside':
        return { stack: this.blocks(block.blocks), margin: [16, 0, 0, 4], color: GREY };
      case 'list': {
        const items = block.items.map((item) => ({ stack: this.blocks(item) }));
        return block.ordered
          ? { ol: items, start: block.start, margin: [0, 0, 0, 5] }
          : { ul: items, markerColor: GREY, margin: [0, 0, 0, 5] };
      }
      case 'table':
        return this.table(block.rows);
      case 'code':
        return {
          text: this.words({ text: block.text }),
          fontSize: 9.5,
          preserveLeadingSpaces: true,
          background: '#f4f5f7',
          margin: [0, 2, 0, 9],
        };
      case 'rule':
        return {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: 90, y2: 0, lineWidth: 0.6, lineColor: RULE }],
          margin: [0, 6, 0, 10],
        };
    }
  }

  /** Blocks with what has to stay on one page with them: what heads something with its beginning, and a short block with itself. */
  blocks(blocks: readonly Block[]): Node[] {
    return groupsOf(blocks).map((group): Node => {
      const set = group.map((block) => this.block(block));
      const length = group.reduce((sum, block) => sum + lengthOf(block), 0);
      return length <= WHOLE * group.length ? { stack: set, unbreakable: true } : { stack: set };
    });
  }

  /** A note: its number leads back to where it was first referred to. */
  note({ number, runs }: Note): Node {
    const home = this.homes.get(number);
    return {
      columns: [
        { width: 22, text: `${number}`, alignment: 'right', color: TINTA, ...(home && { linkToDestination: home }) },
        { width: '*', text: this.inline(runs, {}), id: noteId(number) },
      ],
      columnGap: 7,
      fontSize: NOTE,
      lineHeight: 1.15,
      margin: [0, 0, 0, NOTE_GAP],
    };
  }
}
