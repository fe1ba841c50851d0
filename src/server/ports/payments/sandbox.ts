import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PaymentRefused, type Hint, type Notification, type Payments, type Sandbox } from './port.ts';

const said = z.object({ payment_id: z.uuid(), signature: z.string() });

/** The provider without money: its page asks how the payment shall end, and all else goes the way of a real one. */
export function createSandbox(appUrl: string, sandbox: Sandbox): Payments {
  const { signer, book } = sandbox;
  return {
    name: 'sandbox',
    currencies: ['CLP', 'USD'],
    realMoney: false,
    async checkout({ reference }, signal) {
      signal.throwIfAborted();
      return {
        ref: reference,
        initPoint: `${appUrl}/api/payments/sandbox/${reference}?t=${signer.sign(`pay:${reference}`)}`,
      };
    },
    async payment(id, signal) {
      signal.throwIfAborted();
      return z.uuid().safeParse(id).success ? book.find(id) : null;
    },
    async search(reference, signal) {
      signal.throwIfAborted();
      return book.search(reference);
    },
    async refund(paymentId, { amountMinor, key }, signal) {
      signal.throwIfAborted();
      const id = z.uuid().safeParse(paymentId).success ? await book.refund(paymentId, amountMinor, key) : null;
      if (id === null) throw new PaymentRefused('there is nothing to refund');
      return { id };
    },
    hint: (notification) => hintOf(notification, signer),
  };
}

function hintOf({ body }: Notification, signer: Sandbox['signer']): Hint {
  const dedupeKey = createHash('sha256').update(body).digest('hex');
  const read = said.safeParse(jsonOf(body));
  if (!read.success) return { dedupeKey, topic: null, paymentId: null, signature: 'absent' };
  const { payment_id, signature } = read.data;
  return {
    dedupeKey,
    topic: 'payment',
    paymentId: payment_id,
    signature: signer.isSigned(`notice:${payment_id}`, signature) ? 'valid' : 'invalid',
  };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
