import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Transaction } from '#contract/tokens.ts';
import type { Deps } from '#server/deps.ts';
import { LINES } from './text.ts';

type Row = { id: string; reason: string; delta: string; balance_after: string; created_at: Date };

/** What moved a user's tokens, newest first; the work of a tool that is gone is told by the name of its price. Moves that changed nothing (a hold that was spent whole) are no lines. */
export async function history(
  { db, works }: Pick<Deps, 'db' | 'works'>,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
  language: Language,
): Promise<{ transactions: Transaction[]; total_count: number }> {
  const of = sql`from ledger_transfers where delta <> 0
    and user_account = (select id from ledger_accounts where user_id = ${userId}::uuid)`;
  const count = await sql<{ total: string }>`select count(*) as total ${of}`.execute(db);
  const { rows } = await sql<Row>`
    select id, reason, delta, balance_after, created_at ${of} order by user_seq desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const own: Partial<Record<string, string>> = LINES[language];
  return {
    total_count: Number(count.rows[0]!.total),
    transactions: rows.map(({ id, reason, delta, balance_after, created_at }) => ({
      id,
      transaction_type: reason,
      description: works.get(reason)?.[language] ?? own[reason] ?? reason,
      amount: Number(delta),
      balance_after: Number(balance_after),
      created_at: created_at.toISOString(),
    })),
  };
}
