import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  Table,
  TableRow,
  TableCell,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import { GREY, INK, RULE, STYLES } from './docx-styles.ts';
import { glued, leads, lengthOf } from './keep.ts';
import { isMark, type Block, type Paper, type Run, type Words } from './paper.ts';

/** Twentieths of a point: a list's step, and that of a quotation. */
const STEP = 420;
/** Of the page: its margin at each side. */
const SIDE = 1700;
/** The lists of a document, each with its own count. */
type Lists = { starts: number[] };
/** What has been referred to: Word allows a footnote one reference, so the next ones are its number alone. */
type Context = { lists: Lists; seen: Set<number>; indent: number; quoted: boolean; keepNext?: boolean };
/** Characters of a block that stands on one page. */
const WHOLE = 1000;

function wordsOf({ text, bold, italic, strike, code, link }: Words): ParagraphChild[] {
  const lines = (code ? text : glued(text)).split('\n');
  const runs = lines.map(
    (line, at) =>
      new TextRun({
        text: line,
        ...(at > 0 && { break: 1 }),
        ...(bold && { bold }),
        ...(italic && { italics: true }),
        ...(strike && { strike, color: GREY }),
        ...(code && { font: 'Consolas', size: 18 }),
        ...(link && { style: 'Hyperlink' }),
      }),
  );
  return link ? [new ExternalHyperlink({ link, children: runs })] : runs;
}

const inline = (runs: readonly Run[], { seen }: Pick<Context, 'seen'>): ParagraphChild[] =>
  runs.flatMap((run, at) => {
    if (!isMark(run)) return wordsOf(run);
    const before = runs[at - 1];
    const comma = before && isMark(before) ? [new TextRun({ text: ',', superScript: true })] : [];
    if (seen.has(run.note)) return [...comma, new TextRun({ text: String(run.note), superScript: true })];
    seen.add(run.note);
    return [...comma, new FootnoteReferenceRun(run.note)];
  });

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const QUOTES = { found: 'Cited', near: 'Near', missing: 'Near' } as const;

function tableOf(rows: readonly Run[][][], context: Context): Table {
  const border = { style: BorderStyle.SINGLE, size: 4, color: RULE };
  const borders = { top: border, bottom: border, left: border, right: border };
  const width = Math.floor(100 / Math.max(1, rows[0]?.length ?? 1));
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, at) =>
        new TableRow({
          tableHeader: at === 0,
          cantSplit: true,
          children: cells.map(
            (runs) =>
              new TableCell({
                borders,
                width: { size: width, type: WidthType.PERCENTAGE },
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                children: [
                  new Paragraph({
                    spacing: { after: 0 },
                    children: inline(
                      at === 0 ? runs.map((run) => (isMark(run) ? run : { ...run, bold: true })) : runs,
                      context,
                    ),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

/** The paragraphs of a list: the first of each item carries its mark, the others stand below it. */
function listOf({ ordered, start, items }: Extract<Block, { kind: 'list' }>, context: Context): (Paragraph | Table)[] {
  const indent = context.indent + STEP;
  const reference = ordered ? `numbers-${context.lists.starts.push(start) - 1}` : 'points';
  const level = Math.min(8, Math.floor(context.indent / STEP));
  return items.flatMap((item) =>
    item.flatMap((block, at) =>
      at === 0 && block.kind === 'paragraph'
        ? new Paragraph({
            children: inline(block.runs, context),
            numbering: { reference, level },
            indent: { left: indent, hanging: STEP - 60 },
            spacing: { after: 80 },
          })
        : blockOf(block, { ...context, indent }),
    ),
  );
}

/** Blocks in their order: what leads to something stands on its page. */
const blocksOf = (blocks: readonly Block[], context: Context): (Paragraph | Table)[] =>
  blocks.flatMap((block, at) => blockOf(block, { ...context, keepNext: leads(block, blocks[at + 1]) }));

function blockOf(block: Block, context: Context): (Paragraph | Table)[] {
  const at: Partial<IParagraphOptions> = {
    ...(context.indent > 0 && { indent: { left: context.indent } }),
    ...(context.keepNext && { keepNext: true }),
    ...(lengthOf(block) <= WHOLE && { keepLines: true }),
  };
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HEADINGS[block.level], children: inline(block.runs, context) })];
    case 'paragraph':
      return [
        new Paragraph({
          ...at,
          style: block.small ? 'Small' : context.quoted ? 'Near' : 'Normal',
          children: inline(block.runs, context),
        }),
      ];
    case 'quote':
      return [new Paragraph({ ...at, style: QUOTES[block.voice], children: inline(block.runs, context) })];
    case 'aside':
      return blocksOf(block.blocks, { ...context, indent: context.indent + STEP, quoted: true });
    case 'list':
      return listOf(block, context);
    case 'table':
      return [tableOf(block.rows, context), new Paragraph({ spacing: { after: 80 }, children: [] })];
    case 'code':
      return [new Paragraph({ ...at, style: 'Code', children: inline([{ text: block.text }], context) })];
    case 'rule':
      return [
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: RULE, space: 1 } },
          children: [],
        }),
      ];
  }
}

const heading = (text: string, pageBreakBefore = false): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_2, pageBreakBefore, children: [new TextRun(text)] });

/** The numbering of every list; it is read when the body was made, and knows them all. */
const numberingOf = ({ starts }: Lists) => ({
  config: [
    { reference: 'points', levels: levels(() => ({ format: LevelFormat.BULLET, text: '•' })) },
    ...starts.map((start, n) => ({
      reference: `numbers-${n}`,
      levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start })),
    })),
  ],
});
const levels = <T extends object>(of: (level: number) => T) =>
  Array.from({ length: 9 }, (_, level) => ({ level, alignment: AlignmentType.LEFT, ...of(level) }));

/** The document for Word: real footnotes, real headings, its language, page numbers, and no author. */
export async function writeDocx(paper: Paper): Promise<Buffer> {
  const { kind, title, foot, about, blocks, notes, appendices, closing, language } = paper;
  const context: Context = { lists: { starts: [] }, seen: new Set(), indent: 0, quoted: false };
  const children = [
    new Paragraph({ style: 'Kind', keepNext: true, children: [new TextRun(kind)] }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
    ...about.map((line) => new Paragraph({ style: 'Small', spacing: { after: 20 }, children: [new TextRun(line)] })),
    new Paragraph({ spacing: { after: 160 }, children: [] }),
    ...blocksOf(blocks, context),
    ...appendices.flatMap((one, at) => [heading(one.title, at === 0), ...blocksOf(one.blocks, context)]),
    new Paragraph({
      style: 'Small',
      spacing: { before: 360 },
      children: [new TextRun({ text: closing, italics: true })],
    }),
  ];
  const document = new Document({
    title,
    creator: 'Fojas',
    lastModifiedBy: 'Fojas',
    description: '',
    numbering: numberingOf(context.lists),
    styles: STYLES(language),
    footnotes: Object.fromEntries(
      notes.map(({ number, runs }) => [
        number,
        {
          children: [
            new Paragraph({ style: 'FootnoteText', children: inline([{ text: ' ' }, ...runs], { seen: new Set() }) }),
          ],
        },
      ]),
    ),
    sections: [
      {
        properties: {
          page: { size: { width: 12240, height: 15840 }, margin: { top: 1440, bottom: 1440, left: SIDE, right: SIDE } },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                tabStops: [{ type: TabStopType.RIGHT, position: 12240 - 2 * SIDE }],
                children: [
                  new TextRun({ size: 17, color: GREY!, text: foot }),
                  new TextRun({
                    size: 18,
                    color: INK,
                    children: [new Tab(), PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}
