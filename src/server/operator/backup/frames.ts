import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/**
 * What is inside a backup: frames of one letter, four bytes of length and as many bytes. `E` begins an entry and names it, `D` is a piece of it, `Z` ends
 * it with its pieces' SHA-256; `M`, the last, is the manifest of all entries.
 */
export type Entry = { kind: 'table' | 'file' | 'jobs'; name: string };
type Listed = Entry & { bytes: number; rows: number; sha256: string };
export type Manifest = { entries: number; rows: number; files: number; sha256: string };

const HEAD = 5;
/** A frame that claims to be longer is none of ours. */
const LONGEST = 256 * 1024 * 1024;

/** Thrown for a backup that is cut, changed or none. */
export class BrokenBackup extends Error {
  constructor(why: string) {
    super(`This backup cannot be used: ${why}.`);
    this.name = 'BrokenBackup';
  }
}

/** Writes entries one after the other, at the pace of what they are written to. */
export class Frames {
  private readonly all = createHash('sha256');
  private readonly told = { entries: 0, rows: 0, files: 0 };
  private open: { entry: Entry; hash: Hash; bytes: number; rows: number } | null = null;

  constructor(private readonly out: Writable) {}

  async begin(entry: Entry): Promise<void> {
    this.open = { entry, hash: createHash('sha256'), bytes: 0, rows: 0 };
    await this.write('E', Buffer.from(JSON.stringify(entry)));
  }

  async piece(bytes: Buffer, rows = 0): Promise<void> {
    const open = this.open!;
    open.hash.update(bytes);
    open.bytes += bytes.length;
    open.rows += rows;
    await this.write('D', bytes);
  }

  async end(): Promise<void> {
    const { entry, hash, bytes, rows } = this.open!;
    const line = JSON.stringify({ ...entry, bytes, rows, sha256: hash.digest('hex') } satisfies Listed);
    this.all.update(`${line}\n`);
    this.told.entries++;
    this.told.rows += rows;
    if (entry.kind === 'file') this.told.files++;
    await this.write('Z', Buffer.from(line));
  }

  async finish(): Promise<Manifest> {
    const manifest: Manifest = { ...this.told, sha256: this.all.digest('hex') };
    await this.write('M', Buffer.from(JSON.stringify(manifest)));
    this.out.end();
    return manifest;
  }

  private async write(type: string, bytes: Buffer): Promise<void> {
    const head = Buffer.alloc(HEAD);
    head.write(type, 'latin1');
    head.writeUInt32BE(bytes.length, 1);
    this.out.write(head);
    if (this.out.write(bytes)) return;
    // One that broke meanwhile never drains.
    if (this.out.destroyed) throw this.out.errored ?? new Error('the backup cannot be written');
    await once(this.out, 'drain');
  }
}

export type Frame =
  | { type: 'begin'; entry: Entry }
  | { type: 'piece'; bytes: Buffer }
  | { type: 'end'; listed: Listed }
  | { type: 'manifest'; manifest: Manifest };

/** Cuts a stream into frames. */
async function* cut(from: AsyncIterable<Buffer>): AsyncGenerator<{ type: string; bytes: Buffer }> {
  let pieces: Buffer[] = [];
  let length = 0;
  let wanted = HEAD;
  for await (const chunk of from) {
    pieces.push(chunk);
    length += chunk.length;
    if (length < wanted) continue;
    let all = Buffer.concat(pieces);
    for (;;) {
      if (all.length < HEAD) break;
      const size = all.readUInt32BE(1);
      if (size > LONGEST) throw new BrokenBackup('it is damaged');
      wanted = HEAD + size;
      if (all.length < wanted) break;
      yield { type: all.toString('latin1', 0, 1), bytes: all.subarray(HEAD, wanted) };
      all = all.subarray(wanted);
      wanted = HEAD;
    }
    pieces = [all];
    length = all.length;
  }
  if (length > 0) throw new BrokenBackup('it is cut off');
}

/** Reads entries, and compares each with its checksum, and all with the manifest. Throws `BrokenBackup`. */
export async function* readFrames(from: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const all = createHash('sha256');
  let hash = createHash('sha256');
  let ended = false;
  for await (const { type, bytes } of cut(from)) {
    if (ended) throw new BrokenBackup('something was added to it');
    if (type === 'E') {
      hash = createHash('sha256');
      yield { type: 'begin', entry: JSON.parse(bytes.toString()) as Entry };
    } else if (type === 'D') {
      hash.update(bytes);
      yield { type: 'piece', bytes };
    } else if (type === 'Z') {
      const listed = JSON.parse(bytes.toString()) as Listed;
      if (hash.digest('hex') !== listed.sha256) throw new BrokenBackup(`the checksum of ${listed.name} is wrong`);
      all.update(`${bytes.toString()}\n`);
      yield { type: 'end', listed };
    } else if (type === 'M') {
      const manifest = JSON.parse(bytes.toString()) as Manifest;
      if (all.digest('hex') !== manifest.sha256) throw new BrokenBackup('its manifest is wrong');
      ended = true;
      yield { type: 'manifest', manifest };
    } else throw new BrokenBackup('it is damaged');
  }
  if (!ended) throw new BrokenBackup('it is cut off');
}
