import { randomUUID } from 'node:crypto';
import type { User } from '#contract/account.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkDelay, clearDelay, countFailure } from './delays.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { firstToken, SESSION_DAYS } from './refresh.ts';
import { blindEmail, show } from './users.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Needs = Pick<Deps, 'db' | 'vault' | 'sessions' | 'now'>;
export type SignedIn = { access: string; refresh: string; user: User };

/**
 * Opens a session. A wrong password and an unknown e-mail are one answer in one time: INVALID_CREDENTIALS.
 * After five failures in a row RATE_LIMITED for a growing while.
 */
export async function signIn(deps: Needs, input: { email: string; password: string }): Promise<SignedIn> {
  const email = blindEmail(deps, input.email);
  await checkDelay(deps, email);
  const row = await deps.db.selectFrom('users').selectAll().where('email_blind', '=', email).executeTakeFirst();
  const right = await isPassword(row?.password_hash ?? null, input.password, () => checkDelay(deps, email));
  if (!row || !right || row.blocked_at) {
    await countFailure(deps, email);
    throw new Problem('INVALID_CREDENTIALS');
  }
  await clearDelay(deps, email);
  if (isOutdated(row.password_hash)) await renewHash(deps, row.id, input.password);
  const session = await openSession(deps, row.id);
  return { ...session, user: await show(deps, row) };
}

async function renewHash({ db }: Needs, id: string, password: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
}

async function openSession(deps: Needs, userId: string): Promise<{ access: string; refresh: string }> {
  const sessionId = randomUUID();
  const at = deps.now();
  const expires_at = new Date(at.getTime() + SESSION_DAYS * DAY_MS);
  const { token, row } = firstToken({ sessionId, at, expires_at });
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sessions')
      .values({ id: sessionId, user_id: userId, created_at: at, last_used_at: at, expires_at })
      .execute();
    await trx.insertInto('refresh_tokens').values(row).execute();
  });
  return { access: await deps.sessions.issue({ id: userId, sessionId }), refresh: token };
}
