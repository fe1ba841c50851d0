import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { traceOf } from '#server/log.ts';
import type { Hint, ProviderPayment } from '#server/ports/payments/port.ts';
import { applyPayment } from './apply.ts';
import { tell } from './buy.ts';
import { EXPIRES_MS, waitSeconds } from './standing.ts';

export type Settling = Pick<Deps, 'db' | 'now' | 'log' | 'live' | 'payments'>;
/** How long the provider may take to answer what is asked in the background. */
const ASK_MS = 15_000;
/** Rows of one round, and tries of a notification that points to nothing, each waiting longer. */
const ROUND = 20;
const TRIES = [2, 30, 300, 3600];

/** Asks the provider for all payments of a purchase and takes each for what it is. */
export async function settlePurchase(deps: Settling, id: string, signal = AbortSignal.timeout(ASK_MS)): Promise<void> {
  const found = await deps.payments!.search(id, signal);
  for (const payment of found) await applyPayment(deps, payment);
}

/** Asks about the open purchases that are due; what nobody paid for a month expires. */
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
    for (const { id, poll_count } of rows)
      await trx
        .updateTable('purchases')
        .set({ poll_count: poll_count + 1, next_poll_at: new Date(at.getTime() + waitSeconds(poll_count + 1) * 1000) })
        .where('id', '=', id)
        .execute();
    return rows;
  });
  for (const { id, created_at } of due)
    await quietly(deps, id, async () => {
      await settlePurchase(deps, id);
      if (at.getTime() - created_at.getTime() > EXPIRES_MS) await tell(deps, id, 'expired', { next_poll_at: null });
    });
  return due.length;
}

/** What fails is tried again at its next turn. */
async function quietly({ log }: Settling, id: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) =>
    log.warn({ id, error: traceOf(error) }, 'the payment provider could not be asked'),
  );
}

/** Keeps a notification, once however often it comes; it is worked on by `workEvents`. */
export async function keepEvent({ db, now, payments }: Settling, hint: Hint): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({
      provider: payments!.name,
      dedupe_key: hint.dedupeKey,
      topic: hint.topic,
      resource_id: hint.paymentId,
      signature: hint.signature,
      ...(hint.paymentId === null ? { processed_at: now(), outcome: 'nothing' } : { next_try_at: now() }),
    })
    .onConflict((clash) => clash.columns(['provider', 'dedupe_key']).doNothing())
    .execute();
}

/** Works on the notifications that are due: asks the provider for the payment that each points to. */
export async function workEvents(deps: Settling): Promise<number> {
  const { db, now, payments } = deps;
  if (!payments) return 0;
  const due = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('provider_events')
      .selectAll()
      .where('provider', '=', payments.name)
      .where('processed_at', 'is', null)
      .where('next_try_at', '<=', now())
      .orderBy('next_try_at')
      .limit(ROUND)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, tries } of rows)
      await trx
        .updateTable('provider_events')
        .set({ tries: sql`tries + 1`, next_try_at: new Date(now().getTime() + (TRIES[tries] ?? 3600) * 1000) })
        .where('id', '=', id)
        .execute();
    return rows;
  });
  for (const event of due)
    await quietly(deps, event.id, async () => {
      const payment = await payments.payment(event.resource_id!, AbortSignal.timeout(ASK_MS));
      const outcome = await outcomeOf(deps, payment, event.tries + 1);
      if (outcome) await finish(deps, event.id, outcome);
    });
  return due.length;
}

/** Null: to be tried again. */
async function outcomeOf(deps: Settling, payment: ProviderPayment | null, tries: number): Promise<string | null> {
  if (payment) return applyPayment(deps, payment);
  return tries >= TRIES.length ? 'unknown' : null;
}

async function finish({ db, now }: Settling, id: string, outcome: string): Promise<void> {
  await db.updateTable('provider_events').set({ processed_at: now(), outcome }).where('id', '=', id).execute();
}
