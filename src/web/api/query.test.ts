import { expect, test } from 'vitest';
import { Failure } from './failure.ts';
import { queries } from './query.ts';

test('what was read is fresh for 30 s, and asked again twice where that may help', () => {
  const { staleTime, retry } = queries.getDefaultOptions().queries!;
  expect(staleTime).toBe(30_000);
  const again = retry as (failures: number, error: Error) => boolean;
  expect([0, 1, 2].map((failures) => again(failures, new Error('broken off')))).toEqual([true, true, false]);
  expect(again(0, new Failure(404, null))).toBe(false);
  expect(again(0, new Failure(503, null))).toBe(true);
});
