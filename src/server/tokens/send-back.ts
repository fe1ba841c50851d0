import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { PurchaseRow } from './apply.ts';
import { clawback } from './ledger.ts';

/** Takes all tokens of a purchase back and has the provider send back what is left of its money, as a withdrawal. Answers how many tokens that were. */
export async function sendBack(
  trx: Transaction<Tables>,
  { id, user_id: userId, ...row }: PurchaseRow,
  paymentId: string,
  at: Date,
): Promise<number> {
  const tokens = Number(row.tokens);
  await clawback(trx, { userId, tokens, key: `withdrawal:${id}`, reason: 'purchase_refund', ref: id });
  await trx
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      purchase_id: id,
      payment_id: paymentId,
      reason: 'withdrawal',
      amount_minor: Number(row.amount_minor) - Number(row.refunded_minor),
      tokens,
      next_try_at: at,
      created_at: at,
    })
    .execute();
  return tokens;
}
