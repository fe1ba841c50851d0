import { expect, test } from 'vitest';
import { bucket } from './bucket.ts';

test('a bucket lets a burst through, then as many a second as it may, and never saves more than a burst', () => {
  let at = 0;
  const may = bucket(3, 2, () => at);
  const through = (times: number): number => Array.from({ length: times }, may).filter(Boolean).length;
  expect(through(10)).toBe(3);
  at += 499;
  expect(through(10)).toBe(0);
  at += 1;
  expect(through(10)).toBe(1);
  at += 3_600_000;
  expect(through(10)).toBe(3);
});
