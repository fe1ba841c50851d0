import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import type { z } from 'zod';
import { manifest as manifestShape, type Manifest } from '#contract/portable.ts';
import { IMPORT } from '#contract/portability.ts';
import { soundly } from '#contract/sound.ts';
import { Problem } from '#server/http/problem.ts';
import { inSlices } from '#server/sources/index.ts';
import { parsed } from './json.ts';
import type { Scratch } from './scratch.ts';

const corrupt = (): Problem => new Problem('CORRUPT');
/** Whatever a reader of ZIPs stumbles on, the ZIP is at fault. */
const asCorrupt = (error: unknown): never => {
  throw error instanceof Problem ? error : corrupt();
};

const MANIFEST = 'manifest.json';
/** Where the manifest lies: at the top, or in the one folder that whoever packed it again put all into. */
function folderOf(entries: ReadonlyMap<string, Entry>): string {
  if (entries.has(MANIFEST)) return '';
  const folders = [...entries.keys()].filter((name) => /^[^/]+\/manifest\.json$/.test(name));
  return folders.length === 1 ? folders[0]!.slice(0, -MANIFEST.length) : '';
}

/**
 * A ZIP that somebody brings, of which nothing is believed: names are compared and never used as paths, every entry is counted as it unpacks and hashed against
 * the manifest, and none is opened that the manifest does not name. One that was unpacked and packed again by another program is read: names may be written in
 * either form of Unicode, all may lie in one folder, and what that program adds is left alone. Throws WRONG_TYPE for what is no export, CORRUPT for what is damaged or forged,
 * ARCHIVE_LIMIT for what unpacks to more than may be.
 */
export class Archive {
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    /** The folder that all of it lies in, with its slash; '' for none. */
    private readonly within: string,
    /** Bytes that all that is opened may unpack to. */
    private readonly most: number,
    readonly manifest: Manifest,
    private readonly prints: ReadonlyMap<string, string>,
  ) {}

  static async open(scratch: Scratch, most: number): Promise<Archive> {
    const zip = await fromRandomAccessReaderPromise(scratch, scratch.size, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    }).catch(() => {
      throw new Problem('WRONG_TYPE');
    });
    if (zip.entryCount > IMPORT.entries) throw new Problem('ARCHIVE_LIMIT');
    const entries = new Map<string, Entry>();
    const known = new Set<string>();
    try {
      for await (const entry of zip.eachEntry()) {
        const same = entry.fileName.normalize('NFC').toLowerCase();
        if (known.has(same) || entry.isEncrypted()) throw corrupt();
        known.add(same);
        entries.set(entry.fileName.normalize('NFC'), entry);
      }
    } catch (error) {
      asCorrupt(error);
    }
    const within = folderOf(entries);
    const first = entries.get(`${within}${MANIFEST}`);
    if (!first) throw new Problem('WRONG_TYPE');
    const bare = new Archive(zip, entries, within, most, {} as Manifest, new Map());
    const read = await inSlices(soundly(manifestShape, await bare.value(first, null, IMPORT.manifestBytes)));
    if (!read) throw new Problem('WRONG_TYPE');
    const prints = new Map(read.entries.map(({ name, sha256 }) => [name, sha256]));
    return new Archive(zip, entries, within, most, read, prints);
  }

  close(): void {
    this.zip.close();
  }

  /** One JSON of the ZIP, in its shape. INVALID where it has another. */
  async json<S extends z.ZodType>(name: string, shape: S): Promise<z.output<S>> {
    const read = await inSlices(soundly(shape, await this.value(...this.named(name), IMPORT.jsonBytes)));
    if (read === null) throw new Problem('INVALID', { fields: { [name.split('/').at(-1)!.slice(0, 50)]: 'wrong' } });
    return read;
  }

  /** The bytes of an entry, as they unpack: at most so many, or PAYLOAD_TOO_LARGE. */
  file(name: string, most: number): Promise<Readable> {
    const [entry, print] = this.named(name);
    return this.bytes(entry, print, most, 'PAYLOAD_TOO_LARGE');
  }

  private named(name: string): [Entry, string] {
    const entry = this.entries.get(`${this.within}${name}`.normalize('NFC'));
    const print = this.prints.get(name);
    if (!entry || print === undefined) throw corrupt();
    return [entry, print];
  }

  private async value(entry: Entry, print: string | null, most: number): Promise<unknown> {
    return parsed(await this.bytes(entry, print, most, 'ARCHIVE_LIMIT')).catch(asCorrupt);
  }

  private async bytes(
    entry: Entry,
    print: string | null,
    most: number,
    over: 'ARCHIVE_LIMIT' | 'PAYLOAD_TOO_LARGE',
  ): Promise<Readable> {
    // What the ZIP says is only good for refusing early: what comes is counted.
    if (entry.uncompressedSize > most) throw new Problem(over);
    const packed = await this.zip.openReadStreamPromise(entry).catch(asCorrupt);
    const hash = createHash('sha256');
    let count = 0;
    const counting = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        count += chunk.length;
        this.unpacked += chunk.length;
        if (count > most) return done(new Problem(over));
        if (this.unpacked > this.most) return done(new Problem('ARCHIVE_LIMIT'));
        hash.update(chunk);
        done(null, chunk);
      },
      flush: (done) => done(print === null || hash.digest('hex') === print ? null : corrupt()),
    });
    packed.once('error', (error) => counting.destroy(error instanceof Problem ? error : corrupt()));
    pipeline(packed, counting, () => undefined);
    return counting;
  }
}
