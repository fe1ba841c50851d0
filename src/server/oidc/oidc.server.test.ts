import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { auditApi } from '#contract/audit.ts';
import { deletionApi } from '#contract/deletion.ts';
import type { AnswerOut } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { oidcApi } from '#contract/oidc.ts';
import { passkeysApi } from '#contract/passkeys.ts';
import { programsApi } from '#contract/programs.ts';
import { securityApi } from '#contract/security.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { codeOf, withSecondFactor } from '#test/authenticator.ts';
import { letterOf } from '#test/letters.ts';
import { Browser, providerAt, realProvider } from '#test/oidc.ts';
import { shownBy, withPasskey } from '#test/passkey.ts';
import { Caller, type Person } from '#test/world.ts';

const RETURN = 'http://fojas.test/sign-in/with/estudio';
const accounts = new Map<string, { sub: string; email?: string; email_verified?: unknown; name?: unknown }>();
let provider: Awaited<ReturnType<typeof realProvider>>;
let t: TestApp;
let nobody: Caller;
beforeAll(async () => {
  provider = await realProvider(() => [RETURN], accounts);
  const oidc = { file: null, providers: [providerAt(provider.base)] };
  t = await testApp({ work: true, config: { oidc } });
  nobody = t.world.nobody();
});
afterEach(() => t.clock.reset());
afterAll(async () => {
  await t.close();
  await provider.close();
});

type Arrived = AnswerOut<typeof oidcApi.signIn>;
let made = 0;
/** Somebody new at the provider. */
function somebody(email: string | null = null, email_verified: unknown = true): string {
  const sub = `persona-${++made}`;
  accounts.set(sub, { sub, email: email ?? `${sub}@estudio.cl`, email_verified, name: 'Ana Rojas' });
  return sub;
}
const told = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).error_code];

/** Goes to the provider and comes back: what the page then sends. */
async function brought(login: string, browser = new Browser()) {
  const { url, token } = await nobody.call(oidcApi.signInOptions, { body: { provider: 'estudio' } });
  return { token, provider: 'estudio', answer: await browser.signIn(url, login) };
}
const arrive = async (login: string): Promise<Arrived> => nobody.call(oidcApi.signIn, { body: await brought(login) });
const to = <S extends Arrived['state']>(arrived: Arrived, state: S): Extract<Arrived, { state: S }> => {
  expect(arrived.state).toBe(state);
  return arrived as Extract<Arrived, { state: S }>;
};
const as = ({ access }: { access: string }): Caller => new Caller(t.base, access);

/** Somebody whose account was made by the provider. */
async function newcomer(login = somebody()): Promise<{ login: string; caller: Caller; id: string }> {
  const { token, full_name } = to(await arrive(login), 'sign-up');
  const { access, user } = await nobody.call(oidcApi.signUp, {
    body: { token, full_name, accepted: ['terms', 'privacy'] },
  });
  return { login, caller: new Caller(t.base, access), id: user.id };
}
/** A token that counts as the password once. */
async function proofOf(caller: Caller, login: string): Promise<string> {
  const { url, token } = await caller.call(oidcApi.confirmOptions, { body: { provider: 'estudio' } });
  const answer = await new Browser().signIn(url, login);
  return (await caller.call(oidcApi.confirm, { body: { token, provider: 'estudio', answer } })).token;
}
/** Links an identity in a session, as the page of security does. */
async function link(person: Person, login: string, more: { code?: string } = {}): Promise<Response> {
  const body = { provider: 'estudio', password: person.password, ...more };
  const { url, token } = await person.call(oidcApi.linkOptions, { body });
  const answer = await new Browser().signIn(url, login);
  return person.send(oidcApi.link, { body: { token, provider: 'estudio', answer } });
}
const eventsOf = async (caller: Caller) =>
  (await caller.call(auditApi.ofAccount, { query: {} })).events.map(({ action, details }) => [action, details.kind]);

