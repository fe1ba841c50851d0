import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { OIDC } from '#contract/oidc.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { Secrets } from '#server/ports/oidc/port.ts';

const MINUTE_MS = 60_000;

/** What a token is good for: each is found for its own purpose alone. `offer`: of an identity that was found, and waits for the consent of its owner. */
type Purpose = 'sign-in' | 'link' | 'confirm' | 'offer';
const hashOf = (purpose: Purpose, token: string): Buffer => createHash('sha256').update(`${purpose}:${token}`).digest();
export type OidcStep = Selectable<Tables['oidc_steps']>;
type Whose = { provider: string; userId?: string; sessionId?: string; found?: Buffer };

/** A token of 256 random bits, of which only a hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** State, nonce and PKCE verifier (RFC 7636, section 4.1) of a token: whoever reads the database learns none of them. */
function secretsOf(token: string): Secrets {
  const of = (name: string): string => createHmac('sha256', token).update(name).digest('base64url');
  return { state: of('state'), nonce: of('nonce'), verifier: of('verifier') };
}

/** Keeps what waits under a token for some minutes. */
export async function keepStep(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  purpose: Purpose,
  token: string,
  { provider, userId, sessionId, found }: Whose,
): Promise<void> {
  const at = now();
  // Anybody may ask: what is over goes as new ones come, so that they never heap up.
  const over = db.selectFrom('oidc_steps').select('hash').where('expires_at', '<', at);
  await db.deleteFrom('oidc_steps').where('hash', 'in', over.limit(20).forUpdate().skipLocked()).execute();
  await db
    .insertInto('oidc_steps')
    .values({
      hash: hashOf(purpose, token),
      provider,
      user_id: userId ?? null,
      session_id: sessionId ?? null,
      found_sealed: found ?? null,
      created_at: at,
      expires_at: new Date(at.getTime() + OIDC.minutes * MINUTE_MS),
    })
    .execute();
}

/** Takes a step away, whatever becomes of it. Throws OIDC_EXPIRED for one that is unknown, of another purpose, used or over. */
export async function takeStep(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  purpose: Purpose,
  token: string,
): Promise<OidcStep> {
  const taken = await db
    .deleteFrom('oidc_steps')
    .where('hash', '=', hashOf(purpose, token))
    .returningAll()
    .executeTakeFirst();
  if (!taken || taken.expires_at <= now()) throw new Problem('OIDC_EXPIRED');
  return taken;
}

type Brought = { token: string; provider: string; answer: string };

/** Sends a browser to a provider: the address, and the token that the answer is brought with. */
export async function begin(
  deps: Pick<Deps, 'db' | 'oidc' | 'now'>,
  purpose: Exclude<Purpose, 'offer'>,
  whose: Whose,
): Promise<{ url: string; token: string }> {
  const token = newToken();
  const url = await deps.oidc.begin(whose.provider, secretsOf(token), purpose === 'confirm');
  await keepStep(deps, purpose, token, whose);
  return { url, token };
}

/** Who the answer is about that a browser brought, and the step that it belongs to. The answer of another provider than the one that was asked is OIDC_REFUSED (mix-up). */
export async function finish(
  deps: Pick<Deps, 'db' | 'oidc' | 'now'>,
  purpose: Exclude<Purpose, 'offer'>,
  { token, provider, answer }: Brought,
  mine: (step: OidcStep) => boolean = () => true,
) {
  const step = await takeStep(deps, purpose, token);
  if (!mine(step)) throw new Problem('OIDC_EXPIRED');
  if (step.provider !== provider) throw new Problem('OIDC_REFUSED');
  return { step, shown: await deps.oidc.finish(provider, secretsOf(token), answer) };
}
