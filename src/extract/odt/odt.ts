import { joinBlocks, type Block } from '../document/blocks.ts';
import { commentLine, headLines, unreadLines } from '../document/end-words.ts';
import { finish } from '../document/finish.ts';
import { Unreadable, type Extracted } from '../extracted.ts';
import { parseXml, type Each, type Xml } from '../package/xml.ts';
import { openZip } from '../package/zip.ts';
import { Story } from './story.ts';
import { headsOf, Styles } from './styles.ts';

/** Where the package lists its parts, and what it says of one that is encrypted (ODF 1.3, part 2, 4.8). */
const MANIFEST = 'META-INF/manifest.xml';
const ENCRYPTED = ':encryption-data';

/**
 * Reads a text document of OpenDocument, as LibreOffice and Google Docs write it: headings, paragraphs and lists with their numbers, tables, text boxes,
 * notes by their marks; after the text the notes, the comments, and heads and feet once. Tracked changes stay as `[+…+]` and `[-…-]` and hidden text as
 * `[hidden: …]`, as in a document of Word. Throws WRONG_TYPE for an archive that is no text document, ENCRYPTED, CORRUPT, ARCHIVE_LIMIT, TOO_MUCH_TEXT or NO_TEXT.
 */
export function readOdt(bytes: Buffer): Extracted {
  const archive = openZip(bytes);
  if (archive.read(MANIFEST)?.includes(ENCRYPTED)) throw new Unreadable('ENCRYPTED');
  const xml = (part: string, each?: Each): Xml | null => {
    const found = archive.read(part);
    return found && parseXml(found, each);
  };
  // Twice, since the styles may stand after the text; the text never stands in memory whole.
  let isText = false;
  const frame = xml('content.xml', { below: 'office:text', take: () => (isText = true) });
  if (!isText) throw new Unreadable(frame && isOfText(frame) ? 'NO_TEXT' : 'WRONG_TYPE');
  const common = xml('styles.xml');
  const story = new Story(new Styles([common, frame]));
  const blocks: Block[] = [];
  xml('content.xml', { below: 'office:text', take: (element) => blocks.push(...story.block(element)) });
  const heads = (['header', 'footer'] as const).map(
    (kind) => [kind, headsOf(common, kind).map((head) => joinBlocks(story.blocks(head)))] as const,
  );
  return finish({
    body: [joinBlocks(blocks), ...story.notes].join('\n\n'),
    comments: (language) =>
      story.comments.flatMap(({ text, author, anchor }) => commentLine(text, author, anchor, language) ?? []),
    heads: (language) => heads.flatMap(([kind, texts]) => headLines(kind, texts, language)),
    unread: (language) => unreadLines(story.embedded, story.outside, language),
  });
}

const isOfText = (content: Xml): boolean =>
  content.children.some(
    (body) =>
      typeof body !== 'string' && body.children.some((one) => typeof one !== 'string' && one.name === 'office:text'),
  );
