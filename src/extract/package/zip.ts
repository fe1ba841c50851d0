import { crc32, inflateRawSync } from 'node:zlib';
import { Unreadable } from '../extracted.ts';

/** What an office file may unpack to; a bomb passes one of these long before it harms. */
const LIMITS = { entries: 10_000, bytes: 500 * 1024 * 1024, ratio: 100 } as const;
/** A small file may compress well: below this size the ratio tells nothing. */
const RATIO_FROM = 10 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The flag of an encrypted entry, and the kind of file that points to another (POSIX `S_IFLNK`). */
const ENCRYPTED = 1;
const LINK = 0xa;
/** Names that lead out of the archive, plainly or once decoded. Nothing is ever written by them; a file that has one was made to harm. */
const ASTRAY = /(?:^|[\\/])\.\.(?:$|[\\/])|\.\.[\\/]|^[\\/]|^[a-z]:|[\u0000-\u001f]|%(?:2e|2f|5c|00|25|%|u)/i;
const METHOD = { stored: 0, deflated: 8 } as const;

/** One file of an archive, as its central directory describes it: bytes packed and unpacked, and where its local header stands. */
type Entry = { name: string; method: number; crc: number; packed: number; unpacked: number; local: number };
/** The files of an archive by name, which is a name and never a place on a disk. */
export type Archive = { names: ReadonlySet<string>; read(name: string): Buffer | null };

const corrupt = (): Unreadable => new Unreadable('CORRUPT');

/**
 * Where the central directory stands. It must end where its end record begins and must not be told anew in the wide format: in both cases the
 * program that unpacks the file might follow another directory than the one that is checked here.
 */
function directoryOf(bytes: Buffer): { from: number; to: number } {
  const to = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (to < 0 || to + 22 > bytes.length || bytes.readUInt32LE(to) !== END) throw corrupt();
  const shorts = [4, 6, 8, 10].map((field) => bytes.readUInt16LE(to + field));
  const [size, from] = [bytes.readUInt32LE(to + 12), bytes.readUInt32LE(to + 16)];
  if (shorts.includes(0xffff) || size === 0xffff_ffff || from === 0xffff_ffff) throw new Unreadable('ARCHIVE_LIMIT');
  if (from + size !== to) throw corrupt();
  return { from, to };
}

function entriesOf(bytes: Buffer): Entry[] {
  const { from, to } = directoryOf(bytes);
  const entries: Entry[] = [];
  for (let at = from; at < to;) {
    if (at + 46 > to || bytes.readUInt32LE(at) !== ENTRY) throw corrupt();
    if (entries.length === LIMITS.entries) throw new Unreadable('ARCHIVE_LIMIT');
    const [name, extra, comment] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    const encrypted = (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0;
    // The upper half of the attributes is the file's mode where a system of that kind packed it.
    const linked = bytes.readUInt32LE(at + 38) >>> 28 === LINK;
    const called = bytes.toString('utf8', at + 46, at + 46 + name);
    if (encrypted || linked || ASTRAY.test(called)) throw corrupt();
    entries.push({
      name: called,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      local: bytes.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Unpacks an entry as far as it says that it goes. One that goes on after that is a bomb with a false label. */
function unpack(bytes: Buffer, { method, crc, packed, unpacked, local }: Entry): Buffer {
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw corrupt();
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (from + packed > bytes.length) throw corrupt();
  const content = bytes.subarray(from, from + packed);
  if (method === METHOD.stored ? packed !== unpacked : method !== METHOD.deflated) throw corrupt();
  // zlib takes no limit of zero bytes.
  const whole = method === METHOD.stored ? content : inflate(content, Math.max(1, unpacked));
  if (whole.length !== unpacked || crc32(whole) !== crc) throw corrupt();
  return whole;
}

function inflate(content: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: most });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new Unreadable('ARCHIVE_LIMIT') : corrupt();
  }
}

/**
 * Opens a ZIP file whose sizes have been checked: what they say first, from the central directory and before anything is unpacked, and then
 * that each says the truth. Throws ARCHIVE_LIMIT for a bomb; CORRUPT for what is no ZIP, names an entry twice,
 * is encrypted or points elsewhere.
 */
export function openZip(bytes: Buffer): Archive {
  const entries = entriesOf(bytes);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > LIMITS.bytes || (unpacked > RATIO_FROM && unpacked > bytes.length * LIMITS.ratio))
    throw new Unreadable('ARCHIVE_LIMIT');
  for (const entry of entries) unpack(bytes, entry);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size !== entries.length) throw corrupt();
  return {
    names: new Set(byName.keys()),
    read(name) {
      const entry = byName.get(name);
      return entry ? unpack(bytes, entry) : null;
    },
  };
}
