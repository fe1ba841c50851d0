import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queries, readAgain } from './query.ts';

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
