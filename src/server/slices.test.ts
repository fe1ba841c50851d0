import { expect, test } from 'vitest';
import { inSlices } from './slices.ts';

/** Work that keeps the processor for so many milliseconds, a little at each step. */
function* work(ms: number, told: () => void): Generator<void, string> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const from = performance.now();
    while (performance.now() - from < 1);
    yield;
  }
  told();
  return 'done';
}

test('of many long works one slice runs in a turn, each goes on in its turn, and all end', async () => {
  const turns: number[] = [];
  const begun = Array.from({ length: 12 }, (_, n) => {
    function* steps(): Generator<void, number> {
      for (let step = 0; step < 3; step++) {
        turns.push(n);
        const from = performance.now();
        while (performance.now() - from < 9);
        yield;
      }
      return n;
    }
    return inSlices(steps());
  });
  let ticks = 0;
  let over = false;
  const tick = (): void => {
    ticks++;
    if (!over) setImmediate(tick);
  };
  setImmediate(tick);
  expect(await Promise.all(begun)).toEqual(Array.from({ length: 12 }, (_, n) => n));
  over = true;
  const round = Array.from({ length: 12 }, (_, n) => n);
  expect(turns).toEqual([...round, ...round, ...round]);
  // Others had a turn between any two of the slices.
  expect(ticks).toBeGreaterThanOrEqual(turns.length - 1);
});

test('work that nobody waits for ends between two slices, and hinders none', async () => {
  const stop = new AbortController();
  let ended = false;
  const left = inSlices(
    work(10_000, () => (ended = true)),
    stop.signal,
  );
  setImmediate(() => stop.abort());
  await expect(left).rejects.toThrow(/abort/i);
  expect(ended).toBe(false);
  expect(await inSlices(work(1, () => undefined))).toBe('done');
});
