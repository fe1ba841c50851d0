import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE, type Price } from '#contract/prices.ts';
import { chatApi } from '#contract/chat.ts';
import { tokensApi } from '#contract/tokens.ts';
import type { Tables } from '#server/db/tables.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { clawback, credit, hold, release, settle } from './ledger.ts';
import { releaseStale } from './paid.ts';
import { checkLedger, violations } from './watch.ts';

const LEASE = 'Cláusula primera.\nLa renta mensual es de 20 UF.\nEl plazo es de doce meses.';
const QUALITY: Price = { name: 'quality_analysis', tokens: 8 };
const QUESTION = '¿Cuánto es la renta mensual?';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true, config: { billing: { welcomeTokens: 3 } } });
});
afterAll(() => t.close());

const balanceOf = async (person: Person): Promise<number> => (await person.call(tokensApi.balance)).balance;
const linesOf = async (person: Person): Promise<[string, number, number][]> =>
  (await person.call(tokensApi.history)).transactions.map((one) => [
    one.transaction_type,
    one.amount,
    one.balance_after,
  ]);
const inTransaction = <T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  t.deps.db.transaction().execute(work);

describe('a question', () => {
  test('costs its price, and tells what is left', async () => {
    const ana = await t.world.user();
    const { id } = await ana.notebook();
    await paste(ana, id, 'Arriendo', LEASE);
    expect(await balanceOf(ana)).toBe(3);
    expect((await ask(ana, id, QUESTION)).balance).toBe(2);
    expect(await linesOf(ana)).toEqual([
      ['chat_message', -1, 2],
      ['welcome', 3, 3],
    ]);
  });

  test('is refused before any work where tokens run out', async () => {
    const ana = await t.world.user();
    const { id } = await ana.notebook();
    await paste(ana, id, 'Arriendo', LEASE);
    for (let n = 0; n < 3; n++) await ask(ana, id, QUESTION);
    const answer = await ana.send(chatApi.ask, { body: { notebook_id: id, message: QUESTION } });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      error_code: 'INSUFFICIENT_TOKENS',
      current_balance: 0,
      tokens_needed: 1,
    });
    expect(await ana.call(chatApi.history, { params: { id } })).toHaveLength(6);
  });

  test('asked many times at once is answered as often as it is paid for', async () => {
    const ana = await t.world.user();
    const { id } = await ana.notebook();
    await paste(ana, id, 'Arriendo', LEASE);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ana.send(chatApi.ask, { body: { notebook_id: id, message: QUESTION } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402, 402, 402, 402]);
    expect(await balanceOf(ana)).toBe(0);
  });

  test('that fails gives its token back, in the history too', async () => {
    const ana = await t.world.user();
    const { id } = await ana.notebook();
    await paste(ana, id, 'Arriendo', LEASE);
    const { engine } = t.deps;
    t.deps.engine = { ...engine, answer: () => Promise.reject(new Error('broken')) };
    const answer = await ana.send(chatApi.ask, { body: { notebook_id: id, message: QUESTION } });
    t.deps.engine = engine;
    expect(answer.status).toBe(500);
    expect(await linesOf(ana)).toEqual([
      ['refund', 1, 3],
      ['chat_message', -1, 2],
      ['welcome', 3, 3],
    ]);
  });
});

