import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tables } from '#server/db/tables.ts';
import type { ProviderPayment } from '#server/ports/payments/port.ts';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { nobodyListens } from '#test/properties/ground.ts';
import { equalsModel, isSerial, preparePlay, sound } from '#test/properties/ledger.ts';
import { AMOUNT } from '#test/properties/oracle.ts';
import { MemoryProvider } from '#test/properties/provider.ts';
import { creditsOnce, RIGHT } from '#test/properties/purchases.ts';
import { applyPayment } from './apply.ts';
import type * as ledgerModule from './ledger.ts';
import { available, credit } from './ledger.ts';
import { paid, type Settle } from './paid.ts';
import type * as standingModule from './standing.ts';

/** A test of the tests: what would be wrong with the ledger, and which proof notices. Each property passes on the code as it is, elsewhere. */
const SEED = 20_261_121;
let database: TestDatabase;
let db: Kysely<Tables>;
beforeEach(async () => {
  database = await testDatabase();
  ({ db } = database);
  await preparePlay(db);
});
afterEach(() => database.drop());

/** Writes a function of the database anew, with something else in it. */
async function mutate(name: string, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ words: string }>`select pg_get_functiondef(${name}::regproc) as words`.execute(db);
  expect(rows[0]!.words).toContain(from);
  await sql.raw(rows[0]!.words.replaceAll(from, to)).execute(db);
}

describe('within the database', () => {
  test('m1: an account that is not locked is noticed by what is done at once', async () => {
    for (const name of ['ledger_credit', 'ledger_hold', 'ledger_clawback', 'ledger_resolve'])
      await mutate(name, ' for update', '');
    await expect(isSerial(db, { runs: 500, seed: SEED })).rejects.toThrow('Property failed');
  });

  test('m2: a hold that is resolved twice is refused, and without the index noticed by the model and the view', async () => {
    await mutate('ledger_resolve', 'if found then', 'if false then');
    await expect(equalsModel(db, { runs: 200, seed: SEED })).rejects.toThrow('Property failed');
    await sound(db);
    await sql`drop index one_resolution_per_hold`.execute(db);
    await expect(equalsModel(db, { runs: 200, seed: SEED })).rejects.toThrow('Property failed');
    const twice = [
      { kind: 'credit', key: 1, amount: 20 },
      { kind: 'hold', key: 2, amount: 5 },
      { kind: 'hold', key: 3, amount: 9 },
      { kind: 'resolve', index: 0, actual: 5 },
      { kind: 'resolve', index: 0, actual: 0 },
    ];
    await sql`select play(${randomUUID()}::uuid, ${JSON.stringify(twice)}::jsonb)`.execute(db);
    await expect(sound(db)).rejects.toThrow('I6');
  });

  test('m3: a balance that must be more than the price is noticed by the model', async () => {
    await mutate('ledger_hold', 'r.balance < p_amount', 'r.balance <= p_amount');
    await expect(equalsModel(db, { runs: 300, seed: SEED })).rejects.toThrow('Property failed');
  });
});

describe('of purchases', () => {
  const RUNS = { runs: 800, seed: SEED };
  const FAILS = /Property failed/;
  afterEach(() => {
    vi.doUnmock('./ledger.ts');
    vi.doUnmock('./standing.ts');
    vi.resetModules();
  });
  /** The property over a house in which one module is another. */
  const anew = async (): Promise<typeof creditsOnce> => {
    vi.resetModules();
    return (await import('#test/properties/purchases.ts')).creditsOnce;
  };
  /** What is written of the credit in the purchase is forgotten, so that only the key is left to keep it from being given twice. */
  const forget = async (): Promise<void> => {
    const parts = [
      `create function forget() returns trigger language plpgsql as $$ begin new.credited_transfer := null; return new; end $$`,
      `alter table purchases drop constraint purchases_check`,
      `create trigger forgets before update on purchases for each row execute function forget()`,
    ];
    const { rows } = await sql<{
      conname: string;
    }>`select conname from pg_constraint where conrelid = 'purchases'::regclass
      and contype = 'c' and pg_get_constraintdef(oid) like '%credited_transfer%'`.execute(db);
    for (const part of parts) await sql.raw(part.replace('purchases_check', rows[0]!.conname)).execute(db);
  };

  test('m4: a credit keyed by what told of it, and not by the purchase, is given twice', async () => {
    await forget();
    // The key alone still keeps it.
    await creditsOnce(db, { ...RUNS, runs: 100 });
    vi.doMock('./ledger.ts', async (original) => {
      const ledger = await original<typeof ledgerModule>();
      const mutant: typeof credit = (trx, given) => credit(trx, { ...given, key: `webhook:${randomUUID()}` });
      return { ...ledger, credit: mutant };
    });
    await expect((await anew())(db, RUNS)).rejects.toThrow(FAILS);
  });

  test('m5: a status that is written without its rank is noticed', async () => {
    vi.doMock('./standing.ts', async (original) => ({
      ...(await original<typeof standingModule>()),
      risen: (_now: string, told: string) => told,
    }));
    await expect((await anew())(db, RUNS)).rejects.toThrow(FAILS);
  });

  test('m7: the address of the return, believed, gives tokens for nothing', async () => {
    const believed: Omit<ProviderPayment, 'id' | 'reference'> = {
      status: 'approved',
      detail: null,
      amountMinor: AMOUNT,
      currency: 'CLP',
      refundedMinor: 0,
      ours: true,
      reimbursed: false,
      last4: null,
      updated: new Date(0),
    };
    const returned: typeof RIGHT.returned = async ({ deps, id }) =>
      void (await applyPayment(deps, { ...believed, id: `url-${id}`, reference: id }));
    await expect(creditsOnce(db, RUNS, { ...RIGHT, returned })).rejects.toThrow(FAILS);
  });

  test('m8: an amount, currency and receiver that are not looked at give tokens for another price', async () => {
    class Unchecked extends MemoryProvider {
      // What the check would see is always right.
      private readonly right = (one: ProviderPayment) => ({ ...one, amountMinor: AMOUNT, currency: 'CLP', ours: true });
      override payment = async (id: string) => {
        const found = await new Promise<ProviderPayment | null>((resolve) => resolve(this.truth(id)));
        return found && this.right(found);
      };
      override search = (reference: string) =>
        Promise.resolve(
          this.all()
            .filter((one) => one.reference === reference)
            .map(this.right),
        );
    }
    const provider = (name: string): MemoryProvider => new Unchecked(name);
    await expect(creditsOnce(db, RUNS, { ...RIGHT, provider })).rejects.toThrow(FAILS);
  });
});

/** Work whose result is not kept after all; answers what its asker has then. */
async function notKept(settleIn: (trx: Parameters<Settle>[0], settle: Settle) => Promise<unknown>): Promise<number> {
  const userId = randomUUID();
  await db.transaction().execute((trx) => credit(trx, { userId, tokens: 10, key: `test:${userId}`, reason: 'bonus' }));
  const work = (settle: Settle) =>
    db.transaction().execute(async (trx) => {
      await settleIn(trx, settle);
      throw new Error('the result was not kept');
    });
  await expect(
    paid(nobodyListens(db), { userId, price: { name: 'conceptual_map', tokens: 6 }, id: randomUUID() }, work),
  ).rejects.toThrow('kept');
  return available(db, userId);
}

test('m6: tokens that move outside of the transaction of their work are lost with it', async () => {
  expect(await notKept((trx, settle) => settle(trx, true))).toBe(10);
  expect(await notKept((_trx, settle) => db.transaction().execute((other) => settle(other, true)))).not.toBe(10);
});
