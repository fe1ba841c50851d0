import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Revokes the sessions of a user, all or all but one, and with them the address of an export that one of them may have made. Answers which ended: tell them (`tellEnded`) once the
 * transaction stands.
 */
export async function endSessions(
  trx: Transaction<Tables>,
  at: Date,
  { userId, except }: { userId: string; except?: string },
): Promise<string[]> {
  await trx
    .updateTable('exports')
    .set({ token_hash: null })
    .where('user_id', '=', userId)
    .where('token_hash', 'is not', null)
    .execute();
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: at, revoked_why: 'user' })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** This process forgets ended sessions at once, open streams of every process end, others believe them five seconds more at most. */
export function tellEnded(
  { sessions, live }: Pick<Deps, 'sessions' | 'live'>,
  userId: string,
  ended: readonly string[],
): void {
  for (const id of ended) sessions.forget(id);
  if (ended.length > 0) live.tell(userId, { type: 'session' });
}
