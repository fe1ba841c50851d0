import { z } from 'zod';
import { get } from './endpoint.ts';
import type { ModelPrices } from './prices.ts';

/** The alert of a low balance is shown from this many tokens down, and is urgent from the second number down (specification 3, section 9). */
export const LOW_BALANCE = { alert: 10, urgent: 5 } as const;
/** The badge of a balance: above the first number excellent, above the second sufficient, else low. */
export const BADGE = { excellent: 1000, sufficient: 100 } as const;
/** Transactions of one page of the history. */
export const HISTORY_PAGE = 50;

export const currency = z.enum(['CLP', 'USD']);
export type Currency = z.infer<typeof currency>;
/** How many of the smallest unit are one unit: a peso has none smaller (ISO 4217). */
export const MINOR: Record<Currency, number> = { CLP: 1, USD: 100 };

/** A package of tokens. `price_amount` is in units of its currency: whole pesos, or dollars with cents. */
const paymentType = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  tokens_amount: z.number().int().positive(),
  price_amount: z.number().positive(),
  currency,
  discount_percentage: z.number().int().min(0).max(99),
  is_featured: z.boolean(),
});
export type PaymentType = z.infer<typeof paymentType>;

/** What work with a language model costs, by the names of prices, where the operator set another one. */
export const modelPrices: z.ZodType<ModelPrices> = z.record(z.string(), z.number().int().positive());
/** What moves tokens beside the tools of the Studio: a question, `refund` (given back because the work failed), `no_answer` (given back because the sources do not answer), `adjustment` (the part of a hold that was not used), money. */
export const transactionTypes = [
  'chat_message',
  'refund',
  'no_answer',
  'adjustment',
  'welcome',
  'bonus',
  'purchase',
  'purchase_refund',
  'chargeback',
  'reinstated',
  'debt',
  'account_closed',
] as const;
export type TransactionType = (typeof transactionTypes)[number];
export const transaction = z.object({
  id: z.string(),
  transaction_type: z.string().describe('What moved them: one of those, or the name of the price of a tool'),
  /** A sentence in the language of the request. */
  description: z.string(),
  /** Signed. */
  amount: z.number().int(),
  balance_after: z.number().int().nonnegative(),
  created_at: z.iso.datetime(),
});
export type Transaction = z.infer<typeof transaction>;

export const tokensApi = {
  balance: get('/tokens/balance', {
    about: 'Tokens that can be spent now',
    answer: z.object({ balance: z.number().int().nonnegative() }),
  }),
  paymentTypes: get('/tokens/payment-types', {
    open: true,
    about: 'The packages on sale, featured first; none in a currency that the payment provider does not take',
    query: z.object({
      currency: z.string().toUpperCase().pipe(currency).default('CLP'),
      featured_only: z.stringbool().default(false),
    }),
    answer: z.object({
      payment_types: z.array(paymentType),
      /** Those that the payment provider takes. */
      currencies: z.array(currency),
      /** Who is paid: `sandbox` moves no real money. */
      provider: z.string(),
      real_money: z.boolean(),
      /** What work with the language model of this installation costs, where that is another price. */
      model_prices: modelPrices,
    }),
  }),
  history: get('/tokens/history', {
    about: 'What moved my tokens, newest first',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(HISTORY_PAGE),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    answer: z.object({ transactions: z.array(transaction), total_count: z.number().int() }),
  }),
};
