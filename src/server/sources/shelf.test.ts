import { expect, test } from 'vitest';
import { Shelf } from './shelf.ts';

/** A shelf of a hundred bytes, and how often each key was opened. */
function shelfOf() {
  const shelf = new Shelf(100);
  const opened: string[] = [];
  const take = (key: string, bytes = 40): Promise<string> =>
    shelf.take(key, async () => (opened.push(key), key), () => bytes); // prettier-ignore
  return { shelf, take, opened };
}

test('what was used longest ago goes first, when the bytes are too many', async () => {
  const { take, opened } = shelfOf();
  await take('a');
  await take('b');
  await take('a');
  await take('c');
  await take('a');
  await take('b');
  expect(opened).toEqual(['a', 'b', 'c', 'b']);
});

test('what grew is weighed anew when it is taken', async () => {
  const { take, opened } = shelfOf();
  await take('a');
  const item = { bytes: 10 };
  const { shelf } = shelfOf();
  const grow = () => shelf.take('x', async () => item, (one) => one.bytes); // prettier-ignore
  let others = 0;
  const other = () => shelf.take('y', async () => ++others, () => 60); // prettier-ignore
  await grow();
  await other();
  await other();
  expect(others).toBe(1);
  item.bytes = 90;
  await grow();
  await other();
  expect([others, opened]).toEqual([2, ['a']]);
});

test('one too large for the shelf is still answered; a failure is tried again; what was dropped is opened anew', async () => {
  const { shelf, take, opened } = shelfOf();
  expect(await take('a:1', 500)).toBe('a:1');
  await expect(shelf.take('b', () => Promise.reject(new Error('lost')), () => 1)).rejects.toThrow('lost'); // prettier-ignore
  expect(await shelf.take('b', async () => 'found', () => 1)).toBe('found'); // prettier-ignore
  await take('c');
  shelf.drop('c');
  await take('c');
  expect(opened).toEqual(['a:1', 'c', 'c']);
});
