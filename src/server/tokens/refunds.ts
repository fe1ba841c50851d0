import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { traceOf } from '#server/log.ts';
import { PaymentRefused } from '#server/ports/payments/port.ts';
import { applyPayment } from './apply.ts';
import type { Settling } from './poll.ts';

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

type Due = { id: string; payment_id: string; amount_minor: string; tries: number };

async function send(deps: Settling, { id, payment_id, amount_minor, tries }: Due): Promise<void> {
  const { db, now, log, payments } = deps;
  try {
    const amountMinor = Number(amount_minor);
    const sent = await payments!.refund(payment_id, { amountMinor, key: `refund-${id}` }, AbortSignal.timeout(ASK_MS));
    await db
      .updateTable('refunds')
      .set({ status: 'done', provider_refund: sent.id, done_at: now(), next_try_at: null })
      .where('id', '=', id)
      .execute();
    const payment = await payments!.payment(payment_id, AbortSignal.timeout(ASK_MS));
    if (payment) await applyPayment(deps, payment);
  } catch (error) {
    log.warn({ refund: id, error: traceOf(error) }, 'a refund was not sent');
    if (!(error instanceof PaymentRefused) && tries < WAITS.length) return;
    log.error({ refund: id }, 'a refund was given up: the operator has to look at it');
    await markFailed(deps, id);
  }
}

async function markFailed({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ status: 'failed', next_try_at: null })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .execute();
}
