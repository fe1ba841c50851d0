import { randomBytes, randomUUID } from 'node:crypto';
import type { Body } from '#contract/endpoint.ts';
import { KEY_PREFIX, PROGRAM_KEYS, type programsApi, type ProgramKey } from '#contract/programs.ts';
import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { hashOfKey, isOfThisPassword } from '#server/http/program-key.ts';
import { whenProved } from './proof.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET_BYTES = 32;
const placeOf = (id: string): string => `program_keys.name_sealed:${id}`;

/** Those of a user that are good now: neither over nor older than the last change of the password. */
const goodOf = ({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string) =>
  db
    .selectFrom('program_keys')
    .innerJoin('users', 'users.id', 'program_keys.user_id')
    .where('program_keys.user_id', '=', userId)
    .where('program_keys.expires_at', '>', now())
    .where(isOfThisPassword);

/** The keys for programs of a user that are good now, the newest first; never the secret of one. */
export async function listKeys(deps: Pick<Deps, 'db' | 'vault' | 'now'>, user: Caller): Promise<ProgramKey[]> {
  const rows = await goodOf(deps, user.id)
    .selectAll('program_keys')
    .orderBy('program_keys.created_at', 'desc')
    .orderBy('program_keys.id')
    .execute();
  const vault = await deps.vault.of(user.id);
  return rows.map(({ id, name_sealed, scopes, ...times }) => ({
    id,
    name: vault.openText(name_sealed, placeOf(id)),
    scopes,
    created_at: times.created_at.toISOString(),
    expires_at: times.expires_at.toISOString(),
    last_used_at: times.last_used_at?.toISOString() ?? null,
  }));
}

/** Makes a key for whoever shows who they are (`whenProved`), and answers it this once. KEY_LIMIT where there are as many as may be. */
export async function makeKey(
  deps: Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'now'>,
  user: Caller,
  { name, scopes, days, ip, ...shown }: Body<typeof programsApi.make> & { ip: string },
): Promise<ProgramKey & { key: string }> {
  const vault = await deps.vault.of(user.id);
  const [id, at] = [randomUUID(), deps.now()];
  const key = KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const row = { id, user_id: user.id, scopes: [...new Set(scopes)], created_at: at, last_used_at: null };
  const expires_at = new Date(at.getTime() + days * DAY_MS);
  await whenProved(deps, user, { proof: { ...shown, ip } }, async (trx) => {
    const good = await goodOf({ db: trx, now: deps.now }, user.id).select('program_keys.id').execute();
    if (good.length >= PROGRAM_KEYS.max) throw new Problem('KEY_LIMIT');
    const name_sealed = vault.seal(name, placeOf(id));
    await trx
      .insertInto('program_keys')
      .values({ ...row, hash: hashOfKey(key), name_sealed, expires_at })
      .execute();
    const made = { userId: user.id, sessionId: user.sessionId, objectId: id, ip };
    await record(trx, at, { ...made, action: 'account.key-made' });
  });
  const { scopes: allowed } = row;
  return {
    id,
    name,
    scopes: allowed,
    key,
    last_used_at: null,
    created_at: at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}

/** Ends a key: here at once, in other processes within five seconds. NOT_FOUND for one that is missing or somebody else's. */
export async function revokeKey(
  { db, sessions, now }: Pick<Deps, 'db' | 'sessions' | 'now'>,
  user: Caller,
  { id, ip }: { id: string; ip: string },
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('program_keys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('id')
      .executeTakeFirstOrThrow(notFound);
    const revoked = { userId: user.id, sessionId: user.sessionId, objectId: id, ip };
    await record(trx, at, { ...revoked, action: 'account.key-revoked' });
  });
  sessions.forget(id);
}
