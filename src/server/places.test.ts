import { expect, test } from 'vitest';
import { places, turnsByUser } from './places.ts';

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

test('the work of one user waits for itself, and nobody else for it', async () => {
  const inTurn = turnsByUser();
  const [begun, ends]: [string[], Record<string, () => void>] = [[], {}];
  const work = (who: string, what: string, signal = ongoing()): Promise<string> =>
    inTurn(who, signal, async () => {
      begun.push(what);
      await new Promise<void>((end) => void (ends[what] = end));
      return what;
    });
  const stop = new AbortController();
  const [first, second, third] = [work('ana', 'a1'), work('ana', 'a2', stop.signal), work('ana', 'a3')];
  const other = work('eva', 'e1');
  expect(begun).toEqual(['a1', 'e1']);
  stop.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  ends['a1']!();
  expect(await first).toBe('a1');
  ends['e1']!();
  expect(await other).toBe('e1');
  expect(begun).toEqual(['a1', 'e1', 'a3']);
  ends['a3']!();
  expect(await third).toBe('a3');
});
