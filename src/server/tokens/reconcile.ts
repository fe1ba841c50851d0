import { sql } from 'kysely';
import type { Currency } from '#contract/tokens.ts';
import type { PurchaseStatus } from '#contract/payments.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import { traceOf } from '#server/log.ts';
import type { ProviderPayment } from '#server/ports/payments/port.ts';
import { applyPayment, cameIn, type PurchaseRow } from './apply.ts';
import type { Settling } from './poll.ts';

const [ASK_MS, DAY_MS] = [15_000, 86_400_000];
/**
 * Days that are looked back on, for refunds in the provider's panel and reversals by a bank whose notification was lost. Ours: specification 3,
 * section 9 tells buyers 90 days for a reversal, and what is disputed at its end is decided later.
 */
export const RECONCILE_DAYS = 180;

/**
 * What came of comparing one purchase with the provider. `credited`, `taken_back` and `changed`: the provider knew better, and its word was applied.
 * The rest is for a person to look at: `unapproved` was credited here and the provider shows no payment that came in; `mismatch` differs in amount,
 * currency or receiver and was not credited; `unasked` could not be asked about.
 */
const FINDINGS = ['agrees', 'changed', 'credited', 'taken_back', 'unapproved', 'mismatch', 'unasked'] as const;
export type Finding = (typeof FINDINGS)[number];
/** Those that nothing was done about. */
const OPEN_FINDINGS: readonly Finding[] = ['unapproved', 'mismatch', 'unasked'];

type Compared = {
  purchase: string;
  created_at: string;
  tokens: number;
  amount_minor: number;
  currency: Currency;
  before: PurchaseStatus;
  after: PurchaseStatus;
  finding: Finding;
};
/** Money of purchases that came in by either side, and how much of it both sides agree on; in the smallest unit. */
type Volume = { currency: Currency; total: number; verified: number };
export type Reconciled = {
  days: number;
  purchases: Compared[];
  /** Credits for a purchase, by their transfer, that no purchase knows of. */
  orphans: string[];
  /** Refunds that were given up and whose money did not go back since. */
  refunds: { refund: string; purchase: string; payment: string; amount_minor: number; currency: Currency }[];
  volume: Volume[];
};
/** Whether something was found that nothing was done about. */
export const isOpen = ({ purchases, orphans, refunds }: Reconciled): boolean =>
  orphans.length > 0 || refunds.length > 0 || purchases.some(({ finding }) => OPEN_FINDINGS.includes(finding));

/**
 * Asks the provider about every purchase of the last days, whatever is known of it here, and applies what it says. Both directions are looked at: a
 * payment that came in and was not credited, and a credit whose payment the provider does not show. Of the second kind nothing is taken, since a
 * provider that shows nothing today may do so tomorrow: a person decides.
 */
export async function reconcile(deps: Settling, days = RECONCILE_DAYS): Promise<Reconciled> {
  const { db, now, payments } = deps;
  const since = new Date(now().getTime() - days * DAY_MS);
  const rows = await db
    .selectFrom('purchases')
    .selectAll()
    .where('provider', '=', payments!.name)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute();
  const purchases: Compared[] = [];
  for (const row of rows) purchases.push(await compare(deps, row));
  return {
    days,
    purchases,
    orphans: await orphans(deps, since),
    refunds: await givenUp(deps),
    volume: volumeOf(purchases),
  };
}

async function compare(deps: Settling, before: PurchaseRow): Promise<Compared> {
  const { db, log } = deps;
  let shown: ProviderPayment[] | null = null;
  try {
    shown = await paymentsOf(deps, before.id);
    checkpoint('payments.reconcile', 'asked');
    for (const payment of shown) await applyPayment(deps, payment);
    checkpoint('payments.reconcile', 'applied');
  } catch (error) {
    shown = null;
    log.warn({ purchase: before.id, error: traceOf(error) }, 'a purchase could not be reconciled');
  }
  const after = await db.selectFrom('purchases').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow();
  return {
    purchase: after.id,
    created_at: after.created_at.toISOString(),
    tokens: Number(after.tokens),
    amount_minor: Number(after.amount_minor),
    currency: after.currency,
    before: before.status,
    after: after.status,
    finding: shown === null ? 'unasked' : findingOf(before, after, shown),
  };
}

