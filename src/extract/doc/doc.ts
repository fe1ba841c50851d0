import type { Report } from '#contract/sources.ts';
import { languageOfText } from '#reading/language.ts';
import { canonical } from '#reading/lines.ts';
import { commentLine, headLines } from '../document/end-words.ts';
import { plainReport, Unreadable, type Extracted } from '../extracted.ts';

const SECTOR = 512;
/** The start of a document's own stream, and the flag in it that says it is encrypted ([MS-DOC], section 2.5.2). */
const FIB = { magic: 0xa5ec, flags: 10, encrypted: 0x0100 } as const;

function isEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + SECTOR <= bytes.length; at += SECTOR)
    if (bytes.readUInt16LE(at) === FIB.magic) return (bytes.readUInt16LE(at + FIB.flags) & FIB.encrypted) !== 0;
  return false;
}

type Parts = Record<'body' | 'textBoxes' | 'notes' | 'comments' | 'headers' | 'footers', string>;

async function partsOf(bytes: Buffer): Promise<Parts> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes);
  const written = { filterUnicode: false } as const;
  return {
    body: document.getBody(written),
    textBoxes: document.getTextboxes(written),
    notes: [document.getFootnotes(written), document.getEndnotes(written)].join('\n'),
    comments: document.getAnnotations(written),
    headers: document.getHeaders({ ...written, includeFooters: false }),
    footers: document.getFooters(written),
  };
}

/** The paragraphs of a part, each in one line. */
const paragraphs = (part: string): string[] =>
  canonical(part)
    .split('\n')
    .filter((line) => line.trim() !== '');

/**
 * Reads a document of Word 97 to 2003: its paragraphs, then its text boxes, its notes, its comments, and its headers and footers once. What was taken
 * out while changes were tracked is not told by the library and so not read. Throws ENCRYPTED, CORRUPT or NO_TEXT.
 */
export async function readDoc(bytes: Buffer): Promise<Extracted> {
  if (isEncrypted(bytes)) throw new Unreadable('ENCRYPTED');
  const parts = await partsOf(bytes).catch(() => {
    throw new Unreadable('CORRUPT');
  });
  const body = [parts.body, parts.textBoxes, parts.notes].flatMap(paragraphs);
  const language = languageOfText(body.join('\n'));
  const comments = paragraphs(parts.comments).flatMap((text) => commentLine(text, '', '', language) ?? []);
  const heads = (['header', 'footer'] as const).flatMap((kind) =>
    headLines(kind, paragraphs(parts[`${kind}s`]), language),
  );
  if ([...body, ...comments, ...heads].length === 0) throw new Unreadable('NO_TEXT');
  // A paragraph is a line; an empty line parts it from the next, as in a document of the newer format.
  const text = canonical([...body, ...comments, ...heads].join('\n\n'));
  const warnings: Report['warnings'] = comments.length > 0 ? [{ code: 'comments', pages: [] }] : [];
  return { text, report: { ...plainReport(), warnings } };
}
