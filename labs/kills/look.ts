import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** One number that a question to the database answers. */
export async function count(db: pg.Pool, query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ n: string }>(query, values);
  return Number(rows[0]?.n ?? 0);
}

/** Jobs of any kind that wait, run or are to be tried again. */
export const open = (db: pg.Pool): Promise<number> =>
  count(db, "select count(*) n from pgboss.job where state < 'completed' and name not like '\\_\\_%'");

/** What is wrong with the tokens of a lane: holds whose work is not unfinished, violations, and tokens that are not accounted for. */
export const tokensOf = async (db: pg.Pool, user: string) => ({
  holds: await count(
    db,
    `select count(*) n from ledger_transfers h where h.kind = 'hold'
       and not exists (select from ledger_transfers r where r.pending_id = h.id)
       and not exists (select from studio_jobs j where j.hold_id = h.id and j.status in ('pending', 'processing'))`,
  ),
  violations: await count(db, 'select count(*) n from ledger_violations'),
  missing: await count(
    db,
    `select abs(coalesce(sum(a.debits_posted + a.debits_pending), 0) -
       (select coalesce(sum(j.tokens), 0) from studio_jobs j where j.user_id = $1 and j.status = 'completed' and j.hold_id is not null)) n
     from ledger_accounts a where a.user_id = $1`,
    [user],
  ),
});

/** Processes of the group that a server which died was the first of. */
export function leftOf(group: number): number[] {
  return readdirSync('/proc').map(Number).filter((pid) => {
    if (!pid) return false;
    try {
      const [state, , own] = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\) /s, '').split(' ');
      return Number(own) === group && state !== 'Z';
    } catch {
      return false;
    }
  }); // prettier-ignore
}
