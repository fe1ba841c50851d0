import { afterEach, beforeEach, expect, test } from 'vitest';
import { Shop } from '#test/shop.ts';
import { keepEvent, MOST_UNSIGNED, workEvents } from './events.ts';

/** Each test has its own, since what one floods is full for the next. */
let shop: Shop;
beforeEach(async () => (shop = await Shop.open()));
afterEach(() => shop.close());

const events = () => shop.t.deps.db.selectFrom('provider_events').select(['resource_id', 'outcome']).execute();

test('a flood without signatures is kept to a bound, and a signed notification passes it', async () => {
  const mine = await shop.buy();
  const hint = (n: number | string, signature: 'absent' | 'valid') =>
    keepEvent(shop.t.deps, { dedupeKey: `flood-${n}`, topic: 'payment', paymentId: String(n), signature });
  const before = (await events()).length;
  const sent = {
    provider: 'mercado-pago',
    topic: 'payment',
    signature: 'absent',
    next_try_at: shop.t.clock.now(),
  } as const;
  const flood = Array.from({ length: MOST_UNSIGNED - 3 }, (_, n) => ({
    ...sent,
    resource_id: '1',
    dedupe_key: `flood-${n}-sent`,
  }));
  await shop.t.deps.db.insertInto('provider_events').values(flood).execute();
  for (let n = 1; n <= 8; n++) await hint(n, 'absent');
  expect((await events()).length - before).toBe(MOST_UNSIGNED);
  await hint(shop.fake.pay(mine.id), 'valid');
  await workEvents(shop.t.deps);
  expect(await shop.stateOf(mine)).toEqual(['approved', 1050]);
});

test('at the wire a flood without signatures is told to come later, and a signed notification passes it', async () => {
  const mine = await shop.buy();
  const forge = async (n: number): Promise<Response> =>
    fetch(`${shop.t.base}/api/payments/webhook/mercado-pago?type=payment&data.id=${5e9 + n}`, { method: 'POST' });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => forge(n)));
  const later = answers.filter(({ status }) => status === 429);
  expect(later.length).toBeGreaterThan(0);
  expect(answers.length - later.length).toBe(answers.filter(({ status }) => status === 200).length);
  expect(later[0]!.headers.get('retry-after')).toBe('2');
  await shop.notify(shop.fake.pay(mine.id), { wait: false });
  await expect.poll(() => shop.stateOf(mine)).toEqual(['approved', 1050]);
  // What was taken is asked about before others count their questions.
  const forged = () => shop.fake.asked.filter(({ path }) => path.includes('/50000000')).length;
  await expect.poll(forged).toBeGreaterThanOrEqual(answers.length - later.length);
});

test('a flood of notifications is no flood of questions', async () => {
  const bought = await shop.buy();
  const id = shop.fake.pay(bought.id);
  const before = shop.fake.asked.length;
  const body = JSON.stringify({ action: 'flood', data: { id } });
  await Promise.all(
    Array.from({ length: 50 }, () =>
      fetch(`${shop.t.base}/api/payments/webhook/mercado-pago?type=payment&data.id=${id}`, { method: 'POST', body }),
    ),
  );
  await shop.worked();
  expect(shop.fake.asked.length - before).toBeLessThanOrEqual(2);
  expect(await shop.balanceOf(bought)).toBe(1050);
});
