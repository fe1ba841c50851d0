import { DeletedTextRun, Document, InsertedTextRun, Packer, Paragraph, TextRun, type ParagraphChild } from 'docx';
import { tracked, type Paragraph as Tracked } from './tracked.ts';

/** Who the changes are by. */
const AUTHOR = 'Fojas';
/** Type of a redline: half points, and twentieths of a point after a paragraph. */
const FONT = { name: 'Georgia', size: 22 } as const;
const AFTER = 160;
/** Control characters that XML does not know, and halves of characters. */
const NO_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A Word file of `after` with what it changes of `before` as tracked changes: whoever accepts all has the second text, whoever rejects all the first. */
export async function redline(before: string, after: string, at: string): Promise<Uint8Array> {
  let id = 0;
  const mark = () => ({ id: ++id, author: AUTHOR, date: at });
  const paragraph = ({ whole, pieces }: Tracked): Paragraph =>
    new Paragraph({
      // The mark of a paragraph is tracked too: else an empty one stays.
      ...(whole === 'inserted' && { run: { insertion: mark() } }),
      ...(whole === 'deleted' && { run: { deletion: mark() } }),
      spacing: { after: AFTER },
      children: pieces.map(({ kind, text }): ParagraphChild => {
        const said = text.replace(NO_XML, '');
        if (kind === 'inserted') return new InsertedTextRun({ text: said, ...mark() });
        return kind === 'deleted' ? new DeletedTextRun({ text: said, ...mark() }) : new TextRun(said);
      }),
    });
  const file = new Document({
    creator: AUTHOR,
    styles: { default: { document: { run: { font: FONT.name, size: FONT.size } } } },
    sections: [{ children: tracked(before, after).map(paragraph) }],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}
