import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { bytesWithin, rangeOf } from './ranges.ts';

const HUGE = '9'.repeat(400);

test.each<[string, ReturnType<typeof rangeOf>]>([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=10-500', { from: 10, to: 99 }],
  [`bytes=10-${HUGE}`, { from: 10, to: 99 }],
  ['bytes=-1', { from: 99, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['BYTES = 3 - 4', { from: 3, to: 4 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  [`bytes=${HUGE}-`, 'none'],
  ['bytes=-0', 'none'],
  ['bytes=4-3', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['bytes=', null],
  ['bytes=--1', null],
  ['bytes=0x1-2', null],
  ['bytes=1.5-2', null],
  ['lines=0-1', null],
  ['', null],
])('of a file of 100 bytes “%s” asks for %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

test('nothing of an empty file can be asked for', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-5']) expect(rangeOf(header, 0)).toBe('none');
  expect(rangeOf(undefined, 0)).toBeNull();
});

test('bytes are cut from a stream wherever its pieces end, and it is left once they are through', async () => {
  const bytes = Buffer.from(Array.from({ length: 100 }, (_, n) => n));
  for (const size of [1, 7, 100])
    for (const [from, to] of [
      [0, 0],
      [0, 99],
      [6, 7],
      [13, 13],
      [93, 99],
    ] as const) {
      const pieces = Array.from({ length: Math.ceil(100 / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
      const stream = Readable.from(pieces);
      expect(await buffer(bytesWithin(stream, { from, to }))).toEqual(bytes.subarray(from, to + 1));
      expect(stream.destroyed).toBe(true);
    }
});
