import { randomUUID } from 'node:crypto';
import { sql, type Selectable, type Transaction } from 'kysely';
import { z } from 'zod';
import type { PurchaseStatus } from '#contract/payments.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { ProviderPayment } from '#server/ports/payments/port.ts';
import { clawback, credit } from './ledger.ts';
import { sendBack } from './send-back.ts';
import { isPaid, risen } from './standing.ts';

type Trx = Transaction<Tables>;
export type PurchaseRow = Selectable<Tables['purchases']>;
type Role = Tables['provider_payments']['role'];
/** What came of looking at a payment: its role; `stale` where a newer answer of the provider is known. */
export type Applied = Role | 'stale';

/**
 * Locks a user's account; opens it where there is none. The account is found within a query of its own: as a condition on each row a function that
 * writes would be called for every account there is.
 */
export const lockAccount = (trx: Trx, userId: string) =>
  sql`select 1 from ledger_accounts where id = (select ledger_open(${userId}::uuid)) for update`.execute(trx);

/** Locks a user's account and then one of the purchases, in this order everywhere, so that nothing waits in a circle. */
export async function lockPurchase(trx: Trx, id: string): Promise<PurchaseRow | undefined> {
  const row = await trx.selectFrom('purchases').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  await lockAccount(trx, row.user_id);
  return trx.selectFrom('purchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * The only place where money becomes tokens: takes a payment as the provider tells of it now, whoever asked (a notification, the poll, the buyer's
 * return). A purchase is credited once, whatever comes in whatever order; a second payment for it is refunded; money that goes back takes its
 * tokens along; what differs in amount, currency or receiver is never credited.
 */
export async function applyPayment(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'live' | 'payments'>,
  payment: ProviderPayment,
): Promise<Applied> {
  const { db, now, log, live, payments } = deps;
  let owner: string | null = null;
  const applied = await db.transaction().execute<Applied>(async (trx) => {
    const id = z.uuid().safeParse(payment.reference);
    const purchase = id.success ? await lockPurchase(trx, id.data) : undefined;
    if (!purchase || purchase.provider !== payments!.name) {
      await keep(trx, payments!.name, payment, 'foreign', null);
      return 'foreign';
    }
    if (await isStale(trx, payments!.name, payment)) return 'stale';
    const role = await roleOf(trx, purchase, payment);
    const strange = differs(purchase, payment);
    await keep(trx, payments!.name, payment, role, purchase.id);
    if (strange) log.error({ purchase: purchase.id, role }, 'a payment differs from its purchase: it moves no tokens');
    if (role === 'duplicate') await returnDuplicate(trx, purchase, payment, now());
    const counts = role === 'primary' && !strange;
    const changed = counts ? await move(trx, purchase, payment, now()) : {};
    const told = strange ? 'review' : role === 'duplicate' ? purchase.status : statusOf(payment);
    // What was credited is called paid, also while the provider calls it something else.
    const status = changed.status ?? risen(purchase.status, counts ? risen('approved', told) : told);
    await trx
      .updateTable('purchases')
      .set({ ...changed, status, updated_at: now(), ...(isPaid(status) && { next_poll_at: null }) })
      .where('id', '=', purchase.id)
      .execute();
    await recordMoved(trx, now(), purchase, changed);
    owner = purchase.user_id;
    return role;
  });
  if (owner !== null) live.tell(owner, { type: 'tokens' });
  return applied;
}

async function isStale(trx: Trx, provider: string, { id, updated }: ProviderPayment): Promise<boolean> {
  const known = await trx
    .selectFrom('provider_payments')
    .select('provider_updated')
    .where('provider', '=', provider)
    .where('payment_id', '=', id)
    .executeTakeFirst();
  return (known?.provider_updated ?? updated) > updated;
}

/** Whether money came in at some time, also where it went back since. */
export const cameIn = ({ status, refundedMinor }: ProviderPayment): boolean =>
  status === 'approved' || status === 'refunded' || status === 'charged_back' || refundedMinor > 0;

/** Whether a payment is not the one that its purchase asks for: by amount, currency or receiver. */
const differs = (purchase: PurchaseRow, { amountMinor, currency, ours }: ProviderPayment): boolean =>
  !ours || currency !== purchase.currency || amountMinor !== Number(purchase.amount_minor);

/** What a payment is to its purchase. The first whose money came in is the primary one, and stays it. */
async function roleOf(trx: Trx, purchase: PurchaseRow, payment: ProviderPayment): Promise<Role> {
  const primary = await trx
    .selectFrom('provider_payments')
    .select('payment_id')
    .where('purchase_id', '=', purchase.id)
    .where('role', '=', 'primary')
    .executeTakeFirst();
  if (primary?.payment_id === payment.id) return 'primary';
  if (differs(purchase, payment)) return 'mismatch';
  if (!cameIn(payment)) return 'failed_try';
  return primary ? 'duplicate' : 'primary';
}

async function keep(
  trx: Trx,
  provider: string,
  payment: ProviderPayment,
  role: Role,
  purchaseId: string | null,
): Promise<void> {
  const told = {
    purchase_id: purchaseId,
    status: payment.status,
    status_detail: payment.detail,
    amount_minor: payment.amountMinor,
    currency: payment.currency,
    refunded_minor: payment.refundedMinor,
    role,
    last4: payment.last4,
    provider_updated: payment.updated,
  };
  await trx
    .insertInto('provider_payments')
    .values({ provider, payment_id: payment.id, ...told })
    .onConflict((clash) => clash.columns(['provider', 'payment_id']).doUpdateSet(told))
    .execute();
}

const statusOf = (payment: ProviderPayment): PurchaseStatus => {
  if (payment.status !== 'approved' || payment.refundedMinor === 0) return payment.status;
  return payment.refundedMinor >= payment.amountMinor ? 'refunded' : 'partially_refunded';
};

/** Tokens that belong to the money that went back: all of them once all of it did, or while the bank holds it back. */
export function tokensBack(
  tokens: number,
  { status, reimbursed, refundedMinor, amountMinor }: ProviderPayment,
): number {
  if (status === 'charged_back' && !reimbursed) return tokens;
  if (status === 'refunded' || refundedMinor >= amountMinor) return tokens;
  return Math.floor((tokens * refundedMinor) / amountMinor);
}

type Changed = Partial<Pick<PurchaseRow, 'status' | 'credited_transfer' | 'approved_at'>> & {
  tokens_taken?: number;
  refunded_minor?: number;
};

async function isWithdrawn(trx: Trx, purchaseId: string): Promise<boolean> {
  const refund = await trx
    .selectFrom('refunds')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('reason', '=', 'withdrawal')
    .executeTakeFirst();
  return refund !== undefined;
}

/** Writes into the audit log what a payment brought or took. */
async function recordMoved(trx: Trx, at: Date, purchase: PurchaseRow, changed: Changed): Promise<void> {
  const event = { userId: purchase.user_id, actor: 'system', objectId: purchase.id } as const;
  if (changed.credited_transfer !== undefined)
    await record(trx, at, { ...event, action: 'tokens.credited', details: { tokens: Number(purchase.tokens) } });
  const taken = (changed.tokens_taken ?? 0) - Number(purchase.tokens_taken);
  if (changed.tokens_taken !== undefined && taken !== 0)
    await record(trx, at, { ...event, action: 'tokens.refunded', details: { tokens: taken } });
}

/** Whether a user has an account, and did not have it deleted. */
async function isThere(trx: Trx, userId: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user !== undefined;
}

/** Moves the tokens of the one payment that counts. */
async function move(trx: Trx, purchase: PurchaseRow, payment: ProviderPayment, at: Date): Promise<Changed> {
  const { id, user_id: userId } = purchase;
  const [tokens, taken] = [Number(purchase.tokens), Number(purchase.tokens_taken)];
  // What a bank holds back is no refund of ours: it may come back, and then what was refunded before counts again.
  const refundedMinor =
    payment.status === 'charged_back'
      ? Number(purchase.refunded_minor)
      : Math.min(payment.refundedMinor, Number(purchase.amount_minor));
  const changed: Changed = { refunded_minor: refundedMinor };
  if (purchase.credited_transfer === null) {
    const given = await credit(trx, { userId, tokens, key: `purchase:${id}`, reason: 'purchase', ref: id });
    changed.credited_transfer = given.transferId;
    changed.approved_at = at;
    // Who is gone is sold nothing: what came in goes back.
    if (!payment.reimbursed && payment.status === 'approved' && !(await isThere(trx, userId)))
      return { ...changed, tokens_taken: await sendBack(trx, purchase, payment.id, at) };
  }
  // Who withdrew has no tokens of it any more, whatever the bank decides.
  const withdrawn = payment.reimbursed && (await isWithdrawn(trx, id));
  const back = withdrawn ? tokens : tokensBack(tokens, { ...payment, refundedMinor });
  const told = payment.updated.getTime();
  const reason = payment.status === 'charged_back' ? 'chargeback' : 'purchase_refund';
  if (back > taken) {
    await clawback(trx, {
      userId,
      tokens: back - taken,
      key: `clawback:${id}:${told}:${taken}-${back}`,
      reason,
      ref: id,
    });
    changed.tokens_taken = back;
  } else if (payment.reimbursed && taken > back) {
    const key = `reinstated:${id}:${told}`;
    await credit(trx, { userId, tokens: taken - back, key, reason: 'reinstated', ref: id });
    changed.tokens_taken = back;
  }
  // The only way down: the bank gave the money back to us.
  if (payment.reimbursed) changed.status = statusOf({ ...payment, status: 'approved', refundedMinor });
  return changed;
}

/** The money of a second payment goes back whole; it never brought tokens. */
async function returnDuplicate(trx: Trx, purchase: PurchaseRow, payment: ProviderPayment, at: Date): Promise<void> {
  const left = payment.amountMinor - payment.refundedMinor;
  if (left <= 0 || payment.status !== 'approved') return;
  await trx
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      purchase_id: purchase.id,
      payment_id: payment.id,
      reason: 'duplicate',
      amount_minor: left,
      tokens: 0,
      next_try_at: at,
    })
    .onConflict((clash) => clash.columns(['payment_id', 'reason']).doNothing())
    .execute();
}
