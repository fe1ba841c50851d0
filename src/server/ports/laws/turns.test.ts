import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const GAP = 6000;
const { signal } = new AbortController();

/** Turns on a clock that only waiting moves, and when each request was made. */
function onClock() {
  let clock = 1_000_000;
  const made: number[] = [];
  const turns = new Turns(
    GAP,
    () => clock,
    async (ms) => void (clock += ms),
  );
  const ask = () => turns.take(async () => void made.push(clock), signal);
  return { turns, ask, since: () => made.map((time) => time - 1_000_000) };
}

test('requests are made one after another and apart; one too many at once is told to wait', async () => {
  const { ask, since } = onClock();
  const ends = await Promise.allSettled(Array.from({ length: 7 }, ask));
  expect(ends.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect(since()).toEqual([0, GAP, 2 * GAP, 3 * GAP, 4 * GAP]);
  await ask();
  expect(since().at(-1)).toBe(5 * GAP);
});

test('a rest that the service asks for is kept; a long one is told instead of waited for', async () => {
  const { turns, ask, since } = onClock();
  turns.rest(10);
  await ask();
  expect(since()).toEqual([10_000 + GAP]);
  turns.rest(3600);
  await expect(ask()).rejects.toMatchObject({ code: 'LAWS_BUSY' });
});

test('a request that fails lets the next one have its turn', async () => {
  const { turns, ask, since } = onClock();
  await expect(turns.take(() => Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  await ask();
  expect(since()).toEqual([GAP]);
});
