import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COLLECTOR, MercadoPagoFake, TOKEN, type Fault, type Paid } from '#test/fakes/mercado-pago.ts';
import { paymentsConformance } from './conformance.ts';
import { createMercadoPago } from './mercado-pago.ts';
import { PaymentRefused, type Checkout, type Notification, type Payments } from './port.ts';

const SECRET = 'a secret of the panel';
const fake = new MercadoPagoFake();
let payments: Payments;
let settings: Parameters<typeof createMercadoPago>[0];
beforeAll(async () => {
  const baseUrl = await fake.start();
  settings = { accessToken: TOKEN, collectorId: String(COLLECTOR), webhookSecret: SECRET, baseUrl, live: true };
  payments = createMercadoPago(settings);
});
afterAll(() => fake.stop());
beforeEach(() => fake.faults.clear());

/** A notification as it is signed: `id` is what the signature says, which may be spelled otherwise than in the address. */
function signed(
  paymentId: string,
  ts: string,
  { id = paymentId, secret = SECRET, request = 'r-1' } = {},
): Notification {
  const words = `id:${id};request-id:${request};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(words).digest('hex');
  return {
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'r-1' },
    query: { 'data.id': paymentId, type: 'payment' },
    body: Buffer.from(JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id: paymentId } })),
  };
}

paymentsConformance(() => ({
  payments,
  purchase: () => Promise.resolve(randomUUID()),
  pay: (reference, status) => Promise.resolve(fake.pay(reference, status)),
  notice: (id) => signed(id, '1742505638683'),
}));

const signal = (ms = 10_000): AbortSignal => AbortSignal.timeout(ms);
const checkoutOf = (reference: string, site = 'https://fojas.test'): Checkout => ({
  reference,
  title: 'Fojas · 1.000 tokens',
  amountMinor: 9990,
  currency: 'CLP',
  email: 'ana@example.com',
  returnTo: { success: `${site}/s`, pending: `${site}/p`, failure: `${site}/f` },
  notify: `${site}/n`,
});
async function paid(changed: Partial<Paid> = {}): Promise<string> {
  const reference = randomUUID();
  await payments.checkout(checkoutOf(reference), signal());
  return fake.pay(reference, 'approved', changed);
}

const FAULTS: [string, Fault][] = [
  ['429', { status: 429, retryAfter: 1 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['423, locked', { status: 423 }],
  ['HTML', { raw: '<html>Mantención</html>' }],
  ['truncated JSON', { raw: '{"id": 123, "status": "appro' }],
  ['other types', { raw: '{"id": {}, "status": 7, "results": {}}' }],
  ['nothing', { raw: '' }],
  ['more than any answer', { raw: ' '.repeat(3 * 1024 * 1024) }],
  ['an answer that breaks off', { broken: true }],
  ['a cut connection', { cut: true }],
];

describe.each(FAULTS)('where Mercado Pago answers %s', (_name, fault) => {
  test('once, the call is repeated and succeeds', async () => {
    const [id, other] = [await paid(), await paid()];
    fake.faults.set(`/v1/payments/${id}`, [fault]);
    fake.faults.set(`/v1/payments/${other}/refunds`, [fault]);
    const [read] = await Promise.all([
      payments.payment(id, signal()),
      payments.refund(other, { amountMinor: 1000, key: `refund-${other}` }, signal()),
    ]);
    expect(read).toMatchObject({ id, status: 'approved' });
    expect((await payments.payment(other, signal()))!.refundedMinor).toBe(1000);
  });

  test('again and again, the call fails and may be tried later', async () => {
    const id = await paid();
    fake.faults.set('/v1/payments', Array<Fault>(6).fill(fault));
    fake.faults.set('/checkout', [fault, fault]);
    const errors = await Promise.all(
      [
        payments.payment(id, signal()),
        payments.search(randomUUID(), signal()),
        payments.refund(id, { amountMinor: 1, key: randomUUID() }, signal()),
        payments.checkout(checkoutOf(randomUUID()), signal()),
      ].map((call: Promise<unknown>) => call.catch((thrown: unknown) => thrown)),
    );
    for (const error of errors) {
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(PaymentRefused);
      expect((error as Error).message).not.toContain('html');
    }
  });
});

test('an answer whose refund was done, but got lost, is no second refund', async () => {
  const id = await paid();
  fake.faults.set(`/v1/payments/${id}/refunds`, [{ status: 500, after: true }]);
  await payments.refund(id, { amountMinor: 4000, key: 'lost' }, signal());
  expect((await payments.payment(id, signal()))!.refundedMinor).toBe(4000);
});

test('a call that hangs ends by its signal, and is not repeated', async () => {
  const id = await paid();
  fake.faults.set('/v1/payments', [{ hang: true }]);
  const before = fake.asked.length;
  await expect(payments.payment(id, signal(50))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(fake.asked.length).toBe(before + 1);
});

test('a token that is not taken is no refusal of the request, and is not tried twice', async () => {
  const id = await paid();
  const stranger = createMercadoPago({ ...settings, accessToken: 'wrong' });
  const before = fake.asked.length;
  const error: unknown = await stranger
    .refund(id, { amountMinor: 1, key: 'k' }, signal())
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PaymentRefused);
  expect(JSON.stringify(error) + (error as Error).message).not.toContain('wrong');
  expect(fake.asked.length).toBe(before + 1);
});

test('dollars are refused for good, and leads elsewhere are not followed', async () => {
  const dollars = { ...checkoutOf(randomUUID()), currency: 'USD' as const };
  await expect(payments.checkout(dollars, signal())).rejects.toBeInstanceOf(PaymentRefused);
  fake.faults.set('/v1/payments', [{ status: 302 }, { status: 302 }]);
  await expect(payments.payment('1', signal())).rejects.toThrow('302');
});

test('a preference is sent under its own key, and returns by itself only to public addresses', async () => {
  const [open, local] = [randomUUID(), randomUUID()];
  const { ref } = await payments.checkout(checkoutOf(open), signal());
  await payments.checkout(checkoutOf(local, 'http://localhost:3000'), signal());
  expect(ref).toBe(`${COLLECTOR}-${open}`);
  const [there, here] = fake.preferences.slice(-2);
  expect(there).toMatchObject({
    external_reference: open,
    auto_return: 'approved',
    notification_url: 'https://fojas.test/n?source_news=webhooks',
    items: [{ unit_price: 9990, currency_id: 'CLP', quantity: 1 }],
  });
  expect(here).not.toHaveProperty('auto_return');
  expect(fake.asked.at(-1)).toMatchObject({ path: '/checkout/preferences', key: `pref-${local}` });
});

describe('a payment', () => {
  const read = async (changed: Partial<Paid>) => (await payments.payment(await paid(changed), signal()))!;

  test.each<[string, Partial<Paid>]>([
    ['another collector', { collector_id: 1 }],
    ['a test while real money is taken', { live_mode: false }],
  ])('of %s is not ours', async (_name, changed) => {
    expect((await read(changed)).ours).toBe(false);
  });

  test.each([9990.5, 1e300, -1, 0.1 + 9989])('of %d pesos has no amount of ours', async (transaction_amount) => {
    expect((await read({ transaction_amount })).amountMinor).not.toBe(9990);
    expect(Number.isSafeInteger((await read({ transaction_amount })).amountMinor)).toBe(true);
  });

  test.each([
    ['canceled', 'cancelled'],
    ['cancelled', 'cancelled'],
    ['in_mediation', 'in_process'],
    ['what nobody knows yet', 'in_process'],
    ['authorized', 'in_process'],
    ['charged_back', 'charged_back'],
  ])('that is called %s is %s', async (status, ours) => {
    expect((await read({ status })).status).toBe(ours);
  });

  test('that was charged back may come back to us', async () => {
    const told = { status: 'charged_back', status_detail: 'reimbursed' };
    expect(await read(told)).toMatchObject({ status: 'charged_back', reimbursed: true });
    expect(await read({ ...told, status_detail: 'settled' })).toMatchObject({ reimbursed: false });
  });

  test('with words that no database takes, or amounts that are none, is read all the same', async () => {
    const told = await read({
      status_detail: `a\0${'x'.repeat(500)}`,
      transaction_amount_refunded: -5,
      date_last_updated: 'tomorrow',
      card: { last_four_digits: '\0\0' },
    });
    expect(told.detail).toMatch(/^ax+$/);
    expect(told).toMatchObject({ refundedMinor: 0, last4: '', updated: new Date(0) });
    expect((await read({ transaction_amount_refunded: 1e300 })).refundedMinor).toBe(1e12);
  });

  test('is never read from an answer about another one', async () => {
    const [one, other] = [await paid(), await paid()];
    fake.faults.set('/v1/payments', [{ raw: JSON.stringify(fake.payments.get(other)) }]);
    await expect(payments.payment(one, signal())).rejects.toThrow('another payment');
  });

  test('that is strange does not hide the others of its purchase', async () => {
    const id = await paid();
    const { external_reference } = fake.payments.get(id)!;
    const rows = [{ id: {} }, null, fake.payments.get(id), { ...fake.payments.get(id), external_reference: 'x' }];
    fake.faults.set('/v1/payments/search', [{ raw: JSON.stringify({ results: rows }) }]);
    expect((await payments.search(external_reference, signal())).map((one) => one.id)).toEqual([id]);
  });
});

describe('the signature of a notification', () => {
  const of = (notice: Notification) => payments.hint(notice).signature;
  const UPPER = 'ORD01ABC';

  test.each<[string, Notification, string]>([
    ['in milliseconds is valid', signed('123', '1742505638683'), 'valid'],
    ['in seconds is valid', signed('123', '1704908010'), 'valid'],
    ['over the id in lower case is valid', signed(UPPER, '1704908010', { id: UPPER.toLowerCase() }), 'valid'],
    ['over the id as it came is valid', signed(UPPER, '1704908010'), 'valid'],
    ['over another id is invalid', signed('123', '1704908010', { id: '124' }), 'invalid'],
    ['over another request is invalid', signed('123', '1704908010', { request: 'r-2' }), 'invalid'],
    ['of an older secret is invalid', signed('123', '1704908010', { secret: 'older' }), 'invalid'],
    ['that is absent is absent', { ...signed('123', '1'), headers: {} }, 'absent'],
    ['that is no signature is invalid', { ...signed('123', '1'), headers: { 'x-signature': 'v1=,ts' } }, 'invalid'],
  ])('%s', (_name, notice, expected) => {
    expect(of(notice)).toBe(expected);
  });

  test('without a secret is never valid, and never decides what it points to', () => {
    const open = createMercadoPago({ ...settings, webhookSecret: null });
    expect(open.hint(signed('123', '1'))).toMatchObject({ signature: 'invalid', paymentId: '123', topic: 'payment' });
  });
});

test.each<[string, Record<string, string>, object, string | null]>([
  ['the old kind', { topic: 'payment', id: '77' }, { resource: '77', topic: 'payment' }, '77'],
  ['a body alone', {}, { type: 'payment', data: { id: 88 } }, '88'],
  ['an order', { topic: 'merchant_order', id: '77' }, {}, null],
  ['a reversal', { type: 'topic_chargebacks_wh', 'data.id': '5' }, {}, null],
  ['a path', { type: 'payment', 'data.id': '../users/me' }, {}, null],
])('a notification by %s', (_name, query, body, paymentId) => {
  const hint = payments.hint({ headers: {}, query, body: Buffer.from(JSON.stringify(body)) });
  expect(hint.paymentId).toBe(paymentId);
});
