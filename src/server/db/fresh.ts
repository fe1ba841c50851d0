import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { startEmbedded, type Embedded } from './embedded/embedded.ts';
import { lockFolder } from './lock.ts';
import { NoDatabase } from './reach.ts';

/** What may lie in a folder that is fresh: without its master key nothing of a backup could be read. */
const BROUGHT = ['master.key'];

async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from pg_namespace where nspname = 'pgboss' union all select from pg_tables where schemaname = 'public' limit 1",
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

const strange = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => !BROUGHT.includes(name));

/** Throws `NoDatabase` for a data folder in which anything but a master key is. */
export function checkFresh({ dataDir }: Pick<Config, 'dataDir'>): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (strange(dataDir).length > 0)
    throw new NoDatabase(
      `The folder ${dataDir} is not empty: set FOJAS_DATA_DIR to a fresh one that holds master.key alone.`,
    );
}

/** Removes all but the master key from a folder that was fresh a moment ago. */
export function emptyFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  for (const name of strange(dataDir)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/** Makes a database in a fresh folder, or takes an empty one. Throws `NoDatabase` else. */
export async function makeDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Embedded> {
  if (databaseUrl) {
    if (await hasTables(databaseUrl))
      throw new NoDatabase('The database at DATABASE_URL is not empty: make a new one.');
    return { url: databaseUrl, stop: async () => undefined };
  }
  const unlock = lockFolder(dataDir);
  try {
    const { url, stop } = await startEmbedded(dataDir);
    return { url, stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
