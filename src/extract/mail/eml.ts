import type { Address, Email } from 'postal-mime';
import { Unreadable, type Extracted } from '../extracted.ts';
import { addressOf, writeLetter } from './letter.ts';
import { tnefFiles } from './tnef.ts';

/** The deepest nesting of parts and forwarded e-mails, and the longest headers in bytes. Mail programs stay far below both. */
const LIMITS = { maxNestingDepth: 64, maxHeadersSize: 1024 * 1024, maxRfc822NestingDepth: 8 } as const;
/** Lines of a head of which every letter has one. */
const LETTER = /^(?:from|to|date|subject|received)$/;
/** Letters that only who they are for can open (RFC 8551, RFC 3156). */
const SEALED = /^\s*(?:multipart\/encrypted|application\/(?:x-)?pkcs7-mime\b(?![^]*signed-data))/i;

const addresses = (list: readonly Address[] = []): string =>
  list
    .map((one) =>
      one.group
        ? `${one.name}: ${one.group.map(({ name, address }) => addressOf(name, address)).join(', ')}`
        : addressOf(one.name, one.address),
    )
    .join('; ');

async function parse(bytes: Buffer): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(bytes, LIMITS);
  } catch {
    throw new Unreadable('CORRUPT');
  }
}

/**
 * Reads an e-mail as it was saved (RFC 5322): its head as lines, its date as it was written, its body, and letters that were forwarded in it. What is attached
 * is named and not read. Throws WRONG_TYPE for what has no head of a letter, ENCRYPTED, CORRUPT or NO_TEXT.
 */
export async function readEml(bytes: Buffer): Promise<Extracted> {
  const email = await parse(bytes);
  const header = (name: string): string => email.headers.find(({ key }) => key === name)?.value ?? '';
  if (!email.headers.some(({ key }) => LETTER.test(key))) throw new Unreadable('WRONG_TYPE');
  if (SEALED.test(header('content-type'))) throw new Unreadable('ENCRYPTED');
  return writeLetter({
    heads: {
      from: addresses(email.from ? [email.from] : []),
      to: addresses(email.to),
      cc: addresses(email.cc),
      bcc: addresses(email.bcc),
      date: header('date'),
      subject: email.subject ?? '',
    },
    text: email.text ?? '',
    html: email.html ? { bytes: Buffer.from(email.html), charset: 'utf-8' } : null,
    attached: email.attachments.flatMap(({ filename, mimeType, description, content }) => {
      const own = { name: filename ?? description ?? mimeType, isPicture: mimeType.startsWith('image/') };
      const within = typeof content === 'string' ? [] : tnefFiles(new Uint8Array(content));
      return [own, ...within.map(({ name }) => ({ name: `${own.name}: ${name || '?'}`, isPicture: false }))];
    }),
  });
}
