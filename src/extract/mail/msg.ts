import iconv from 'iconv-lite';
import { Unreadable, type Extracted } from '../extracted.ts';
import { openCompound } from '../package/compound.ts';
import { readRtf } from '../rtf/rtf.ts';
import { addressOf, writeLetter, type Letter } from './letter.ts';
import { HEADS, partsOf, Properties } from './properties.ts';

/** Properties by their numbers ([MS-OXPROPS]); where there are several, the first that is there. */
const ID = {
  class: 0x001a,
  subject: 0x0037,
  sent: 0x0039,
  delivered: 0x0e06,
  sender: [0x0c1a, 0x0042],
  senderAddress: [0x5d01, 0x5d02, 0x0c1f, 0x0065],
  body: 0x1000,
  rich: 0x1009,
  page: 0x1013,
  pageEncoding: 0x3fde,
  encoding: 0x3ffd,
  name: 0x3001,
  address: [0x39fe, 0x3003],
  recipient: 0x0c15,
  file: [0x3707, 0x3704, 0x3001],
  content: 0x3701,
} as const;
/** What a recipient is. */
const [TO, CC, BCC] = [1, 2, 3];
/** The class of a letter that only who it is for can open. */
const SEALED = /^IPM\.Note\.SMIME$/i;
/** Bytes of a body in rich text that are unpacked. */
const PACKED = 20 * 1024 * 1024;
const PICTURE = /\.(?:png|jpe?g|gif|bmp|webp|tiff?|svg|emf|wmf)$/i;

/** The encoding of a code page by its number, where it is known. */
function encodingOf(page: number | null): string | null {
  const name = page === 65001 ? 'utf-8' : page === 28591 || page === 20127 ? 'iso-8859-1' : `cp${page}`;
  return page !== null && iconv.encodingExists(name) ? name.replace('cp125', 'windows-125') : null;
}

const buffer = ({ buffer: of, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(of, byteOffset, byteLength);

/** An address of e-mail; what Exchange calls somebody by is none. */
const atSign = (address: string): string => (address.includes('@') ? address : '');

/** The body where the letter has it in rich text alone; '' where it has none. */
async function richBody(packed: Uint8Array | null): Promise<string> {
  if (!packed || packed.length > PACKED) return '';
  const { decompressRTF } = await import('@kenjiuno/decompressrtf');
  try {
    return readRtf(Buffer.from(decompressRTF([...packed]))).text;
  } catch (error) {
    if (error instanceof Unreadable && error.code === 'NO_TEXT') return '';
    throw new Unreadable('CORRUPT');
  }
}

function pageOf(letter: Properties): Letter['html'] {
  const bytes = letter.bytes(ID.page);
  if (bytes) return { bytes: buffer(bytes), charset: encodingOf(letter.number(ID.pageEncoding)) };
  const text = letter.text(ID.page);
  return text === '' ? null : { bytes: Buffer.from(text), charset: 'utf-8' };
}

/**
 * Reads an e-mail as Outlook saves it ([MS-OXMSG]): its head as lines, with its date in the time of Greenwich, its body, and what is attached by name,
 * which is not read. Throws WRONG_TYPE for a file of the same container that holds no letter, ENCRYPTED, CORRUPT or NO_TEXT.
 */
export async function readMsg(bytes: Buffer): Promise<Extracted> {
  const root = openCompound(bytes);
  if (!Properties.in(root)) throw new Unreadable('WRONG_TYPE');
  const encoding = encodingOf(new Properties(root, HEADS.file).number(ID.encoding)) ?? 'windows-1252';
  const decode = (narrow: Uint8Array): string => iconv.decode(buffer(narrow), encoding);
  const letter = new Properties(root, HEADS.file, decode);
  if (SEALED.test(letter.text(ID.class))) throw new Unreadable('ENCRYPTED');
  const recipients = partsOf(root, '__recip_version1.0_', decode);
  const to = (kind: number): string =>
    recipients
      .filter((one) => one.number(ID.recipient) === kind)
      .map((one) => addressOf(one.text(ID.name), atSign(one.text(...ID.address))))
      .join('; ');
  const html = pageOf(letter);
  const body = letter.text(ID.body);
  return writeLetter({
    heads: {
      from: addressOf(letter.text(...ID.sender), atSign(letter.text(...ID.senderAddress))),
      to: to(TO),
      cc: to(CC),
      bcc: to(BCC),
      date: letter.time(ID.sent, ID.delivered),
      subject: letter.text(ID.subject),
    },
    text: body === '' && html === null ? await richBody(letter.bytes(ID.rich)) : body,
    html,
    attached: partsOf(root, '__attach_version1.0_', decode).map((one) => {
      // A letter within it goes by its subject: some programs call every one alike.
      const inner = one.object(ID.content);
      const subject = inner && new Properties(inner, HEADS.inner, decode).text(ID.subject);
      const name = subject ? `${subject}.msg` : one.text(...ID.file) || '?';
      return { name, isPicture: PICTURE.test(name) };
    }),
  });
}
