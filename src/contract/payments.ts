import { z } from 'zod';
import { get, post } from './endpoint.ts';
import { currency } from './tokens.ts';

/** Days after a purchase in which an unused package can be withdrawn, and refunds of one account in a calendar year (specification 3, section 9). */
export const WITHDRAWAL = { days: 10, refundsOfYear: 3 } as const;

export const purchaseStatus = z.enum([
  'creating',
  'create_failed',
  'pending',
  'in_process',
  'rejected',
  'cancelled',
  'expired',
  'review',
  'approved',
  'partially_refunded',
  'refunded',
  'charged_back',
]);
export type PurchaseStatus = z.infer<typeof purchaseStatus>;
/** Why a package cannot be withdrawn. */
const withdrawalRefusal = z.enum(['not-paid', 'used', 'too-late', 'too-many', 'returned', 'returning']);
export const purchase = z.object({
  id: z.uuid(),
  name: z.string(),
  tokens_amount: z.number().int().positive(),
  price_amount: z.number().positive(),
  currency,
  status: purchaseStatus,
  /** `sandbox`: no real money. */
  provider: z.string(),
  created_at: z.iso.datetime(),
  /** Whether it can be withdrawn now; where not, why; and the last moment for it. */
  withdrawal: z.object({
    possible: z.boolean(),
    refusal: withdrawalRefusal.nullable(),
    until: z.iso.datetime().nullable(),
  }),
});
export type Purchase = z.infer<typeof purchase>;

/** How a payment ended, as the address tells that the buyer comes back to. */
const paymentOutcome = z.enum(['success', 'failed', 'pending', 'cancelled']);
export type PaymentOutcome = z.infer<typeof paymentOutcome>;

export const paymentsApi = {
  stats: get('/tokens/payments/stats', {
    about: 'How many payments I made; recent ones are of the last 30 days',
    answer: z.object({
      stats: z.object({
        total_payments: z.number().int(),
        successful_payments: z.number().int(),
        failed_payments: z.number().int(),
        recent_payments: z.number().int(),
      }),
    }),
  }),
  purchases: get('/tokens/purchases', {
    about: 'My purchases, newest first, each with whether it can be withdrawn',
    answer: z.object({ purchases: z.array(purchase) }),
  }),
  purchase: post('/tokens/purchase', {
    about: 'Begin to buy a package: answers the address of the page where it is paid',
    status: 201,
    body: z.object({ payment_type_id: z.uuid() }),
    answer: z.object({ init_point: z.url(), transaction_id: z.uuid() }),
  }),
  withdraw: post('/tokens/purchases/:purchaseId/withdraw', {
    about:
      'Withdraw from the purchase of an unused package (Ley 19.496, art. 3 bis): its tokens go, its money comes back',
    status: 202,
    answer: purchase,
  }),
};
