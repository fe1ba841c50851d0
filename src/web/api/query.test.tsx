import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { isReadBefore, queries, readAgain } from './query.ts';

afterEach(() => queries.clear());

test('a first reading that a change overtakes is not taken for the newest', async () => {
  const queryKey = ['/list', {}];
  const answers: ((list: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(queries, {
    queryKey,
    queryFn: () => new Promise<string[]>((answer) => answers.push(answer)),
  });
  const stop = observer.subscribe(() => undefined);
  const again = readAgain(queryKey);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(['new']);
  answers[0]!([]);
  await again;
  expect(observer.getCurrentResult().data).toEqual(['new']);
  stop();
});

test('what was read before a change is told from what was read after it', () => {
  expect(isReadBefore(60_000)).toBe(false);
  queries.setQueryData(['/list', {}], [], { updatedAt: Date.now() - 10_000 });
  expect(isReadBefore(5000)).toBe(true);
  expect(isReadBefore(30_000)).toBe(false);
});
