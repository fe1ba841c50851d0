import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentsApi } from '#contract/payments.ts';
import { tokensApi } from '#contract/tokens.ts';
import { credit } from '#server/tokens/ledger.ts';
import { reconcileNightly } from '#server/tokens/reconcile.ts';
import { sendRefunds } from '#server/tokens/refunds.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { COLLECTOR, MercadoPagoFake, TOKEN, type Fault } from '#test/fakes/mercado-pago.ts';
import type { Person } from '#test/world.ts';
import { operate } from './index.ts';

let t: TestApp;
const provider = new MercadoPagoFake();
beforeAll(async () => {
  const baseUrl = await provider.start();
  const payments = { accessToken: TOKEN, collectorId: String(COLLECTOR), webhookSecret: null, baseUrl, live: true };
  t = await testApp({ config: { billing: { welcomeTokens: 50 }, payments } });
});
afterAll(async () => {
  await t.close();
  await provider.stop();
});

type Bought = { ana: Person; id: string };
async function buy(): Promise<Bought> {
  const ana = await t.world.user();
  const { payment_types } = await ana.call(tokensApi.paymentTypes);
  const pack = payment_types.find((one) => one.tokens_amount === 1000)!;
  const { transaction_id } = await ana.call(paymentsApi.purchase, { body: { payment_type_id: pack.id } });
  return { ana, id: transaction_id };
}
const balanceOf = async ({ ana }: Bought): Promise<number> => (await ana.call(tokensApi.balance)).balance;
const run = (...line: string[]) => operate(['payments', ...line], (work) => work(t.deps));
type Report = {
  purchases: { purchase: string; before: string; after: string; finding: string }[];
  volume: { currency: string; total: number; verified: number }[];
  orphans: string[];
};
async function reconcile(): Promise<{ code: number; of: (one: Bought) => string | undefined } & Report> {
  const { out, code } = await run('reconcile', '--json');
  const report = JSON.parse(out) as Report;
  return { ...report, code, of: ({ id }) => report.purchases.find(({ purchase }) => purchase === id)?.finding };
}

test('what was paid and not credited is credited, what went back is taken, and the rest agrees', async () => {
  const [open, paid, reversed, refused] = [await buy(), await buy(), await buy(), await buy()];
  const payment = provider.pay(reversed.id);
  await reconcile();
  expect(await balanceOf(reversed)).toBe(1050);

  provider.pay(paid.id);
  provider.pay(refused.id, 'rejected');
  provider.change(payment, { status: 'charged_back', status_detail: 'in_process' });
  const text = await run('reconcile', '--days', '2');
  expect(text.code).toBe(0);
  expect(text.out).toContain('had been paid: credited now');
  expect(text.out).toContain('money went back: tokens taken now');
  expect(text.out).toContain('4 purchases of the last 2 days at mercado-pago: 1 agree.');
  expect(text.out).toContain('Volume verified: CLP 19,980 of CLP 19,980 (100.00 %).');
  expect(text.out).not.toContain(TOKEN);
  expect(await balanceOf(paid)).toBe(1050);
  expect(await balanceOf(reversed)).toBe(50);

  const again = await reconcile();
  expect([open, paid, reversed, refused].map(again.of)).toEqual(['agrees', 'agrees', 'agrees', 'agrees']);
  expect(await balanceOf(paid)).toBe(1050);
});

test('what only a person can decide is told, moves nothing, and fails the command', async () => {
  const [gone, wrong, unheard] = [await buy(), await buy(), await buy()];
  const payment = provider.pay(gone.id);
  provider.pay(unheard.id);
  await reconcile();
  expect(await balanceOf(gone)).toBe(1050);

  provider.payments.delete(payment);
  provider.pay(wrong.id, 'approved', { transaction_amount: 1 });
  const { code, of, volume } = await reconcile();
  expect(code).toBe(1);
  expect([of(gone), of(wrong), of(unheard)]).toEqual(['unapproved', 'mismatch', 'agrees']);
  expect(volume[0]!.total - volume[0]!.verified).toBe(2 * 9990);
  expect([await balanceOf(gone), await balanceOf(wrong)]).toEqual([1050, 50]);

  // Once its money went back nobody has to look at it any more.
  provider.change([...provider.payments.keys()].at(-1)!, { status: 'refunded', transaction_amount_refunded: 1 });
  expect((await reconcile()).of(wrong)).toBe('agrees');

  const fault = { status: 500 };
  provider.faults.set(
    '/v1/payments/search',
    Array.from({ length: 40 }, () => fault),
  );
  const silent = await run('reconcile');
  provider.faults.clear();
  expect(silent.code).toBe(1);
  expect(silent.out).toContain('THE PROVIDER DID NOT ANSWER: run it again');
  expect(silent.out).toContain('Volume verified: CLP 0 of');
  expect(await balanceOf(unheard)).toBe(1050);
});

