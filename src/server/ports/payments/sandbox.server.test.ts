import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payInSandbox, sandboxBook } from '#server/tokens/sandbox-book.ts';
import { createSigner } from '#server/vault/sign.ts';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { paymentsConformance, type Till } from './conformance.ts';
import { createSandbox } from './sandbox.ts';

let database: TestDatabase;
let till: Till;
const signer = createSigner(Buffer.alloc(32, 1), 'sandbox');
const notice = (payment_id: string, signature = signer.sign(`notice:${payment_id}`)) => ({
  headers: {},
  query: {},
  body: Buffer.from(JSON.stringify({ payment_id, signature })),
});

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const pack = await db
    .selectFrom('token_packages')
    .selectAll()
    .where('amount_minor', '=', '9990')
    .executeTakeFirstOrThrow();
  till = {
    payments: createSandbox('https://fojas.test', { signer, book: sandboxBook(db) }),
    purchase: async () => {
      const { id: package_id, name, currency } = pack;
      const id = randomUUID();
      const row = { id, user_id: randomUUID(), package_id, name, currency, tokens: 1000, amount_minor: 9990 };
      await db
        .insertInto('purchases')
        .values({ ...row, provider: 'sandbox' })
        .execute();
      return id;
    },
    pay: async (reference, status) => (await payInSandbox(db, reference, status))!,
    notice,
  };
});
afterAll(() => database.drop());

paymentsConformance(() => till);

test('a notification that somebody else signed is counted as such', () => {
  const id = randomUUID();
  expect(till.payments.hint(notice(id, 'x')).signature).toBe('invalid');
  expect(till.payments.hint(notice(id, signer.sign(`notice:${randomUUID()}`))).signature).toBe('invalid');
  expect(till.payments.hint(notice(id, signer.sign(`pay:${id}`))).signature).toBe('invalid');
});
