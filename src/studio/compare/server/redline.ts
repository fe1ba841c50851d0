import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  InsertedTextRun,
  Packer,
  Paragraph,
  TextRun,
  type ParagraphChild,
} from 'docx';
import type { Language } from '#contract/language.ts';
import { compareTexts } from '#reading/compare/compare.ts';
import { riskChanges, type Spoken } from '#reading/risk/change.ts';
import { notesOf, type Note } from './notes.ts';
import { tracked, type Paragraph as Tracked } from './tracked.ts';

/** Who the changes are by. */
const AUTHOR = 'Fojas';
/** Type of a redline: half points, and twentieths of a point after a paragraph. */
const FONT = { name: 'Georgia', size: 22 } as const;
const AFTER = 160;
/** Control characters that XML does not know, and halves of characters. */
const NO_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const legible = (text: string): string => text.replace(NO_XML, '');

/** Who a file is for: their language, and the moment, as ISO 8601. */
type For = { language: Language; at: string };

/**
 * A Word file of `after` with what it changes of `before` as tracked changes: whoever accepts all has the second text, whoever rejects all the first. Comments tell
 * what it does to the risks, all of them at the first paragraph and each at its own; they are no part of either text.
 */
export async function redline(before: Spoken, after: Spoken, { language, at }: For): Promise<Uint8Array> {
  const compared = compareTexts(before.text, after.text);
  const changes = riskChanges(before, after, compared, () => undefined);
  const paragraphs = tracked(before.text, after.text, compared);
  const notes = placed(notesOf(changes, compared, language), paragraphs);
  let id = 0;
  const mark = () => ({ id: ++id, author: AUTHOR, date: at });
  const paragraph = ({ whole, pieces }: Tracked, of: number): Paragraph => {
    const own = [...notes.entries()].filter(([, one]) => one.paragraph === of).map(([number]) => number);
    return new Paragraph({
      // The mark of a paragraph is tracked too: else an empty one stays.
      ...(whole === 'inserted' && { run: { insertion: mark() } }),
      ...(whole === 'deleted' && { run: { deletion: mark() } }),
      spacing: { after: AFTER },
      children: [
        ...own.map((number) => new CommentRangeStart(number)),
        ...pieces.map(({ kind, text }): ParagraphChild => {
          const said = legible(text);
          if (kind === 'inserted') return new InsertedTextRun({ text: said, ...mark() });
          return kind === 'deleted' ? new DeletedTextRun({ text: said, ...mark() }) : new TextRun(said);
        }),
        ...own.flatMap((number) => [
          new CommentRangeEnd(number),
          new TextRun({ children: [new CommentReference(number)] }),
        ]),
      ],
    });
  };
  const comment = ({ lines }: Note, number: number) => ({
    id: number,
    author: AUTHOR,
    date: new Date(at),
    children: lines.map((line) => new Paragraph({ children: [new TextRun(legible(line))] })),
  });
  const file = new Document({
    creator: AUTHOR,
    styles: { default: { document: { run: { font: FONT.name, size: FONT.size } } } },
    ...(notes.length > 0 && { comments: { children: notes.map(comment) } }),
    sections: [{ children: paragraphs.map(paragraph) }],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

/** The notes with the number of the paragraph that each stands at: the first one of its row that its version has. */
function placed(notes: readonly Note[], paragraphs: readonly Tracked[]): (Note & { paragraph: number })[] {
  return notes.flatMap((note) => {
    const gone = note.version === 0 ? 'inserted' : 'deleted';
    const paragraph = paragraphs.findIndex(({ row, whole }) => row >= note.row && whole !== gone);
    return paragraph < 0 ? [] : [{ ...note, paragraph }];
  });
}
