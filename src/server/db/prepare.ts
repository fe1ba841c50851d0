import { sql, type Kysely } from 'kysely';
import { PgBoss } from 'pg-boss';
import { withoutLimits } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Any number that nothing else locks by. */
const LOCK = 7_305_415;

/**
 * Makes a database ready to serve: our tables, then those of the job queue. Of processes that start at once one does it and the others wait for it, however
 * long it takes: the limits of a common statement do not hold here.
 */
export const prepare = (db: Kysely<Tables>, url: string): Promise<void> =>
  withoutLimits(db, async (alone) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(alone);
    try {
      await migrate(alone);
      const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
      await boss.start();
      await boss.stop({ graceful: false });
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(alone);
    }
  });
