import { expect, test } from 'vitest';
import { StorageUnavailable } from '#server/ports/storage/port.ts';
import { outlasting } from './outlasting.ts';

const failing = (times: number, error: Error) => {
  let tries = 0;
  return async (): Promise<number> => {
    if (++tries <= times) throw error;
    return tries;
  };
};
const { signal } = new AbortController();
const coded = (code: string) => Object.assign(new Error(code), { code });
const lost = coded('57P01');

test('what fails of its ground is done again, and nothing else is', async () => {
  // Lost, taken by a deadlock, without room for one more connection; a storage that does not answer.
  const passing = [lost, coded('40P01'), coded('53300'), new StorageUnavailable(new Error('down'))];
  const tries = await Promise.all(passing.map((error) => outlasting(signal, failing(1, error))));
  expect(tries).toEqual(passing.map(() => 2));
  await expect(outlasting(signal, failing(1, new Error('a fault of the work')))).rejects.toThrow('a fault of the work');
});

test('it is not waited for beyond the limit, nor by a job that was taken away', async () => {
  await expect(outlasting(signal, failing(9, lost), 100)).rejects.toBe(lost);
  const taken = new AbortController();
  const waiting = outlasting(taken.signal, failing(9, lost));
  taken.abort();
  await expect(waiting).rejects.toBe(lost);
});
