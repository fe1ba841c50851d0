import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MINOR } from '#contract/tokens.ts';
import type { MercadoPago } from '#server/config.ts';
import { createClient } from './mercado-pago-client.ts';
import type { Checkout, Hint, Notification, PaymentStatus, Payments, ProviderPayment } from './port.ts';

const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,128}$/));
/** Words that are kept: short, and without signs that a database refuses. */
const word = z.string().transform((text) => text.replace(/[^\w.:-]/g, '').slice(0, 64));
const paymentShape = z.object({
  id,
  status: z.string(),
  status_detail: word.nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  currency_id: word,
  collector_id: id.nullish(),
  live_mode: z.boolean().nullish(),
  date_created: z.string().nullish(),
  date_last_updated: z.string().nullish(),
  card: z.object({ last_four_digits: word.nullish() }).nullish(),
});
type Told = z.infer<typeof paymentShape>;
const preferenceShape = z.object({ id, init_point: z.url({ protocol: /^https?$/ }) });
const refundShape = z.object({ id });
const searchShape = z.object({ results: z.array(z.unknown()) });

/** Its words in ours; "canceled" is spelled both ways, and what is not known yet is taken for work in process. */
const STATUS: Record<string, PaymentStatus> = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged_back',
};
/** More than any payment: what is refunded beyond it is this much. */
const MOST_MINOR = 1e12;
/** The words on the card's statement, and how long its page can be paid. */
const [STATEMENT, OPEN_MS] = ['FOJAS', 24 * 3_600_000];

/**
 * Mercado Pago, Checkout Pro with preferences, for Chile (site MLC), which charges whole pesos and takes no dollars. A thin client of its own, since the
 * address of the official one cannot be set. Facts: design notes, reliability, section 4.
 */
export function createMercadoPago(settings: MercadoPago): Payments {
  const ask = createClient(settings.baseUrl, settings.accessToken);
  return {
    name: 'mercado-pago',
    currencies: ['CLP'],
    realMoney: settings.live,
    async checkout(checkout, signal) {
      const made = await ask('POST', '/checkout/preferences', preferenceShape, signal, {
        key: `pref-${checkout.reference}`,
        body: preferenceOf(checkout),
      });
      return { ref: made!.id, initPoint: made!.init_point };
    },
    async payment(paymentId, signal) {
      if (!/^\d{1,20}$/.test(paymentId)) return null;
      const found = await ask('GET', `/v1/payments/${paymentId}`, paymentShape, signal);
      // An answer about another payment is none.
      if (found && found.id !== paymentId) throw new Error('the payment provider answered about another payment');
      return found && paymentOf(found, settings);
    },
    async search(reference, signal) {
      const query = new URLSearchParams({
        external_reference: reference,
        sort: 'date_created',
        criteria: 'desc',
        limit: '50',
      });
      const found = await ask('GET', `/v1/payments/search?${query}`, searchShape, signal);
      // One strange row must not hide the others.
      const read = (found?.results ?? []).flatMap((row) => paymentShape.safeParse(row).data ?? []);
      return read.filter((row) => row.external_reference === reference).map((row) => paymentOf(row, settings));
    },
    async refund(paymentId, { amountMinor, key }, signal) {
      const body = { amount: amountMinor / MINOR.CLP };
      return (await ask('POST', `/v1/payments/${paymentId}/refunds`, refundShape, signal, { key, body }))!;
    },
    hint: (notification) => hintOf(notification, settings.webhookSecret),
  };
}

function preferenceOf({ reference, title, amountMinor, currency, email, returnTo, notify }: Checkout) {
  const isPublic = returnTo.success.startsWith('https://');
  return {
    items: [
      {
        id: reference,
        title,
        category_id: 'services',
        quantity: 1,
        currency_id: currency,
        unit_price: amountMinor / MINOR[currency],
      },
    ],
    payer: { email },
    external_reference: reference,
    back_urls: returnTo,
    // Refused for addresses that are not public.
    ...(isPublic && { auto_return: 'approved' }),
    notification_url: `${notify}?source_news=webhooks`,
    expires: true,
    expiration_date_to: new Date(Date.now() + OPEN_MS).toISOString().replace('Z', '+00:00'),
    statement_descriptor: STATEMENT,
    metadata: { purchase_id: reference },
  };
}

function paymentOf(told: Told, { collectorId, live }: MercadoPago): ProviderPayment {
  const minor = told.currency_id === 'CLP' ? MINOR.CLP : 100;
  const updated = new Date(told.date_last_updated ?? told.date_created ?? 0);
  return {
    id: told.id,
    reference: told.external_reference ?? null,
    status: STATUS[told.status] ?? 'in_process',
    detail: told.status_detail ?? null,
    amountMinor: wholeOf(told.transaction_amount * minor),
    currency: told.currency_id,
    refundedMinor: Math.min(Math.max(0, Math.round((told.transaction_amount_refunded ?? 0) * minor)), MOST_MINOR),
    ours: told.collector_id === collectorId && told.live_mode === live,
    reimbursed: told.status === 'charged_back' && told.status_detail === 'reimbursed',
    last4: told.card?.last_four_digits?.slice(0, 4) ?? null,
    updated: Number.isNaN(updated.getTime()) ? new Date(0) : updated,
  };
}

/** What is no whole number of the smallest unit equals no price of ours. */
const wholeOf = (amount: number): number => {
  const whole = Math.round(amount);
  return Number.isSafeInteger(whole) && Math.abs(amount - whole) < 1e-6 ? whole : -1;
};

const notice = z.object({ type: z.string().nullish(), topic: z.string().nullish(), data: z.object({ id }).nullish() });

/** Both kinds of notification, webhook and IPN, point to a payment by its number; its words are not believed. */
function hintOf({ headers, query, body }: Notification, secret: string | null): Hint {
  const read = notice.safeParse(jsonOf(body)).data;
  const paymentId = query['data.id'] ?? query['id'] ?? read?.data?.id ?? null;
  const topic = word.safeParse(query['type'] ?? query['topic'] ?? read?.type ?? read?.topic).data ?? null;
  const dedupe = createHash('sha256').update(JSON.stringify(query)).update(body).digest('hex');
  return {
    dedupeKey: dedupe,
    topic,
    paymentId: topic === 'payment' && paymentId !== null && /^\d{1,20}$/.test(paymentId) ? paymentId : null,
    signature: signatureOf(headers, query['data.id'], secret),
  };
}

/** HMAC-SHA256 of `id:<data.id>;request-id:<x-request-id>;ts:<ts>;` without the pairs that are absent; the id as it came or in lower case. */
function signatureOf(
  headers: Notification['headers'],
  dataId: string | undefined,
  secret: string | null,
): Hint['signature'] {
  const [given, request] = [headers['x-signature'], headers['x-request-id']];
  if (typeof given !== 'string') return 'absent';
  const parts = new Map(given.split(',').map((part) => part.trim().split('=', 2) as [string, string]));
  const [ts, v1] = [parts.get('ts'), parts.get('v1')];
  if (secret === null || !ts || !v1 || !/^[\da-f]{64}$/.test(v1)) return 'invalid';
  const signed = [dataId, dataId?.toLowerCase()].some((one) => {
    const words = `${one ? `id:${one};` : ''}${typeof request === 'string' ? `request-id:${request};` : ''}ts:${ts};`;
    const right = createHmac('sha256', secret).update(words).digest('hex');
    return timingSafeEqual(Buffer.from(v1), Buffer.from(right));
  });
  return signed ? 'valid' : 'invalid';
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