describe('the ledger', () => {
  const person = async (tokens: number): Promise<string> => {
    const { id } = await t.world.user();
    if (tokens > 0)
      await inTransaction((trx) => credit(trx, { userId: id, tokens, key: `test:${id}`, reason: 'bonus' }));
    return id;
  };

  test('gives back what a dead process held, once its lease has run out', async () => {
    const userId = await person(5);
    await inTransaction(async (trx) => {
      const { transferId } = await hold(trx, userId, MESSAGE, `dead:${userId}`);
      await trx
        .insertInto('ledger_leases')
        .values({ hold_id: transferId, until: new Date(Date.now() - 1000) })
        .execute();
    });
    expect(await releaseStale(t.deps)).toBe(1);
    expect(await releaseStale(t.deps)).toBe(0);
    expect(await inTransaction(async (trx) => (await hold(trx, userId, MESSAGE, `again:${userId}`)).balance)).toBe(4);
  });

  test('never spends what was given back, nor gives back what was spent', async () => {
    const userId = await person(10);
    const held = await inTransaction((trx) => hold(trx, userId, QUALITY, `one:${userId}`));
    await release(t.deps.db, held.transferId);
    await release(t.deps.db, held.transferId);
    await expect(inTransaction((trx) => settle(trx, held.transferId, QUALITY.tokens))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    const other = await inTransaction((trx) => hold(trx, userId, QUALITY, `two:${userId}`));
    expect(await inTransaction((trx) => settle(trx, other.transferId, QUALITY.tokens))).toBe(2);
    await release(t.deps.db, other.transferId);
    expect(await inTransaction((trx) => settle(trx, other.transferId, QUALITY.tokens))).toBe(2);
  });

  test('does a thing once for each key, and refuses another thing under it', async () => {
    const userId = await person(0);
    const give = (tokens: number) =>
      inTransaction((trx) => credit(trx, { userId, tokens, key: `once:${userId}`, reason: 'purchase' }));
    expect((await give(7)).balance).toBe(7);
    expect((await give(7)).balance).toBe(7);
    await expect(give(8)).rejects.toThrow('another move');
  });

  test('takes back what there is, and the rest from what comes in', async () => {
    const userId = await person(10);
    const take = () =>
      inTransaction((trx) => clawback(trx, { userId, tokens: 25, key: `back:${userId}`, reason: 'chargeback' }));
    expect(await take()).toMatchObject({ balance: 0, owed: 15 });
    expect((await take()).balance).toBe(0);
    const give = (tokens: number, key: string) =>
      inTransaction((trx) => credit(trx, { userId, tokens, key: `${key}:${userId}`, reason: 'purchase' }));
    expect((await give(5, 'a')).balance).toBe(0);
    expect((await give(20, 'b')).balance).toBe(10);
  });

  test.each([
    'update ledger_transfers set amount = 1',
    'delete from ledger_transfers',
    'truncate ledger_transfers cascade',
  ])('is never rewritten: %s', async (statement) => {
    await person(1);
    await expect(sql.raw(statement).execute(t.deps.db)).rejects.toThrow('append-only');
  });

  test('that is not sound holds nothing, until it is', async () => {
    const userId = await person(5);
    const skew = (by: number) =>
      sql`update ledger_accounts set credits_posted = credits_posted + ${by} where user_id = ${userId}::uuid`.execute(
        t.deps.db,
      );
    await skew(1);
    const { found } = await checkLedger(t.deps);
    expect(found.map(({ violation }) => violation.slice(0, 2))).toEqual(['I1', 'I2']);
    await expect(inTransaction((trx) => hold(trx, userId, MESSAGE, `locked:${userId}`))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await skew(-1);
    expect((await checkLedger(t.deps)).found).toEqual([]);
    expect((await inTransaction((trx) => hold(trx, userId, MESSAGE, `free:${userId}`))).balance).toBe(4);
    expect(await violations(t.deps)).toEqual([]);
  });
});

test('where tokens are off nothing of them is there, and questions are free', async () => {
  const free = await testApp({ work: true, config: { billing: null } });
  try {
    const ana = await free.world.user();
    expect((await ana.send(tokensApi.balance)).status).toBe(404);
    expect((await ana.send(tokensApi.history)).status).toBe(404);
    expect((await ana.send(tokensApi.paymentTypes)).status).toBe(404);
    const { id } = await ana.notebook();
    await paste(ana, id, 'Arriendo', LEASE);
    expect((await ask(ana, id, QUESTION)).balance).toBeNull();
  } finally {
    await free.close();
  }
});

test('the packages on sale are those of the currency, featured first', async () => {
  const ana = await t.world.user();
  const { payment_types } = await ana.call(tokensApi.paymentTypes, { query: { currency: 'CLP' } });
  expect(payment_types.map((one) => [one.tokens_amount, one.price_amount, one.discount_percentage])).toEqual([
    [5000, 39_990, 20],
    [1000, 9990, 0],
    [20_000, 129_990, 35],
  ]);
  const featured = await ana.call(tokensApi.paymentTypes, { query: { currency: 'CLP', featured_only: 'true' } });
  expect(featured.payment_types).toHaveLength(1);
});
