import type { Deps } from '#server/deps.ts';
import { traceOf } from '#server/log.ts';
import { applyPayment } from './apply.ts';
import { tell } from './buy.ts';
import { isExpired, WAIT_AFTER_FAILURE, waitSeconds } from './standing.ts';

export type Settling = Pick<Deps, 'db' | 'now' | 'log' | 'live' | 'payments'>;
/** How long the provider may take to answer what is asked in the background, and purchases of one round. */
export const ASK_MS = 15_000;
const ROUND = 20;

/** Asks the provider for all payments of a purchase and takes each for what it is. */
export async function settlePurchase(deps: Settling, id: string, signal = AbortSignal.timeout(ASK_MS)): Promise<void> {
  const found = await deps.payments!.search(id, signal);
  for (const payment of found) await applyPayment(deps, payment);
}

/**
 * Asks about the purchases that are due; what nobody paid for a month expires. Of a paid one nothing is due, but after a refund of ours: what happens
 * to its money later is found by the nightly reconciling (`reconcile.ts`).
 */
export async function pollPurchases(deps: Settling): Promise<number> {
  const { db, now, payments } = deps;
  if (!payments) return 0;
  const at = now();
  const due = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('purchases')
      .select(['id', 'poll_count', 'created_at'])
      .where('provider', '=', payments.name)
      .where('next_poll_at', '<=', at)
      .orderBy('next_poll_at')
      .limit(ROUND)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, poll_count, created_at } of rows) {
      const next = isExpired({ created_at }, at) ? null : new Date(at.getTime() + waitSeconds(poll_count + 1) * 1000);
      await trx
        .updateTable('purchases')
        .set({ poll_count: poll_count + 1, next_poll_at: next })
        .where('id', '=', id)
        .execute();
    }
    return rows;
  });
  for (const { id, created_at } of due)
    await quietly(deps, id, async () => {
      await settlePurchase(deps, id).catch((error: unknown) => askSoon(deps, id).then(() => Promise.reject(error)));
      if (isExpired({ created_at }, at)) await tell(deps, id, 'expired');
    });
  return due.length;
}

/** A purchase that the provider could not be asked about is not left until the turn that an answer would have had. */
async function askSoon({ db, now }: Settling, id: string): Promise<void> {
  const soon = new Date(now().getTime() + WAIT_AFTER_FAILURE * 1000);
  await db
    .updateTable('purchases')
    .set({ next_poll_at: soon })
    .where('id', '=', id)
    .where('next_poll_at', '>', soon)
    .execute();
}

/** What fails is tried again at its next turn. */
export async function quietly({ log }: Pick<Deps, 'log'>, id: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) =>
    log.warn({ id, error: traceOf(error) }, 'the payment provider could not be asked'),
  );
}
