import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { SECOND_FACTOR } from '#contract/security.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { From } from './device.ts';
import { openSession } from './open-session.ts';
import { lockFactor, passkeysOf, tryCode } from './second-factor.ts';
import type { SignedIn } from './sign-in.ts';
import { hold, show } from './users.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'log' | 'now'>;
/** `gone`: whether whoever asks has hung up. */
type Step = { token: string; code: string; from: From; gone: () => boolean };
type AwaitedStep = { hash: Buffer; userId: string };

const MINUTE_MS = 60_000;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const expired = (): Problem => new Problem('MFA_EXPIRED');

/** The password was right: a token of 256 random bits for the code that must follow. Only its hash is kept. */
export async function beginStep({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + SECOND_FACTOR.minutes * MINUTE_MS);
  await db
    .insertInto('sign_in_steps')
    .values({ hash: hashOf(token), user_id: userId, expires_at })
    .execute();
  return token;
}

/** Whose sign-in waits for its second step; null for a token that is unknown, used or over. */
export async function stepOf({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<AwaitedStep | null> {
  const hash = hashOf(token);
  const step = await db
    .selectFrom('sign_in_steps')
    .select('user_id')
    .where('hash', '=', hash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return step ? { hash, userId: step.user_id } : null;
}

/** Spends the second step of a sign-in; false where it was spent or over. */
export async function endStep(trx: Transaction<Tables>, at: Date, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sign_in_steps')
    .set({ spent_at: at })
    .where('hash', '=', hash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * The second step of a sign-in: opens the session for a code of the application or a recovery code, which is spent exactly if the session is there: whoever
 * closed the window meanwhile keeps it. INVALID_CODE for a wrong one or one used before;
 * MFA_EXPIRED for a token that is unknown, used, five minutes old, or had five wrong codes.
 */
export async function signInWithCode(deps: Needs, { token, code, from, gone }: Step): Promise<SignedIn> {
  const hash = hashOf(token);
  const step = await deps.db
    .selectFrom('sign_in_steps')
    .innerJoin('users', 'users.id', 'sign_in_steps.user_id')
    .selectAll('users')
    .where('hash', '=', hash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', deps.now())
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!step) throw expired();
  // Whoever they are is opened before the transaction, which then waits for no second connection.
  const user = await show(deps, step);
  const opened = await deps.db
    .transaction()
    .execute((trx) => redeem(deps, trx, { hash, userId: user.id, typed: code, from, gone }));
  if (!opened) {
    deps.log.warn({ user: user.id }, 'a second step of a sign-in failed');
    throw new Problem('INVALID_CODE');
  }
  const { sessionId, refresh } = opened;
  deps.log.info({ user: user.id, session: sessionId }, 'somebody signed in');
  return { access: await deps.sessions.issue({ id: user.id, sessionId }), refresh, user };
}

async function redeem(
  deps: Needs,
  trx: Transaction<Tables>,
  { hash, userId, typed, from, gone }: { hash: Buffer; userId: string; typed: string; from: From; gone: Step['gone'] },
): Promise<{ sessionId: string; refresh: string } | null> {
  const at = deps.now();
  // First, as everybody does who locks more of a user.
  if (!(await hold(trx, userId))) throw expired();
  const step = await trx
    .updateTable('sign_in_steps')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('spent_at', 'is', null)
    .where('tries', '<', SECOND_FACTOR.tries)
    .returning('user_id')
    .executeTakeFirst();
  const factor = step && (await lockFactor(trx, userId));
  const counts = factor?.on_since ? factor : null;
  if (!step || (!counts && (await passkeysOf({ db: trx }, userId)) === 0)) throw expired();
  if (!(await tryCode(deps, trx, { userId, factor: counts, recovery: true }, { typed, ip: from.ip }))) {
    const details = { kind: 'second-factor' };
    await record(trx, at, { userId, action: 'account.sign-in-failed', ip: from.ip, details });
    return null;
  }
  if (!(await endStep(trx, at, hash))) throw expired();
  const opened = await openSession(trx, at, { userId, from });
  // The last moment at which all of it, the code too, can be as it was before.
  if (gone()) throw expired();
  return opened;
}
