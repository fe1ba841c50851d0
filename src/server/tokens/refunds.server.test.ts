import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentsApi } from '#contract/payments.ts';
import type { Fault, Paid } from '#test/fakes/mercado-pago.ts';
import { PRICE, Shop, type Bought } from '#test/shop.ts';
import { pollPurchases } from './poll.ts';
import { RECONCILE_DAYS, reconcileNightly } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';

let shop: Shop;
let { fake, t } = {} as Shop;
beforeAll(async () => {
  shop = await Shop.open();
  ({ fake, t } = shop);
});
afterAll(() => shop.close());
beforeEach(() => fake.faults.clear());

const statusOf = async (bought: Bought) => (await shop.rowOf(bought)).status;
const refundOf = ({ id }: Bought) =>
  t.deps.db.selectFrom('refunds').selectAll().where('purchase_id', '=', id).executeTakeFirst();

test.each<[string, Partial<Paid>]>([
  ['amount', { transaction_amount: 10 }],
  ['fraction', { transaction_amount: 0.5 }],
  ['collector', { collector_id: 7, status: 'refunded' }],
])('a credited payment that changes its %s later takes nothing away by itself', async (_name, changed) => {
  const bought = await shop.buy();
  const id = fake.pay(bought.id);
  await shop.notify(id);
  fake.change(id, changed);
  await shop.notify(id, { action: 'changed' });
  expect(await shop.stateOf(bought)).toEqual(['approved', 1050]);
  expect(shop.errorsOf(bought.id)).not.toEqual([]);
});

test.each(['told by the old kind of notification', 'never told'])(
  'a refund in the panel, %s, takes its tokens',
  async (told) => {
    const bought = await shop.buy();
    const id = fake.pay(bought.id);
    const kind = 'ipn' as const;
    await shop.notify(id, { kind });
    const hear = async () => {
      if (told === 'never told') return reconcileNightly(t.deps)();
      await shop.notify(id, { kind });
      t.clock.pass(11);
      await shop.worked();
    };
    fake.change(id, { status_detail: 'partially_refunded', transaction_amount_refunded: 3330 });
    await hear();
    expect(await shop.stateOf(bought)).toEqual(['partially_refunded', 1050 - 333]);
    fake.change(id, { status: 'refunded', transaction_amount_refunded: PRICE });
    await hear();
    expect(await shop.stateOf(bought)).toEqual(['refunded', 50]);
  },
);

test('a paid purchase is asked about by the nightly reconciling alone, and a reversal that nobody told is found for half a year', async () => {
  const one = await shop.bought();
  const asked = () => fake.asked.filter(({ path }) => path.startsWith('/v1/payments')).length;
  const before = asked();
  t.clock.pass((RECONCILE_DAYS - 1) * 86_400);
  while (await pollPurchases(t.deps));
  expect(asked()).toBe(before);
  fake.change(one.payment, { status: 'charged_back', status_detail: 'in_process' });
  await reconcileNightly(t.deps)();
  expect(await shop.stateOf(one)).toEqual(['charged_back', 50]);
  t.clock.pass(2 * 86_400);
  fake.change(one.payment, { status_detail: 'reimbursed' });
  await reconcileNightly(t.deps)();
  expect(await shop.stateOf(one)).toEqual(['charged_back', 50]);
});

test('a reversal takes the tokens; what the bank gives back brings those that were not refunded before', async () => {
  const bought = await shop.buy();
  const id = fake.pay(bought.id);
  await shop.notify(id);
  fake.change(id, { status_detail: 'partially_refunded', transaction_amount_refunded: 3330 });
  await shop.notify(id, { action: 'partly' });
  fake.change(id, { status: 'charged_back', status_detail: 'in_process', transaction_amount_refunded: PRICE });
  await shop.notify(id, { action: 'reversed' });
  expect(await shop.stateOf(bought)).toEqual(['charged_back', 50]);
  fake.change(id, { status_detail: 'reimbursed' });
  await shop.notify(id, { action: 'reimbursed' });
  expect(await shop.stateOf(bought)).toEqual(['partially_refunded', 1050 - 333]);
});

