import { sql, type Selectable } from 'kysely';
import type { User } from '#contract/account.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkDelay, clearDelay, countFailure } from './delays.ts';
import type { From } from './device.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { secondWays } from './second-factor.ts';
import { beginStep } from './second-step.ts';
import { blindEmail, hold, show } from './users.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'sessions' | 'log' | 'now'>;
export type SignedIn = { access: string; refresh: string; user: User };

/**
 * Opens a session. A wrong password and an unknown e-mail are one answer in one time: INVALID_CREDENTIALS.
 * After five failures in a row RATE_LIMITED for a growing while. Where the account has a second factor MFA_REQUIRED, with what the second step takes.
 */
export async function signIn(deps: Needs, input: { email: string; password: string }, from: From): Promise<SignedIn> {
  const email = blindEmail(deps, input.email);
  await checkDelay(deps, email);
  const row = await deps.db.selectFrom('users').selectAll().where('email_blind', '=', email).executeTakeFirst();
  // Of a blocked account no password is right.
  const right = await isPassword(row && !row.blocked_at ? row.password_hash : null, input.password, {
    before: () => checkDelay(deps, email),
    wrong: () => countRefusal(deps, email, { userId: row?.id, ip: from.ip }),
  });
  if (!row || !right) {
    deps.log.warn({ user: row?.id ?? null }, 'a sign-in failed');
    throw new Problem('INVALID_CREDENTIALS');
  }
  await clearDelay(deps, email);
  if (isOutdated(row.password_hash!)) await renewHash(deps, row, input.password);
  const opened = await enter(deps, row, from);
  if ('ways' in opened) throw new Problem('MFA_REQUIRED', { mfa_token: opened.token, mfa_with: opened.ways });
  const { sessionId, refresh } = opened;
  deps.log.info({ user: row.id, session: sessionId }, 'somebody signed in');
  return { access: await deps.sessions.issue({ id: row.id, sessionId }), refresh, user: await show(deps, row) };
}

type Row = Selectable<Tables['users']>;

/**
 * Opens a session, or begins the second step where there is one. What may have changed since the password was looked at is held meanwhile: whoever sets
 * another one, shuts the account or turns the second factor on ends what is opened here too.
 */
const enter = ({ db, now }: Needs, { id: userId, password_changed_at }: Row, from: From) =>
  db.transaction().execute(async (trx) => {
    const held = await hold(trx, userId);
    if (!held || held.password_changed_at?.getTime() !== password_changed_at?.getTime())
      throw new Problem('INVALID_CREDENTIALS');
    const ways = await secondWays(trx, userId);
    if (ways.length === 0) return openSession(trx, now(), { userId, from });
    return { token: await beginStep({ db: trx, now }, userId), ways };
  });

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

/** Not in the place of a password that was set meanwhile. */
async function renewHash({ db }: Needs, { id, password_hash }: Row, password: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute();
}
