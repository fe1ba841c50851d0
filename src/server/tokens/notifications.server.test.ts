import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentsApi } from '#contract/payments.ts';
import { COLLECTOR, type Fault, type Paid } from '#test/fakes/mercado-pago.ts';
import { PRICE, Shop, type Bought } from '#test/shop.ts';
import { KEPT_DAYS, sweepEvents, workEvents } from './events.ts';
import { ASK_MS, pollPurchases } from './poll.ts';
import { sendRefunds } from './refunds.ts';
import { KNOWN_WITHIN, waitSeconds } from './standing.ts';

let shop: Shop;
let { fake, t } = {} as Shop;
beforeAll(async () => {
  shop = await Shop.open();
  ({ fake, t } = shop);
});
afterAll(() => shop.close());
beforeEach(() => fake.faults.clear());

const statusOf = async (bought: Bought) => (await shop.rowOf(bought)).status;

test('a paid package is credited by its notification, however often and in whatever order notifications come', async () => {
  const bought = await shop.buy();
  const rejected = fake.pay(bought.id, 'rejected');
  const id = fake.pay(bought.id, 'pending');
  await shop.notify(id, { action: 'created' });
  await shop.notify(rejected);
  expect(await shop.stateOf(bought)).toEqual(['rejected', 50]);
  fake.change(id, { status: 'approved', status_detail: 'accredited' });
  // An answer from before the approval comes late, after the approval.
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) => shop.notify(id, { action: `a${n % 3}`, kind: n % 2 ? 'ipn' : 'webhook' })),
  );
  const stale: Partial<Paid> = {
    ...fake.payments.get(id),
    status: 'pending',
    date_last_updated: '2020-01-01T00:00:00Z',
  };
  fake.faults.set('/v1/payments', [{ raw: JSON.stringify(stale) }]);
  await shop.notify(id, { action: 'late' });
  await shop.notify(rejected, { action: 'late' });
  expect(await shop.stateOf(bought)).toEqual(['approved', 1050]);
});

test.each(['invalid', 'absent'] as const)(
  'a notification whose signature is %s is a hint as good as any',
  async (signature) => {
    const bought = await shop.buy();
    await shop.notify(fake.pay(bought.id), { signature });
    expect(await shop.balanceOf(bought)).toBe(1050);
    const event = await t.deps.db
      .selectFrom('provider_events')
      .select(['signature', 'outcome'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ signature, outcome: 'primary' });
  },
);

test('a forged notification, and one of somebody else’s payment, move nothing and are tried no more in the end', async () => {
  const bought = await shop.buy();
  for (const forged of ['1', '99999999999999999999']) await shop.notify(forged, { signature: 'absent', wait: false });
  const other = fake.pay(bought.id, 'approved', { external_reference: 'another shop' });
  await shop.notify(other, { wait: false });
  const open = () => t.deps.db.selectFrom('provider_events').select('id').where('processed_at', 'is', null).execute();
  // What the server itself is just looking at is passed over here, so a turn may go by in which nothing is tried.
  const looked = async () => {
    t.clock.pass(4000);
    await workEvents(t.deps);
    return open();
  };
  await expect.poll(looked).toEqual([]);
  expect(await shop.stateOf(bought)).toEqual(['pending', 50]);
});

const events = () => t.deps.db.selectFrom('provider_events').select(['resource_id', 'outcome']).execute();

test('what points to no payment is answered and not kept', async () => {
  const before = (await events()).length;
  for (const word of ['abc', '', "1' or '1'='1"]) await shop.notify(word, { signature: 'invalid' });
  expect(await events()).toHaveLength(before);
});

test('what was nobody’s purchase is forgotten in a week, and what was ours in half a year', async () => {
  const mine = await shop.bought();
  const other = fake.pay(mine.id, 'approved', { external_reference: 'another shop' });
  await shop.notify(other);
  const kept = async () => (await events()).map(({ resource_id }) => resource_id);
  const foreign = () =>
    t.deps.db.selectFrom('provider_payments').select('role').where('payment_id', '=', other).execute();
  await sweepEvents(t.deps);
  expect(await kept()).toEqual(expect.arrayContaining([mine.payment, other]));
  expect(await foreign()).toEqual([{ role: 'foreign' }]);
  t.clock.pass((KEPT_DAYS.strange + 1) * 86_400);
  await sweepEvents(t.deps);
  expect(await kept()).toContain(mine.payment);
  expect(await kept()).not.toContain(other);
  expect(await foreign()).toEqual([]);
  t.clock.pass((KEPT_DAYS.ours - KEPT_DAYS.strange) * 86_400);
  await sweepEvents(t.deps);
  expect(await kept()).toEqual([]);
  expect(await shop.stateOf(mine)).toEqual(['approved', 1050]);
});

test('a lost notification is found by the poll', async () => {
  const bought = await shop.buy();
  fake.pay(bought.id);
  t.clock.pass(11);
  fake.faults.set('/v1/payments/search', Array<Fault>(100).fill({ status: 503 }));
  await pollPurchases(t.deps);
  expect(await shop.balanceOf(bought)).toBe(50);
  fake.faults.clear();
  t.clock.pass(31);
  await pollPurchases(t.deps);
  expect(await shop.stateOf(bought)).toEqual(['approved', 1050]);
});

