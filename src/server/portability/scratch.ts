import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { open, mkdtemp, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import { SealBroken } from '#server/vault/seal.ts';

const CIPHER = 'aes-256-gcm';
const FRAME = 64 * 1024;
const TAG = 16;

const nonceOf = (frame: number): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(frame, 8);
  return nonce;
};

/**
 * A file that can be read at any place, for as long as this process works with it. It lies on the disk in frames of AES-256-GCM under a key that is nowhere
 * but in memory: no plain byte touches the disk, and what a process that died might leave behind nobody can read.
 */
export class Scratch extends RandomAccessReader {
  private readonly key = randomBytes(32);
  private folder = '';
  private file: FileHandle | null = null;
  private held: { frame: number; bytes: Buffer } | null = null;
  size = 0;

  /** Fills a new one with these bytes. */
  static async of(bytes: AsyncIterable<Buffer>): Promise<Scratch> {
    const scratch = new Scratch();
    try {
      scratch.folder = await mkdtemp(path.join(tmpdir(), 'fojas-'));
      scratch.file = await open(path.join(scratch.folder, 'sealed'), 'w+', 0o600);
      // From here on it has no name: where this process dies nothing of it stays. Where a system does not let go of what is open it goes with `remove`.
      await rm(scratch.folder, { recursive: true, force: true }).catch(() => undefined);
      await scratch.fill(bytes);
      return scratch;
    } catch (error) {
      await scratch.remove();
      throw error;
    }
  }

  private async fill(bytes: AsyncIterable<Buffer>): Promise<void> {
    let frame = 0;
    let kept: Buffer = Buffer.alloc(0);
    for await (const chunk of bytes) {
      kept = Buffer.concat([kept, chunk]);
      for (; kept.length >= FRAME; kept = kept.subarray(FRAME)) await this.put(frame++, kept.subarray(0, FRAME));
    }
    await this.put(frame, kept);
  }

  private async put(frame: number, plain: Buffer): Promise<void> {
    const cipher = createCipheriv(CIPHER, this.key, nonceOf(frame));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    await this.file!.write(sealed, 0, sealed.length, frame * (FRAME + TAG));
    this.size += plain.length;
  }

  private async frame(frame: number): Promise<Buffer> {
    if (this.held?.frame === frame) return this.held.bytes;
    const length = Math.min(FRAME, this.size - frame * FRAME);
    const sealed = Buffer.alloc(length + TAG);
    const { bytesRead } = await this.file!.read(sealed, 0, sealed.length, frame * (FRAME + TAG));
    if (bytesRead < sealed.length) throw new SealBroken();
    const opening = createDecipheriv(CIPHER, this.key, nonceOf(frame)).setAuthTag(sealed.subarray(length));
    const bytes = Buffer.concat([opening.update(sealed.subarray(0, length)), opening.final()]);
    this.held = { frame, bytes };
    return bytes;
  }

  private async *range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const frame = Math.floor(at / FRAME);
      const bytes = await this.frame(frame);
      const piece = bytes.subarray(at - frame * FRAME, Math.min(bytes.length, end - frame * FRAME));
      yield piece;
      at += piece.length;
    }
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, Math.min(end, this.size)), { objectMode: false });
  }

  async remove(): Promise<void> {
    await this.file?.close().catch(() => undefined);
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }
}
