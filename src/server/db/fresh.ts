import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { startEmbedded, type Embedded } from './embedded/embedded.ts';
import { lockFolder } from './lock.ts';
import { NoDatabase } from './reach.ts';

/**
 * What may lie in a folder that is fresh: its master key, without which nothing of a backup could be read; the daily backups, and what was set aside for one
 * of them.
 */
const BROUGHT = /^(master\.key|fojas\.lock|backups|damaged-.+)$/;

async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return ask(client).finally(() => client.end());
}

const hasTables = (url: string): Promise<boolean> =>
  asked(url, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_namespace where nspname = 'pgboss' union all select from pg_tables where schemaname = 'public' limit 1",
    );
    return rowCount !== 0;
  });

/** What stands in the schema `public` beside tables, and is no extension's: each as the command that drops it. */
const MADE = `
  select 'drop table if exists ' || format('%I.%I', schemaname, tablename) || ' cascade' as drop from pg_tables where schemaname = 'public'
  union all select 'drop function if exists ' || p.oid::regprocedure || ' cascade' from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'drop type if exists ' || t.oid::regtype || ' cascade' from pg_type t
    where typnamespace = 'public'::regnamespace and (typtype = 'e' or typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c'))
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`;

const madeIn = (client: pg.Client): Promise<string[]> =>
  client.query<{ drop: string }>(MADE).then(({ rows }) => rows.map((row) => row.drop));

/** Removes what came into an empty database since it stood as `before`. */
const emptyDatabase = (url: string, before: readonly string[]): Promise<void> =>
  asked(url, async (client) => {
    await client.query('drop schema if exists pgboss cascade');
    for (const drop of await madeIn(client)) if (!before.includes(drop)) await client.query(drop);
  });

/** What an installation made in its data folder. */
export const strange = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => !BROUGHT.test(name));

/** Throws `NoDatabase` for a data folder in which anything but a master key is. */
export function checkFresh({ dataDir }: Pick<Config, 'dataDir'>): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (strange(dataDir).length > 0)
    throw new NoDatabase(
      `The folder ${dataDir} is not empty: set FOJAS_DATA_DIR to a fresh one that holds master.key alone.`,
    );
}

/** Removes all but the master key from a folder that was fresh a moment ago. */
function emptyFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  for (const name of strange(dataDir)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/** A database that was just made. `discard` instead of `stop`: nothing of it stays, nor of its folder, for what was made in it failed. */
type Made = Embedded & { discard: () => Promise<void> };

/** Makes a database in a fresh folder, or takes an empty one. Throws `NoDatabase` else. */
export async function makeDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Made> {
  const { databaseUrl: url, dataDir } = config;
  if (url) {
    if (await hasTables(url)) throw new NoDatabase('The database at DATABASE_URL is not empty: make a new one.');
    const before = await asked(url, madeIn);
    const discard = () => emptyDatabase(url, before).finally(() => emptyFolder(config));
    return { url, stop: async () => undefined, discard };
  }
  const unlock = lockFolder(dataDir);
  try {
    // Another restore, or a start of Fojas, may have filled it since it was looked at.
    checkFresh(config);
  } catch (error) {
    unlock();
    throw error;
  }
  const discarded = (stopped: Promise<void>) => stopped.finally(() => emptyFolder(config)).finally(unlock);
  try {
    const { url, stop } = await startEmbedded(dataDir);
    return { url, stop: () => stop().finally(unlock), discard: () => discarded(stop()) };
  } catch (error) {
    await discarded(Promise.resolve());
    throw error;
  }
}
