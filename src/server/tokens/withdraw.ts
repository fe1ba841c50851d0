import { sql, type Kysely } from 'kysely';
import { WITHDRAWAL, type Purchase } from '#contract/payments.ts';
import { MINOR } from '#contract/tokens.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { lockPurchase, type PurchaseRow } from './apply.ts';
import { sendBack } from './send-back.ts';
import { isPaid } from './standing.ts';

type Db = Kysely<Tables>;
type Refusal = Purchase['withdrawal']['refusal'];
const DAY_MS = 86_400_000;

/** The last moment at which a purchase can be withdrawn; null while it is not paid. */
const untilOf = ({ approved_at }: PurchaseRow): Date | null =>
  approved_at && new Date(approved_at.getTime() + WITHDRAWAL.days * DAY_MS);

/**
 * The purchases whose tokens were used, in part or whole. Tokens are used in the order in which they came, so a package is unused while no more was
 * spent or held than came before it. What was taken, or is owed, for returned money counts neither as come nor as spent: it is missing from its own
 * package, so what was spent of that falls upon the next ones. So sum(packages) - spent = available - owed.
 */
export async function usedOf(db: Db, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ ref_id: string }>`
    with account as (select id, debits_pending from ledger_accounts where user_id = ${userId}::uuid),
    spent as (select (select debits_pending from account) + coalesce(sum(amount), 0) as tokens from ledger_transfers
      where user_account = (select id from account) and kind = 'post'),
    lots as (select t.ref_id, t.reason, t.user_seq, t.amount - coalesce(p.tokens_taken, 0) as tokens
      from ledger_transfers t left join purchases p on t.reason = 'purchase' and p.id = t.ref_id::uuid
      where t.user_account = (select id from account) and t.kind = 'credit' and t.reason <> 'reinstated'),
    piled as (select *, coalesce(sum(tokens) over (order by user_seq rows between unbounded preceding and 1 preceding), 0) as before from lots)
    select ref_id from piled where reason = 'purchase' and (select tokens from spent) > before`.execute(db);
  return new Set(rows.map(({ ref_id }) => ref_id));
}

/** Refunds that a user asked for in this calendar year. */
async function refundsOfYear(db: Db, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('refunds')
    .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
    .select(db.fn.countAll<string>().as('count'))
    .where('purchases.user_id', '=', userId)
    .where('refunds.reason', '=', 'withdrawal')
    .where('refunds.status', '<>', 'failed')
    .where('refunds.created_at', '>=', new Date(Date.UTC(now.getUTCFullYear(), 0, 1)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Purchases whose money is on its way back. */
async function returning(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
    .select('refunds.purchase_id')
    .where('purchases.user_id', '=', userId)
    .where('refunds.reason', '=', 'withdrawal')
    .execute();
  return new Set(rows.map(({ purchase_id }) => purchase_id));
}

/** What decides over the withdrawals of one user. */
async function judge(db: Db, userId: string, now: Date): Promise<(row: PurchaseRow) => Refusal> {
  const [used, refunds, open] = [
    await usedOf(db, userId),
    await refundsOfYear(db, userId, now),
    await returning(db, userId),
  ];
  return (row) => {
    if (!isPaid(row.status)) return 'not-paid';
    if (row.status !== 'approved') return 'returned';
    if (open.has(row.id)) return 'returning';
    if (untilOf(row)! < now) return 'too-late';
    if (used.has(row.id)) return 'used';
    return refunds >= WITHDRAWAL.refundsOfYear ? 'too-many' : null;
  };
}

const show = (row: PurchaseRow, refusal: Refusal): Purchase => ({
  id: row.id,
  name: row.name,
  tokens_amount: Number(row.tokens),
  price_amount: Number(row.amount_minor) / MINOR[row.currency],
  currency: row.currency,
  status: row.status,
  provider: row.provider,
  created_at: row.created_at.toISOString(),
  withdrawal: { possible: refusal === null, refusal, until: untilOf(row)?.toISOString() ?? null },
});

/** The purchases of a user, newest first, each with whether it can be withdrawn. */
export async function purchases({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<Purchase[]> {
  const rows = await db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  const refusalOf = await judge(db, userId, now());
  return rows.map((row) => show(row, refusalOf(row)));
}

/**
 * Withdraws from a purchase (right of withdrawal, Ley 19.496, art. 3 bis, and the refund policy: unused, within its days): the tokens go at once and
 * the money is sent back by the provider. CONFLICT where the rules refuse; the list says why.
 */
export async function withdraw({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string, id: string): Promise<Purchase> {
  return db.transaction().execute(async (trx) => {
    const row = await lockPurchase(trx, id);
    if (row?.user_id !== userId) throw notFound();
    const at = now();
    if ((await judge(trx, userId, at))(row) !== null) throw new Problem('CONFLICT');
    const { payment_id } = await trx
      .selectFrom('provider_payments')
      .select('payment_id')
      .where('purchase_id', '=', id)
      .where('role', '=', 'primary')
      .executeTakeFirstOrThrow();
    const tokens = await sendBack(trx, row, payment_id, at);
    await trx.updateTable('purchases').set({ tokens_taken: tokens, updated_at: at }).where('id', '=', id).execute();
    await record(trx, at, { userId, action: 'tokens.refunded', objectId: id, details: { tokens, why: 'withdrawal' } });
    return show(row, 'returning');
  });
}
