import type { SourceType } from '#contract/source-type.ts';
import { Unreadable } from './extracted.ts';
import { isNorm } from './norm/norm.ts';

const starts = (bytes: Buffer, signature: string, within = 0): boolean =>
  bytes.subarray(0, within + signature.length).includes(Buffer.from(signature, 'latin1'));

/** What a file's first bytes say it is; null where they say nothing, as in plain text. A PDF may begin up to a kilobyte late (ISO 32000, annex H). */
export function sniff(bytes: Buffer): 'pdf' | 'zip' | 'compound' | 'other' | null {
  if (starts(bytes, '%PDF-', 1024)) return 'pdf';
  if (starts(bytes, 'PK\x03\x04') || starts(bytes, 'PK\x05\x06')) return 'zip';
  if (starts(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound';
  const others = [
    '\x89PNG',
    '\xff\xd8\xff',
    'GIF8',
    'RIFF',
    'OggS',
    'ID3',
    'fLaC',
    '\x7fELF',
    'MZ',
    '\x1f\x8b',
    'Rar!',
    '7z\xbc\xaf',
    'BM',
    '\x1aE\xdf\xa3',
  ];
  return others.some((signature) => starts(bytes, signature)) ? 'other' : null;
}

export type Reader = 'pdf' | 'docx' | 'doc' | 'xlsx' | 'image' | 'text' | 'html' | 'norm';
const TEXT: readonly SourceType[] = ['txt', 'md', 'text', 'copied-text'];
/** What the bytes of each type must be. */
const KINDS: Partial<Record<SourceType, [reader: Reader, kind: ReturnType<typeof sniff>]>> = {
  pdf: ['pdf', 'pdf'],
  docx: ['docx', 'zip'],
  xlsx: ['xlsx', 'zip'],
  doc: ['doc', 'compound'],
};
/** Office wraps a document with a password in the container of its old format. */
const WRAPPED = Buffer.from('EncryptedPackage', 'utf16le');

/** Formats whose own signs would pass for text: rich text, and a page of the web that was saved. */
const isRtf = (bytes: Buffer): boolean => starts(bytes, '{\\rtf');
const isPage = (bytes: Buffer): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(
    bytes.toString('latin1', 0, 4096),
  );

/** Which reader a file goes to. Its bytes must agree with its name: a file that is something else is refused, never guessed at. */
export function readerOf(type: SourceType, bytes: Buffer): Reader {
  if (bytes.length === 0) throw new Unreadable('EMPTY_FILE');
  const kind = sniff(bytes);
  const expected = KINDS[type];
  if (expected) {
    const [reader, wanted] = expected;
    if (kind === wanted) return reader;
    if (wanted === 'zip' && kind === 'compound' && bytes.includes(WRAPPED)) throw new Unreadable('ENCRYPTED');
    throw new Unreadable(kind === null ? 'CORRUPT' : 'WRONG_TYPE');
  }
  if (type === 'image') return 'image';
  if (!TEXT.includes(type)) throw new Unreadable('UNSUPPORTED_TYPE');
  // A name of no known ending promises nothing: what is no text there is only of a kind that is not read.
  if (kind !== null || isRtf(bytes)) throw new Unreadable(type === 'text' ? 'UNSUPPORTED_TYPE' : 'WRONG_TYPE');
  if (type === 'text' && isNorm(bytes)) return 'norm';
  return type === 'text' && isPage(bytes) ? 'html' : 'text';
}

/** Which reader a page of the web goes to: by its bytes, and by what its server said of them. Nothing at an address is no text, not a broken file. */
export function readerOfPage(mediaType: string, bytes: Buffer): Reader {
  if (bytes.length === 0) throw new Unreadable('NO_TEXT');
  const kind = sniff(bytes);
  if (kind === 'pdf') return 'pdf';
  if (kind !== null) throw new Unreadable('UNSUPPORTED_CONTENT');
  if (isNorm(bytes)) return 'norm';
  return /^text\/(?:plain|(?:x-)?markdown)\b/.test(mediaType) ? 'text' : 'html';
}
