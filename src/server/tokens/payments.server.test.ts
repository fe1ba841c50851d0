import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentsApi, type PurchaseStatus } from '#contract/payments.ts';
import { tokensApi } from '#contract/tokens.ts';
import type { ProviderPayment } from '#server/ports/payments/port.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { applyPayment } from './apply.ts';
import { workEvents } from './events.ts';
import { pollPurchases } from './poll.ts';
import { sendRefunds } from './refunds.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ config: { billing: { welcomeTokens: 50 } } });
});
afterAll(() => t.close());

type Bought = { ana: Person; id: string; page: string };
const balanceOf = async (person: Person): Promise<number> => (await person.call(tokensApi.balance)).balance;
const statusOf = async ({ ana, id }: Bought): Promise<PurchaseStatus | undefined> =>
  (await ana.call(paymentsApi.purchases)).purchases.find((one) => one.id === id)?.status;

async function buy(ana?: Person): Promise<Bought> {
  const person = ana ?? (await t.world.user());
  const { payment_types } = await person.call(tokensApi.paymentTypes);
  const pack = payment_types.find((one) => one.tokens_amount === 1000)!;
  const { init_point, transaction_id } = await person.call(paymentsApi.purchase, {
    body: { payment_type_id: pack.id },
  });
  return { ana: person, id: transaction_id, page: init_point.replace('http://fojas.test', t.base) };
}
const choose = ({ page }: Bought, end: string): Promise<Response> =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ end }), redirect: 'manual' });

test('a package is bought: its page asks how it ends, and the tokens come once', async () => {
  const bought = await buy();
  const page = await fetch(bought.page, { headers: { 'accept-language': 'es' } });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('no se mueve dinero real');
  const answer = await choose(bought, 'approved');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `http://fojas.test/profile?tab=tokens&payment_status=success&transaction_id=${bought.id}`,
  );
  expect(await balanceOf(bought.ana)).toBe(1050);
  await workEvents(t.deps);
  t.clock.pass(60);
  await pollPurchases(t.deps);
  expect(await balanceOf(bought.ana)).toBe(1050);
  expect((await bought.ana.call(paymentsApi.stats)).stats).toEqual({
    total_payments: 1,
    successful_payments: 1,
    failed_payments: 0,
    recent_payments: 1,
  });
});

test.each([
  ['rejected', 'failed', 'rejected'],
  ['pending', 'pending', 'pending'],
  ['cancelled', 'cancelled', 'cancelled'],
] as const)('a payment that is %s gives nothing', async (end, outcome, status) => {
  const bought = await buy();
  const { searchParams } = new URL((await choose(bought, end)).headers.get('location')!);
  expect(searchParams.get('payment_status')).toBe(outcome);
  expect(await statusOf(bought)).toBe(status);
  expect(await balanceOf(bought.ana)).toBe(50);
});

test('a rejected card may be followed by another one', async () => {
  const bought = await buy();
  await choose(bought, 'rejected');
  await choose(bought, 'approved');
  expect(await statusOf(bought)).toBe('approved');
  expect(await balanceOf(bought.ana)).toBe(1050);
});

test('paid twice, the second money goes back and brings no tokens', async () => {
  const bought = await buy();
  await choose(bought, 'approved');
  await choose(bought, 'approved');
  t.clock.pass(60);
  await sendRefunds(t.deps);
  const payments = await t.deps.payments!.search(bought.id, AbortSignal.timeout(1000));
  expect(payments.map(({ status }) => status).sort()).toEqual(['approved', 'refunded']);
  expect(await balanceOf(bought.ana)).toBe(1050);
  expect(await statusOf(bought)).toBe('approved');
});

