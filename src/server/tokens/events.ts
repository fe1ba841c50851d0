import { sql, type Selectable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { PaymentRefused, type Hint } from '#server/ports/payments/port.ts';
import { applyPayment } from './apply.ts';
import { ASK_MS, quietly, type Settling } from './poll.ts';

type Event = Pick<Selectable<Tables['provider_events']>, 'id' | 'resource_id' | 'tries'>;
/** Notifications of one round, and seconds before the nth further look at one that points to nothing. */
const ROUND = 20;
const WAITS = [2, 30, 300, 3600];
const HOUR = 3600;
/** Looks after which a notification is given up while the provider fails: about four days. The poll goes on. */
const MOST = 100;
/** A notification that was worked on and comes again is looked at again, no sooner than after this. */
const AGAIN_MS = 10_000;
/** Notifications without a good signature that may wait at once: anybody can send them. What is dropped of them is found by the poll. */
export const MOST_UNSIGNED = 500;
/** What a notification led to that is tied to no purchase of ours. */
const STRANGE = ['foreign', 'unknown', 'refused'];
/** Days that are kept of what was worked on: long enough to look into a dispute; and of what was not ours. */
export const KEPT_DAYS = { ours: 180, strange: 7 } as const;
const DAY_MS = 86_400_000;

/**
 * Keeps a notification that points to a payment, once while it waits, unless too many without a good signature wait already; it is worked on by `workEvents`. One that comes again later is looked at again: the old kind of Mercado
 * Pago says the very same of a payment and of its refund.
 */
export async function keepEvent({ db, now, payments }: Settling, hint: Hint): Promise<void> {
  if (hint.paymentId === null || (hint.signature !== 'valid' && (await isFlooded(db)))) return;
  const again = { processed_at: null, outcome: null, tries: 0, signature: hint.signature };
  await db
    .insertInto('provider_events')
    .values({
      provider: payments!.name,
      dedupe_key: hint.dedupeKey,
      topic: hint.topic,
      resource_id: hint.paymentId,
      signature: hint.signature,
      next_try_at: now(),
    })
    .onConflict((clash) =>
      clash
        .columns(['provider', 'dedupe_key'])
        .doUpdateSet({ ...again, next_try_at: new Date(now().getTime() + AGAIN_MS) })
        .where('provider_events.processed_at', 'is not', null),
    )
    .execute();
}

async function isFlooded(db: Settling['db']): Promise<boolean> {
  const waiting = await db
    .selectFrom('provider_events')
    .select('id')
    .where('processed_at', 'is', null)
    .where('signature', '<>', 'valid')
    .limit(MOST_UNSIGNED)
    .execute();
  return waiting.length === MOST_UNSIGNED;
}

/** Forgets what was worked on long ago, and soon what turned out to be nobody's purchase; payments of others too. */
export async function sweepEvents({ db, now }: Pick<Settling, 'db' | 'now'>): Promise<void> {
  const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
  await db
    .deleteFrom('provider_events')
    .where('processed_at', 'is not', null)
    .where((row) =>
      row.or([
        row('received_at', '<', before(KEPT_DAYS.ours)),
        row.and([row('received_at', '<', before(KEPT_DAYS.strange)), row('outcome', 'in', STRANGE)]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('provider_payments')
    .where('role', '=', 'foreign')
    .where('seen_at', '<', before(KEPT_DAYS.strange))
    .execute();
}

/** Works on the notifications that are due, the signed ones first: asks the provider for the payment that each points to. */
export async function workEvents(deps: Settling): Promise<number> {
  const { db, now, payments } = deps;
  if (!payments) return 0;
  const due = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('provider_events')
      .select(['id', 'resource_id', 'tries'])
      .where('provider', '=', payments.name)
      .where('processed_at', 'is', null)
      .where('next_try_at', '<=', now())
      .orderBy(sql`signature = 'valid'`, 'desc')
      .orderBy('next_try_at')
      .limit(ROUND)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, tries } of rows)
      await trx
        .updateTable('provider_events')
        .set({ tries: sql`tries + 1`, next_try_at: new Date(now().getTime() + (WAITS[tries] ?? HOUR) * 1000) })
        .where('id', '=', id)
        .execute();
    return rows;
  });
  for (const event of due)
    await quietly(deps, event.id, async () => {
      const outcome = await look(deps, event);
      if (outcome) await finish(deps, event.id, outcome);
    });
  return due.length;
}

/** Looks at the payment that a notification points to. Null: to be tried again. */
async function look(deps: Settling, { id, resource_id, tries }: Event): Promise<string | null> {
  const last = tries + 1 >= WAITS.length;
  try {
    const payment = await deps.payments!.payment(resource_id!, AbortSignal.timeout(ASK_MS));
    if (payment) return await applyPayment(deps, payment);
    return last ? 'unknown' : null;
  } catch (error) {
    if (error instanceof PaymentRefused && last) return 'refused';
    if (tries + 1 < MOST) throw error;
    deps.log.error({ event: id }, 'a notification was given up: the payment provider did not answer');
    return 'unanswered';
  }
}

async function finish({ db, now }: Settling, id: string, outcome: string): Promise<void> {
  await db.updateTable('provider_events').set({ processed_at: now(), outcome }).where('id', '=', id).execute();
}
