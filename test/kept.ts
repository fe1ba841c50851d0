import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';

type Db = Deps['db'];
/** How long jobs that run when a suite ends have for their end, in milliseconds. */
const JOBS_END_MS = 10_000;
/** What PostgreSQL says to the one of two transactions that it ends because each waits for the other: a timer of the app may be in one. */
const DEADLOCK = '40P01';

/** Takes what waits in the job queue away, until nothing runs; throws where something goes on running. */
export async function endJobs(db: Db): Promise<void> {
  for (const until = Date.now() + JOBS_END_MS; ; await pause(20)) {
    await sql`delete from pgboss.job where state < 'active'`.execute(db);
    const { rows } = await sql`select from pgboss.job where state = 'active' limit 1`.execute(db);
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error('a job of this suite goes on running');
  }
}

/** Everything but what the migrations and the queue keep for themselves. */
const tablesOf = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
};

/** What brings a database back to the rows that it has now. Numbers go on where they are, and triggers say nothing. */
async function keepRows(db: Db): Promise<() => Promise<void>> {
  const tables = await tablesOf(db);
  const kept: { name: string; rows: string }[] = [];
  for (const name of tables) {
    const all = await sql<{
      rows: string | null;
    }>`select json_agg(to_json(kept_row.*))::text as rows from ${sql.raw(name)} kept_row`.execute(db);
    const rows = all.rows[0]?.rows;
    if (rows) kept.push({ name, rows });
  }
  const once = (): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(`truncate ${tables.join(', ')}, pgboss.job, pgboss.warning cascade`).execute(trx);
      for (const { name, rows } of kept)
        await sql`insert into ${sql.raw(name)} overriding system value
          select * from json_populate_recordset(null::${sql.raw(name)}, ${rows}::json)`.execute(trx);
    });
  return async () => {
    for (let tries = 1; ; tries++)
      try {
        return await once();
      } catch (error) {
        if ((error as { code?: string }).code !== DEADLOCK || tries === 5) throw error;
      }
  };
}

/** Removes every file of a folder and leaves its folders of the first level, which storage makes only at its start. */
async function emptyFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (!entry.isDirectory()) await rm(path.join(folder, entry.name));
    else if (entry.name === 'files' || entry.name.startsWith('.')) await emptyFolder(path.join(folder, entry.name));
    else await rm(path.join(folder, entry.name), { recursive: true });
}

/**
 * What brings an app back to where it is now, between one suite and the next: its rows, its files, its settings and its adapters. What it remembers of users
 * goes by ids that do not come again.
 */
export async function resetOf(deps: Deps, dataDir: string): Promise<() => Promise<void>> {
  const [adapters, settings]: [Deps, Config] = [{ ...deps }, structuredClone(deps.config)];
  const resetRows = await keepRows(deps.db);
  return async () => {
    await resetRows();
    await emptyFolder(dataDir);
    Object.assign(deps, adapters);
    Object.assign(deps.config, structuredClone(settings));
  };
}
