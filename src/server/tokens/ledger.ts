import { sql, type Kysely, type Transaction } from 'kysely';
import type { Price } from '#contract/prices.ts';
import type { TransactionType } from '#contract/tokens.ts';
import type { Tables } from '#server/db/tables.ts';
import { Problem } from '#server/http/problem.ts';

type Trx = Transaction<Tables>;
type Outcome = 'ok' | 'duplicate' | 'conflict' | 'insufficient' | 'locked' | 'already_resolved' | 'not_found';
/** What a move came to: `balance` is what can be spent after it; `needed` is the price of a hold that failed, or what a clawback left owing. */
type Moved = { outcome: Outcome; transferId: string; balance: number; needed: number };
type Raw = { outcome: Outcome; transfer_id: string | null; balance: string | null; needed: string | null };

/** One move, by a function of migration 004: it locks the account first and is safe to repeat under its key. */
async function move(db: Kysely<Tables>, call: ReturnType<typeof sql>): Promise<Moved> {
  const { rows } = await sql<Raw>`select (moved).* from (select ${call} as moved offset 0) m`.execute(db);
  const { outcome, transfer_id, balance, needed } = rows[0]!;
  // The same key for another move is an error of the program: nothing moved.
  if (outcome === 'conflict') throw new Error('a key of the ledger was used for another move');
  return { outcome, transferId: transfer_id ?? '', balance: Number(balance ?? 0), needed: Number(needed ?? 0) };
}

/** Gives tokens, once for each key. Answers the balance. */
export async function credit(
  trx: Trx,
  { userId, tokens, key, reason, ref = null }: Credit,
): Promise<{ transferId: string; balance: number }> {
  return move(trx, sql`ledger_credit(${userId}::uuid, ${tokens}, ${key}, ${reason}, ${ref})`);
}
export type Credit = { userId: string; tokens: number; key: string; reason: TransactionType; ref?: string | null };

/** Takes tokens back for money that went back, once for each key: what there is now, the rest from what comes in later. Answers the balance and what is owed. */
export async function clawback(
  trx: Trx,
  { userId, tokens, key, reason, ref = null }: Credit,
): Promise<{ transferId: string; balance: number; owed: number }> {
  const { needed, ...moved } = await move(
    trx,
    sql`ledger_clawback(${userId}::uuid, ${tokens}, ${key}, ${reason}, ${ref})`,
  );
  return { ...moved, owed: needed };
}

/**
 * Holds the price of a piece of work. `id` is the work's own: holding twice for it is holding once. Throws INSUFFICIENT_TOKENS with the balance and
 * the price, and UNAVAILABLE while the ledger is not trusted.
 */
export async function hold(trx: Trx, userId: string, { name, tokens }: Price, id: string): Promise<Moved> {
  const held = await move(trx, sql`ledger_hold(${userId}::uuid, ${tokens}, ${`hold:${id}`}, ${name}, ${id})`);
  if (held.outcome === 'locked') throw new Problem('UNAVAILABLE');
  if (held.outcome === 'insufficient')
    throw new Problem('INSUFFICIENT_TOKENS', { current_balance: held.balance, tokens_needed: held.needed });
  return held;
}

/**
 * Spends so many tokens of what is held, in the transaction that keeps what it was held for; what is left goes back. Answers the balance. Throws where the hold was released before: the work
 * must not be kept then.
 */
export async function settle(trx: Trx, holdId: string, tokens: number): Promise<number> {
  const { outcome, balance } = await move(trx, sql`ledger_resolve(${holdId}::bigint, ${tokens}, ${'adjustment'})`);
  if (outcome === 'ok' || outcome === 'duplicate') return balance;
  throw new Problem('UNAVAILABLE');
}

/** Gives back what is held and answers the balance; once it was spent or given back, does nothing. */
export async function release(
  db: Kysely<Tables>,
  holdId: string,
  reason: Extract<TransactionType, 'refund' | 'no_answer'> = 'refund',
): Promise<number> {
  return (await move(db, sql`ledger_resolve(${holdId}::bigint, 0, ${reason})`)).balance;
}

/** Tokens that can be spent now; 0 for who has no account yet. */
export async function available(db: Kysely<Tables>, userId: string): Promise<number> {
  const { rows } = await sql<{ balance: string }>`
    select credits_posted - debits_posted - debits_pending as balance from ledger_accounts where user_id = ${userId}::uuid`.execute(
    db,
  );
  return Number(rows[0]?.balance ?? 0);
}