test('two presses are one purchase, also at once, and its page is nobody else’s', async () => {
  const first = await buy();
  const second = await buy(first.ana);
  expect(second).toEqual(first);
  const bruno = await t.world.user();
  const all = await Promise.all([1, 2, 3, 4].map(() => buy(bruno)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect((await bruno.call(paymentsApi.purchases)).purchases).toHaveLength(1);
  expect((await fetch(first.page.replace(/t=.{8}/, 't=00000000'))).status).toBe(404);
  expect((await choose({ ...first, page: first.page.replace(/t=.*/, '') }, 'approved')).status).toBe(404);
  const eve = await t.world.user();
  expect((await eve.send(paymentsApi.withdraw, { params: { purchaseId: first.id } })).status).toBe(404);
  expect((await eve.call(paymentsApi.purchases)).purchases).toEqual([]);
});

test('the address of the return is not believed', async () => {
  const bought = await buy();
  const answer = await fetch(
    `${t.base}/api/payments/return/success?status=approved&payment_id=1&external_reference=${bought.id}`,
    { redirect: 'manual' },
  );
  expect(new URL(answer.headers.get('location')!).searchParams.get('payment_status')).toBe('pending');
  expect(await balanceOf(bought.ana)).toBe(50);
  for (const reference of ['', 'x', '../..', '00000000-0000-4000-8000-000000000000'])
    expect(
      (await fetch(`${t.base}/api/payments/return/failure?external_reference=${reference}`, { redirect: 'manual' }))
        .status,
    ).toBe(303);
});

test('a forged notification moves nothing, and any body is taken', async () => {
  const bought = await buy();
  const send = (body: string, type = 'application/json') =>
    fetch(`${t.base}/api/payments/webhook/sandbox`, { method: 'POST', body, headers: { 'content-type': type } });
  for (const body of [
    '',
    '{',
    '[]',
    '"x"',
    JSON.stringify({ payment_id: bought.id, signature: 'x' }),
    '\0'.repeat(1000),
  ])
    expect((await send(body, 'text/x-strange')).status).toBe(200);
  expect((await send('x'.repeat(70_000))).status).toBe(413);
  expect((await fetch(`${t.base}/api/payments/webhook/sandbox`)).status).toBe(404);
  expect((await fetch(`${t.base}/api/payments/webhook/other`, { method: 'POST', body: '{}' })).status).toBe(404);
  await workEvents(t.deps);
  expect(await balanceOf(bought.ana)).toBe(50);
});

test('an unused package is withdrawn: its tokens go, its money comes back', async () => {
  const bought = await buy();
  await choose(bought, 'approved');
  const { withdrawal } = (await bought.ana.call(paymentsApi.purchases)).purchases[0]!;
  expect(withdrawal).toMatchObject({ possible: true, refusal: null });
  const params = { purchaseId: bought.id };
  expect((await bought.ana.call(paymentsApi.withdraw, { params })).withdrawal.refusal).toBe('returning');
  expect(await balanceOf(bought.ana)).toBe(50);
  expect((await bought.ana.send(paymentsApi.withdraw, { params })).status).toBe(409);
  await expect.poll(() => statusOf(bought)).toBe('refunded');
  expect(await balanceOf(bought.ana)).toBe(50);
});

test('a package that was used, or bought long ago, is not withdrawn, and it is said why', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  await t.composed.work();
  await paste(ana, id, 'Arriendo', 'La renta mensual es de 20 UF.');
  const bought = await buy(ana);
  await choose(bought, 'approved');
  // The welcome tokens are used first.
  for (let n = 0; n < 50; n++) await ask(ana, id, '¿Cuánto es la renta mensual?');
  const refusal = async () => (await ana.call(paymentsApi.purchases)).purchases[0]!.withdrawal.refusal;
  expect(await refusal()).toBeNull();
  await ask(ana, id, '¿Cuánto es la renta mensual?');
  expect(await refusal()).toBe('used');
  const old = await buy();
  await choose(old, 'approved');
  t.clock.pass(11 * 86_400);
  const row = await t.deps.db.selectFrom('purchases').selectAll().where('id', '=', old.id).executeTakeFirstOrThrow();
  expect(row.approved_at!.getTime()).toBeLessThan(t.clock.now().getTime() - 10 * 86_400_000);
});

const payment = (bought: Bought, told: Partial<ProviderPayment>): ProviderPayment => ({
  id: `test-${bought.id}`,
  reference: bought.id,
  status: 'approved',
  detail: null,
  amountMinor: 9990,
  currency: 'CLP',
  refundedMinor: 0,
  ours: true,
  reimbursed: false,
  last4: null,
  updated: new Date(1_800_000_000_000),
  ...told,
});
const later = (ms: number): Date => new Date(1_800_000_000_000 + ms);

test.each([
  ['another amount', { amountMinor: 1 }],
  ['another currency', { currency: 'USD' }],
  ['another receiver', { ours: false }],
])('a payment of %s is never credited', async (_name, told) => {
  const bought = await buy();
  expect(await applyPayment(t.deps, payment(bought, told))).toBe('mismatch');
  expect(await statusOf(bought)).toBe('review');
  expect(await balanceOf(bought.ana)).toBe(50);
});

test('money that goes back in parts takes its tokens along, and an old answer changes nothing', async () => {
  const bought = await buy();
  const apply = (told: Partial<ProviderPayment>) => applyPayment(t.deps, payment(bought, told));
  await apply({});
  await apply({ refundedMinor: 3330, updated: later(1) });
  expect(await balanceOf(bought.ana)).toBe(1050 - 333);
  expect(await apply({})).toBe('stale');
  await apply({ refundedMinor: 3330, updated: later(1) });
  expect(await balanceOf(bought.ana)).toBe(1050 - 333);
  await apply({ status: 'refunded', refundedMinor: 9990, updated: later(2) });
  expect(await balanceOf(bought.ana)).toBe(50);
  expect(await statusOf(bought)).toBe('refunded');
});

test('a reversal takes the tokens, and what the bank gives back brings them again', async () => {
  const bought = await buy();
  const apply = (told: Partial<ProviderPayment>) => applyPayment(t.deps, payment(bought, told));
  await apply({});
  await apply({ status: 'charged_back', updated: later(1) });
  expect([await balanceOf(bought.ana), await statusOf(bought)]).toEqual([50, 'charged_back']);
  await apply({ status: 'charged_back', reimbursed: true, updated: later(2) });
  expect([await balanceOf(bought.ana), await statusOf(bought)]).toEqual([1050, 'approved']);
});
