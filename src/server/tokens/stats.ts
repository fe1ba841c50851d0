import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';

const RECENT_MS = 30 * 86_400_000;
type Count = 'total_payments' | 'successful_payments' | 'failed_payments' | 'recent_payments';

/** How many purchases a user began, how many were paid and how many failed; recent ones are of the last 30 days. */
export async function stats({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<Record<Count, number>> {
  const { rows } = await sql<Record<Count, string>>`
    select count(*) as total_payments,
      count(*) filter (where credited_transfer is not null) as successful_payments,
      count(*) filter (where status in ('rejected', 'cancelled', 'expired', 'create_failed')) as failed_payments,
      count(*) filter (where created_at > ${new Date(now().getTime() - RECENT_MS)}) as recent_payments
    from purchases where user_id = ${userId}::uuid`.execute(db);
  const counts = rows[0]!;
  return {
    total_payments: Number(counts.total_payments),
    successful_payments: Number(counts.successful_payments),
    failed_payments: Number(counts.failed_payments),
    recent_payments: Number(counts.recent_payments),
  };
}
