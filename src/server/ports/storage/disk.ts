import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkPrefix, segmentsOf } from './keys.ts';
import { StorageMissing, isFull, type Listed, type Storage } from './port.ts';

/** Where files wait until they are whole. A key cannot begin with a dot, so this never meets one. */
const INCOMING = '.incoming';
/** What a crash left in the waiting folder is older than any upload takes. */
const STALE = 24 * 60 * 60 * 1000;

/** Bytes of a probe: what the least file takes of a disk. */
const PROBE = 4096;

/** How often a folder that is pruned over and over is made anew: each try loses to another removal. Ours. */
const ATTEMPTS = 100;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
/** Making a folder whose parent goes at that moment also ends in "not a folder": Node looks at what was there when it could not be made. */
const isPruned = (error: unknown): boolean => isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOTDIR';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Files below a folder of this machine: written beside, flushed, then renamed into place, so a reader sees all or nothing. */
export async function createDiskStorage(root: string): Promise<Storage> {
  const incoming = path.join(root, INCOMING);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await sweep(incoming);
  const at = (key: string): string => path.join(root, ...segmentsOf(key));

  /** The folder may be pruned by a parallel removal in the midst of its making or before the file is in it: then both are repeated. */
  async function place(from: string, to: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
        await rename(from, to);
        return await syncFolder(path.dirname(to));
      } catch (error) {
        if (!isPruned(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  async function removeOne(key: string): Promise<void> {
    const file = at(key);
    await rm(file, { force: true });
    for (let folder = path.dirname(file); folder !== root; folder = path.dirname(folder)) {
      try {
        await rmdir(folder);
      } catch (error) {
        if (!isMissing(error)) return;
      }
    }
  }

  async function* walk(folder: string, prefix: string): AsyncIterable<Listed> {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      if (entry.name === INCOMING) continue;
      if (entry.isDirectory()) yield* walk(path.join(folder, entry.name), `${prefix}${entry.name}/`);
      else {
        // What was removed since the folder was read is not listed.
        const seen = await stat(path.join(folder, entry.name)).catch(() => null);
        if (seen) yield { key: `${prefix}${entry.name}`, at: seen.mtime };
      }
    }
  }

  return {
    async put(key, bytes: Readable) {
      const to = at(key);
      const from = path.join(incoming, randomUUID());
      try {
        const file = createWriteStream(from, { mode: 0o600, flush: true });
        await pipeline(bytes, file);
        await place(from, to);
        return { bytes: file.bytesWritten };
      } catch (error) {
        await rm(from, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        const handle = await open(at(key), 'r');
        return handle.createReadStream();
      } catch (error) {
        throw isMissing(error) ? new StorageMissing(key) : error;
      }
    },
    async remove(keys) {
      for (const key of keys) await removeOne(key);
    },
    list(prefix) {
      checkPrefix(prefix);
      const folder = prefix === '' ? root : at(prefix.slice(0, -1));
      return walk(folder, prefix);
    },
    async probe() {
      const file = path.join(incoming, randomUUID());
      try {
        // Flushed: some systems tell only then that there was no room.
        await writeFile(file, Buffer.alloc(PROBE), { mode: 0o600, flush: true });
        return 'ok';
      } catch (error) {
        if (isFull(error)) return 'full';
        throw error;
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}

async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name);
    const seen = await stat(file).catch(() => null);
    if (seen && Date.now() - seen.mtimeMs > STALE) await rm(file, { force: true });
  }
}
