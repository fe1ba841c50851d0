import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asPartOf, patiently } from './patience.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** What came of statements that are asked one after the other, each of which takes so long. */
async function come(statements: readonly string[], ms: number, within: (work: () => void) => void): Promise<string[]> {
  const out: string[] = [];
  const done = new Promise<void>((resolve) =>
    within(() => {
      void (async () => {
        for (const text of statements)
          await patiently(text, () => new Promise((answer) => setTimeout(answer, ms))).then(
            () => out.push(text),
            (error: { code: string }) => out.push(error.code),
          );
        resolve();
      })();
    }),
  );
  await vi.runAllTimersAsync();
  await done;
  return out;
}

test('a call waits for two answers that are ten seconds late and for no third, but ends what it began', async () => {
  expect(await come(['begin', 'select 1', 'select 2', 'rollback'], 10_000, (work) => asPartOf({}, work))).toEqual([
    'begin',
    'select 1',
    '57014',
    'rollback',
  ]);
});

test('answers that are not slow are waited for however many they are, and so is everything outside of a call', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `select ${n}`);
  expect(await come(many, 900, (work) => asPartOf({}, work))).toEqual(many);
  expect(await come(many, 10_000, (work) => work())).toEqual(many);
});

test('the parts of a call wait together', async () => {
  const call = {};
  const one = (text: string) => come([text], 10_000, (work) => asPartOf(call, work));
  expect([await one('select 1'), await one('select 2'), await one('select 3')].flat()).toEqual(['select 1', 'select 2', '57014']); // prettier-ignore
});
