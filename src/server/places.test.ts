import { expect, test } from 'vitest';
import { places } from './places.ts';

const ongoing = (): AbortSignal => new AbortController().signal;

test('so many work at once, the others in the order of asking', async () => {
  const inTurn = places(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((one) =>
    inTurn(ongoing(), () => {
      begun.push(one);
      return new Promise<void>((end) => void (ends[one] = end));
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]!();
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  ends[0]!();
  await all[0];
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('whoever is aborted while they wait leaves at once, and work that fails gives its place to the next', async () => {
  const inTurn = places(1);
  let fail = (_error: Error): void => undefined;
  const first = inTurn(ongoing(), () => new Promise((_, reject) => void (fail = reject)));
  const stop = new AbortController();
  const aborted = inTurn(stop.signal, () => expect.fail());
  const last = inTurn(ongoing(), async () => 'done');
  stop.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  fail(new Error('of its own'));
  await expect(first).rejects.toThrow('of its own');
  expect(await last).toBe('done');
});
