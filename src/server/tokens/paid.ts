import { sql, type Kysely, type Transaction } from 'kysely';
import type { Price } from '#contract/prices.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { traceOf } from '#server/log.ts';
import { credit, hold, release, settle } from './ledger.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'live' | 'log'>;
/** Holds that are looked at at once. */
const STALE_AT_ONCE = 100;
/** Seconds for which a hold is believed to be worked on, and after which who works says so again. With the sweep tokens are back within a minute. */
const LEASE = { seconds: 30, renewMs: 10_000 } as const;

/**
 * Settles what a piece of work costs, in the transaction that keeps its result; work that found nothing costs nothing. Answers the balance, null where
 * tokens are off.
 */
export type Settle = (trx: Transaction<Tables>, found: boolean) => Promise<number | null>;

/** A piece of work, whose it is, and what it costs. */
type Piece = { userId: string; price: Price; id: string };

/** Gives the tokens of a new account, once. */
export async function welcome(
  { config }: Pick<Deps, 'config'>,
  trx: Transaction<Tables>,
  userId: string,
): Promise<void> {
  const tokens = config.billing?.welcomeTokens ?? 0;
  if (tokens === 0) return;
  const key = `welcome:${userId}`;
  // Asked first, since the number may have been another one when this account was opened.
  const given = await sql`select 1 from ledger_transfers where idem_key = ${key}`.execute(trx);
  if (given.rows.length > 0) return;
  await credit(trx, { userId, tokens, key, reason: 'welcome' });
}

/**
 * Holds the price of work that outlives this process, in the transaction that asks for it, with the tokens of a new account. The hold has no lease: whoever
 * ends the work settles or releases it. Answers its id, null where tokens are off. Throws INSUFFICIENT_TOKENS.
 */
export async function holdPrice(
  deps: Pick<Deps, 'config'>,
  trx: Transaction<Tables>,
  { userId, price, id }: Piece,
): Promise<string | null> {
  if (!deps.config.billing) return null;
  await welcome(deps, trx, userId);
  return (await hold(trx, userId, price, id)).transferId;
}

/**
 * Work that costs tokens: holds its price, runs it, and gives the tokens back when it throws or ends without settling. `id` is the work's own.
 * Dies this process meanwhile, another one gives them back once the lease has run out. Throws INSUFFICIENT_TOKENS before any work.
 */
export async function paid<T>(deps: Needs, piece: Piece, work: (settle: Settle) => Promise<T>): Promise<T> {
  const { userId, price } = piece;
  if (!deps.config.billing) return work(async () => null);
  const holdId = await deps.db.transaction().execute(async (trx) => {
    const held = (await holdPrice(deps, trx, piece))!;
    await trx.insertInto('ledger_leases').values({ hold_id: held, until: leaseEnd() }).execute();
    return held;
  });
  const renewing = setInterval(() => void renew(deps, holdId), LEASE.renewMs);
  let settled = false;
  try {
    return await work(async (trx, found) => {
      const balance = found ? await settle(trx, holdId, price.tokens) : await release(trx, holdId, 'no_answer');
      settled = true;
      return balance;
    });
  } catch (error) {
    // The transaction that settled did not hold.
    settled = false;
    throw error;
  } finally {
    clearInterval(renewing);
    if (!settled) await giveBack(deps, holdId);
    deps.live.tell(userId, { type: 'tokens' });
  }
}

const leaseEnd = () => sql<Date>`now() + make_interval(secs => ${LEASE.seconds})`;

async function renew({ db, log }: Needs, holdId: string): Promise<void> {
  await db
    .updateTable('ledger_leases')
    .set({ until: leaseEnd() })
    .where('hold_id', '=', holdId)
    .execute()
    .catch((error: unknown) => log.warn({ hold: holdId, error: traceOf(error) }, 'a lease was not renewed'));
}

/** What fails here is done by the sweep. A hold whose settling was committed after all is left alone. */
async function giveBack({ db, log }: Needs, holdId: string): Promise<void> {
  await release(db, holdId).catch((error: unknown) =>
    log.warn({ hold: holdId, error: traceOf(error) }, 'tokens wait to be given back'),
  );
}

/** Gives back all that is held for one user, whatever works on it: its result will not be kept. */
export async function releaseAll(trx: Transaction<Tables>, userId: string): Promise<void> {
  const { rows } = await sql<{ hold_id: string }>`
    select hold_id from ledger_leases join ledger_transfers on ledger_transfers.id = hold_id
    where user_account = (select id from ledger_accounts where user_id = ${userId}::uuid)`.execute(trx);
  for (const { hold_id } of rows) await release(trx, hold_id);
}

/** Gives back what nobody works on any more, each hold by itself. Answers how many holds that were. */
export async function releaseStale(deps: Pick<Deps, 'db' | 'log'>): Promise<number> {
  let released = 0;
  for (;;) {
    const { looked, done } = await releaseSome(deps);
    released += done;
    // Those that cannot be given back now come first again: they wait for the next turn.
    if (looked < STALE_AT_ONCE || done === 0) return released;
  }
}

async function releaseSome({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<{ looked: number; done: number }> {
  const stale = await db
    .selectFrom('ledger_leases')
    .select('hold_id')
    .where('until', '<', sql<Date>`now()`)
    .orderBy('until')
    .limit(STALE_AT_ONCE)
    .execute();
  let done = 0;
  for (const { hold_id } of stale)
    try {
      if (await releaseIfStale(db, hold_id)) done++;
    } catch (error) {
      log.warn({ hold: hold_id, error: traceOf(error) }, 'tokens wait to be given back');
    }
  return { looked: stale.length, done };
}

/** The account is locked before the lease is looked at, in the order in which work that ends meanwhile does it; what was renewed meanwhile stays. */
const releaseIfStale = (db: Kysely<Tables>, holdId: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`select 1 from ledger_accounts
      where id = (select user_account from ledger_transfers where id = ${holdId}::bigint) for update`.execute(trx);
    const stale = await trx
      .selectFrom('ledger_leases')
      .select('hold_id')
      .where('hold_id', '=', holdId)
      .where('until', '<', sql<Date>`clock_timestamp()`)
      .forUpdate()
      .executeTakeFirst();
    if (stale) await release(trx, holdId);
    return stale !== undefined;
  });