test('a payment that a search leaves out is asked for by its number', async () => {
  const bought = await buy();
  const payment = provider.pay(bought.id);
  await reconcile();
  // A search that lags finds nothing for a while.
  provider.faults.set(
    '/v1/payments/search',
    Array.from({ length: 40 }, () => ({ raw: '{"results":[]}' })),
  );
  const { of } = await reconcile();
  provider.faults.clear();
  expect(of(bought)).toBe('agrees');
  expect(provider.asked.some(({ path }) => path === `/v1/payments/${payment}`)).toBe(true);
});

test('a refund that was given up is told until its money went back, and every night it is logged', async () => {
  const bought = await buy();
  const payment = provider.pay(bought.id);
  await reconcile();
  provider.faults.set(`/v1/payments/${payment}/refunds`, Array<Fault>(40).fill({ status: 400 }));
  await bought.ana.call(paymentsApi.withdraw, { params: { purchaseId: bought.id } });
  const refund = t.deps.db.selectFrom('refunds').select('status').where('purchase_id', '=', bought.id);
  const status = async () => (await refund.executeTakeFirstOrThrow()).status;
  // A refusal is tried again for days.
  while ((await status()) === 'requested') {
    t.clock.pass(86_400);
    await sendRefunds(t.deps);
  }
  expect(await status()).toBe('failed');
  const { out, code } = await run('reconcile');
  expect(code).toBe(1);
  expect(out).toContain(`REFUND GIVEN UP: CLP 9,990 of payment ${payment}`);
  await reconcileNightly(t.deps)();
  const [logged] = t.logged().filter((line) => line.includes('the payments were reconciled'));
  expect(JSON.parse(logged!)).toMatchObject({ level: 'error', refunds: [expect.any(String)] });
  provider.change(payment, { status: 'refunded', transaction_amount_refunded: 9990 });
  expect((await run('reconcile')).out).not.toContain('REFUND GIVEN UP');
});

test('a credit for a purchase that no purchase knows of is told', async () => {
  const ana = await t.world.user();
  await t.deps.db
    .transaction()
    .execute((trx) => credit(trx, { userId: ana.id, tokens: 9, key: 'by hand', reason: 'purchase' }));
  const { out, code } = await run('reconcile');
  expect(code).toBe(1);
  expect(out).toMatch(/CREDIT WITHOUT A PURCHASE: transfer \d+/);
});

test('purchases are listed, by status and by account', async () => {
  const bought = await buy();
  const read = async (...line: string[]) =>
    (JSON.parse((await run('list', ...line, '--json')).out) as { purchases: { id: string; status: string }[] })
      .purchases;
  expect((await read())[0]).toMatchObject({ id: bought.id, status: 'pending' });
  expect(await read('--email', bought.ana.email)).toHaveLength(1);
  const approved = await read('--status', 'approved', '--limit', '1');
  expect(approved.map(({ status }) => status)).toEqual(['approved']);
  expect((await run('list', '--email', bought.ana.email)).out).toContain('CLP 9,990');
  expect((await run('list', '--email', 'nobody@example.com')).error).toContain('There is no account');
  expect((await run('list', '--status', 'paid')).error).toContain('--status must be one of creating, create_failed');
  expect((await run('list', '--limit', 'x')).code).toBe(2);
  expect((await run('list', '--status', 'review', '--email', bought.ana.email)).out).toBe('No purchases.\n');
  expect((await run('reconcile', '--days', '0')).error).toContain('--days must be a whole number from 1 to 3650');
});
