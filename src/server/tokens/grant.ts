import { sql } from 'kysely';
import type { TransactionType } from '#contract/tokens.ts';
import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import { lockAccount } from './apply.ts';
import { credit } from './ledger.ts';
import { welcome } from './paid.ts';

/** What an operator gives tokens for: as a courtesy, or for work that did not end well (the refund policy knows both). */
export const GRANT_REASONS = ['bonus', 'refund'] as const satisfies TransactionType[];
type GrantReason = (typeof GRANT_REASONS)[number];
/** The most tokens of one grant: a slip of the finger is not paid for by a ledger that never forgets. */
export const GRANT_MOST = 1_000_000;
export type Grant = { userId: string; tokens: number; reason: GrantReason; key: string };

/** Gives tokens to a user, once for each key of that user. Answers null where the key was used for another grant: nothing moved then. */
export async function grant(
  deps: Pick<Deps, 'db' | 'config' | 'live' | 'now'>,
  { userId, tokens, reason, key }: Grant,
): Promise<{ balance: number; repeated: boolean } | null> {
  const of = `grant:${userId}:${key}`;
  const granted = await deps.db.transaction().execute(async (trx) => {
    await welcome(deps, trx, userId);
    await lockAccount(trx, userId);
    const { rows } = await sql<{ amount: string; reason: string }>`
      select amount, reason from ledger_transfers where idem_key = ${of}`.execute(trx);
    const before = rows[0];
    if (before && (Number(before.amount) !== tokens || before.reason !== reason)) return null;
    const { balance } = await credit(trx, { userId, tokens, key: of, reason });
    if (!before)
      await record(trx, deps.now(), {
        userId,
        actor: 'operator',
        action: 'tokens.credited',
        details: { tokens, why: reason },
      });
    return { balance, repeated: before !== undefined };
  });
  if (granted && !granted.repeated) deps.live.tell(userId, { type: 'tokens' });
  return granted;
}
