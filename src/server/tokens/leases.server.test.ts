import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGE } from '#contract/prices.ts';
import type { Tables } from '#server/db/tables.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { lockAccount } from './apply.ts';
import { available, credit, hold, settle } from './ledger.ts';
import { balance } from './balance.ts';
import { paid, releaseStale } from './paid.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ config: { billing: { welcomeTokens: 7 } } });
});
afterAll(() => t.close());

type Trx = Transaction<Tables>;
const inTransaction = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => t.deps.db.transaction().execute(work);

/** Somebody with ten tokens, one of them held for work whose lease has run out. */
async function stale(): Promise<{ userId: string; holdId: string }> {
  const userId = randomUUID();
  const holdId = await inTransaction(async (trx) => {
    await credit(trx, { userId, tokens: 10, key: `test:${userId}`, reason: 'bonus' });
    const { transferId } = await hold(trx, userId, MESSAGE, randomUUID());
    await trx
      .insertInto('ledger_leases')
      .values({ hold_id: transferId, until: new Date(0) })
      .execute();
    return transferId;
  });
  return { userId, holdId };
}

/** Holds the account, does this once the sweep waits for it, and answers how much the sweep then gave back. */
async function whileSwept(userId: string, work: (trx: Trx) => Promise<unknown>): Promise<number> {
  let sweeping = Promise.resolve(0);
  await inTransaction(async (trx) => {
    await sql`select 1 from ledger_accounts where user_id = ${userId}::uuid for update`.execute(trx);
    sweeping = releaseStale(t.deps);
    const waiting = async () =>
      (
        await sql<object>`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          t.deps.db,
        )
      ).rows.length;
    await expect.poll(waiting).toBe(1);
    await work(trx);
  });
  return sweeping;
}

test('work that ends while its hold is swept is paid for, and neither waits for the other for ever', async () => {
  const { userId, holdId } = await stale();
  expect(await whileSwept(userId, (trx) => settle(trx, holdId, MESSAGE.tokens))).toBe(0);
  expect(await available(t.deps.db, userId)).toBe(9);
});

test('a lease that is renewed while it is swept stays', async () => {
  const { userId, holdId } = await stale();
  const until = new Date(Date.now() + 60_000);
  const renew = (trx: Trx) => trx.updateTable('ledger_leases').set({ until }).where('hold_id', '=', holdId).execute();
  expect(await whileSwept(userId, renew)).toBe(0);
  expect(await available(t.deps.db, userId)).toBe(9);
});

test('two sweeps at once give back once', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, stale));
  const released = await Promise.all([releaseStale(t.deps), releaseStale(t.deps)]);
  expect(released[0] + released[1]).toBe(5);
  for (const { userId } of all) expect(await available(t.deps.db, userId)).toBe(10);
});

test('a crash that left many holds is swept at once, whatever their number', async () => {
  const { userId } = await stale();
  await inTransaction(async (trx) => {
    await credit(trx, { userId, tokens: 250, key: randomUUID(), reason: 'bonus' });
    for (let n = 0; n < 249; n++) {
      const { transferId: hold_id } = await hold(trx, userId, MESSAGE, randomUUID());
      await trx
        .insertInto('ledger_leases')
        .values({ hold_id, until: new Date(0) })
        .execute();
    }
  });
  expect(await releaseStale(t.deps)).toBe(250);
  expect(await available(t.deps.db, userId)).toBe(260);
});

test('work whose hold was swept is not kept', async () => {
  const { id: userId } = await t.world.user();
  const kept = paid(t.deps, { userId, price: MESSAGE, id: randomUUID() }, async (settleIt) => {
    await sql`update ledger_leases set until = 'epoch'`.execute(t.deps.db);
    expect(await releaseStale(t.deps)).toBeGreaterThan(0);
    return inTransaction((trx) => settleIt(trx, true));
  });
  await expect(kept).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await available(t.deps.db, userId)).toBe(7);
});

test('the tokens of a new account come once, whoever asks at once', async () => {
  const userId = randomUUID();
  const told = await Promise.all(Array.from({ length: 12 }, () => balance(t.deps, userId)));
  expect(new Set(told)).toEqual(new Set([7]));
  expect(await balance({ ...t.deps, config: { ...t.deps.config, billing: { welcomeTokens: 99 } } }, userId)).toBe(7);
});

test('an account is locked without looking at every other one', async () => {
  for (let n = 0; n < 20; n++) await balance(t.deps, randomUUID());
  await inTransaction(async (trx) => {
    await sql`set local track_functions = 'all'`.execute(trx);
    await lockAccount(trx, randomUUID());
    const { rows } = await sql<{ calls: string }>`
      select calls from pg_stat_xact_user_functions where funcname = 'ledger_open'`.execute(trx);
    expect(rows).toEqual([{ calls: '1' }]);
  });
});
