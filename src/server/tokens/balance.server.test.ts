import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { balance } from './balance.ts';
import { credit } from './ledger.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ config: { billing: { welcomeTokens: 7 } } });
});
afterAll(() => t.close());

const give = (userId: string, tokens: number) =>
  t.deps.db
    .transaction()
    .execute((trx) => credit(trx, { userId, tokens, key: `test:${randomUUID()}`, reason: 'bonus' }));

test('many who ask at once are each told their own balance', async () => {
  const users = Array.from({ length: 30 }, () => randomUUID());
  await Promise.all(users.flatMap((id, n) => (n % 2 ? [give(id, n)] : [])));
  const told = await Promise.all([...users, ...users].map((id) => balance(t.deps, id)));
  const expected = users.map((_, n) => 7 + (n % 2 ? n : 0));
  expect(told).toEqual([...expected, ...expected]);
});

test('who asks after tokens moved is told of it, also while others are still being answered', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  expect(await balance(t.deps, one)).toBe(7);
  for (let n = 1; n <= 20; n++) {
    const asked = [balance(t.deps, one), balance(t.deps, other)];
    await give(one, 1);
    expect(await balance(t.deps, one)).toBe(7 + n);
    await Promise.all(asked);
  }
});

test('a question that fails fails those who asked it, and nobody after them', async () => {
  const wrong = balance(t.deps, 'no id');
  const beside = balance(t.deps, randomUUID());
  await expect(wrong).rejects.toThrow();
  await expect(beside).rejects.toThrow();
  expect(await balance(t.deps, randomUUID())).toBe(7);
});
