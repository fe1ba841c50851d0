import type { Kysely } from 'kysely';
import { PgBoss } from 'pg-boss';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Makes a database ready to serve: our tables, then those of the job queue. Safe to run from several processes at once. */
export async function prepare(db: Kysely<Tables>, url: string): Promise<void> {
  await migrate(db);
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
