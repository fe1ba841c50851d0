import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { oidcApi } from '#contract/oidc.ts';
import { securityApi } from '#contract/security.ts';
import { codeOf, withSecondFactor } from '#test/authenticator.ts';
import { letterOf, tokenOf } from '#test/letters.ts';
import { Browser } from '#test/oidc.ts';
import { openVisits, RETURN, to, told } from '#test/oidc-visits.ts';
import type { Caller } from '#test/world.ts';

const { t, nobody, base, somebody, brought, arrive, as, newcomer, link, eventsOf, close } = await openVisits();
afterEach(() => t.clock.reset());
afterAll(close);

test('the providers of the settings are told, and nothing else of them', async () => {
  expect(await nobody.call(oidcApi.providers)).toEqual({ providers: [{ id: 'estudio', name: 'Estudio' }] });
  const { url } = await nobody.call(oidcApi.signInOptions, { body: { provider: 'estudio' } });
  const asked = new URL(url);
  expect(asked.origin).toBe(base);
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
    await nobody.call(accountApi.recover, { body: { access_token: tokenOf(letter), new_password: 'correct horse' } });
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
