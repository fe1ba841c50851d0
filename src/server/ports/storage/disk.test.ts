import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { storageConformance } from './conformance.ts';
import { createDiskStorage } from './disk.ts';

const made: string[] = [];
const folder = async (): Promise<string> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'fojas-storage-'));
  made.push(dir);
  return dir;
};
afterAll(() => Promise.all(made.map((dir) => rm(dir, { recursive: true, force: true }))));

storageConformance(async () => createDiskStorage(await folder()));

test('files are for their owner only, and nothing waits once all is stored', async () => {
  const dir = await folder();
  const storage = await createDiskStorage(dir);
  await storage.put('u/a', Readable.from([Buffer.from('x')]));
  expect((await stat(path.join(dir, 'u/a'))).mode & 0o777).toBe(0o600);
  expect(await readdir(path.join(dir, '.incoming'))).toEqual([]);
});

test('a folder that is gone does not serve', async () => {
  const dir = await folder();
  const storage = await createDiskStorage(dir);
  await rm(dir, { recursive: true });
  await expect(storage.probe()).rejects.toThrow('ENOENT');
});

test('a removed file takes its empty folders with it', async () => {
  const dir = await folder();
  const storage = await createDiskStorage(dir);
  await storage.put('u/n/s/1/file', Readable.from([Buffer.from('x')]));
  await storage.remove(['u/n/s/1/file']);
  expect(await readdir(dir)).toEqual(['.incoming']);
});

test('a file is stored whole while removals beside it prune its folder', async () => {
  const storage = await createDiskStorage(await folder());
  const rounds = Array.from({ length: 100 }, (_, round) => round);
  const pass = async (lane: number): Promise<void> => {
    for (const round of rounds) {
      const key = `u/imports/${lane}-${round}`;
      await storage.put(key, Readable.from([Buffer.from('x')]));
      await storage.remove([key]);
    }
  };
  await expect(Promise.all([0, 1, 2, 3].map(pass))).resolves.toHaveLength(4);
});
