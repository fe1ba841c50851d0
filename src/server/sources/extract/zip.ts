import { Unreadable } from './extracted.ts';

/** What an office file may unpack to; a bomb passes one of these long before it harms. */
const LIMITS = { entries: 10_000, bytes: 500 * 1024 * 1024, ratio: 100 } as const;
/** A small file may compress well: below this size the ratio tells nothing. */
const RATIO_FROM = 10 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The names in a ZIP file, read from its central directory before anything is unpacked. Throws ARCHIVE_LIMIT for a bomb, CORRUPT for what is no ZIP. */
export function namesInZip(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw new Unreadable('CORRUPT');
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (entries > LIMITS.entries || entries === 0xffff) throw new Unreadable('ARCHIVE_LIMIT');
  const names: string[] = [];
  let unpacked = 0;
  for (let i = 0; i < entries; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new Unreadable('CORRUPT');
    unpacked += bytes.readUInt32LE(at + 24);
    const [name, extra, comment] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    names.push(bytes.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  if (unpacked > LIMITS.bytes || (unpacked > RATIO_FROM && unpacked > bytes.length * LIMITS.ratio))
    throw new Unreadable('ARCHIVE_LIMIT');
  return names;
}
