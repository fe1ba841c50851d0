import type { Language } from '#contract/language.ts';
import { joinBlocks, type Block } from '../document/blocks.ts';
import { unreadLines } from '../document/end-words.ts';
import { finish } from '../document/finish.ts';
import type { DocxContext } from './context.ts';
import { readComments, readHeads, readNotes } from './ends.ts';
import { Notes } from './notes.ts';
import { Numbering } from './numbering.ts';
import { Story } from './story.ts';
import { Styles } from './styles.ts';
import { Unreadable, type Extracted } from '../extracted.ts';
import { embeddedIn, OfficeFile, partOf } from '../package/office.ts';
import { childOf, type Xml } from '../package/xml.ts';

/** Part names of documents whose own word on where they begin is missing. */
const USUAL = 'word/document.xml';

/** The language that a document says it is written in: Word numbers its lists in it. */
function writtenIn(styles: Xml | null): Language {
  const defaults = childOf(childOf(childOf(styles, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
  return /^en/i.test(childOf(defaults, 'w:lang')?.attributes['w:val'] ?? '') ? 'en' : 'es';
}

function mainOf(file: OfficeFile): string {
  const main = file.main ?? (file.has(USUAL) ? USUAL : null);
  if (main === null || !/(?:^|\/)document\d*\.xml$/i.test(main)) throw new Unreadable('WRONG_TYPE');
  return main;
}

/**
 * Reads a Word document as lines of text: headings, paragraphs and lists with the numbers that Word prints before them, tables, text boxes in place,
 * foot and end notes by their marks; after the text the notes, the comments, and headers and footers once. Tracked changes stay in the text, what was
 * put in as `[+…+]` and what was taken out as `[-…-]`, and hidden text as `[hidden: …]`: none of it is silently part of what the document says.
 * Throws WRONG_TYPE for an archive that is no Word document, CORRUPT, ARCHIVE_LIMIT, TOO_MUCH_TEXT or NO_TEXT.
 */
export function readDocx(bytes: Buffer): Extracted {
  const file = OfficeFile.open(bytes);
  const main = mainOf(file);
  const relations = file.relations(main);
  const part = (type: string): Xml | null => {
    const target = partOf(relations, type);
    return target === undefined ? null : file.xml(target);
  };
  const styles = part('styles');
  const context: DocxContext = {
    file,
    styles: new Styles(styles),
    numbering: new Numbering(part('numbering'), writtenIn(styles)),
    notes: new Notes(),
    anchors: new Map(),
    outside: new Set(),
  };
  const story = new Story(context, relations);
  for (const { type, target, outside } of relations.values())
    if (outside && type !== 'hyperlink') context.outside.add(target);
  const blocks: Block[] = [];
  const root = file.xml(main, { below: 'w:body', take: (element) => blocks.push(...story.block(element)) });
  if (root?.name !== 'w:document') throw new Unreadable('CORRUPT');
  const notes = readNotes(context, relations);
  return finish({
    body: [joinBlocks(blocks), ...notes].join('\n\n'),
    comments: (language) => readComments(context, relations, language),
    heads: (language) => readHeads(context, relations, language),
    unread: (language) => unreadLines(embeddedIn(relations), context.outside, language),
  });
}
