import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Tables } from '#server/db/tables.ts';
import { graveOf, kinds } from './boss.ts';
import type { JobKind } from './queue.ts';

/** Hours within which what is done once a night is not done again, whichever process thinks of it. */
const NIGHT_HOURS = 12;

/** Takes no more jobs. Those that run go on. */
export async function restWorkers(boss: PgBoss): Promise<void> {
  const queues = kinds.flatMap((kind) => [kind, graveOf(kind)]);
  await Promise.all(queues.map((name) => boss.offWork(name, { wait: false })));
}

/** Whether a job of this kind waits, runs or was done in the last hours. */
export async function wasDoneLately(trx: Transaction<Tables>, kind: JobKind): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job
    where name = ${kind} and state <= 'completed' and created_on > now() - make_interval(hours => ${NIGHT_HOURS}) limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** In a query (columns of the key with the names of their tables): no process has a job of this kind under this key, waiting, running or to be tried again. */
export const unattended = (kind: JobKind, key: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from pgboss.job where name = ${kind} and singleton_key = ${key} and state < 'completed')`;
