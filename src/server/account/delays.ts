import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';

/** Failures that cost nothing, unless who counts says otherwise; from the next on 1, 2, 4 … seconds up to a minute. Never a lock: that would be a weapon. */
const FREE = 5;
const LONGEST_SECONDS = 60;

type Needs = Pick<Deps, 'db' | 'now'>;

/** Throws RATE_LIMITED with the seconds left while sign-in with this e-mail is delayed. */
export async function checkDelay({ db, now }: Needs, email: Buffer): Promise<void> {
  const row = await db.selectFrom('login_delays').select('until').where('email_blind', '=', email).executeTakeFirst();
  const left = row ? row.until.getTime() - now().getTime() : 0;
  if (left > 0) throw new Problem('RATE_LIMITED', { retryAfter: left / 1000 });
}

/** Counts a failure, of a known e-mail or not. `free`: how many cost nothing. */
export async function countFailure({ db, now }: Needs, email: Buffer, free = FREE): Promise<void> {
  const at = now();
  const { failures } = await db
    .insertInto('login_delays')
    .values({ email_blind: email, failures: 1, until: at, updated_at: at })
    .onConflict((clash) =>
      clash.column('email_blind').doUpdateSet({ failures: sql`login_delays.failures + 1`, updated_at: at }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures < free) return;
  const seconds = Math.min(2 ** Math.min(failures - free, 30), LONGEST_SECONDS);
  await db
    .updateTable('login_delays')
    .set({ until: new Date(at.getTime() + seconds * 1000) })
    .where('email_blind', '=', email)
    .execute();
}

/** A right password wipes the slate. */
export async function clearDelay({ db }: Needs, email: Buffer): Promise<void> {
  await db.deleteFrom('login_delays').where('email_blind', '=', email).execute();
}