const withdraw = (bought: Bought) => bought.ana.send(paymentsApi.withdraw, { params: { purchaseId: bought.id } });
/** Every further try of the refunds, for as long as there are any. */
async function tryOn(one: Bought): Promise<void> {
  for (let n = 0; n < 60 && (await refundOf(one))!.status === 'requested'; n++) {
    t.clock.pass(86_400);
    await sendRefunds(t.deps);
  }
}

test('a refund that is refused again and again ends failed, and the operator is told', async () => {
  const one = await shop.bought();
  const path = `/v1/payments/${one.payment}/refunds`;
  fake.faults.set(path, [...Array<Fault>(6).fill({ status: 500 }), ...Array<Fault>(200).fill({ status: 400 })]);
  expect((await withdraw(one)).status).toBe(202);
  await tryOn(one);
  const refund = (await refundOf(one))!;
  expect(refund).toMatchObject({ status: 'failed', next_try_at: null, tries: 10 });
  const errors = shop.errorsOf(refund.id);
  expect(errors.at(-1)).toContain('given up');
  expect(fake.payments.get(one.payment)!.transaction_amount_refunded).toBe(0);
});

test('a refund whose answer was lost is done, once', async () => {
  const one = await shop.bought();
  fake.faults.set(`/v1/payments/${one.payment}/refunds`, [
    { status: 500, after: true },
    { hang: true },
    { status: 400 },
  ]);
  await withdraw(one);
  fake.faults.set(`/v1/payments/${one.payment}/refunds`, [{ status: 500, after: true }, { status: 500 }]);
  await tryOn(one);
  await expect.poll(() => statusOf(one)).toBe('refunded');
  expect(await refundOf(one)).toMatchObject({ status: 'done' });
  expect(fake.payments.get(one.payment)!.transaction_amount_refunded).toBe(PRICE);
  expect(await shop.balanceOf(one)).toBe(50);
});

test('a withdrawal while the panel refunds a part gives back the rest, and not more', async () => {
  const one = await shop.bought();
  fake.change(one.payment, { status_detail: 'partially_refunded', transaction_amount_refunded: 3000 });
  expect((await withdraw(one)).status).toBe(202);
  await tryOn(one);
  await expect.poll(() => statusOf(one)).toBe('refunded');
  expect(fake.payments.get(one.payment)!.transaction_amount_refunded).toBe(PRICE);
  expect([(await refundOf(one))!.status, await shop.balanceOf(one)]).toEqual(['done', 50]);
});

test('a withdrawal after the panel refunded everything is done without sending anything', async () => {
  const one = await shop.bought();
  fake.change(one.payment, { status: 'refunded', transaction_amount_refunded: PRICE });
  expect((await withdraw(one)).status).toBe(202);
  await tryOn(one);
  await expect.poll(() => statusOf(one)).toBe('refunded');
  expect(fake.asked.filter(({ path }) => path === `/v1/payments/${one.payment}/refunds`)).toEqual([]);
  expect(await shop.balanceOf(one)).toBe(50);
});

test('a reversal after a withdrawal takes nothing twice', async () => {
  const one = await shop.bought();
  fake.faults.set(`/v1/payments/${one.payment}/refunds`, Array<Fault>(40).fill({ status: 400 }));
  await withdraw(one);
  fake.change(one.payment, { status: 'charged_back', status_detail: 'settled' });
  await shop.notify(one.payment, { action: 'reversed' });
  expect(await shop.stateOf(one)).toEqual(['charged_back', 50]);
  expect((await withdraw(one)).status).toBe(409);
});

test('a refund whose payment cannot be read afterwards is settled by the poll', async () => {
  const one = await shop.bought();
  fake.faults.set('/v1/payments/search', [{ status: 500 }, { status: 500 }]);
  await withdraw(one);
  await tryOn(one);
  while (fake.faults.get('/v1/payments/search')!.length > 0) await new Promise((resolve) => setImmediate(resolve));
  t.clock.pass(1);
  await expect
    .poll(async () => {
      await pollPurchases(t.deps);
      return statusOf(one);
    })
    .toBe('refunded');
});
