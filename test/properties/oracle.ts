import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { isPaid } from '#server/tokens/standing.ts';
import type { MemoryProvider } from './provider.ts';

/** The package of the schedules, in tokens and pesos. */
export const [TOKENS, AMOUNT] = [1000, 9990];

export type Verdict = { schedules: number; approved: number; credits: number; duplicates: number; returned: number };
type Row = { credits: string; spent: string; available: string; debt: string };

const must = (holds: boolean, what: string, seen: object): void => {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(seen)}`);
};

type Judged = { db: Kysely<Tables>; id: string; userId: string; provider: MemoryProvider };
/** Holds the ledger against what the provider knows to be true. Throws where they differ. */
export async function judge({ db, id, userId, provider }: Judged): Promise<Verdict> {
  const purchase = await db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const kept = await db.selectFrom('provider_payments').selectAll().where('purchase_id', '=', id).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('purchase_id', '=', id).execute();
  const { rows } = await sql<Row>`select
      count(*) filter (where t.kind = 'credit' and reason = 'purchase') as credits,
      coalesce(sum(t.amount) filter (where t.kind = 'post'), 0) as spent,
      coalesce(max(a.credits_posted - a.debits_posted - a.debits_pending), 0) as available, coalesce(max(a.debt), 0) as debt
    from ledger_accounts a left join ledger_transfers t on t.user_account = a.id where a.user_id = ${userId}::uuid`.execute(
    db,
  );
  const ledger = rows[0]!;
  const [credits, spent, available, debt] = [
    Number(ledger.credits),
    Number(ledger.spent),
    Number(ledger.available),
    Number(ledger.debt),
  ];
  const right = provider.all().filter((one) => one.amountMinor === AMOUNT && one.currency === 'CLP' && one.ours);
  const paid = right.filter((one) => provider.cameIn(one.id));
  const seen = { purchase, kept, refunds, truth: provider.all(), ledger };

  must(credits === Math.min(1, paid.length), 'credited once where money came in, never where it did not', seen);
  must(isPaid(purchase.status) === credits > 0, 'called paid where it was credited', seen);
  must(
    kept.every(({ role, payment_id }) => role !== 'primary' || paid.some((one) => one.id === payment_id)),
    'the one that counts is paid',
    seen,
  );
  const primary = paid.find((one) => kept.some(({ role, payment_id }) => role === 'primary' && payment_id === one.id));
  for (const other of paid.filter((one) => one !== primary && one.status !== 'charged_back'))
    must(other.refundedMinor === other.amountMinor, 'what was paid twice went back', seen);
  for (const { status, payment_id } of refunds)
    must(
      status === 'done' || provider.truth(payment_id).status === 'charged_back',
      'a refund is done in the end',
      seen,
    );

  const taken = Number(purchase.tokens_taken);
  must(
    available - debt === credits * TOKENS - taken - spent,
    'what is left is what came, less what went back and was spent',
    seen,
  );
  if (primary) must(taken === takenOf(primary, refunds), 'what went back took its tokens along', seen);
  const back = primary?.status === 'refunded' || primary?.status === 'charged_back';
  return {
    schedules: 1,
    approved: Math.min(1, paid.length),
    credits,
    duplicates: Math.max(0, paid.length - 1),
    returned: Number(back),
  };
}

type Refunds = { reason: string }[];
/** Tokens that must be gone: all of them by a withdrawal or a reversal that stands, else the share of the money that went back. */
function takenOf(
  { status, reimbursed, refundedMinor }: { status: string; reimbursed: boolean; refundedMinor: number },
  refunds: Refunds,
): number {
  if (status === 'charged_back' && !reimbursed) return TOKENS;
  if (refunds.some(({ reason }) => reason === 'withdrawal')) return TOKENS;
  return Math.floor((TOKENS * refundedMinor) / AMOUNT);
}