test('what is paid in the first hour is known within two minutes, though nobody tells of it', () => {
  // With the turn of the watch and the time that asking takes.
  const gaps: number[] = [];
  for (let asked = 0, at = 0; at < 3600; at += waitSeconds(asked++)) gaps.push(waitSeconds(asked) + 5 + ASK_MS / 1000);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(KNOWN_WITHIN);
});

test('a provider that was down for a day is asked within two minutes of its return', async () => {
  const bought = await shop.buy();
  fake.faults.set('/v1/payments/search', Array<Fault>(1000).fill({ status: 503 }));
  for (let hour = 0; hour < 24; hour++) {
    t.clock.pass(3600);
    await pollPurchases(t.deps);
  }
  fake.pay(bought.id);
  fake.faults.clear();
  t.clock.pass(KNOWN_WITHIN);
  while (await pollPurchases(t.deps));
  expect(await shop.stateOf(bought)).toEqual(['approved', 1050]);
});

test('a page that was never opened is polled for a month, and what was paid there is found', async () => {
  const ana = await t.world.user();
  fake.faults.set('/checkout', [{ status: 500, after: true }, { cut: true }]);
  expect((await shop.press(ana)).status).toBe(502);
  const { id } = (await ana.call(paymentsApi.purchases)).purchases[0]!;
  const bought = { ana, id };
  expect(await statusOf(bought)).toBe('creating');
  fake.pay(id);
  t.clock.pass(11);
  await pollPurchases(t.deps);
  expect(await shop.stateOf(bought)).toEqual(['approved', 1050]);
});

test('what nobody pays expires after a month, and is asked about no more', async () => {
  const bought = await shop.buy();
  t.clock.pass(32 * 86_400);
  while (await pollPurchases(t.deps));
  expect(await shop.rowOf(bought)).toMatchObject({ status: 'expired', next_poll_at: null });
});

test('a page that is refused ends the purchase', async () => {
  const ana = await t.world.user();
  fake.faults.set('/checkout', [{ status: 400 }]);
  expect((await shop.press(ana)).status).toBe(502);
  const { id } = (await ana.call(paymentsApi.purchases)).purchases[0]!;
  expect(await shop.rowOf({ ana, id })).toMatchObject({ status: 'create_failed', next_poll_at: null });
});

test('paid twice, the second money goes back', async () => {
  const bought = await shop.buy();
  const [first, second] = [fake.pay(bought.id), fake.pay(bought.id)];
  await shop.notify(second);
  await shop.notify(first);
  while (await sendRefunds(t.deps));
  expect([fake.payments.get(first)!.status, fake.payments.get(second)!.status]).toEqual(['refunded', 'approved']);
  expect(await shop.stateOf(bought)).toEqual(['approved', 1050]);
});

test.each<[string, Partial<Paid>]>([
  ['another amount', { transaction_amount: PRICE - 1 }],
  ['an amount that is not whole', { transaction_amount: PRICE + 0.5 }],
  ['another currency', { currency_id: 'USD' }],
  ['another collector', { collector_id: COLLECTOR + 1 }],
  ['no real money', { live_mode: false }],
  ['no amount at all', { transaction_amount: 1e300 }],
])('a payment of %s is never credited, and is told to the operator', async (_name, changed) => {
  const bought = await shop.buy();
  await shop.notify(fake.pay(bought.id, 'approved', changed));
  expect(await shop.stateOf(bought)).toEqual(['review', 50]);
  expect(shop.errorsOf(bought.id)).not.toEqual([]);
  // The right money still counts.
  await shop.notify(fake.pay(bought.id));
  expect(await shop.stateOf(bought)).toEqual(['approved', 1050]);
});

test('a purchase of somebody who is gone is sent back, once, and fails nothing', async () => {
  const bought = await shop.buy();
  const id = fake.pay(bought.id);
  await t.deps.db.deleteFrom('sessions').where('user_id', '=', bought.ana.id).execute();
  await t.deps.db.deleteFrom('users').where('id', '=', bought.ana.id).execute();
  await shop.notify(id);
  await shop.notify(id, { action: 'again' });
  expect(await shop.rowOf(bought)).toMatchObject({ status: 'approved', tokens: '1000', tokens_taken: '1000' });
  const sent = await t.deps.db.selectFrom('refunds').selectAll().where('purchase_id', '=', bought.id).execute();
  expect(sent).toMatchObject([{ reason: 'withdrawal', tokens: '1000' }]);
});

test('nobody has the provider asked about what is no purchase of ours', async () => {
  const before = fake.asked.length;
  for (const reference of ['00000000-0000-4000-8000-000000000000', 'x', '%00'])
    await fetch(`${t.base}/api/payments/return/success?external_reference=${reference}`, { redirect: 'manual' });
  expect(fake.asked.length).toBe(before);
});
