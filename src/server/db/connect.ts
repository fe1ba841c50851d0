import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import type { Tables } from './tables.ts';

/** Milliseconds after which the database gives up on us: a stuck statement, or a transaction that nobody goes on with. */
const LIMITS = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000, lock_timeout: 15_000 };

/** A pool of connections. A connection that breaks is replaced by the pool and logged; it never ends the process. */
export function connect(
  url: string,
  log: Pick<Log, 'warn'>,
  max = 16,
): { db: Kysely<Tables>; pool: pg.Pool; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'fojas',
    ...LIMITS,
  });
  // Told of each connection itself: one that is lost between two statements of a transaction is idle to nobody but the socket, and an error that nobody
  // hears ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      log.warn({ code: (error as { code?: string }).code }, 'a database connection was lost'),
    ),
  );
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends the pool only where it has used it.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close };
}
