import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { networkOf, record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import { deviceOf, type From } from './device.ts';
import { firstToken, SESSION_DAYS } from './refresh.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens a session, in the transaction of the sign-in that earned it. Answers its id and its first refresh token. */
export async function openSession(
  trx: Transaction<Tables>,
  at: Date,
  { userId, from, by }: { userId: string; from: From; by?: 'passkey' | 'oidc' },
): Promise<{ sessionId: string; refresh: string }> {
  const sessionId = randomUUID();
  const expires_at = new Date(at.getTime() + SESSION_DAYS * DAY_MS);
  const { token, row } = firstToken({ sessionId, at, expires_at });
  const life = { created_at: at, last_used_at: at, expires_at };
  await trx
    .insertInto('sessions')
    .values({ id: sessionId, user_id: userId, ...life, ...deviceOf(from.agent), network: networkOf(from.ip) })
    .execute();
  await trx.insertInto('refresh_tokens').values(row).execute();
  await record(trx, at, {
    userId,
    action: 'account.signed-in',
    sessionId,
    ip: from.ip,
    ...(by && { details: { kind: by } }),
  });
  return { sessionId, refresh: token };
}
