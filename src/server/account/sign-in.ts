import { sql } from 'kysely';
import type { User } from '#contract/account.ts';
import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkDelay, clearDelay, countFailure } from './delays.ts';
import type { From } from './device.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { isOn } from './second-factor.ts';
import { beginStep } from './second-step.ts';
import { blindEmail, show } from './users.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'sessions' | 'now'>;
export type SignedIn = { access: string; refresh: string; user: User };

/**
 * Opens a session. A wrong password and an unknown e-mail are one answer in one time: INVALID_CREDENTIALS.
 * After five failures in a row RATE_LIMITED for a growing while. Where the account has a second factor MFA_REQUIRED, with what the second step takes.
 */
export async function signIn(deps: Needs, input: { email: string; password: string }, from: From): Promise<SignedIn> {
  const email = blindEmail(deps, input.email);
  await checkDelay(deps, email);
  const row = await deps.db.selectFrom('users').selectAll().where('email_blind', '=', email).executeTakeFirst();
  const right = await isPassword(row?.password_hash ?? null, input.password, () => checkDelay(deps, email));
  if (!row || !right || row.blocked_at) {
    await countRefusal(deps, email, { userId: row?.id, ip: from.ip });
    throw new Problem('INVALID_CREDENTIALS');
  }
  await clearDelay(deps, email);
  if (isOutdated(row.password_hash)) await renewHash(deps, row.id, input.password);
  if (await isOn(deps, row.id)) throw new Problem('MFA_REQUIRED', { mfa_token: await beginStep(deps, row.id) });
  const { sessionId, refresh } = await deps.db
    .transaction()
    .execute((trx) => openSession(trx, deps.now(), { userId: row.id, from }));
  return { access: await deps.sessions.issue({ id: row.id, sessionId }), refresh, user: await show(deps, row) };
}

/**
 * Counts the failure and writes it down for a known account. For an unknown one the same is written and taken back, so that neither the work nor its
 * time tells the two apart.
 */
async function countRefusal(
  { db, now }: Needs,
  email: Buffer,
  { userId, ip }: { userId: string | undefined; ip: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await countFailure({ db: trx, now }, email);
    await sql`savepoint written`.execute(trx);
    await record(trx, now(), { userId: userId ?? null, action: 'account.sign-in-failed', ip });
    const end = userId === undefined ? sql`rollback to savepoint written` : sql`release savepoint written`;
    await end.execute(trx);
  });
}

async function renewHash({ db }: Needs, id: string, password: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
}
