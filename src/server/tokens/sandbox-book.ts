import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#server/db/tables.ts';
import type { PaymentStatus, ProviderPayment, SandboxBook } from '#server/ports/payments/port.ts';

type Row = Selectable<Tables['sandbox_payments']>;

const asPayment = (row: Row): ProviderPayment => ({
  id: row.id,
  reference: row.purchase_id,
  status: row.status,
  detail: null,
  amountMinor: Number(row.amount_minor),
  currency: row.currency,
  refundedMinor: Number(row.refunded_minor),
  ours: true,
  reimbursed: false,
  last4: null,
  updated: row.updated_at,
});

const stamp = sql<Date>`clock_timestamp()`;

/** The payments of the sandbox, in a table that nothing else reads. */
export const sandboxBook = (db: Kysely<Tables>): SandboxBook => ({
  async find(id) {
    const row = await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? asPayment(row) : null;
  },
  async search(reference) {
    if (!z.uuid().safeParse(reference).success) return [];
    const rows = await db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('purchase_id', '=', reference)
      .orderBy('updated_at')
      .execute();
    return rows.map(asPayment);
  },
  refund: (id, amountMinor, key) =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return null;
      if (row.refund_keys.includes(key)) return key;
      const [whole, before] = [Number(row.amount_minor), Number(row.refunded_minor)];
      if (row.status !== 'approved' || before + amountMinor > whole) return null;
      await trx
        .updateTable('sandbox_payments')
        .set({
          refunded_minor: before + amountMinor,
          refund_keys: [...row.refund_keys, key],
          status: before + amountMinor === whole ? 'refunded' : 'approved',
          updated_at: stamp,
        })
        .where('id', '=', id)
        .execute();
      return key;
    }),
});

/** Pays, or does not, as the buyer chose on the sandbox's page. Answers the payment; null where there is no such purchase of the sandbox. */
export async function payInSandbox(
  db: Kysely<Tables>,
  purchaseId: string,
  status: Extract<PaymentStatus, 'approved' | 'rejected' | 'pending' | 'cancelled'>,
): Promise<string | null> {
  const purchase = await db
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchaseId)
    .where('provider', '=', 'sandbox')
    .executeTakeFirst();
  if (!purchase) return null;
  const id = randomUUID();
  await db
    .insertInto('sandbox_payments')
    .values({
      id,
      purchase_id: purchaseId,
      status,
      amount_minor: Number(purchase.amount_minor),
      currency: purchase.currency,
    })
    .execute();
  return id;
}
