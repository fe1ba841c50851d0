import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { OIDC } from '#contract/oidc.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';

const MINUTE_MS = 60_000;
const hashOf = (token: string): Buffer => createHash('sha256').update(`proof:${token}`).digest();
const expired = (): Problem => new Problem('OIDC_EXPIRED');

/** What a fresh sign-in at a provider is worth in a session: a token that counts as the password once, for some minutes. */
export async function makeOidcProof({ db, now }: Pick<Deps, 'db' | 'now'>, user: Caller): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + OIDC.proof * MINUTE_MS);
  await db
    .insertInto('oidc_proofs')
    .values({ hash: hashOf(token), user_id: user.id, session_id: user.sessionId, expires_at })
    .execute();
  return token;
}

type Shown = { user: Caller; token: string };

/** Throws OIDC_EXPIRED for a token that is unknown, of another session, used or over. */
export async function checkOidcProof(deps: Pick<Deps, 'db' | 'now'>, { user, token }: Shown): Promise<void> {
  const found = await deps.db
    .selectFrom('oidc_proofs')
    .select('hash')
    .where('hash', '=', hashOf(token))
    .where('user_id', '=', user.id)
    .where('session_id', '=', user.sessionId)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!found) throw expired();
}

/** Spends it; throws OIDC_EXPIRED as `checkOidcProof` does. */
export async function takeOidcProof(db: Kysely<Tables>, at: Date, { user, token }: Shown): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('oidc_proofs')
    .where('hash', '=', hashOf(token))
    .where('user_id', '=', user.id)
    .where('session_id', '=', user.sessionId)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw expired();
}
