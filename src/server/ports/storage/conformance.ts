import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { StorageMissing, type Storage } from './port.ts';

async function listed(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

/** What every adapter of the storage port promises. `make` answers an empty storage; call this inside a test file of the adapter. */
export function storageConformance(make: () => Promise<Storage>): void {
  const put = (storage: Storage, key: string, text: string) => storage.put(key, Readable.from([Buffer.from(text)]));
  const text = async (storage: Storage, key: string) => (await buffer(await storage.get(key))).toString();

  test('keeps what was put, to the byte', async () => {
    const storage = await make();
    const bytes = randomBytes(3_000_001);
    expect(await storage.put('u/n/s/1/file', Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]))).toEqual({
      bytes: bytes.length,
    });
    expect((await buffer(await storage.get('u/n/s/1/file'))).equals(bytes)).toBe(true);
  });

  test('says that it serves, and leaves nothing behind by that', async () => {
    const storage = await make();
    expect(await storage.probe()).toBe('ok');
    expect(await listed(storage, '')).toEqual([]);
  });

  test('keeps an empty file', async () => {
    const storage = await make();
    expect(await storage.put('u/empty', Readable.from([]))).toEqual({ bytes: 0 });
    expect(await text(storage, 'u/empty')).toBe('');
  });

  test('replaces what was there', async () => {
    const storage = await make();
    await put(storage, 'u/a', 'the longer first text');
    await put(storage, 'u/a', 'second');
    expect(await text(storage, 'u/a')).toBe('second');
  });

  test('shows nothing of a file that is not whole', async () => {
    const storage = await make();
    const half = new PassThrough();
    const putting = storage.put('u/half', half);
    half.write('the first half');
    await expect(storage.get('u/half')).rejects.toThrow(StorageMissing);
    half.destroy(new Error('the sender went away'));
    await expect(putting).rejects.toThrow('the sender went away');
    await expect(storage.get('u/half')).rejects.toThrow(StorageMissing);
    expect(await listed(storage, '')).toEqual([]);
  });

  test('a failed replacement leaves the old file', async () => {
    const storage = await make();
    await put(storage, 'u/a', 'old');
    const half = new PassThrough();
    const putting = storage.put('u/a', half);
    half.destroy(new Error('gone'));
    await expect(putting).rejects.toThrow('gone');
    expect(await text(storage, 'u/a')).toBe('old');
  });

  test('says that nothing is stored', async () => {
    const storage = await make();
    await expect(storage.get('u/none')).rejects.toThrow(StorageMissing);
    await expect(storage.remove(['u/none', 'v/none'])).resolves.toBeUndefined();
    expect(await listed(storage, 'u/')).toEqual([]);
  });

  test('lists below a prefix of whole segments, and nothing else', async () => {
    const storage = await make();
    for (const key of ['u/n/s/1/file', 'u/n/s/1/text', 'u/n/t/1/file', 'u/n2/s/1/file', 'v/n/s/1/file'])
      await put(storage, key, key);
    expect(await listed(storage, 'u/n/')).toEqual(['u/n/s/1/file', 'u/n/s/1/text', 'u/n/t/1/file']);
    expect(await listed(storage, '')).toHaveLength(5);
    expect(() => storage.list('u/n')).toThrow('slash');
  });

  test('removes only what it is told, and a removed place can be used again', async () => {
    const storage = await make();
    for (const key of ['u/n/a', 'u/n/b']) await put(storage, key, key);
    await storage.remove(['u/n/a']);
    await expect(storage.get('u/n/a')).rejects.toThrow(StorageMissing);
    expect(await text(storage, 'u/n/b')).toBe('u/n/b');
    await storage.remove(['u/n/b']);
    expect(await listed(storage, '')).toEqual([]);
    await put(storage, 'u/n/a', 'again');
    expect(await text(storage, 'u/n/a')).toBe('again');
  });

  test('puts and removes beside each other', async () => {
    const storage = await make();
    const keys = Array.from({ length: 30 }, (_, i) => `u/n/s${i % 3}/f${i}`);
    await Promise.all(keys.map((key) => put(storage, key, key)));
    await Promise.all(keys.map((key, i) => (i % 2 ? storage.remove([key]) : put(storage, key, `${key} again`))));
    expect(await listed(storage, '')).toHaveLength(15);
  });

  test('refuses a key that leaves its place', async () => {
    const storage = await make();
    for (const key of ['../out', 'u/../../out', '/etc/passwd', 'u//x', 'u/.hidden', 'u/a b', 'u/a\0', '', 'u/'])
      await expect(put(storage, key, 'x')).rejects.toThrow('unsafe');
  });

  test('a reader that stops early harms nothing', async () => {
    const storage = await make();
    await storage.put('u/big', Readable.from([randomBytes(500_000)]));
    const reading = await storage.get('u/big');
    reading.destroy();
    await once(reading, 'close');
    expect((await buffer(await storage.get('u/big'))).length).toBe(500_000);
  });
}
