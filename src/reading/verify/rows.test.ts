import { expect, test } from 'vitest';
import { standingIn } from './rows.ts';
import { findRun, indexText } from './text-index.ts';
import { tokens } from './tokens.ts';

const numbers = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));
const places = (long: string, row: string): number[] => [...standingIn(numbers(long), numbers(row))];

test('a row is found wherever it stands, over itself too', () => {
  expect(places('aaaa', 'aa')).toEqual([0, 1, 2]);
  expect(places('ababcababd', 'ababd')).toEqual([5]);
  expect(places('abcabcab', 'cab')).toEqual([2, 5]);
  expect(places('aab', 'abb')).toEqual([]);
  expect(places('a', 'ab')).toEqual([]);
});

test('a long run of a word repeated is looked for in a few readings of the text, and is found where it stands', () => {
  const text = `${'A '.repeat(1500)}b ${'A '.repeat(1498)}b ${'A '.repeat(1501)}`;
  const index = indexText(text);
  let read = 0;
  const ids = new Proxy(index.ids, {
    get: (all, key) => {
      if (typeof key === 'string' && /^\d/.test(key)) read++;
      return Reflect.get(all, key) as unknown;
    },
  });
  expect(findRun({ ...index, ids }, tokens('a '.repeat(1500), true))).toEqual([0, 3000, 3001]);
  expect(read).toBeLessThan(2 * index.ids.length);
});
