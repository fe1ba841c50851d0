import { createHash, randomBytes } from 'node:crypto';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import { PASSKEYS } from '#contract/passkeys.ts';
import type { MadePasskey, ShownPasskey } from '#contract/webauthn.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';

const MINUTE_MS = 60_000;
/** EdDSA, ES256 and RS256 (IANA, COSE algorithms): what devices sign with. */
const ALGORITHMS = [-8, -7, -257];
/** Most people never need it, and it takes a part of a start to load. */
const webauthn = () => import('@simplewebauthn/server');

/** What a passkey is bound to: the host that people open, and the origin that a browser must name. */
function placeOf({ config }: Pick<Deps, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.appUrl);
  return { rpID: hostname, origin };
}

/** What an answer to a challenge does: each is found for its own purpose alone, so that one that anybody may ask for makes no passkey. */
type Purpose = 'make' | 'confirm' | 'sign-in';
const hashOf = (purpose: Purpose, token: string): Buffer => createHash('sha256').update(`${purpose}:${token}`).digest();
/** For whom a challenge is: of a session, of the second step of a sign-in, or of nobody yet. */
type Whose = { userId?: string; sessionId?: string; step?: Buffer };
export type Challenge = Selectable<Tables['passkey_challenges']>;

/** Keeps a challenge for some minutes. Answers the token that it is answered with, which only whoever asked has. */
async function keep(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  purpose: Purpose,
  challenge: string,
  whose: Whose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  // Anybody may ask: what is over goes as new ones come, so that they never heap up.
  const over = db.selectFrom('passkey_challenges').select('hash').where('expires_at', '<', now());
  await db.deleteFrom('passkey_challenges').where('hash', 'in', over.limit(20).forUpdate().skipLocked()).execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashOf(purpose, token),
      challenge,
      user_id: whose.userId ?? null,
      session_id: whose.sessionId ?? null,
      step_hash: whose.step ?? null,
      expires_at: new Date(now().getTime() + PASSKEYS.minutes * MINUTE_MS),
    })
    .execute();
  return token;
}

/** Takes a challenge away, whatever becomes of its answer; null for one that is unknown, of another purpose, used or over. */
export async function takeChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  purpose: Purpose,
  token: string,
): Promise<Challenge | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(purpose, token))
    .returningAll()
    .executeTakeFirst();
  return taken && taken.expires_at > now() ? taken : null;
}

type Asked = { token: string; options: Record<string, unknown> };
type Known = Pick<Selectable<Tables['passkeys']>, 'credential_id' | 'transports'>;
/** What a browser reports of how a device is reached is told back to it as it came. */
const namedOf = (known: readonly Known[]) =>
  known.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports: transports as never[],
  }));

/** What a browser is asked to make a passkey with, that is found without a name and asks who holds it (WebAuthn 3, sections 5.4.4 and 5.4.6). */
export async function askForNew(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  user: { id: string; sessionId: string; name: string; address: string },
  known: readonly Known[],
): Promise<Asked> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Fojas',
    rpID: placeOf(deps).rpID,
    userName: user.address,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    excludeCredentials: namedOf(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: PASSKEYS.minutes * MINUTE_MS,
  });
  const token = await keep(deps, 'make', options.challenge, { userId: user.id, sessionId: user.sessionId });
  return { token, options: { ...options } };
}

/** What a browser is asked to show a passkey with: one of `known`, or where that is empty any that it has for this place. */
export async function askForOne(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  purpose: Exclude<Purpose, 'make'>,
  whose: Whose,
  known: readonly Known[],
): Promise<Asked> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: placeOf(deps).rpID,
    userVerification: 'required',
    allowCredentials: namedOf(known),
    timeout: PASSKEYS.minutes * MINUTE_MS,
  });
  return { token: await keep(deps, purpose, options.challenge, whose), options: { ...options } };
}

/** The passkey that a browser made for a challenge, at this installation's own address; null where it is not one. */
export async function readNew(
  deps: Pick<Deps, 'config'>,
  { challenge }: Challenge,
  response: MadePasskey,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'] | null> {
  const { verifyRegistrationResponse } = await webauthn();
  const { rpID, origin } = placeOf(deps);
  const read = await verifyRegistrationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  return read?.verified ? read.registrationInfo.credential : null;
}

/**
 * The count of uses that a passkey tells with a good signature of a challenge; null for a signature that is not good, of another address, without its holder
 * having been asked, or with a count that did not grow, as a copied passkey has (WebAuthn 3, section 7.2, steps 13 to 22).
 */
export async function readShown(
  deps: Pick<Deps, 'config'>,
  { challenge }: Challenge,
  response: ShownPasskey,
  { credential_id, public_key, counter }: Selectable<Tables['passkeys']>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpID, origin } = placeOf(deps);
  const read = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: credential_id.toString('base64url'),
      publicKey: new Uint8Array(public_key),
      counter: Number(counter),
    },
  }).catch(() => null);
  return read?.verified ? read.authenticationInfo.newCounter : null;
}
