import { once } from 'node:events';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { UserVault } from '#server/vault/vault.ts';
import { BrokenBackup, readFrames, type Frame } from './frames.ts';

/** The first line of a backup, which is all of it that can be read without its keys. */
const head = z.object({
  fojas: z.literal('backup'),
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
});
export type Head = z.infer<typeof head>;

/** Ends the name of one that is being written, or was when its writer died. */
const PARTIAL = '.partial';
const LONGEST_HEAD = 64 * 1024;
/** A backup is bound to its own first line. */
const about = (line: string): string => `backup:${line}`;

/** Writes a backup: its first line, and sealed behind it what `fill` writes. It is there under its name only once it is whole and on the disk. Throws `EEXIST` where another is just writing that file. */
export async function writeArchive<T>(
  file: string,
  of: Head,
  house: UserVault,
  fill: (inside: Writable) => Promise<T>,
): Promise<T> {
  const line = JSON.stringify(of);
  const beside = `${file}${PARTIAL}`;
  const out = createWriteStream(beside, { mode: 0o600, flags: 'wx', flush: true });
  await once(out, 'open');
  try {
    out.write(`${line}\n`);
    const inside: Transform = house.sealing(about(line));
    const [, filled] = await Promise.all([
      pipeline(inside, out),
      fill(inside).catch((error: unknown) => {
        inside.destroy(error as Error);
        throw error;
      }),
    ]);
    await rename(beside, file);
    if (process.platform !== 'win32') {
      const folder = await open(path.dirname(file), 'r');
      await folder.sync().finally(() => folder.close());
    }
    return filled;
  } finally {
    await rm(beside, { force: true });
  }
}

/** The first line of a backup, as it stands there. Throws `BrokenBackup` for what is none, or of a format that is not known. */
export async function readHead(file: string): Promise<{ line: string; head: Head }> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BrokenBackup(error.code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${error.code})`);
  });
  try {
    if (!(await handle.stat()).isFile()) throw new BrokenBackup('it is no file');
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(10);
    const line = buffer.toString('utf8', 0, Math.max(0, end));
    const read = z
      .string()
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue('no JSON');
          return z.NEVER;
        }
      })
      .pipe(head)
      .safeParse(line);
    if (!read.success) throw new BrokenBackup('it is no backup of Fojas, or one of a newer version');
    return { line, head: read.data };
  } finally {
    await handle.close();
  }
}

/** What is inside a backup, checked as it goes. Throws `BrokenBackup` for what was changed, and for the keys of another installation. */
export async function* readArchive(file: string, line: string, house: UserVault): AsyncGenerator<Frame> {
  const sealed: ReadStream = createReadStream(file, { start: Buffer.byteLength(line) + 1 });
  const opened = house.opening(about(line));
  sealed.on('error', (error) => opened.destroy(error));
  sealed.pipe(opened);
  try {
    yield* readFrames(Readable.from(opened));
  } catch (error) {
    if ((error as Error).name === 'SealBroken')
      throw new BrokenBackup('it is damaged, or these keys are of another installation');
    throw error;
  } finally {
    sealed.destroy();
    opened.destroy();
  }
}
