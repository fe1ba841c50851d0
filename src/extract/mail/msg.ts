import type { FieldsData } from '@kenjiuno/msgreader';
import iconv from 'iconv-lite';
import { Unreadable, type Extracted } from '../extracted.ts';
import { readRtf } from '../rtf/rtf.ts';
import { addressOf, writeLetter, type Letter } from './letter.ts';

/** How the parts of a letter begin to be named ([MS-OXMSG], section 2.1). */
const PART = '__substg1.0_';
const NAMED = Buffer.from(PART, 'utf16le');
/** The class of a letter that only who it is for can open. */
const SEALED = /^IPM\.Note\.SMIME$/i;
/** The encoding of letters that do not say theirs. */
const USUAL = 1252;
const UTF8 = 65001;
/** Bytes of a body in rich text that are unpacked. */
const PACKED = 20 * 1024 * 1024;

const encodingOf = (page: number): string =>
  page === UTF8 ? 'utf-8' : page === 28591 || page === 20127 ? 'iso-8859-1' : `windows-${page}`;

async function fieldsOf(bytes: Buffer, page = USUAL): Promise<FieldsData> {
  const { default: library } = await import('@kenjiuno/msgreader');
  // Where the program is bundled, the default of its module stands within another.
  const MsgReader = 'default' in library ? (library as { default: typeof library }).default : library;
  // A copy of its own: the library reads on in the memory behind a part of it.
  const reader = new MsgReader(new Uint8Array(bytes).buffer);
  reader.parserConfig = { ansiEncoding: encodingOf(page) };
  const fields = reader.getFileData();
  if (fields.error || fields.dataType !== 'msg') throw new Unreadable('CORRUPT');
  const own = fields.messageCodepage ?? USUAL;
  return own !== page && page === USUAL && iconv.encodingExists(encodingOf(own)) ? fieldsOf(bytes, own) : fields;
}

/** The body where the letter has it in rich text alone; '' where it has none. */
async function richBody({ body, html, bodyHtml, compressedRtf }: FieldsData): Promise<string> {
  if (body || html || bodyHtml || !compressedRtf || compressedRtf.length > PACKED) return '';
  const { decompressRTF } = await import('@kenjiuno/decompressrtf');
  try {
    return readRtf(Buffer.from(decompressRTF([...compressedRtf]))).text;
  } catch (error) {
    if (error instanceof Unreadable && error.code === 'NO_TEXT') return '';
    throw new Unreadable('CORRUPT');
  }
}

function pageOf({ html, bodyHtml, internetCodepage = USUAL }: FieldsData): Letter['html'] {
  if (html) return { bytes: Buffer.from(html), charset: encodingOf(internetCodepage) };
  return bodyHtml ? { bytes: Buffer.from(bodyHtml), charset: 'utf-8' } : null;
}

const nameOf = ({ fileName, fileNameShort, name }: FieldsData): string => fileName ?? fileNameShort ?? name ?? '?';

/**
 * Reads an e-mail as Outlook saves it: its head as lines, its body, and what is attached by name, which is not read. Throws WRONG_TYPE for a file of the same
 * container that holds no letter, ENCRYPTED, CORRUPT or NO_TEXT.
 */
export async function readMsg(bytes: Buffer): Promise<Extracted> {
  if (!bytes.includes(NAMED)) throw new Unreadable('WRONG_TYPE');
  const fields = await fieldsOf(bytes).catch(() => {
    throw new Unreadable('CORRUPT');
  });
  if (SEALED.test(fields.messageClass ?? '')) throw new Unreadable('ENCRYPTED');
  const to = (type: FieldsData['recipType']): string =>
    (fields.recipients ?? [])
      .filter(({ recipType }) => recipType === type)
      .map(({ name, smtpAddress, email }) => addressOf(name, smtpAddress ?? email))
      .join('; ');
  return writeLetter({
    heads: {
      from: addressOf(fields.senderName, fields.senderSmtpAddress ?? fields.senderEmail),
      to: to('to'),
      cc: to('cc'),
      bcc: to('bcc'),
      date: fields.clientSubmitTime ?? fields.messageDeliveryTime ?? '',
      subject: fields.subject ?? '',
    },
    text: fields.body ?? (await richBody(fields)),
    html: pageOf(fields),
    attached: (fields.attachments ?? []).map((one) => ({
      name: nameOf(one),
      isPicture: /\.(?:png|jpe?g|gif|bmp|webp|tiff?|svg|emf|wmf)$/i.test(nameOf(one)),
    })),
  });
}
