import { expect, test } from 'vitest';
import { tallyOf } from '#server/recent.ts';
import { Shelf } from './shelf.ts';

/** A shelf of a hundred bytes, and what was opened on it. */
function shelfOf(name = 'a test') {
  const shelf = new Shelf<{ bytes: number }>(100, ({ bytes }) => bytes, name);
  const opened: string[] = [];
  const take = (key: string, item = { bytes: 40 }): Promise<{ bytes: number }> =>
    shelf.take(key, async () => {
      opened.push(key);
      return item;
    });
  return { shelf, take, opened };
}

test('what was used longest ago goes first, when the bytes are too many', async () => {
  const { take, opened } = shelfOf();
  for (const key of ['a:1', 'b:1', 'a:1', 'c:1', 'a:1', 'b:1']) await take(key);
  expect(opened).toEqual(['a:1', 'b:1', 'c:1', 'b:1']);
});

test('what it holds is told, and how often something stood there', async () => {
  const { shelf, take } = shelfOf('a test of its tally');
  for (const key of ['a:1', 'b:1', 'a:1']) await take(key);
  expect(tallyOf('a test of its tally')).toEqual({ hits: 1, misses: 2, bytes: 80 });
  shelf.drop('a');
  expect(tallyOf('a test of its tally').bytes).toBe(40);
});

test('what grew is weighed anew when it is taken', async () => {
  const { take, opened } = shelfOf();
  const grows = { bytes: 10 };
  for (const key of ['a:1', 'b:1', 'b:1']) await take(key, key === 'a:1' ? grows : { bytes: 60 });
  expect(opened).toEqual(['a:1', 'b:1']);
  grows.bytes = 90;
  await take('a:1');
  await take('b:1');
  expect(opened).toEqual(['a:1', 'b:1', 'b:1']);
});

test('one too large for the shelf is still answered; a failure is tried again; what was dropped is opened anew', async () => {
  const { shelf, take, opened } = shelfOf();
  expect(await take('a:1', { bytes: 500 })).toEqual({ bytes: 500 });
  await expect(shelf.take('b:1', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await shelf.take('b:1', async () => ({ bytes: 1 }))).toEqual({ bytes: 1 });
  await take('c:1');
  await take('c:2');
  shelf.drop('c');
  await take('c:1');
  expect(opened).toEqual(['a:1', 'c:1', 'c:2', 'c:1']);
});

test('who listens is told what is kept and what is let go, and what grew meanwhile is weighed at once', async () => {
  const told: string[] = [];
  const shelf = new Shelf<{ name: string; bytes: number }>(100, ({ bytes }) => bytes, 'a test of its ear', {
    keep: ({ name }) => void told.push(`+${name}`),
    letGo: ({ name }) => void told.push(`-${name}`),
  });
  const take = (name: string, bytes = 40): Promise<{ name: string; bytes: number }> =>
    shelf.take(`${name}:1`, async () => ({ name, bytes }));
  await take('a');
  const b = await take('b');
  b.bytes = 90;
  shelf.weighAll(({ name }) => name === 'a');
  expect(told).toEqual(['+a', '+b']);
  shelf.weighAll(() => true);
  expect(told).toEqual(['+a', '+b', '-a']);
  shelf.drop('b');
  expect(told).toEqual(['+a', '+b', '-a', '-b']);
  await expect(shelf.take('c:1', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  shelf.drop('c');
  expect(told).toHaveLength(4);
});
