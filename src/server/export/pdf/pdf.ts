import { createRequire } from 'node:module';
import type { Language } from '#contract/language.ts';
import { isMark, type Block, type Paper, type Run, type Words } from '../paper.ts';
import { exportText } from '../text.ts';
import { Fonts } from './fonts.ts';

const require = createRequire(import.meta.url);
type Pdfmake = {
  virtualfs: { writeFileSync: (name: string, bytes: Buffer) => void };
  setFonts: (families: object) => void;
  setUrlAccessPolicy: (policy: () => boolean) => void;
  setLocalAccessPolicy: (policy: () => boolean) => void;
  createPdf: (definition: object) => { getBuffer: () => Promise<Buffer> };
};
/** A piece of pdfmake's page description. */
type Node = Record<string, unknown>;

const [INK, GREY, RULE, TINTA] = ['#1f2430', '#5b6270', '#b9bec8', '#24427a'];
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-CL' };
const SIZES = { 1: 16, 2: 14, 3: 11.5 } as const;
const noteId = (number: number): string => `note-${number}`;
const markId = (number: number): string => `mark-${number}`;

/** Characters that stand on one page with their heading. */
const TOGETHER = 1200;
const lengthOf = (block: Block): number =>
  'runs' in block ? block.runs.reduce((sum, run) => sum + (isMark(run) ? 1 : run.text.length), 0) : Infinity;

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

/** Sets the blocks of a document; `fonts` learns which faces it needs. */
class Setter {
  private readonly referred = new Set<number>();
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
      .stretches(text, { bold: drawn.bold === true, italic: drawn.italics === true })
      .map((one) => ({ ...drawn, text: one.text, font: one.face }));
  }

  /** The number of a note, raised, which leads to it; where it stands first, the note leads back. */
  private mark(number: number): Node {
    const first = !this.referred.has(number);
    this.referred.add(number);
    return {
      text: String(number),
      sup: true,
      color: TINTA,
      linkToDestination: noteId(number),
      ...(first && { id: markId(number) }),
    };
  }

  inline(runs: readonly Run[], look: Node = {}): Node[] {
    return runs.flatMap((run, at): Node[] => {
      if (!isMark(run)) return this.words(run, look);
      const before = runs[at - 1];
      const comma = before && isMark(before) ? [{ text: ',', sup: true, color: TINTA }] : [];
      return [...comma, this.mark(run.note)];
    });
  }

  heading(level: 1 | 2 | 3, runs: readonly Run[], more: Node = {}): Node {
    const plain = runs.map((run) => (isMark(run) ? '' : run.text)).join('');
    return {
      text: this.inline(runs, { bold: true }),
      fontSize: SIZES[level],
      lineHeight: 1.15,
      margin: [0, level === 3 ? 9 : 16, 0, 5],
      outline: true,
      outlineText: plain,
      ...more,
    };
  }

  private quote(runs: readonly Run[], color: string, look: Node = {}): Node {
    return {
      table: { widths: ['*'], body: [[{ text: this.inline(runs, look) }]] },
      layout: ruled(color),
      margin: [8, 2, 0, 8],
    };
  }

  private table(rows: readonly Run[][][]): Node {
    const body = rows.map((cells, at) =>
      cells.map((runs) => ({ text: this.inline(runs, at === 0 ? { bold: true } : {}), fontSize: 10 })),
    );
    return {
      table: { headerRows: 1, widths: body[0]?.map(() => '*') ?? [], body },
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
          ? { text: this.inline(block.runs), fontSize: 9.5, color: GREY, margin: [0, 0, 0, 8] }
          : { text: this.inline(block.runs), margin: [0, 0, 0, 7] };
      case 'quote':
        return block.voice === 'found'
          ? this.quote(block.runs, TINTA!)
          : this.quote(block.runs, RULE!, { color: GREY });
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

  /** A heading stands on the page of what begins below it. */
  blocks(blocks: readonly Block[]): Node[] {
    const set: Node[] = [];
    for (let at = 0; at < blocks.length; at++) {
      const [block, next] = [blocks[at]!, blocks[at + 1]];
      const together = block.kind === 'heading' && next && lengthOf(next) < TOGETHER;
      if (!together) set.push(this.block(block));
      else set.push({ stack: [this.block(block), this.block(blocks[++at]!)], unbreakable: true });
    }
    return set;
  }

  /** The notes at the end: each number leads back to where it was first referred to. */
  notes({ notes }: Paper): Node[] {
    return notes.map(({ number, runs }) => ({
      columns: [
        { width: 26, text: `${number}.`, alignment: 'right', color: TINTA, linkToDestination: markId(number) },
        { width: '*', text: this.inline(runs), id: noteId(number) },
      ],
      columnGap: 8,
      fontSize: 9.5,
      margin: [0, 0, 0, 5],
    }));
  }
}

/**
 * The document as PDF: its fonts embedded, its headings as bookmarks, its notes at its end with links there and back (what lays out the pages
 * knows no footnotes). Nothing is fetched for it. Setting many pages takes seconds without a pause: for a process of its own.
 */
export async function writePdf(paper: Paper): Promise<Buffer> {
  const t = exportText[paper.language];
  const fonts = new Fonts();
  const set = new Setter(fonts);
  const content: Node[] = [
    { text: set.words({ text: paper.title, bold: true }), fontSize: 20, lineHeight: 1.1, margin: [0, 0, 0, 8] },
    ...paper.about.map((text) => ({ text: set.words({ text }), fontSize: 9.5, color: GREY, margin: [0, 0, 0, 1] })),
    { text: ' ', fontSize: 8 },
    ...set.blocks(paper.blocks),
    ...(paper.notes.length > 0 ? [set.heading(2, [{ text: t.notes }]), ...set.notes(paper)] : []),
    ...paper.appendices.flatMap((one) => [set.heading(2, [{ text: one.title }]), ...set.blocks(one.blocks)]),
  ];
  const last = (text: string): Node => ({
    text: set.words({ text, italic: true }),
    fontSize: 9.5,
    color: GREY,
    margin: [0, 12, 0, 0],
  });
  content.push(last(paper.closing));
  if (fonts.lacks) content.push(last(t.unprintable));
  const { files, families } = fonts.files();
  const pdfmake = require('pdfmake') as Pdfmake;
  for (const [name, bytes] of files) pdfmake.virtualfs.writeFileSync(name, bytes);
  pdfmake.setFonts(families);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return pdfmake
    .createPdf({
      info: { title: paper.title, author: '', creator: 'Fojas', producer: 'Fojas' },
      version: '1.7',
      language: LOCALES[paper.language],
      displayTitle: true,
      pageSize: 'LETTER',
      pageMargins: [85, 78, 85, 78],
      defaultStyle: { font: 'latin', fontSize: 11, lineHeight: 1.28, color: INK },
      content,
      footer: (page: number, of: number) => ({
        text: `${page} / ${of}`,
        alignment: 'center',
        fontSize: 9,
        color: GREY,
        margin: [0, 30],
      }),
    })
    .getBuffer();
}
