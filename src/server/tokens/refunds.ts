import { sql, type Selectable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { traceOf } from '#server/log.ts';
import { PaymentRefused } from '#server/ports/payments/port.ts';
import { quietly, settlePurchase, type Settling } from './poll.ts';

const ASK_MS = 20_000;
const ROUND = 10;
/** Seconds before the nth further try: for about three days, since an account without funds may have them tomorrow. */
const WAITS = [10, 60, 300, 1800, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600];

/** Sends the refunds that are due to the provider, each under its own key, so that a repeated one gives nothing twice. */
export async function sendRefunds(deps: Settling): Promise<number> {
  const { db, now, payments } = deps;
  if (!payments) return 0;
  const due = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('refunds')
      .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
      .selectAll('refunds')
      .where('purchases.provider', '=', payments.name)
      .where('refunds.status', '=', 'requested')
      .where('refunds.next_try_at', '<=', now())
      .orderBy('refunds.next_try_at')
      .limit(ROUND)
      .forUpdate('refunds')
      .skipLocked()
      .execute();
    for (const { id, tries } of rows)
      await trx
        .updateTable('refunds')
        .set({ tries: sql`tries + 1`, next_try_at: new Date(now().getTime() + (WAITS[tries] ?? 86_400) * 1000) })
        .where('id', '=', id)
        .execute();
    return rows;
  });
  for (const refund of due) await send(deps, refund);
  return due.length;
}

type Due = Pick<Selectable<Tables['refunds']>, 'id' | 'purchase_id' | 'payment_id' | 'amount_minor' | 'tries'>;

/** Sends one refund; a refusal is tried again too, since Mercado Pago refuses an account without funds, which may have them tomorrow. */
async function send(deps: Settling, refund: Due): Promise<void> {
  const { log } = deps;
  try {
    const sent = await sendOrFind(deps, refund);
    await done(deps, refund, sent);
  } catch (error) {
    const { id, tries } = refund;
    const told = { refund: id, error: traceOf(error) };
    if (error instanceof PaymentRefused) log.error(told, 'the payment provider refused a refund');
    else log.warn(told, 'a refund was not sent');
    if (tries < WAITS.length) return;
    log.error({ refund: id }, 'a refund was given up: the operator has to look at it');
    await markFailed(deps, id);
    return;
  }
  // What fails here is found by the poll.
  await quietly(deps, refund.id, () => settlePurchase(deps, refund.purchase_id));
}

/**
 * Has the provider give the money back, but no more than is left of the payment. Null where all of it went back already: in the provider's own panel,
 * or by a try whose answer was lost.
 */
async function sendOrFind({ payments }: Settling, { id, payment_id, amount_minor }: Due): Promise<string | null> {
  const payment = await payments!.payment(payment_id, AbortSignal.timeout(ASK_MS));
  if (!payment) throw new Error('the payment provider does not know a payment that is to be refunded');
  const left = payment.amountMinor - payment.refundedMinor;
  if (payment.status === 'refunded' || left <= 0) return null;
  const asked = Number(amount_minor);
  const amountMinor = Math.min(asked, left);
  const key = amountMinor === asked ? `refund-${id}` : `refund-${id}-${amountMinor}`;
  return (await payments!.refund(payment_id, { amountMinor, key }, AbortSignal.timeout(ASK_MS))).id;
}

async function done({ db, now }: Settling, { id, purchase_id }: Due, sent: string | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('refunds')
      .set({ status: 'done', provider_refund: sent, done_at: now(), next_try_at: null })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('purchases').set({ next_poll_at: now() }).where('id', '=', purchase_id).execute();
  });
}

async function markFailed({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ status: 'failed', next_try_at: null })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .execute();
}
