import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PaymentRefused, type Checkout, type Hint, type Notification, type Payments } from './port.ts';

/** An adapter, and somebody who buys through it. */
export type Till = {
  payments: Payments;
  /** A purchase of 9,990 pesos that may be paid; its reference. */
  purchase: () => Promise<string>;
  /** The buyer pays it, or tries to, once its page was opened. Answers the payment. */
  pay: (reference: string, status: 'approved' | 'rejected' | 'pending') => Promise<string>;
  /** A notification of a payment as the provider really sends it. */
  notice: (paymentId: string) => Notification;
};

const PRICE = 9990;
const signal = (): AbortSignal => AbortSignal.timeout(10_000);
const checkoutOf = (reference: string): Checkout => ({
  reference,
  title: 'Fojas · 1.000 tokens',
  amountMinor: PRICE,
  currency: 'CLP',
  email: 'ana@example.com',
  returnTo: { success: 'https://a.test/s', pending: 'https://a.test/p', failure: 'https://a.test/f' },
  notify: 'https://a.test/n',
});
const STRANGE = ['', 'x', '0', '-1', '../../x', '?id=1', '\0', '9'.repeat(300), '999999999', randomUUID()];
const GARBAGE = ['', '{', '[]', '"x"', 'null', '{"data":null}', '{"payment_id":{}}', '\0\uffff', '['.repeat(20_000)];

/** What every adapter of the payments port promises. `till` answers the adapter of the suite; call this inside a test file of the adapter. */
export function paymentsConformance(till: () => Till): void {
  async function bought(status: 'approved' | 'rejected' | 'pending' = 'approved') {
    const { payments, purchase, pay } = till();
    const reference = await purchase();
    await payments.checkout(checkoutOf(reference), signal());
    const id = await pay(reference, status);
    const refund = (amountMinor: number, key: string) => payments.refund(id, { amountMinor, key }, signal());
    return { payments, reference, id, refund, now: async () => (await payments.payment(id, signal()))! };
  }

  describe('an adapter of payments', () => {
    test('opens a page where the purchase is paid', async () => {
      const { payments, purchase } = till();
      const opened = await payments.checkout(checkoutOf(await purchase()), signal());
      expect(opened.initPoint).toMatch(/^https?:\/\//);
      expect(opened.ref).not.toBe('');
    });

    test.each(['approved', 'rejected', 'pending'] as const)('tells of a payment that is %s', async (status) => {
      const { reference, id, now } = await bought(status);
      expect(await now()).toMatchObject({
        id,
        reference,
        status,
        amountMinor: PRICE,
        currency: 'CLP',
        refundedMinor: 0,
        ours: true,
        reimbursed: false,
        updated: expect.any(Date) as Date,
      });
    });

    test.each(STRANGE)('knows no payment %j', async (id) => {
      expect(await till().payments.payment(id, signal())).toBeNull();
    });

    test('finds the payments of a reference, and no others', async () => {
      const one = await bought('rejected');
      const again = await till().pay(one.reference, 'approved');
      await bought();
      const found = await one.payments.search(one.reference, signal());
      expect(found.map(({ id }) => id).sort()).toEqual([one.id, again].sort());
      for (const reference of [randomUUID(), '', one.reference.slice(0, 8), '%'])
        expect(await one.payments.search(reference, signal())).toEqual([]);
    });

    test('gives money back in parts, until all of it went back', async () => {
      const { refund, now } = await bought();
      const { updated } = await now();
      await refund(3330, randomUUID());
      expect(await now()).toMatchObject({ status: 'approved', refundedMinor: 3330 });
      expect((await refund(6660, randomUUID())).id).not.toBe('');
      const after = await now();
      expect(after).toMatchObject({ status: 'refunded', refundedMinor: PRICE });
      expect(after.updated.getTime()).toBeGreaterThanOrEqual(updated.getTime());
    });

    test('gives nothing back beyond the rest, nor of what was never paid', async () => {
      const { refund, now, payments } = await bought();
      await refund(9000, randomUUID());
      await expect(refund(991, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
      await refund(990, randomUUID());
      await expect(refund(1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
      expect((await now()).refundedMinor).toBe(PRICE);
      await expect((await bought('rejected')).refund(1, randomUUID())).rejects.toBeInstanceOf(PaymentRefused);
      await expect(
        payments.refund('999999999', { amountMinor: 1, key: randomUUID() }, signal()),
      ).rejects.toBeInstanceOf(PaymentRefused);
    });

    test('gives back once for each key, also when both ask at once', async () => {
      const { refund, now } = await bought();
      const key = randomUUID();
      const [first, second] = await Promise.all([refund(3000, key), refund(3000, key)]);
      expect(second).toEqual(first);
      expect(await refund(3000, key)).toEqual(first);
      expect((await now()).refundedMinor).toBe(3000);
    });

    test('reads from a notification which payment it is about, the same for the same one', async () => {
      const { id } = await bought();
      const { payments, notice } = till();
      const hint: Hint = payments.hint(notice(id));
      expect(hint).toMatchObject({ topic: 'payment', paymentId: id, signature: 'valid' });
      expect(payments.hint(notice(id)).dedupeKey).toBe(hint.dedupeKey);
      expect(payments.hint(notice((await bought()).id)).dedupeKey).not.toBe(hint.dedupeKey);
    });

    test.each(GARBAGE)('a notification that says %.20j points to nothing', (body) => {
      const headers = { 'x-signature': `ts=1,v1=${'é'.repeat(64)}`, 'x-request-id': ['a', 'b'] };
      const hint = till().payments.hint({ headers, query: { type: '\0', 'data.id': '../x' }, body: Buffer.from(body) });
      expect(hint).toMatchObject({ paymentId: null });
      expect(hint.topic ?? '').not.toContain('\0');
      expect(hint.signature).not.toBe('valid');
    });

    test('ends every call by its signal', async () => {
      const { payments, reference, id } = await bought();
      const over = AbortSignal.abort();
      await expect(payments.checkout(checkoutOf(reference), over)).rejects.toThrow();
      await expect(payments.payment(id, over)).rejects.toThrow();
      await expect(payments.search(reference, over)).rejects.toThrow();
      await expect(payments.refund(id, { amountMinor: 1, key: randomUUID() }, over)).rejects.toThrow();
      expect(await payments.payment(id, signal())).toMatchObject({ refundedMinor: 0 });
    });
  });
}
