import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A form in which words may lie in bytes: its name, and the bytes to look for. */
export type Form = { name: string; bytes: Buffer };

const percent = (bytes: Buffer): string => bytes.toString('hex').replace(/../g, (digits) => `%${digits.toUpperCase()}`);

/** Base64 of words that begin at the first, second or third byte of a group: what of it does not depend on its neighbours. */
function base64(bytes: Buffer, before: number): string {
  const all = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
  return all.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
}

/**
 * The forms of a word of plain letters and figures: as it is, in small letters and in capitals, each in UTF-8, UTF-16 of both orders, hexadecimal,
 * percent-encoding and base64 at three offsets. What is compressed is not looked into.
 */
export function formsOf(word: string): Form[] {
  const cases = { 'as typed': word, small: word.toLowerCase(), capitals: word.toUpperCase() };
  return Object.entries(cases).flatMap(([name, text]) => {
    const plain = Buffer.from(text);
    const wide = Buffer.from(text, 'utf16le');
    const hex = plain.toString('hex');
    return [
      { name, bytes: plain },
      { name: `${name}, UTF-16LE`, bytes: wide },
      { name: `${name}, UTF-16BE`, bytes: Buffer.from(wide).swap16() },
      { name: `${name}, hex`, bytes: Buffer.from(hex) },
      { name: `${name}, HEX`, bytes: Buffer.from(hex.toUpperCase()) },
      { name: `${name}, percent`, bytes: Buffer.from(percent(plain)) },
      ...[0, 1, 2].map((at) => ({ name: `${name}, base64+${at}`, bytes: Buffer.from(base64(plain, at)) })),
    ];
  });
}

/** Hashes of a whole value, by which whoever guesses it would know it: bytes, hexadecimal and base64. */
export const hashesOf = (name: string, value: string): Form[] =>
  ['md5', 'sha1', 'sha256', 'sha512'].flatMap((kind) => {
    const bytes = createHash(kind).update(value).digest();
    return [
      { name: `${name}, ${kind}`, bytes },
      { name: `${name}, ${kind} in hex`, bytes: Buffer.from(bytes.toString('hex')) },
      { name: `${name}, ${kind} in base64`, bytes: Buffer.from(bytes.toString('base64').slice(0, 20)) },
    ];
  });

/** Which of these forms are in some bytes. */
export const formsIn = (bytes: Buffer, forms: readonly Form[]): string[] =>
  forms.filter((form) => bytes.includes(form.bytes)).map(({ name }) => name);

/** What a search of folders found: where and in which form; and how much was looked through. */
export type Searched = { hits: string[]; files: number; bytes: number };

/** Looks through the bytes and the name of every file of a folder. One that is removed meanwhile is passed over. */
export async function searchFolder(folder: string, forms: readonly Form[]): Promise<Searched> {
  const found: Searched = { hits: [], files: 0, bytes: 0 };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const place = path.join(entry.parentPath, entry.name);
    for (const name of formsIn(Buffer.from(entry.name), forms)) found.hits.push(`the name ${place}: ${name}`);
    if (!entry.isFile()) continue;
    const bytes = await readFile(place).catch(() => null);
    if (bytes === null) continue;
    found.files++;
    found.bytes += bytes.length;
    for (const name of formsIn(bytes, forms)) found.hits.push(`${place}: ${name}`);
  }
  return found;
}
