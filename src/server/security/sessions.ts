import { SESSIONS_SHOWN, type OpenSession } from '#contract/security.ts';
import { endSessions, tellEnded } from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound } from '#server/http/problem.ts';
import { whenProved, type Proved } from './proof.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'now'>;

/** The open sessions of a user, the last used first; `more` where there are more than one answer tells of. */
export async function listSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Caller,
): Promise<{ sessions: OpenSession[]; more: boolean }> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'network', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .orderBy((row) => row('id', '=', user.sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_SHOWN + 1)
    .execute();
  const sessions = rows.slice(0, SESSIONS_SHOWN).map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.id === user.sessionId,
  }));
  return { sessions, more: rows.length > SESSIONS_SHOWN };
}

/** Ends one session of a user, who shows who they are. NOT_FOUND for one that is over, missing or somebody else's. */
export async function endSession(deps: Needs, user: Caller, { id, ...proof }: Proved & { id: string }): Promise<void> {
  await deps.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow(notFound);
  await whenProved(deps, user, { proof }, async (trx) => {
    const at = deps.now();
    await trx
      .updateTable('sessions')
      .set({ revoked_at: at, revoked_why: 'user' })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(notFound);
    const ended = { userId: user.id, sessionId: user.sessionId, objectId: id, ip: proof.ip };
    await record(trx, at, { ...ended, action: 'account.session-ended', details: { count: 1 } });
  });
  tellEnded(deps, user.id, [id]);
}

/** Ends every session of a user but the one that asks, once its user shows who they are. Answers how many. */
export async function endOthers(deps: Needs, user: Caller, proof: Proved): Promise<number> {
  const ended = await whenProved(deps, user, { proof }, async (trx) => {
    const at = deps.now();
    const ended = await endSessions(trx, at, { userId: user.id, except: user.sessionId });
    const of_whom = { userId: user.id, sessionId: user.sessionId, ip: proof.ip };
    if (ended.length > 0)
      await record(trx, at, { ...of_whom, action: 'account.session-ended', details: { count: ended.length } });
    return ended;
  });
  tellEnded(deps, user.id, ended);
  return ended.length;
}
