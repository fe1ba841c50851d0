import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import { Held, LIFT, marksLoss } from './held.ts';
import type { Tables } from './tables.ts';

/**
 * Milliseconds after which the database gives up on us: a stuck statement, a row that others keep, or a transaction that nobody goes on with; and after which
 * we give up on it: on a connection, new or from the pool, and on one that says nothing although the server limits a statement.
 */
const LIMITS = { statement: 10_000, lock: 3_000, transaction: 60_000, connection: 5_000, silence: 12_000 };
/** How long a start waits for a database that is not there yet or has no room, and between its tries. In milliseconds. */
const START = { limit: 60_000, first: 100, most: 3_000 } as const;
/** Connections that a process wants to start with: of the pool, of the job queue, and of the listener. */
const WANTED = 4;

/**
 * A pool of connections. A connection that breaks is replaced by the pool and logged; it never ends the process. Errors of lost connections carry a code:
 * that of the network, or one of PostgreSQL's classes 08 and 57.
 */
export function connect(
  url: string,
  log: Pick<Log, 'warn'>,
  max = 16,
  limits = LIMITS,
): { db: Kysely<Tables>; pool: pg.Pool; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: limits.connection,
    application_name: 'fojas',
    keepAlive: true,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.transaction,
  });
  // Told of each connection itself: one that is lost between two statements of a transaction is idle to nobody but the socket, and an error that nobody
  // hears ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      log.warn({ code: (error as { code?: string }).code }, 'a database connection was lost'),
    ),
  );
  pool.on('error', () => undefined);
  const held = { connect: () => Held.from(pool, limits.silence), end: () => pool.end() };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: held }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends the pool only where it has used it.
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close };
}

/** One connection without limits of time, for work that may wait for others or take long; nobody's call hangs on it. */
export const withoutLimits = <T>(db: Kysely<Tables>, work: (one: Kysely<Tables>) => Promise<T>): Promise<T> =>
  db.connection().execute(async (one) => {
    await sql.raw(LIFT).execute(one);
    return work(one);
  });

/** Whether an error says that there is no database now, or none with room: what may be tried again. */
const passes = (error: unknown): boolean =>
  marksLoss(error) || ((error as { code?: string } | null)?.code ?? '').startsWith('53');

/** Waits until the database takes as many connections as a start wants; throws its error after a minute, or at once where waiting does not help. */
export async function whenReachable(url: string, log: Pick<Log, 'warn'>, limit: number = START.limit): Promise<void> {
  const until = Date.now() + limit;
  for (let wait: number = START.first; ; wait = Math.min(wait * 2, START.most)) {
    const clients = Array.from({ length: WANTED }, () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: LIMITS.connection });
      client.on('error', () => undefined);
      return client;
    });
    const tried = await Promise.allSettled(clients.map((client) => client.connect()));
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
    const refused = tried.find((one) => one.status === 'rejected');
    if (!refused) return;
    if (!passes(refused.reason) || Date.now() > until) throw refused.reason;
    log.warn({ code: (refused.reason as { code?: string }).code }, 'the database is not reachable yet');
    await pause(wait);
  }
}
