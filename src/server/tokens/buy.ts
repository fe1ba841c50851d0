import { randomUUID } from 'node:crypto';
import type { PurchaseStatus } from '#contract/payments.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { traceOf } from '#server/log.ts';
import { PaymentRefused, type Payments } from '#server/ports/payments/port.ts';
import { welcome } from './paid.ts';
import { lockAccount, lockPurchase, type PurchaseRow } from './apply.ts';
import { isOver, risen, waitSeconds } from './standing.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'log' | 'config' | 'payments'>;
/** A second press within this time is the same purchase. */
const DOUBLE_MS = 60_000;
/** Purchases that one user may begin in an hour. */
const HOURLY = 20;
const HOUR_MS = 3_600_000;
/** How long the provider may take to open its page; what is unknown after that is found out by asking. */
const OPEN_MS = 8000;

/** The provider of payments; 404 where nothing is sold. */
export function paymentsOf({ config, payments }: Pick<Deps, 'config' | 'payments'>): Payments {
  if (!config.billing || !payments) throw notFound();
  return payments;
}

type Opened = { init_point: string; transaction_id: string };
/** What this process has a provider open just now, by buyer and package. */
const opening = new WeakMap<Payments, Map<string, Promise<Opened>>>();

/**
 * Begins to buy a package: keeps the purchase, then has the provider open its page. Answers the address of that page; the same one for a second
 * press, also of one that comes before the first was answered. PAYMENT_PROVIDER_ERROR where the provider does not answer: nothing was bought.
 */
export function buy(deps: Needs, buyer: { id: string; email: string }, packageId: string): Promise<Opened> {
  const payments = paymentsOf(deps);
  const under = opening.get(payments) ?? new Map<string, Promise<Opened>>();
  opening.set(payments, under);
  const press = `${buyer.id} ${packageId}`;
  const first = under.get(press);
  if (first) return first;
  const opened = open(deps, payments, buyer, packageId).finally(() => under.delete(press));
  under.set(press, opened);
  return opened;
}

async function open(
  deps: Needs,
  payments: Payments,
  buyer: { id: string; email: string },
  packageId: string,
): Promise<Opened> {
  const row = await begin(deps, payments, buyer.id, packageId);
  if (row.init_point) return { init_point: row.init_point, transaction_id: row.id };
  const { appUrl } = deps.config;
  const back = (outcome: string): string => `${appUrl}/api/payments/return/${outcome}`;
  try {
    const opened = await payments.checkout(
      {
        reference: row.id,
        title: `Fojas · ${row.name}`,
        amountMinor: Number(row.amount_minor),
        currency: row.currency,
        email: buyer.email,
        returnTo: { success: back('success'), pending: back('pending'), failure: back('failure') },
        notify: `${appUrl}/api/payments/webhook/${payments.name}`,
      },
      AbortSignal.timeout(OPEN_MS),
    );
    await tell(deps, row.id, 'pending', { provider_ref: opened.ref, init_point: opened.initPoint });
    return { init_point: opened.initPoint, transaction_id: row.id };
  } catch (error) {
    deps.log.warn({ purchase: row.id, error: traceOf(error) }, 'the payment provider opened no page');
    if (error instanceof PaymentRefused) await tell(deps, row.id, 'create_failed');
    throw new Problem('PAYMENT_PROVIDER_ERROR');
  }
}

/** The purchase as it is kept before the provider hears of it, or the one that a first press has just begun. */
async function begin(deps: Needs, payments: Payments, userId: string, packageId: string): Promise<PurchaseRow> {
  const { db, now } = deps;
  return db.transaction().execute(async (trx) => {
    await welcome(deps, trx, userId);
    await lockAccount(trx, userId);
    const sold = await trx
      .selectFrom('token_packages')
      .selectAll()
      .where('id', '=', packageId)
      .where('on_sale', '=', true)
      .executeTakeFirst();
    if (!sold || !payments.currencies.includes(sold.currency)) throw notFound();
    const at = now();
    const recent = await trx
      .selectFrom('purchases')
      .selectAll()
      .where('user_id', '=', userId)
      .where('created_at', '>', new Date(at.getTime() - HOUR_MS))
      .orderBy('created_at', 'desc')
      .execute();
    const same = recent.find(
      (one) =>
        one.package_id === packageId &&
        one.provider === payments.name &&
        one.init_point !== null &&
        one.status === 'pending' &&
        at.getTime() - one.created_at.getTime() < DOUBLE_MS,
    );
    if (same) return same;
    if (recent.length >= HOURLY) throw new Problem('RATE_LIMITED', { retryAfter: HOUR_MS / 1000 });
    return trx
      .insertInto('purchases')
      .values({
        id: randomUUID(),
        user_id: userId,
        package_id: sold.id,
        name: sold.name,
        tokens: Number(sold.tokens),
        amount_minor: Number(sold.amount_minor),
        currency: sold.currency,
        provider: payments.name,
        next_poll_at: new Date(at.getTime() + waitSeconds(0) * 1000),
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

type Told = Partial<Pick<PurchaseRow, 'provider_ref' | 'init_point'>>;

/** Moves a purchase up to a status; where a notification was faster its status stays. */
export async function tell(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  status: PurchaseStatus,
  told: Told = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockPurchase(trx, id);
    if (!row) return;
    const to = risen(row.status, status);
    await trx
      .updateTable('purchases')
      .set({ ...told, status: to, updated_at: now(), ...(isOver(to) && { next_poll_at: null }) })
      .where('id', '=', id)
      .execute();
  });
}
