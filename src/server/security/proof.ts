import type { Transaction } from 'kysely';
import type { Proof } from '#contract/proof.ts';
import type { ShownPasskey } from '#contract/webauthn.ts';
import { confirmPassword, hold, lockFactor, secondWays, tryCode } from '#server/account/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { askForOne, readShown, takeChallenge, type Challenge } from './ceremony.ts';
import { checkOidcProof, takeOidcProof } from './oidc-proof.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'now'>;
type Trx = Transaction<Tables>;
/** What is left of a proof for the transaction of the change: whether its code is right, which spends it. A wrong one is counted there. */
type Proven = (trx: Trx) => Promise<boolean>;
export type Proved = Proof & { ip: string };

const refused = (): Problem => new Problem('PASSKEY_REFUSED');

/** What a browser is asked to show one of its user's passkeys with, as a proof in this session. PASSKEY_REFUSED where they have none. */
export async function askProof(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  user: Caller,
): Promise<{ token: string; options: Record<string, unknown> }> {
  const known = await deps.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', user.id)
    .execute();
  if (known.length === 0) throw refused();
  return askForOne(deps, 'confirm', { userId: user.id, sessionId: user.sessionId }, known);
}

/**
 * Has whoever is signed in show that they are the owner, before the ways into the account change and before all of it is carried out or deleted: a session, or
 * a session and the password, must not go around a second factor. A passkey is enough alone, as it is to sign in; with the password, or a fresh sign-in at a
 * provider, goes a code where there is a second factor, or CODE_NEEDED.
 */
export async function prove(
  deps: Needs,
  user: Caller,
  { password = '', code, passkey, oidc, ip }: Proved,
): Promise<Proven> {
  // Held here, so that whoever waits for the factor's row waits for no second connection.
  await deps.vault.of(user.id);
  if (passkey) {
    await provePasskey(deps, user, passkey);
    return async () => true;
  }
  await (oidc === undefined ? confirmPassword(deps, user, password) : checkOidcProof(deps, { user, token: oidc }));
  return async (trx) => {
    if (!(await tryFactor(deps, trx, user.id, { code, ip }))) return false;
    // Last, so that a wrong code does not spend it.
    if (oidc !== undefined) await takeOidcProof(trx, deps.now(), { user, token: oidc });
    return true;
  };
}

/** Whether what is typed is a code of the user; true where there is no second factor, CODE_NEEDED where there is one and nothing was typed. */
async function tryFactor(
  deps: Needs,
  trx: Trx,
  userId: string,
  { code, ip }: { code: string | undefined; ip: string },
): Promise<boolean> {
  const ways = await secondWays(trx, userId);
  if (ways.length === 0) return true;
  if (code === undefined) throw new Problem('CODE_NEEDED');
  const factor = ways.includes('code') ? ((await lockFactor(trx, userId)) ?? null) : null;
  return tryCode(deps, trx, { userId, factor, recovery: true }, { typed: code, ip });
}

/**
 * Does in one transaction what takes a proof (`prove`), while nothing else changes the ways into the account. `alone`: nor is anything written meanwhile that
 * belongs to the user. INVALID_CODE for a wrong code, which is counted.
 */
export async function whenProved<T>(
  deps: Needs,
  user: Caller,
  { proof, alone = false }: { proof: Proved; alone?: boolean },
  act: (trx: Trx) => Promise<T>,
): Promise<T> {
  const proven = await prove(deps, user, proof);
  const done = await deps.db.transaction().execute(async (trx) => {
    await (alone ? lockAll(trx, user.id) : lockUser(trx, user.id));
    return (await proven(trx)) ? { answer: await act(trx) } : null;
  });
  if (!done) throw new Problem('INVALID_CODE');
  return done.answer;
}

async function provePasskey(deps: Needs, user: Caller, shown: NonNullable<Proof['passkey']>): Promise<void> {
  const challenge = await takeChallenge(deps, 'confirm', shown.token);
  if (challenge?.session_id !== user.sessionId || challenge.user_id !== user.id) throw refused();
  const { good } = await deps.db.transaction().execute(async (trx) => {
    if (!(await hold(trx, user.id))) throw refused();
    return acceptShown(deps, trx, { userId: user.id, challenge, response: shown.response });
  });
  if (!good) throw refused();
}

/**
 * The ways into an account change one after the other, from the look at what must be shown to the end: what was begun with less is then known to whoever adds
 * the first factor. Taken before the row of codes, as everybody does; whoever writes what belongs to the user goes on meanwhile.
 */
export const lockUser = (trx: Trx, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Whoever writes what belongs to the user waits too. Taken first: a lock that is made stronger later waits for those who wait for it. */
const lockAll = (trx: Trx, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();

type Use = { userId: string; challenge: Challenge; response: ShownPasskey };
/** Whether a passkey of a user signs a challenge; its count of uses is kept. PASSKEY_REFUSED for one that they do not have. */
export async function acceptShown(
  deps: Pick<Deps, 'config' | 'now'>,
  trx: Trx,
  { userId, challenge, response }: Use,
): Promise<{ id: string; good: boolean }> {
  const passkey = await trx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', Buffer.from(response.id, 'base64url'))
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!passkey) throw refused();
  const { id } = passkey;
  const counter = await readShown(deps, challenge, response, passkey);
  if (counter === null) return { id, good: false };
  await trx.updateTable('passkeys').set({ counter, last_used_at: deps.now() }).where('id', '=', id).execute();
  return { id, good: true };
}
