import type { Selectable } from 'kysely';
import type { Body } from '#contract/endpoint.ts';
import type { Identity, oidcApi } from '#contract/oidc.ts';
import type { Proof } from '#contract/proof.ts';
import { blindEmail, isLastWayIn, tellEnded } from '#server/account/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import type { Shown } from '#server/ports/oidc/port.ts';
import { lockUser, makeOidcProof, whenProved } from '#server/security/index.ts';
import { keepIdentity, nameOf, subjectOf, told, type Known } from './identities.ts';
import { takeOffer } from './offer.ts';
import { begin, finish, type OidcStep } from './steps.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'oidc' | 'sessions' | 'live' | 'now'>;
type Begun = { url: string; token: string };
type Brought = Body<typeof oidcApi.link>;

const isOf =
  (user: Caller) =>
  ({ user_id, session_id }: OidcStep): boolean =>
    user_id === user.id && session_id === user.sessionId;

/** Sends a browser to a provider to link an identity, once its user shows who they are (`whenProved`). */
export async function askLink(
  deps: Needs,
  user: Caller,
  { provider, ...proof }: Proof & { provider: string; ip: string },
): Promise<Begun> {
  await whenProved(deps, user, { proof }, async () => undefined);
  return begin(deps, 'link', { provider, userId: user.id, sessionId: user.sessionId });
}

/**
 * Links the identity that a provider shows, in the session that asked for it. Unless the settings say that the proof is enough for this provider, its verified e-mail
 * must be that of the account: OIDC_EMAIL_UNVERIFIED, OIDC_OTHER_EMAIL.
 */
export async function linkIdentity(
  deps: Needs,
  user: Caller,
  { ip, ...brought }: Brought & { ip: string },
): Promise<Identity> {
  const { shown } = await finish(deps, 'link', brought, isOf(user));
  const { provider } = brought;
  if (deps.oidc.providers.find(({ id }) => id === provider)?.linking !== 'proof') await sameEmail(deps, user, shown);
  return link(deps, user, { known: { provider, subject: subjectOf(deps, shown), email: shown.email }, ip });
}

async function sameEmail(deps: Needs, user: Caller, { email }: Shown): Promise<void> {
  if (email === null) throw new Problem('OIDC_EMAIL_UNVERIFIED');
  const own = await deps.db.selectFrom('users').select('email_blind').where('id', '=', user.id).executeTakeFirst();
  if (!own?.email_blind.equals(blindEmail(deps, email))) throw new Problem('OIDC_OTHER_EMAIL');
}

/**
 * Links the identity that was shown before its owner signed in, to the account with the same verified e-mail. The sign-in is the proof: it must be of this account and
 * newer than the offer, so that a session that somebody left open, or took, is not enough. OIDC_EXPIRED otherwise.
 */
export async function acceptOffer(
  deps: Needs,
  user: Caller,
  { token, ip }: { token: string; ip: string },
): Promise<Identity> {
  const { step, known } = await takeOffer(deps, token);
  const session = await deps.db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', user.sessionId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (step.user_id !== user.id || !session || session.created_at < step.created_at) throw new Problem('OIDC_EXPIRED');
  return link(deps, user, { known, ip });
}

async function link(deps: Needs, user: Caller, { known, ip }: { known: Known; ip: string }): Promise<Identity> {
  const vault = await deps.vault.of(user.id);
  const at = deps.now();
  const { id, ended } = await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const id = await keepIdentity(trx, at, { userId: user.id, vault, known });
    return { id, ended: await told(deps, trx, user, { what: 'linked', id, provider: known.provider, ip }) };
  });
  tellEnded(deps, user.id, ended);
  const { provider, email } = known;
  return { id, provider, name: nameOf(deps, provider), email, created_at: at.toISOString(), last_used_at: null };
}

type Row = Selectable<Tables['oidc_identities']>;

/** Unlinks an identity. NOT_FOUND for one that is missing or somebody else's; LAST_WAY_IN for the last way into the account. */
export async function unlinkIdentity(
  deps: Needs,
  user: Caller,
  { id, ...proof }: Proof & { id: string; ip: string },
): Promise<void> {
  const own = (db: Deps['db']): Promise<Row> =>
    db
      .selectFrom('oidc_identities')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow(notFound);
  await own(deps.db);
  const ended = await whenProved(deps, user, { proof }, async (trx) => {
    const { provider } = await own(trx);
    if (await isLastWayIn(deps, trx, user.id, id)) throw new Problem('LAST_WAY_IN');
    await trx.deleteFrom('oidc_identities').where('id', '=', id).execute();
    return told(deps, trx, user, { what: 'unlinked', id, provider, ip: proof.ip });
  });
  tellEnded(deps, user.id, ended);
}

/** Sends a browser to a provider that the account is linked to, to sign in there anew. NOT_FOUND for one that it is not linked to. */
export async function askConfirm(deps: Needs, user: Caller, provider: string): Promise<Begun> {
  await deps.db
    .selectFrom('oidc_identities')
    .select('id')
    .where('user_id', '=', user.id)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow(notFound);
  return begin(deps, 'confirm', { provider, userId: user.id, sessionId: user.sessionId });
}

/** Milliseconds that the clocks of a provider and of this machine may be apart. */
const SKEW_MS = 30_000;

/**
 * What a fresh sign-in at a provider is worth: a token that counts as the password once. It must be of the identity that the account is linked to
 * (OIDC_OTHER_SUBJECT), and the provider must say that they signed in after they were sent there (OIDC_NOT_FRESH): being signed in there shows only whose browser it is.
 */
export async function confirmByOidc(deps: Needs, user: Caller, brought: Brought): Promise<string> {
  const { step, shown } = await finish(deps, 'confirm', brought, isOf(user));
  const linked = await deps.db
    .selectFrom('oidc_identities')
    .select('id')
    .where('user_id', '=', user.id)
    .where('subject_blind', '=', subjectOf(deps, shown))
    .executeTakeFirst();
  if (!linked) throw new Problem('OIDC_OTHER_SUBJECT');
  const since = step.created_at.getTime() - SKEW_MS;
  if (!shown.signedInAt || shown.signedInAt.getTime() < since) throw new Problem('OIDC_NOT_FRESH');
  return makeOidcProof(deps, user);
}
