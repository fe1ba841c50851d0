import { canonical } from '#reading/lines.ts';
import { plainReport, Unreadable, type Extracted } from './extracted.ts';

const SECTOR = 512;
/** The start of a document's own stream, and the flag in it that says it is encrypted ([MS-DOC], section 2.5.2). */
const FIB = { magic: 0xa5ec, flags: 10, encrypted: 0x0100 } as const;

function isEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + SECTOR <= bytes.length; at += SECTOR)
    if (bytes.readUInt16LE(at) === FIB.magic) return (bytes.readUInt16LE(at + FIB.flags) & FIB.encrypted) !== 0;
  return false;
}

/** Reads a document of Word 97 to 2003: its paragraphs, then its foot and end notes. */
export async function readDoc(bytes: Buffer): Promise<Extracted> {
  if (isEncrypted(bytes)) throw new Unreadable('ENCRYPTED');
  const { default: WordExtractor } = await import('word-extractor');
  let parts: string[];
  try {
    const document = await new WordExtractor().extract(bytes);
    parts = [document.getBody(), document.getFootnotes(), document.getEndnotes()];
  } catch {
    throw new Unreadable('CORRUPT');
  }
  // A paragraph is a line; an empty line parts it from the next, as in a document of the newer format.
  const text = canonical(parts.map((part) => canonical(part).replace(/\n+/g, '\n\n')).join('\n\n'));
  if (text.trim() === '') throw new Unreadable('NO_TEXT');
  return { text, report: plainReport() };
}
