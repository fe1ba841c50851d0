import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { networkOf, record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { write } from '#server/mail/index.ts';
import { addressee } from './addressee.ts';
import { tellEnded } from './sessions.ts';
import { reusedLetter } from './text.ts';

/** A session ends after 30 days, or when nobody used it for as long as the installation says (`config.sessionIdleMs`). */
export const SESSION_DAYS = 30;
/** After a successor was first used its parent is still taken this long: another tab may have read it just before. */
const GRACE_MS = 10_000;

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'log' | 'now'>;
type Token = Selectable<Tables['refresh_tokens']>;
type Session = Selectable<Tables['sessions']>;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const refused = (): Problem => new Problem('UNAUTHENTICATED');

/** The first refresh token of a session: an id, a dot and 256 random bits, of which only a hash is kept. */
export function firstToken(of: { sessionId: string; at: Date; expires_at: Date }): {
  token: string;
  row: Insertable<Tables['refresh_tokens']>;
} {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const row = {
    id,
    session_id: of.sessionId,
    hash: hashOf(secret),
    parent_id: null,
    created_at: of.at,
    used_at: null,
    expires_at: of.expires_at,
  };
  return { token: `${id}.${secret}`, row };
}

/** A token's only successor. Its secret follows from its parent's, so asking again answers the same one: a lost answer or a second tab never forks the family. */
const successorSecret = ({ vault }: Needs, parentSecret: string, id: string): string =>
  vault.blind(`${parentSecret}.${id}`, 'refresh-token').toString('base64url');

type Found = { secret: string; token: Token; session: Session };

/** The token that was presented, with its session locked; null for one that never was. */
async function find(trx: Transaction<Tables>, presented: string): Promise<Found | null> {
  const match = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(presented);
  if (!match || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(match[1]!)) return null;
  const [, id, secret] = match as unknown as [string, string, string];
  const at = await trx.selectFrom('refresh_tokens').select('session_id').where('id', '=', id).executeTakeFirst();
  if (!at) return null;
  const session = await trx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', at.session_id)
    .forUpdate()
    .executeTakeFirst();
  const token = await trx.selectFrom('refresh_tokens').selectAll().where('id', '=', id).executeTakeFirst();
  if (!session || !token || !timingSafeEqual(token.hash, hashOf(secret))) return null;
  return { secret, token, session };
}

const isOver = ({ config }: Needs, session: Session, at: Date): boolean =>
  session.revoked_at !== null ||
  session.expires_at <= at ||
  session.last_used_at.getTime() + config.sessionIdleMs <= at.getTime();

type Outcome = { refresh: string; caller: { id: string; sessionId: string } } | { stolen: Session } | null;

/**
 * Rotation, confirmed by use: the token that was sent stays good until its successor is first used; sent later than ten seconds
 * after that, somebody holds a copy, and the whole family ends, which its owner is written of. Throws UNAUTHENTICATED for every token that is not good.
 */
export async function refresh(
  deps: Needs,
  presented: string,
  ip: string,
): Promise<{ access: string; refresh: string }> {
  const outcome = await deps.db.transaction().execute((trx) => rotate(deps, trx, { presented, ip }));
  if (!outcome) throw refused();
  if ('stolen' in outcome) {
    await endStolen(deps, outcome.stolen, ip);
    throw refused();
  }
  return { access: await deps.sessions.issue(outcome.caller), refresh: outcome.refresh };
}

async function rotate(
  deps: Needs,
  trx: Transaction<Tables>,
  { presented, ip }: { presented: string; ip: string },
): Promise<Outcome> {
  const found = await find(trx, presented);
  if (!found) return null;
  const { secret, token, session } = found;
  const at = deps.now();
  const user = await trx.selectFrom('users').select('blocked_at').where('id', '=', session.user_id).executeTakeFirst();
  if (isOver(deps, session, at) || token.expires_at <= at || !user || user.blocked_at) return null;

  const child = await trx
    .selectFrom('refresh_tokens')
    .select(['id', 'used_at'])
    .where('parent_id', '=', token.id)
    .executeTakeFirst();
  if (child?.used_at && child.used_at.getTime() + GRACE_MS < at.getTime()) return { stolen: session };
  await trx
    .updateTable('sessions')
    .set({ last_used_at: at, network: networkOf(ip) })
    .where('id', '=', session.id)
    .execute();
  if (!token.used_at) await trx.updateTable('refresh_tokens').set({ used_at: at }).where('id', '=', token.id).execute();
  const id = child?.id ?? randomUUID();
  const next = successorSecret(deps, secret, id);
  if (!child)
    await trx
      .insertInto('refresh_tokens')
      .values({
        id,
        session_id: session.id,
        hash: hashOf(next),
        parent_id: token.id,
        created_at: at,
        used_at: null,
        expires_at: session.expires_at,
      })
      .execute();
  return { refresh: `${id}.${next}`, caller: { id: session.user_id, sessionId: session.id } };
}

/** Ends the family of a copied token, and writes of it, once however often it comes back. */
async function endStolen(deps: Needs, { id, user_id: userId }: Session, ip: string): Promise<void> {
  // Held here, so that whoever waits for the session's row waits for no second connection.
  await deps.vault.of(userId);
  const at = deps.now();
  const ended = await deps.db.transaction().execute(async (trx) => {
    if (!(await revoke(trx, id, 'reuse', at))) return false;
    await record(trx, at, { userId, action: 'account.token-reused', sessionId: id, ip });
    const to = await addressee(deps, trx, userId);
    if (to) await write(deps, trx, to, reusedLetter, { at, appUrl: deps.config.appUrl });
    return true;
  });
  if (!ended) return;
  deps.log.warn({ user: userId, session: id }, 'a used refresh token came back: the session is revoked');
  tellEnded(deps, userId, [id]);
}

/** Answers whether it stood until now. */
async function revoke(
  trx: Transaction<Tables>,
  sessionId: string,
  why: 'logout' | 'reuse',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ revoked_at: at, revoked_why: why })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends the session that a refresh token belongs to. A token that is unknown, spent or over is no error: there is nothing left to end. */
export async function signOut(deps: Needs, presented: string | undefined, ip: string): Promise<void> {
  if (!presented) return;
  const at = deps.now();
  const ended = await deps.db.transaction().execute(async (trx) => {
    const session = (await find(trx, presented))?.session;
    if (!session || !(await revoke(trx, session.id, 'logout', at))) return null;
    await record(trx, at, { userId: session.user_id, action: 'account.signed-out', sessionId: session.id, ip });
    return session;
  });
  if (ended) tellEnded(deps, ended.user_id, [ended.id]);
}