test('the providers of the settings are told, and nothing else of them', async () => {
  expect(await nobody.call(oidcApi.providers)).toEqual({ providers: [{ id: 'estudio', name: 'Estudio' }] });
  const { url } = await nobody.call(oidcApi.signInOptions, { body: { provider: 'estudio' } });
  const asked = new URL(url);
  expect(asked.origin).toBe(provider.base);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    redirect_uri: RETURN,
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await told(await nobody.send(oidcApi.signInOptions, { body: { provider: 'otro' } }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});

describe('somebody new', () => {
  test('has an account without a password once they consent, and signs in to the same one again', async () => {
    const login = somebody();
    const offered = to(await arrive(login), 'sign-up');
    expect(offered).toMatchObject({ email: `${login}@estudio.cl`, full_name: 'Ana Rojas' });
    const body = { token: offered.token, full_name: 'Ana Rojas', accepted: ['terms' as const] };
    const { access, user } = await nobody.call(oidcApi.signUp, { body });
    expect(user).toMatchObject({ email: `${login}@estudio.cl`, has_password: false });
    expect(await told(await nobody.send(oidcApi.signUp, { body }))).toEqual([400, 'OIDC_EXPIRED']);
    expect(to(await arrive(login), 'in').user.id).toBe(user.id);
    const { identities } = await as({ access }).call(oidcApi.list);
    expect(identities).toMatchObject([
      { provider: 'estudio', name: 'Estudio', email: `${login}@estudio.cl`, last_used_at: expect.any(String) },
    ]);
    // What one moment wrote stands in no order.
    expect((await eventsOf(as({ access }))).map(String).sort()).toEqual([
      'account.consented,sign-up',
      'account.identity-linked,estudio',
      'account.registered,',
      'account.signed-in,oidc',
      'account.signed-in,oidc',
    ]);
  });

  test('is kept so that nobody reads in the database who they are at the provider', async () => {
    const { id, login } = await newcomer();
    const row = await t.deps.db
      .selectFrom('oidc_identities')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const kept = JSON.stringify([row.subject_blind.toString('latin1'), row.email_sealed!.toString('latin1')]);
    expect(kept).not.toContain(login);
    expect(t.logged().join()).not.toContain(login);
  });

  test('gets none where the settings say so', async () => {
    const { providers } = t.deps.oidc;
    Object.assign(providers[0]!, { signUp: false });
    const answer = await nobody.send(oidcApi.signIn, { body: await brought(somebody()) });
    Object.assign(providers[0]!, { signUp: true });
    expect(await told(answer)).toEqual([400, 'OIDC_NO_ACCOUNT']);
  });

  test('has no password that anybody could guess, and can set one by a link', async () => {
    const { caller, login } = await newcomer();
    const email = `${login}@estudio.cl`;
    const guess = { body: { email, password: 'correct horse' } };
    expect(await told(await nobody.send(accountApi.login, guess))).toEqual([401, 'INVALID_CREDENTIALS']);
    const empty = { body: { email, password: '' } };
    expect(await told(await nobody.send(accountApi.login, empty))).toEqual([401, 'INVALID_CREDENTIALS']);
    await nobody.call(accountApi.askRecovery, { body: { email } });
    const letter = await letterOf(t.base, email, 'recovery');
    const [, token] = /access_token=([\w-]+)/.exec(JSON.stringify(letter)) ?? [];
    await nobody.call(accountApi.recover, { body: { access_token: token!, new_password: 'correct horse' } });
    expect((await nobody.call(accountApi.login, guess)).user.has_password).toBe(true);
    expect((await caller.send(accountApi.profile)).status).toBe(401);
    expect(to(await arrive(login), 'in').user.email).toBe(email);
  });
});

describe('an account with the same verified e-mail', () => {
  test('is not entered: its owner signs in to it, and consents, before the two are linked', async () => {
    const ana = await t.world.user();
    const login = somebody(ana.email.toUpperCase());
    const offered = to(await arrive(login), 'link');
    const accept = (caller: Caller, token = offered.token) => caller.send(oidcApi.accept, { body: { token } });
    // A session of before, and one of somebody else, are not enough; and each try spends the offer.
    expect(await told(await accept(ana))).toEqual([400, 'OIDC_EXPIRED']);
    const again = to(await arrive(login), 'link').token;
    expect(await told(await accept(await t.world.user(), again))).toEqual([400, 'OIDC_EXPIRED']);
    const { token } = to(await arrive(login), 'link');
    const { email, password } = ana;
    const fresh = as(await nobody.call(accountApi.login, { body: { email, password } }));
    expect((await accept(fresh, token)).status).toBe(201);
    expect((await letterOf(t.base, ana.email, 'identity')).subject).toBe('Estudio was linked to your account');
    expect((await ana.send(accountApi.profile)).status).toBe(401);
    expect(to(await arrive(login), 'in').user.id).toBe(ana.id);
    expect((await nobody.call(accountApi.login, { body: { email, password } })).user.id).toBe(ana.id);
  });

  test('with a second factor is still asked for it', async () => {
    const ana = await t.world.user();
    const { secret } = await withSecondFactor(ana, t.clock);
    const login = somebody(ana.email);
    expect((await link(ana, login, { code: codeOf(secret, t.clock) })).status).toBe(201);
    const { mfa_token, mfa_with } = to(await arrive(login), 'second-factor');
    expect(mfa_with).toEqual(['code']);
    t.clock.pass(60);
    const code = codeOf(secret, t.clock);
    expect((await nobody.call(securityApi.signIn, { body: { mfa_token, code } })).user.id).toBe(ana.id);
  });

  test('is not reached by who has its address now, and another subject', async () => {
    const ana = await t.world.user();
    expect((await link(ana, somebody(ana.email))).status).toBe(201);
    const answer = await nobody.send(oidcApi.signIn, { body: await brought(somebody(ana.email)) });
    expect(await told(answer)).toEqual([400, 'OIDC_OTHER_SUBJECT']);
    expect((await eventsOf(ana))[0]).toEqual(['account.sign-in-failed', 'oidc']);
  });

  test('that is blocked is not entered', async () => {
    const { login, id } = await newcomer();
    await t.deps.db.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', id).execute();
    const answer = await nobody.send(oidcApi.signIn, { body: await brought(login) });
    expect(await told(answer)).toEqual([400, 'OIDC_REFUSED']);
  });
});

describe('linking in a session', () => {
  test('asks for the password first, and for the same verified e-mail', async () => {
    const ana = await t.world.user();
    const wrong = { body: { provider: 'estudio', password: 'wrong horse' } };
    expect(await told(await ana.send(oidcApi.linkOptions, wrong))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    expect(await told(await link(ana, somebody()))).toEqual([400, 'OIDC_OTHER_EMAIL']);
    expect(await told(await link(ana, somebody(ana.email, false)))).toEqual([400, 'OIDC_EMAIL_UNVERIFIED']);
    expect((await link(ana, somebody(ana.email))).status).toBe(201);
    expect(await told(await link(ana, somebody(ana.email)))).toEqual([409, 'OIDC_TAKEN']);
  });

  test('is finished by the session that began it alone', async () => {
    const [ana, eva] = [await t.world.user(), await t.world.user()];
    const body = { provider: 'estudio', password: ana.password };
    const { url, token } = await ana.call(oidcApi.linkOptions, { body });
    const answer = await new Browser().signIn(url, somebody(ana.email));
    expect(await told(await eva.send(oidcApi.link, { body: { token, provider: 'estudio', answer } }))).toEqual([
      400,
      'OIDC_EXPIRED',
    ]);
    expect((await ana.call(oidcApi.list)).identities).toEqual([]);
  });

  test('takes any identity where the settings say that the proof is enough', async () => {
    const ana = await t.world.user();
    const [one] = t.deps.oidc.providers;
    Object.assign(one!, { linking: 'proof' });
    const answer = await link(ana, somebody('otra@estudio.cl', 'true'));
    Object.assign(one!, { linking: 'email' });
    expect(answer.status).toBe(201);
    expect((await ana.call(oidcApi.list)).identities).toMatchObject([{ email: null }]);
  });
});

describe('unlinking', () => {
  test('takes the identity away, and never the last way in', async () => {
    const ana = await t.world.user();
    const login = somebody(ana.email);
    await link(ana, login);
    const [one] = (await ana.call(oidcApi.list)).identities;
    const params = { identityId: one!.id };
    await ana.call(oidcApi.unlink, { params, body: { password: ana.password } });
    expect(to(await arrive(login), 'link').email).toBe(ana.email);
    expect((await eventsOf(ana))[0]).toEqual(['account.identity-unlinked', 'estudio']);

    const eva = await newcomer();
    const [only] = (await eva.caller.call(oidcApi.list)).identities;
    const unlink = async () =>
      eva.caller.send(oidcApi.unlink, {
        params: { identityId: only!.id },
        body: { oidc: await proofOf(eva.caller, eva.login) },
      });
    expect(await told(await unlink())).toEqual([409, 'LAST_WAY_IN']);
  });
});

describe('a fresh sign-in at the provider', () => {
  test('counts as the password, once', async () => {
    const { caller, login } = await newcomer();
    const oidc = await proofOf(caller, login);
    const key = { name: 'Respaldo', scopes: ['read' as const], days: 30 as const };
    expect((await caller.send(programsApi.make, { body: { ...key, oidc } })).status).toBe(201);
    expect(await told(await caller.send(programsApi.make, { body: { ...key, oidc } }))).toEqual([400, 'OIDC_EXPIRED']);
    const wrong = { body: { password: 'correct horse' } };
    expect(await told(await caller.send(securityApi.endOthers, wrong))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    expect((await caller.send(passkeysApi.prepare, { body: { oidc: await proofOf(caller, login) } })).status).toBe(200);
    const last = { body: { oidc: await proofOf(caller, login) } };
    expect((await caller.call(deletionApi.remove, last)).deleted).toBe(true);
    // Whoever comes back comes as somebody new.
    to(await arrive(login), 'sign-up');
  });

  test('of another session, of somebody else at the provider, or over, counts for nothing', async () => {
    const { caller, login } = await newcomer();
    const other = as(to(await arrive(login), 'in'));
    const ends = async (who: Caller, oidc: string) => told(await who.send(securityApi.endOthers, { body: { oidc } }));
    expect(await ends(other, await proofOf(caller, login))).toEqual([400, 'OIDC_EXPIRED']);
    const { url, token } = await caller.call(oidcApi.confirmOptions, { body: { provider: 'estudio' } });
    const answer = await new Browser().signIn(url, somebody());
    const body = { token, provider: 'estudio', answer };
    expect(await told(await caller.send(oidcApi.confirm, { body }))).toEqual([400, 'OIDC_OTHER_SUBJECT']);
    const late = await proofOf(caller, login);
    t.clock.pass(6 * 60);
    expect(await ends(caller, late)).toEqual([400, 'OIDC_EXPIRED']);
  });

  test('goes with a code where there is a second factor, and a wrong code does not spend it', async () => {
    const { caller, login } = await newcomer();
    const { secret } = await caller.call(securityApi.prepare, { body: { oidc: await proofOf(caller, login) } });
    await caller.call(securityApi.confirm, { body: { code: codeOf(secret, t.clock) } });
    const oidc = await proofOf(caller, login);
    const renew = async (more: object) => caller.send(securityApi.renewCodes, { body: { oidc, ...more } });
    expect(await told(await renew({}))).toEqual([400, 'CODE_NEEDED']);
    expect(await told(await renew({ code: '000000' }))).toEqual([400, 'INVALID_CODE']);
    t.clock.pass(60);
    expect((await renew({ code: codeOf(secret, t.clock) })).status).toBe(200);
  });
});

test('a passkey is not taken away where it is the last way in', async () => {
  const ana = await t.world.user();
  const { passkey, id } = await withPasskey(ana);
  await t.deps.db.updateTable('users').set({ password_hash: null }).where('id', '=', ana.id).execute();
  const remove = async () =>
    told(
      await ana.send(passkeysApi.remove, {
        params: { passkeyId: id },
        body: await shownBy(ana, passkey),
      }),
    );
  expect(await remove()).toEqual([409, 'LAST_WAY_IN']);
  // An identity of a provider that the settings name no more is no way in either.
  const identity = { id: ana.id, user_id: ana.id, provider: 'quitado', subject_blind: Buffer.from(id) };
  const row = { ...identity, email_sealed: null, created_at: new Date(), last_used_at: null };
  await t.deps.db.insertInto('oidc_identities').values(row).execute();
  expect(await remove()).toEqual([409, 'LAST_WAY_IN']);
});
