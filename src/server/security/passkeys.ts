import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { PASSKEYS, type MadePasskey, type Passkey } from '#contract/passkeys.ts';
import {
  addressee,
  confirmPassword,
  endSessions,
  lockFactor,
  makeRecoveryCodes,
  passkeysOf,
  secondWays,
  tellEnded,
  tryCode,
} from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { write } from '#server/mail/index.ts';
import { askForNew, readNew, takeChallenge } from './ceremony.ts';
import { passkeyLetter } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'now'>;
type Typed = { password: string; code?: string | undefined; ip: string };

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

/** What a browser makes a passkey with, once the password is said again, and a code where the account has them. PASSKEY_LIMIT where there are as many as may be. */
export async function preparePasskey(
  deps: Needs,
  user: Caller,
  typed: Typed,
): Promise<{ token: string; options: Record<string, unknown> }> {
  await confirmPassword(deps, user, typed.password);
  await deps.vault.of(user.id);
  const sure = await deps.db.transaction().execute(async (trx) => {
    const ways = await secondWays(trx, user.id);
    return !ways.includes('code') || isCode(deps, trx, user.id, typed);
  });
  if (!sure) throw new Problem('INVALID_CODE');
  const known = await deps.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', user.id)
    .execute();
  if (known.length >= PASSKEYS.max) throw new Problem('PASSKEY_LIMIT');
  const to = await addressee(deps, deps.db, user.id);
  if (!to) throw new Problem('UNAUTHENTICATED');
  return askForNew(deps, { id: user.id, sessionId: user.sessionId, name: to.name, address: to.address }, known);
}

/** Keeps a passkey that was made in this session. The first factor beside the password comes with recovery codes, answered this once. */
export async function addPasskey(
  deps: Needs,
  user: Caller,
  { token, name, response, ip }: { token: string; name: string; response: MadePasskey; ip: string },
): Promise<Passkey & { recovery_codes: string[] | null }> {
  const challenge = await takeChallenge(deps, token);
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

/** Removes a passkey. NOT_FOUND for one that is missing or somebody else's; INVALID_CODE where a code is needed and is not right. */
export async function removePasskey(
  deps: Needs,
  user: Caller,
  { id, ...typed }: Typed & { id: string },
): Promise<void> {
  const own = (db: Deps['db']) =>
    db.selectFrom('passkeys').select('id').where('id', '=', id).where('user_id', '=', user.id);
  await own(deps.db).executeTakeFirstOrThrow(notFound);
  await confirmPassword(deps, user, typed.password);
  await deps.vault.of(user.id);
  const ended = await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    await own(trx).executeTakeFirstOrThrow(notFound);
    const byCode = (await secondWays(trx, user.id)).includes('code');
    const last = !byCode && (await passkeysOf({ db: trx }, user.id)) === 1;
    if ((byCode || last) && !(await isCode(deps, trx, user.id, typed))) return null;
    await trx.deleteFrom('passkeys').where('id', '=', id).execute();
    if (last)
      for (const table of ['recovery_codes', 'sign_in_steps'] as const)
        await trx.deleteFrom(table).where('user_id', '=', user.id).execute();
    return told(deps, trx, user, { what: 'removed', id, ip: typed.ip });
  });
  if (!ended) throw new Problem('INVALID_CODE');
  deps.sessions.forgetAll(user.id);
  deps.live.tell(user.id, { type: 'session' });
  tellEnded(deps, user.id, ended);
}

/** Passkeys of one user are added and removed one after the other. Whoever has the row of codes and writes what belongs to the user goes on meanwhile: else the two would wait for each other. */
const lockUser = (trx: Transaction<Tables>, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Whether a code was typed and is one of the application or a recovery code; a wrong one is counted. */
async function isCode(deps: Needs, trx: Transaction<Tables>, userId: string, { code, ip }: Typed): Promise<boolean> {
  if (code === undefined) return false;
  const factor = await lockFactor(trx, userId);
  const counts = factor?.on_since ? factor : null;
  return tryCode(deps, trx, { userId, factor: counts, recovery: true }, { typed: code, ip });
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
