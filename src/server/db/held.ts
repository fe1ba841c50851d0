import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { patiently } from './patience.ts';

/** What the network says of a server that is not there, or not any more. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What pg says of it, without any code. */
const SAID =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
/** PostgreSQL's own word for it: connection_failure. */
const CONNECTION_FAILURE = '08006';
/** A new beginning, or a plain question of our query builder: asked twice it is the same. Calls of functions are not among them. */
const REPEATABLE = /^(begin|start transaction|select "(?!.* for (update|share)))/;

/** Says in a code what an error that tells of a lost connection says in words; whether it tells of one. */
export function marksLoss(error: unknown): boolean {
  const told = error as { code?: string; message?: string } | null;
  if (told?.code === undefined && SAID.test(told?.message ?? ''))
    Object.assign(error as object, { code: CONNECTION_FAILURE });
  const code = told?.code ?? '';
  return NETWORK.has(code) || code.startsWith('08') || code.startsWith('57P');
}

/** Takes the limits of time from a session. */
export const LIFT =
  "select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)";
/** Whoever sets the limit of its statements itself is not watched for silence, and its session is nobody else's afterwards. */
const LIMIT = 'statement_timeout';

const take = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error: unknown) => {
    // A server that cannot begin a session for a fault of its own, as on a full disk, is not there for us.
    if (/^(XX|58)/.test((error as { code?: string }).code ?? ''))
      Object.assign(error as object, { code: CONNECTION_FAILURE });
    marksLoss(error);
    throw error;
  });

/**
 * A connection of the pool while somebody has it. One that was lost before its first statement is replaced, where that statement may be asked again. One
 * that says nothing for `silence` milliseconds, which is longer than the server lets a statement take, is at the end of a broken line: it is hung up.
 */
export class Held implements PostgresPoolClient {
  private first = true;
  private lifted = false;
  private released = false;

  private constructor(
    private readonly pool: pg.Pool,
    private client: pg.PoolClient,
    private readonly silence: number,
  ) {}

  static from = async (pool: pg.Pool, silence: number): Promise<Held> => new Held(pool, await take(pool), silence);

  // What Kysely's type of a client promises further, it asks of cursors only, which are not used here.
  query = (async (text: string, values: unknown[]) => {
    const first = this.first;
    this.first = false;
    if (text.includes(LIMIT)) this.lifted = true;
    try {
      return await this.heard(text, values);
    } catch (error) {
      if (!marksLoss(error) || !first || !REPEATABLE.test(text)) throw error;
      this.drop(error as Error);
      this.client = await take(this.pool);
      this.released = false;
      return await this.heard(text, values);
    }
  }) as unknown as PostgresPoolClient['query'];

  release = (): void => this.drop();

  private drop(error?: Error): void {
    if (this.released) return;
    this.released = true;
    this.client.release(error ?? this.lifted);
  }

  private async heard(text: string, values: unknown[]): Promise<pg.QueryResult> {
    // pg hangs up at once where a statement is still waited for.
    const hangUp = (): void => void (this.client as unknown as pg.Client).end().catch(() => undefined);
    const timer = this.lifted ? undefined : setTimeout(hangUp, this.silence);
    try {
      return await patiently(text, () => this.client.query<Record<string, unknown>>(text, values));
    } catch (error) {
      marksLoss(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
