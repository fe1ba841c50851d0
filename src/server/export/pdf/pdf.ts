import { createRequire } from 'node:module';
import type { Language } from '#contract/language.ts';
import type { Block, Note, Paper } from '../paper.ts';
import { exportText } from '../text.ts';
import { Fonts } from './fonts.ts';
import { footOf, NOTES_MOST, PAGE, placeNotes } from './footnotes.ts';
import { GREY, INK, NOTE_GAP, NOTE_LINE, Setter, TINTA, type Node } from './setter.ts';

const require = createRequire(import.meta.url);
type Pdfmake = {
  virtualfs: { writeFileSync: (name: string, bytes: Buffer) => void };
  setFonts: (families: object) => void;
  setUrlAccessPolicy: (policy: () => boolean) => void;
  setLocalAccessPolicy: (policy: () => boolean) => void;
  createPdf: (definition: object) => { getBuffer: () => Promise<Buffer> };
};
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-CL' };

/** Thrown when the pages are laid out and need not be drawn. */
class LaidOut extends Error {}
type Page = { rooms: ReadonlyMap<number, number>; foot?: (page: number) => Node | null; drawn: boolean };

/** What pdfmake is told of every document. The foot of a page is drawn as its background, for which pdfmake asks when the page begins. */
function definition(paper: Paper, content: Node[], { rooms, foot, drawn }: Page): object {
  let page = 1;
  return {
    info: { title: paper.title, author: '', creator: 'Fojas', producer: 'Fojas' },
    version: '1.7',
    language: LOCALES[paper.language],
    displayTitle: true,
    pageSize: { width: PAGE.width, height: PAGE.height },
    pageMargins: {
      left: PAGE.side,
      top: PAGE.top,
      right: PAGE.side,
      // It is read when a page begins, whose background is asked for right after.
      get bottom() {
        return PAGE.bottom + (rooms.get(page) ?? 0);
      },
    },
    background: (number: number) => {
      page = number + 1;
      return foot?.(number) ?? null;
    },
    defaultStyle: { font: 'latin', fontSize: 11, lineHeight: 1.28, color: INK },
    content,
    footer: (number: number, of: number) => {
      if (!drawn) throw new LaidOut();
      return {
        columns: [
          { width: '*', text: paper.foot, fontSize: 8.5, color: GREY },
          { width: 60, text: `${number} / ${of}`, alignment: 'right', fontSize: 9, color: GREY },
        ],
        margin: [PAGE.side, 26, PAGE.side, 0],
      };
    },
  };
}

/**
 * The document as PDF: its fonts embedded, its headings as bookmarks, its notes at the foot of the page that first refers to them, with links there and back.
 * A document of very many notes has them at its end. Nothing is fetched for it. Setting many pages takes seconds without a pause: for a process of its own.
 */
export async function writePdf(paper: Paper): Promise<Buffer> {
  const t = exportText[paper.language];
  const fonts = new Fonts();
  const notes = new Map(paper.notes.map((note) => [note.number, note]));
  const last = (set: Setter, text: string): Node => ({
    text: set.words({ text, italic: true }),
    fontSize: 9.5,
    color: GREY,
    margin: [0, 12, 0, 0],
  });
  /** All of the document but the notes at the foot of its pages. Made anew each time: pdfmake writes into it. */
  const contentOf = (set: Setter, atEnd: (marked: ReadonlySet<number>) => readonly Note[]): Node[] => {
    const blocks = set.blocks(paper.blocks);
    const left = atEnd(new Set(set.marks.map(({ note }) => note)));
    return [
      { text: set.words({ text: paper.kind }), fontSize: 10.5, color: TINTA, margin: [0, 0, 0, 3] },
      { text: set.words({ text: paper.title, bold: true }), fontSize: 20, lineHeight: 1.1, margin: [0, 0, 0, 8] },
      ...paper.about.map((text) => ({ text: set.words({ text }), fontSize: 9.5, color: GREY, margin: [0, 0, 0, 1] })),
      { text: ' ', fontSize: 8 },
      ...blocks,
      ...(left.length > 0
        ? [{ stack: [set.heading(2, [{ text: t.notes }]), set.note(left[0]!)], unbreakable: true }]
        : []),
      ...left.slice(1).map((note) => set.note(note)),
      ...paper.appendices.flatMap((one) => set.blocks([headed(one.title), ...one.blocks])),
      last(set, paper.closing),
      ...(fonts.lacks ? [last(set, t.unprintable)] : []),
    ];
  };
  const pdfmake = require('pdfmake') as Pdfmake;
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  const made = (content: Node[], page: Page): Promise<Buffer> => {
    const { files, families } = fonts.files();
    for (const [name, bytes] of files) pdfmake.virtualfs.writeFileSync(name, bytes);
    pdfmake.setFonts(families);
    return pdfmake.createPdf(definition(paper, content, page)).getBuffer();
  };
  const layOut = async (content: Node[], rooms: Page['rooms']): Promise<void> => {
    await made(content, { rooms, drawn: false }).catch((error: unknown) => {
      if (!(error instanceof LaidOut)) throw error;
    });
  };
  const unmarked = (marked: ReadonlySet<number>): Note[] => paper.notes.filter(({ number }) => !marked.has(number));
  const placed =
    paper.notes.length === 0 || paper.notes.length > NOTES_MOST
      ? null
      : await placeNotes(
          async (rooms) => {
            const set = new Setter(fonts);
            await layOut(contentOf(set, unmarked), rooms);
            return set.marks;
          },
          await heightsOf(paper.notes, fonts, layOut),
        );
  const set = new Setter(fonts);
  const content = contentOf(set, placed ? unmarked : () => paper.notes);
  const foot = (page: number): Node | null => {
    const here = placed?.pages.get(page)?.flatMap((number) => notes.get(number) ?? []) ?? [];
    return here.length > 0 ? footOf(here.map((note) => set.note(note)), placed!.rooms.get(page)!) : null; // prettier-ignore
  };
  return made(content, { rooms: placed?.rooms ?? new Map(), foot, drawn: true });
}

const headed = (text: string): Block => ({ kind: 'heading', level: 2, runs: [{ text }] });

/** How high each note is where it stands at the foot of a page, in points. */
async function heightsOf(
  notes: readonly Note[],
  fonts: Fonts,
  layOut: (content: Node[], rooms: Page['rooms']) => Promise<void>,
): Promise<Map<number, number>> {
  const set = new Setter(fonts);
  const stacks = notes.map((note) => ({ note, node: set.note(note) }));
  await layOut(
    stacks.map(({ node }) => node),
    new Map(),
  );
  return new Map(
    stacks.map(({ note, node }) => {
      const [, words] = node.columns as [Node, Node];
      const lines = (words.positions as unknown[] | undefined)?.length ?? 1;
      return [note.number, lines * NOTE_LINE + NOTE_GAP];
    }),
  );
}
