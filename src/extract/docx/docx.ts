import type { Language } from '#contract/language.ts';
import type { Report } from '#contract/sources.ts';
import { languageOfText } from '#reading/language.ts';
import { canonical } from '#reading/lines.ts';
import { joinBlocks, type Block, type DocxContext } from './context.ts';
import { readComments, readHeads, readNotes, unreadLines } from './ends.ts';
import { hasChanges, withoutImages, writeMarks } from './marks.ts';
import { Notes } from './notes.ts';
import { Numbering } from './numbering.ts';
import { Story } from './story.ts';
import { Styles } from './styles.ts';
import { plainReport, Unreadable, type Extracted } from '../extracted.ts';
import { divideLongLines } from '../text/long-lines.ts';
import { OfficeFile, partOf } from '../package/office.ts';
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
  const body = [joinBlocks(blocks), ...notes].join('\n\n');
  const language = languageOfText(body);
  const comments = readComments(context, relations, language);
  const heads = readHeads(context, relations, language);
  const said = [body, ...comments, ...heads].join('\n\n');
  if (withoutImages(said).trim() === '') throw new Unreadable('NO_TEXT');
  const unread = unreadLines(context, relations, language);
  const whole = [said, ...unread].join('\n\n');
  const text = divideLongLines(canonical(writeMarks(whole, language)));
  const warnings: Report['warnings'] = [];
  if (hasChanges(said)) warnings.push({ code: 'tracked-changes', pages: [] });
  if (withoutImages(body) !== body) warnings.push({ code: 'unread-images', pages: [] });
  if (unread.length > 0) warnings.push({ code: 'embedded-files', pages: [] });
  if (comments.length > 0) warnings.push({ code: 'comments', pages: [] });
  return { text, report: { ...plainReport(), warnings } };
}