/** What the provider shows for a purchase; the payment that was credited is asked for by its own number where a search leaves it out. */
async function paymentsOf({ db, payments }: Settling, id: string): Promise<ProviderPayment[]> {
  const found = await payments!.search(id, AbortSignal.timeout(ASK_MS));
  const primary = await db
    .selectFrom('provider_payments')
    .select('payment_id')
    .where('purchase_id', '=', id)
    .where('role', '=', 'primary')
    .executeTakeFirst();
  if (!primary || found.some((one) => one.id === primary.payment_id)) return found;
  const own = await payments!.payment(primary.payment_id, AbortSignal.timeout(ASK_MS));
  return own?.reference === id ? [...found, own] : found;
}

/** Whether money came in for just this purchase. */
const isBacked = ({ amount_minor, currency }: PurchaseRow, shown: readonly ProviderPayment[]): boolean =>
  shown.some((one) => cameIn(one) && one.ours && one.currency === currency && one.amountMinor === Number(amount_minor));

/** Whether money of a payment is still with us. */
const isKept = ({ status, refundedMinor, amountMinor }: ProviderPayment): boolean =>
  status === 'approved' && refundedMinor < amountMinor;

function findingOf(before: PurchaseRow, after: PurchaseRow, shown: readonly ProviderPayment[]): Finding {
  if (after.credited_transfer !== null && !isBacked(after, shown)) return 'unapproved';
  if (after.status === 'review' && shown.some(isKept)) return 'mismatch';
  if (before.credited_transfer === null && after.credited_transfer !== null) return 'credited';
  if (Number(after.tokens_taken) > Number(before.tokens_taken)) return 'taken_back';
  return before.status === after.status ? 'agrees' : 'changed';
}

async function orphans({ db }: Settling, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from ledger_transfers t left join purchases p on p.credited_transfer = t.id and p.tokens = t.amount
    where t.reason = 'purchase' and t.kind = 'credit' and p.id is null and t.created_at >= ${since} order by t.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function givenUp({ db, payments }: Settling): Promise<Reconciled['refunds']> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
    .innerJoin('provider_payments', (join) =>
      join
        .onRef('provider_payments.payment_id', '=', 'refunds.payment_id')
        .onRef('provider_payments.provider', '=', 'purchases.provider'),
    )
    .select([
      'refunds.id as refund',
      'refunds.purchase_id as purchase',
      'refunds.payment_id as payment',
      'refunds.amount_minor',
      'purchases.currency',
    ])
    .where('purchases.provider', '=', payments!.name)
    .where('refunds.status', '=', 'failed')
    .where('provider_payments.status', '=', 'approved')
    .whereRef('provider_payments.refunded_minor', '<', 'refunds.amount_minor')
    .orderBy('refunds.created_at')
    .execute();
  return rows.map((row) => ({ ...row, amount_minor: Number(row.amount_minor) }));
}

const PAID: readonly PurchaseStatus[] = ['approved', 'partially_refunded', 'refunded', 'charged_back'];

function volumeOf(purchases: readonly Compared[]): Volume[] {
  const volumes = new Map<Currency, Volume>();
  for (const { currency, amount_minor, after, finding } of purchases) {
    // What could not be asked about may have been paid for all one knows.
    if (!PAID.includes(after) && !OPEN_FINDINGS.includes(finding)) continue;
    const volume = volumes.get(currency) ?? { currency, total: 0, verified: 0 };
    volume.total += amount_minor;
    if (!OPEN_FINDINGS.includes(finding)) volume.verified += amount_minor;
    volumes.set(currency, volume);
  }
  return [...volumes.values()];
}

/** The same every night. What a person has to look at is logged as an error. */
export const reconcileNightly = (deps: Settling) => async (): Promise<void> => {
  if (!deps.payments) return;
  const reconciled = await reconcile(deps);
  checkpoint('payments.reconcile', 'compared');
  const { purchases, orphans: strays, refunds, volume } = reconciled;
  const count = (finding: Finding): number => purchases.filter((one) => one.finding === finding).length;
  const found = Object.fromEntries(FINDINGS.map((finding) => [finding, count(finding)]));
  deps.log[isOpen(reconciled) ? 'error' : 'info'](
    { found, orphans: strays, refunds: refunds.map(({ refund }) => refund), volume },
    'the payments were reconciled',
  );
  checkpoint('payments.reconcile', 'told');
};
