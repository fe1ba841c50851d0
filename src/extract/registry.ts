import type { SourceType } from '#contract/source-type.ts';
import { readDoc } from './doc/doc.ts';
import { readDocx } from './docx/docx.ts';
import { Unreadable, type Extracted, type Progress } from './extracted.ts';
import { charsetOf, readHtml } from './html/html.ts';
import { readImage } from './image/image.ts';
import type { Eyes } from './look.ts';
import { readEml } from './mail/eml.ts';
import { readMsg } from './mail/msg.ts';
import { readNorm } from './norm/norm.ts';
import { readOdt } from './odt/odt.ts';
import { readPdf } from './pdf/pdf.ts';
import { readPptx } from './pptx/pptx.ts';
import { readRtf } from './rtf/rtf.ts';
import { isNorm, sniff, textOf, TEXTS, type Kind } from './sniff.ts';
import { readText } from './text/text.ts';
import { readXlsx } from './xlsx/xlsx.ts';

/** What a reader is handed beside the bytes: what the source is typed as, what its sender said it is, its password, what reads its images. */
export type Given = {
  type: SourceType;
  mediaType: string;
  password: string | null;
  eyes: Eyes | null;
  progress: Progress;
};
/** A format: the types of sources that are of it by their name, what their bytes must begin as, and who reads them. */
type Format = {
  types: readonly SourceType[];
  /** `any`: the reader tells by itself. */
  bytes: Kind | 'any';
  read(bytes: Buffer, given: Given): Extracted | Promise<Extracted>;
};

/** Every format that is read. */
const FORMATS = {
  pdf: { types: ['pdf'], bytes: 'pdf', read: (bytes, { progress, ...given }) => readPdf(bytes, progress, given) },
  docx: { types: ['docx'], bytes: 'zip', read: readDocx },
  odt: { types: ['odt'], bytes: 'zip', read: readOdt },
  pptx: { types: ['pptx'], bytes: 'zip', read: readPptx },
  rtf: { types: ['rtf'], bytes: 'rtf', read: (bytes) => readRtf(bytes) },
  eml: { types: ['eml'], bytes: null, read: (bytes) => readEml(bytes) },
  msg: { types: ['msg'], bytes: 'compound', read: (bytes) => readMsg(bytes) },
  doc: { types: ['doc'], bytes: 'compound', read: readDoc },
  xlsx: { types: ['xlsx'], bytes: 'zip', read: (bytes) => readXlsx(bytes) },
  image: { types: ['image'], bytes: 'any', read: (bytes, { eyes }) => readImage(bytes, eyes) },
  text: {
    types: TEXTS,
    bytes: null,
    read: (bytes, { type }) => readText(bytes, type === 'md'),
  },
  html: {
    types: [],
    bytes: null,
    read: (bytes, { type, mediaType }) => readHtml(bytes, charsetOf(mediaType), type === 'website'),
  },
  norm: { types: [], bytes: null, read: readNorm },
} satisfies Record<string, Format>;
type Reader = keyof typeof FORMATS;

/** Office wraps a document with a password in the container of its old format. */
const PACKAGE = 'EncryptedPackage';
const WRAPPED = Buffer.from(PACKAGE, 'utf16le');

/** Which reader a file goes to. Its bytes must agree with its name: a file that is something else is refused, never guessed at. */
export function readerOf(type: SourceType, bytes: Buffer): Reader {
  if (bytes.length === 0) throw new Unreadable('EMPTY_FILE');
  const reader = (Object.keys(FORMATS) as Reader[]).find((one) => (FORMATS[one] as Format).types.includes(type));
  if (!reader) throw new Unreadable('UNSUPPORTED_TYPE');
  const wanted: Format['bytes'] = FORMATS[reader].bytes;
  if (wanted === 'any') return reader;
  if (wanted !== null) {
    const kind = sniff(bytes);
    if (kind === wanted) return reader;
    // Courts and old programs save rich text under Word's ending, which Word opens.
    if (reader === 'doc' && kind === 'rtf') return 'rtf';
    if (wanted === 'zip' && kind === 'compound' && bytes.includes(WRAPPED)) throw new Unreadable('ENCRYPTED');
    throw new Unreadable(kind === null ? 'CORRUPT' : 'WRONG_TYPE');
  }
  const text = textOf(type, bytes);
  // A name of no known ending promises nothing: what is no text there is only of a kind that is not read.
  if (text === null) throw new Unreadable(type === 'text' ? 'UNSUPPORTED_TYPE' : 'WRONG_TYPE');
  return text === 'text' ? reader : text;
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

/** Reads a file by the reader of its format. Throws `Unreadable` with the reason. */
export async function readFile(bytes: Buffer, given: Given): Promise<Extracted> {
  const { type, mediaType } = given;
  const reader = type === 'website' ? readerOfPage(mediaType, bytes) : readerOf(type, bytes);
  return FORMATS[reader].read(bytes, given);
}
