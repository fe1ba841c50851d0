import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { MAX_SOURCES } from '#contract/sources.ts';
import { ownName } from './file-name.ts';

/** What an archive may unpack to; a bomb passes one of these before it harms. A small one may compress well: below `ratioFrom` bytes the ratio tells nothing. */
const LIMITS = { entries: 10_000, bytes: 500 * 1024 * 1024, ratio: 100, ratioFrom: 10 * 1024 * 1024 } as const;
/** What programs put beside a person's files: folders of a Mac, what is hidden, settings of a folder, and what Office leaves while a file is open. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.[^./][^/]*(?:\/|$)|~\$|(?:Thumbs\.db|desktop\.ini)$)/i;
/** Ways of packing that are opened: as it is, and deflated (APPNOTE, section 4.4.5). Few programs use others. */
const PACKED: readonly number[] = [0, 8];
/** The kind of file that points to another (POSIX `S_IFLNK`). */
const LINK = 0xa;

/** Why an archive is not opened. */
type Reason = 'damaged' | 'locked' | 'packing' | 'too-large' | 'too-many' | 'empty';
class NotUnpacked extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
    this.name = 'NotUnpacked';
  }
}

/** The files of an archive that a person put there, once what they say of themselves is within the limits. */
async function entriesOf(reader: ZipReader<Blob>, packed: number): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  let [all, bytes] = [0, 0];
  for await (const entry of reader.getEntriesGenerator()) {
    if (++all > LIMITS.entries) throw new NotUnpacked('too-many');
    if (entry.directory || BESIDE.test(entry.filename)) continue;
    if (entry.encrypted) throw new NotUnpacked('locked');
    if (!PACKED.includes(entry.compressionMethod)) throw new NotUnpacked('packing');
    if (entry.externalFileAttributes >>> 28 === LINK) throw new NotUnpacked('damaged');
    bytes += entry.uncompressedSize;
    entries.push(entry);
  }
  if (bytes > LIMITS.bytes || (bytes > LIMITS.ratioFrom && bytes > packed * LIMITS.ratio))
    throw new NotUnpacked('too-large');
  if (entries.length > MAX_SOURCES) throw new NotUnpacked('too-many');
  if (entries.length === 0) throw new NotUnpacked('empty');
  return entries;
}

/** What an entry holds, as far as it says that it goes. One that goes on after that is a bomb with a false label. */
async function contentOf(entry: FileEntry): Promise<Blob> {
  let count = 0;
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count += chunk.length;
      if (count > entry.uncompressedSize) throw new NotUnpacked('too-large');
      controller.enqueue(chunk);
    },
  });
  const [blob] = await Promise.all([
    new Response(readable).blob(),
    entry.getData(writable, { checkSignature: true, checkOverlappingEntry: true }),
  ]);
  return blob;
}

/** The name of a file without its folders; where two have the same, with the folder that it stands in. */
function namesOf(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split(/[\\/]/).filter(Boolean));
  const times = new Map<string, number>();
  for (const one of parts) times.set(one.at(-1)!, (times.get(one.at(-1)!) ?? 0) + 1);
  return parts.map((one) => (times.get(one.at(-1)!) === 1 ? one.at(-1)! : one.join(' – ')));
}

/**
 * Opens an archive into the files that it holds, in its order; an archive within is a file like any other. Or tells why it is not opened: it is damaged, locked with
 * a password, packed in a way that is not opened, larger or fuller than the limits, or empty.
 */
export async function unpack(archive: File): Promise<{ files: File[] } | { left: Reason }> {
  // The rules of the page let no worker start that is made of a text.
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new BlobReader(archive));
  try {
    const entries = await entriesOf(reader, archive.size);
    const names = namesOf(entries.map(({ filename }) => filename));
    const files: File[] = [];
    for (const [i, entry] of entries.entries())
      files.push(new File([await contentOf(entry)], ownName(names[i]!) || names[i]!));
    return { files };
  } catch (error) {
    return { left: error instanceof NotUnpacked ? error.reason : 'damaged' };
  } finally {
    await reader.close();
  }
}
