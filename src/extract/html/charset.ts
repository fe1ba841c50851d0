import { decode } from '../text/text.ts';

/** How far into a page its own word about its encoding is looked for; the HTML standard asks for 1,024 bytes, real pages are later. */
const PRESCAN = 4096;
const META = /<meta[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i;
const XML = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i;

/** What a page says of its own encoding, in ASCII, before anybody can decode it. */
function ownWord(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, PRESCAN);
  const label = (XML.exec(start) ?? META.exec(start))?.[1] ?? null;
  // A page that can be read as ASCII is not in UTF-16, whatever it says (HTML standard, section 13.2.3.2).
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** The text in an encoding by its name; null where the name is unknown or the bytes are not in it. */
function by(label: string | null, bytes: Buffer): string | null {
  if (!label) return null;
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const marked = (bytes: Buffer): boolean =>
  (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) ||
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff);

/**
 * Decodes a page of the web: by its byte order mark, as UTF-8 where it is that beyond doubt, by what the server says, by what the page says, and last by
 * its bytes alone. Who says an encoding that the bytes are not in is not believed.
 */
export function decodePage(bytes: Buffer, declared: string | null): { text: string; guessed: boolean } {
  if (marked(bytes)) return decode(bytes);
  const utf8 = by('utf-8', bytes);
  const ascii = utf8 !== null && utf8.length === bytes.length;
  // Other encodings make valid UTF-8 by chance only of ASCII, which ISO-2022-JP and UTF-7 hide behind.
  if (utf8 !== null && !ascii) return { text: utf8, guessed: false };
  const said = by(declared, bytes) ?? by(ownWord(bytes), bytes);
  return said === null ? decode(bytes) : { text: said, guessed: false };
}
