import { expect, test } from 'vitest';
import { z } from 'zod';
import { soundly } from './sound.ts';

const end = <T>(work: Iterator<void, T>): T => {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};
const inner = z.object({
  list: z
    .array(z.object({ a: z.string() }))
    .nullable()
    .default(null),
  b: z.literal(1).optional(),
});
const shape = z.object({ kinds: z.union([z.string(), z.array(inner).max(1_000_000)]) });

test('parses what is sound as its shape does, with its defaults', () => {
  const value = { kinds: [{}, { list: [{ a: 'x', more: 1 }], b: 1 }] };
  expect(end(soundly(shape, value))).toEqual(shape.parse(value));
  expect(end(soundly(shape, { kinds: 'x' }))).toEqual({ kinds: 'x' });
});

test('ends at the first of many faults', () => {
  const wrong = { kinds: [{ list: Array.from({ length: 500_000 }, () => 1) }] };
  const work = soundly(shape, wrong);
  let steps = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) steps++;
  expect(step.value).toBeNull();
  expect(steps).toBeLessThan(10);
});

test('takes no list that is longer than may be, and nothing of another shape', () => {
  const few = z.array(z.number()).max(2);
  for (const value of [[1, 2, 3], {}, null, ['a']]) expect(end(soundly(few, value))).toBeNull();
});
