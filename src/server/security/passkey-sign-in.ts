import type { Transaction } from 'kysely';
import type { ShownPasskey } from '#contract/webauthn.ts';
import { endStep, hold, openSession, show, stepOf, type From, type SignedIn } from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { askForOne, takeChallenge, type Challenge } from './ceremony.ts';
import { acceptShown } from './proof.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'config' | 'sessions' | 'log' | 'now'>;
type Shown = { token: string; response: ShownPasskey; from: From };

const refused = (): Problem => new Problem('PASSKEY_REFUSED');

/**
 * What a browser is asked to sign in with. Without a first step it says nothing of anybody; with the token of one, it names the passkeys of that account, whose
 * password was right. MFA_EXPIRED for a step that is over.
 */
export async function askSignIn(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  mfaToken: string | undefined,
): Promise<{ token: string; options: Record<string, unknown> }> {
  if (mfaToken === undefined) return askForOne(deps, 'sign-in', {}, []);
  const step = await stepOf(deps, mfaToken);
  if (!step) throw new Problem('MFA_EXPIRED');
  const known = await deps.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', step.userId)
    .execute();
  if (known.length === 0) throw refused();
  return askForOne(deps, 'sign-in', { userId: step.userId, step: step.hash }, known);
}

/**
 * Opens a session for whoever shows a passkey, which its device gives after asking who holds it: that is a second factor by itself. As the second step of a
 * sign-in it is one of that account. PASSKEY_REFUSED for all that is not good, whatever it is that is not.
 */
export async function signInWithPasskey(deps: Needs, { token, response, from }: Shown): Promise<SignedIn> {
  const challenge = await takeChallenge(deps, 'sign-in', token);
  if (!challenge) throw refused();
  const owner = await ownerOf(deps, response);
  if (!owner || (challenge.user_id !== null && challenge.user_id !== owner.id)) throw refused();
  // Whoever they are is opened before the transaction, which then waits for no second connection.
  const user = await show(deps, owner);
  const opened = await deps.db
    .transaction()
    .execute((trx) => enter(deps, trx, { userId: user.id, challenge, response, from }));
  if (!opened) {
    deps.log.warn({ user: user.id }, 'a sign-in with a passkey failed');
    throw refused();
  }
  const { sessionId, refresh } = opened;
  deps.log.info({ user: user.id, session: sessionId }, 'somebody signed in');
  return { access: await deps.sessions.issue({ id: user.id, sessionId }), refresh, user };
}

/** Whose passkey it is; nobody where it says that it is another's, or they are shut out or gone. */
async function ownerOf({ db }: Pick<Deps, 'db'>, { id, response: { userHandle } }: ShownPasskey) {
  const owner = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('users')
    .where('credential_id', '=', Buffer.from(id, 'base64url'))
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const says = userHandle === undefined ? null : Buffer.from(userHandle, 'base64url').toString();
  return owner && (says === null || says === owner.id) ? owner : null;
}

type Entry = { userId: string; challenge: Challenge; response: ShownPasskey; from: From };

/** Opens the session, and keeps the count of uses; null where the passkey is not good, which is written down. */
async function enter(
  deps: Needs,
  trx: Transaction<Tables>,
  { userId, challenge, response, from }: Entry,
): Promise<{ sessionId: string; refresh: string } | null> {
  const at = deps.now();
  // First, as everybody does who locks more of a user.
  if (!(await hold(trx, userId))) throw refused();
  const { id, good } = await acceptShown(deps, trx, { userId, challenge, response });
  if (!good) {
    const details = { kind: 'passkey' };
    await record(trx, at, { userId, action: 'account.sign-in-failed', objectId: id, ip: from.ip, details });
    return null;
  }
  if (challenge.step_hash !== null && !(await endStep(trx, at, challenge.step_hash))) throw new Problem('MFA_EXPIRED');
  return openSession(trx, at, { userId, from, by: 'passkey' });
}
