import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { PASSKEYS, type Passkey } from '#contract/passkeys.ts';
import type { MadePasskey } from '#contract/webauthn.ts';
import {
  addressee,
  endSessions,
  isLastWayIn,
  makeRecoveryCodes,
  passkeysOf,
  secondWays,
  tellEnded,
} from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { write } from '#server/mail/index.ts';
import { askForNew, readNew, takeChallenge } from './ceremony.ts';
import { lockUser, whenProved, type Proved } from './proof.ts';
import { passkeyLetter } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'now'>;

const placeOf = (id: string): string => `passkeys.name_sealed:${id}`;

/** The passkeys of a user, the newest first. */
export async function listPasskeys(deps: Pick<Deps, 'db' | 'vault'>, user: Caller): Promise<Passkey[]> {
  const rows = await deps.db
    .selectFrom('passkeys')
    .select(['id', 'name_sealed', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const vault = await deps.vault.of(user.id);
  return rows.map(({ id, name_sealed, created_at, last_used_at }) => ({
    id,
    name: vault.openText(name_sealed, placeOf(id)),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** What a browser makes a passkey with, once its user shows who they are (`whenProved`). PASSKEY_LIMIT where there are as many as may be. */
export async function preparePasskey(
  deps: Needs,
  user: Caller,
  proof: Proved,
): Promise<{ token: string; options: Record<string, unknown> }> {
  const to = await addressee(deps, deps.db, user.id);
  if (!to) throw new Problem('UNAUTHENTICATED');
  return whenProved(deps, user, { proof }, async (trx) => {
    const known = await trx
      .selectFrom('passkeys')
      .select(['credential_id', 'transports'])
      .where('user_id', '=', user.id)
      .execute();
    if (known.length >= PASSKEYS.max) throw new Problem('PASSKEY_LIMIT');
    const whose = { id: user.id, sessionId: user.sessionId, name: to.name, address: to.address };
    return askForNew({ ...deps, db: trx }, whose, known);
  });
}

/** Keeps a passkey that was made in this session. The first factor beside the password comes with recovery codes, answered this once. */
export async function addPasskey(
  deps: Needs,
  user: Caller,
  { token, name, response, ip }: { token: string; name: string; response: MadePasskey; ip: string },
): Promise<Passkey & { recovery_codes: string[] | null }> {
  const challenge = await takeChallenge(deps, 'make', token);
  if (!challenge || challenge.session_id !== user.sessionId || challenge.user_id !== user.id)
    throw new Problem('PASSKEY_REFUSED');
  const made = await readNew(deps, challenge, response);
  if (!made) throw new Problem('PASSKEY_REFUSED');
  const vault = await deps.vault.of(user.id);
  const [id, at] = [randomUUID(), deps.now()];
  const { ended, recovery_codes } = await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    if ((await passkeysOf({ db: trx }, user.id)) >= PASSKEYS.max) throw new Problem('PASSKEY_LIMIT');
    const first = (await secondWays(trx, user.id)).length === 0;
    // An application that was only begun was begun with less than is asked for from now on.
    if (first) await trx.deleteFrom('second_factors').where('user_id', '=', user.id).execute();
    const kept = await trx
      .insertInto('passkeys')
      .values({
        id,
        user_id: user.id,
        credential_id: Buffer.from(made.id, 'base64url'),
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: made.transports ?? [],
        name_sealed: vault.seal(name, placeOf(id)),
        created_at: at,
        last_used_at: null,
      })
      .onConflict((clash) => clash.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // One that another account has, or this one: a device is asked not to make it twice.
    if (!kept) throw new Problem('PASSKEY_REFUSED');
    const recovery_codes = first ? await makeRecoveryCodes(trx, user.id) : null;
    return { ended: await told(deps, trx, user, { what: 'added', id, ip }), recovery_codes };
  });
  tellEnded(deps, user.id, ended);
  return { id, name, created_at: at.toISOString(), last_used_at: null, recovery_codes };
}

/**
 * Removes a passkey. NOT_FOUND for one that is missing or somebody else's; LAST_FACTOR for the last factor where the operator asks for one; LAST_WAY_IN for
 * the last way into an account without a password.
 */
export async function removePasskey(
  deps: Needs,
  user: Caller,
  { id, ...proof }: Proved & { id: string },
): Promise<void> {
  const own = (db: Deps['db']) =>
    db.selectFrom('passkeys').select('id').where('id', '=', id).where('user_id', '=', user.id);
  await own(deps.db).executeTakeFirstOrThrow(notFound);
  const ended = await whenProved(deps, user, { proof }, async (trx) => {
    await own(trx).executeTakeFirstOrThrow(notFound);
    const byCode = (await secondWays(trx, user.id)).includes('code');
    const last = !byCode && (await passkeysOf({ db: trx }, user.id)) === 1;
    if (last && deps.config.secondFactor === 'required') throw new Problem('LAST_FACTOR');
    if (await isLastWayIn(deps, trx, user.id, id)) throw new Problem('LAST_WAY_IN');
    await trx.deleteFrom('passkeys').where('id', '=', id).execute();
    if (last)
      for (const table of ['recovery_codes', 'sign_in_steps'] as const)
        await trx.deleteFrom(table).where('user_id', '=', user.id).execute();
    return told(deps, trx, user, { what: 'removed', id, ip: proof.ip });
  });
  deps.sessions.forgetAll(user.id);
  deps.live.tell(user.id, { type: 'session' });
  tellEnded(deps, user.id, ended);
}

/** Ends the other sessions, writes down what was done and tells its owner. Answers which ended. */
async function told(
  deps: Needs,
  trx: Transaction<Tables>,
  { id: userId, sessionId }: Caller,
  { what, id, ip }: { what: 'added' | 'removed'; id: string; ip: string },
): Promise<string[]> {
  const at = deps.now();
  const ended = await endSessions(trx, at, { userId, except: sessionId });
  const details = { count: ended.length };
  await record(trx, at, { userId, sessionId, objectId: id, ip, action: `account.passkey-${what}`, details });
  const to = await addressee(deps, trx, userId);
  if (to) await write(deps, trx, to, passkeyLetter, { what, at, appUrl: deps.config.appUrl });
  return ended;
}
