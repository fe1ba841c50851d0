import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { available } from './ledger.ts';
import { welcome } from './paid.ts';

type Known = { balance: number; welcomed: boolean };
type Asked = { ids: Set<string>; answer: Promise<Map<string, Known>> };

/** Those who asked since the last question to the database left. */
const waiting = new WeakMap<Kysely<Tables>, Asked>();

/**
 * Tokens that can be spent now, with those of a new account. Who asks at the same moment is asked about in one query. It leaves after everybody in it
 * has asked, so each is told a balance that stood after the question: nothing is remembered, and no other process can have moved tokens unseen.
 */
export async function balance(deps: Pick<Deps, 'db' | 'config'>, userId: string): Promise<number> {
  const known = (await ask(deps.db, userId)).get(userId);
  if (known?.welcomed || !deps.config.billing?.welcomeTokens) return known?.balance ?? 0;
  await deps.db.transaction().execute((trx) => welcome(deps, trx, userId));
  return available(deps.db, userId);
}

function ask(db: Kysely<Tables>, userId: string): Promise<Map<string, Known>> {
  let asked = waiting.get(db);
  if (!asked) {
    const ids = new Set<string>();
    asked = { ids, answer: nextTurn(() => waiting.delete(db)).then(() => read(db, [...ids])) };
    waiting.set(db, asked);
  }
  asked.ids.add(userId);
  return asked.answer;
}

/** After all that has arrived by now was handed to its routes. */
const nextTurn = (then: () => void): Promise<void> =>
  new Promise((resolve) =>
    setImmediate(() => {
      then();
      resolve();
    }),
  );

async function read(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<{ id: string; balance: string | null; welcomed: boolean }>`
    select asked.id, credits_posted - debits_posted - debits_pending as balance,
      exists (select from ledger_transfers where idem_key = 'welcome:' || asked.id) as welcomed
    from unnest(${ids}::uuid[]) as asked(id) left join ledger_accounts on user_id = asked.id`.execute(db);
  return new Map(rows.map((row) => [row.id, { balance: Number(row.balance ?? 0), welcomed: row.welcomed }]));
}
