import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import { runningAt, startEmbedded, wasMade, type Embedded } from './embedded/embedded.ts';
import { FolderInUse, lockFolder } from './lock.ts';

/** How long a Fojas that is just starting or stopping is waited for. */
const PATIENCE_MS = 20_000;

/** Thrown where there is no database to reach; its message is one line for a person. */
export class NoDatabase extends Error {}

/**
 * Reaches the database of an installation for a while, beside a Fojas that runs on it or without one: the embedded PostgreSQL is used where it runs, and
 * else started and stopped again. None is ever made.
 */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Embedded> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  if (!wasMade(dataDir))
    throw new NoDatabase(
      `There is no database in ${dataDir}: start Fojas once, or set FOJAS_DATA_DIR or DATABASE_URL to where it is.`,
    );
  for (const until = Date.now() + PATIENCE_MS; ; await pause(100)) {
    try {
      const unlock = lockFolder(dataDir);
      try {
        const { url, stop } = await startEmbedded(dataDir);
        return { url, stop: () => stop().finally(unlock) };
      } catch (error) {
        unlock();
        throw error;
      }
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      const url = runningAt(dataDir);
      if (url) return { url, stop: async () => undefined };
      if (Date.now() > until)
        throw new NoDatabase(
          `A Fojas on ${dataDir} is starting or stopping, and its database does not answer: try again.`,
        );
    }
  }
}
