import type { Selectable } from 'kysely';
import type { Answer, Body } from '#contract/endpoint.ts';
import type { oidcApi } from '#contract/oidc.ts';
import type { User } from '#contract/account.ts';
import type { Language } from '#contract/language.ts';
import {
  beginStep,
  hold,
  makeAccount,
  openSession,
  secondWays,
  show,
  userByEmail,
  type From,
  type SignedIn,
} from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { Shown } from '#server/ports/oidc/port.ts';
import { keepIdentity, subjectOf } from './identities.ts';
import { offer, takeOffer } from './offer.ts';
import { finish } from './steps.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'config' | 'oidc' | 'sessions' | 'log' | 'now'>;
type Arrived = Answer<typeof oidcApi.signIn>;

/**
 * Signs in whoever a provider shows. A known identity is an account, which a second factor still guards. An unknown one is nobody: where its verified e-mail is that
 * of an account, the owner of that must sign in to it first, and where it is of none, an account may be made. Throws OIDC_EXPIRED, OIDC_REFUSED and what
 * else the provider's answer is refused with; OIDC_EMAIL_UNVERIFIED, OIDC_OTHER_SUBJECT, OIDC_NO_ACCOUNT. Never opens a session then.
 */
export async function signInByOidc(
  deps: Needs,
  { from, ...brought }: Body<typeof oidcApi.signIn> & { from: From },
): Promise<Arrived> {
  const { provider } = brought;
  const { shown } = await finish(deps, 'sign-in', brought);
  const subject = subjectOf(deps, shown);
  const owner = await deps.db
    .selectFrom('oidc_identities')
    .innerJoin('users', 'users.id', 'oidc_identities.user_id')
    .selectAll('users')
    .where('subject_blind', '=', subject)
    .executeTakeFirst();
  if (owner) return enter(deps, owner, { subject, from });
  const { email } = shown;
  if (email === null) throw new Problem('OIDC_EMAIL_UNVERIFIED');
  const found = { provider, shown: { ...shown, email } };
  const userId = await userByEmail(deps, email);
  if (userId !== null) {
    await refuseOther(deps, { userId, provider, ip: from.ip });
    return { state: 'link', token: await offer(deps, { ...found, userId }), email };
  }
  if (!deps.oidc.providers.some(({ id, signUp }) => id === provider && signUp)) throw new Problem('OIDC_NO_ACCOUNT');
  return { state: 'sign-up', token: await offer(deps, found), email, full_name: nameIn(shown) };
}

const nameIn = ({ name }: Shown): string => name ?? '';

/** An address may be given to somebody else: whoever has another subject than the one that is linked is another person. */
async function refuseOther(
  { db, now, log }: Needs,
  { userId, provider, ip }: { userId: string; provider: string; ip: string },
): Promise<void> {
  const linked = await db
    .selectFrom('oidc_identities')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (!linked) return;
  log.warn({ user: userId, provider }, 'a sign-in with another subject was refused');
  await db
    .transaction()
    .execute((trx) => record(trx, now(), { userId, action: 'account.sign-in-failed', ip, details: { kind: 'oidc' } }));
  throw new Problem('OIDC_OTHER_SUBJECT');
}

type Owner = Selectable<Tables['users']>;

/** Opens a session, or begins the second step where there is one. What may have changed since the identity was found is held meanwhile. */
async function enter(
  deps: Needs,
  owner: Owner,
  { subject, from }: { subject: Buffer; from: From },
): Promise<Extract<Arrived, { state: 'in' | 'second-factor' }>> {
  const { id: userId } = owner;
  const at = deps.now();
  const user = owner.deleted_at === null && owner.blocked_at === null ? await show(deps, owner) : null;
  const opened = await deps.db.transaction().execute(async (trx) => {
    if (!user || !(await hold(trx, userId))) throw new Problem('OIDC_REFUSED');
    const used = await trx
      .updateTable('oidc_identities')
      .set({ last_used_at: at })
      .where('subject_blind', '=', subject)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!used) throw new Problem('OIDC_REFUSED');
    const ways = await secondWays(trx, userId);
    if (ways.length === 0) return openSession(trx, at, { userId, from, by: 'oidc' });
    return { token: await beginStep({ db: trx, now: deps.now }, userId), ways };
  });
  if ('ways' in opened) return { state: 'second-factor', mfa_token: opened.token, mfa_with: opened.ways };
  return { state: 'in', ...(await signedIn(deps, user!, opened)) };
}

async function signedIn(
  { sessions, log }: Needs,
  user: User,
  { sessionId, refresh }: { sessionId: string; refresh: string },
): Promise<SignedIn> {
  log.info({ user: user.id, session: sessionId }, 'somebody signed in');
  return { access: await sessions.issue({ id: user.id, sessionId }), refresh, user };
}

type SignUp = Body<typeof oidcApi.signUp> & { spoken: Language; from: From };

/** Makes an account without a password for an identity that was shown, links it and opens a session. EMAIL_TAKEN and OIDC_TAKEN where somebody else was faster. */
export async function signUpByOidc(deps: Needs, { token, spoken, from, ...input }: SignUp): Promise<SignedIn> {
  const { step, known } = await takeOffer(deps, token);
  const may = deps.oidc.providers.some(({ id, signUp }) => id === known.provider && signUp);
  if (step.user_id !== null || !may) throw new Problem('OIDC_EXPIRED');
  const { email } = known;
  const newcomer = { ...input, email, password_hash: null, language: input.language ?? spoken, ip: from.ip };
  const { user, beside } = await makeAccount(deps, newcomer, async (trx, { userId, vault, at }) => {
    const id = await keepIdentity(trx, at, { userId, vault, known });
    const details = { kind: known.provider };
    await record(trx, at, { userId, objectId: id, ip: from.ip, action: 'account.identity-linked', details });
    return openSession(trx, at, { userId, from, by: 'oidc' });
  });
  return signedIn(deps, user, beside);
}
