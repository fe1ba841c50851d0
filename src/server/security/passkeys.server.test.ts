import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { auditApi } from '#contract/audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { PASSKEYS, passkeysApi } from '#contract/passkeys.ts';
import { programsApi } from '#contract/programs.ts';
import { securityApi } from '#contract/security.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { codeOf, withSecondFactor } from '#test/authenticator.ts';
import { letterOf } from '#test/letters.ts';
import { shownBy, SoftPasskey, withPasskey } from '#test/passkey.ts';
import { Caller, type Person } from '#test/world.ts';

let t: TestApp;
let nobody: Caller;
beforeAll(async () => {
  t = await testApp({ work: true });
  nobody = t.world.nobody();
});
afterEach(() => void (t.deps.config.secondFactor = 'optional'));
afterAll(() => t.close());

const told = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).error_code];
const REFUSED = [400, 'PASSKEY_REFUSED'];
const options = (mfa_token?: string) =>
  nobody.call(passkeysApi.signInOptions, { body: mfa_token === undefined ? {} : { mfa_token } });
const show = (token: string, response: object) => nobody.send(passkeysApi.signIn, { body: { token, response } });
/** Signs in with a passkey, which its device and page say this of. */
async function enter(passkey: SoftPasskey, says: Parameters<SoftPasskey['shown']>[1] = {}): Promise<Response> {
  const asked = await options();
  return show(asked.token, passkey.shown(asked.options, says));
}
async function firstStep({ email, password }: Person): Promise<ErrorBody> {
  const answer = await nobody.send(accountApi.login, { body: { email, password } });
  expect(answer.status).toBe(401);
  return (await answer.json()) as ErrorBody;
}
const eventsOf = async (person: Person) => (await person.call(auditApi.ofAccount, { query: {} })).events;

describe('a passkey', () => {
  test('signs in alone, and its owner is told of it and of its uses; nothing of its name can be read', async () => {
    const ana = await t.world.user();
    const wrong = { body: { password: 'wrong horse' } };
    expect(await told(await ana.send(passkeysApi.prepare, wrong))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    const { passkey, codes } = await withPasskey(ana);
    expect(codes).toHaveLength(10);
    expect((await letterOf(t.base, ana.email, 'passkey')).subject).toBe('A passkey was added to your account');
    const answer = await enter(passkey, { userHandle: ana.id });
    expect(answer.status).toBe(200);
    const { access } = (await answer.json()) as { access: string };
    expect((await new Caller(t.base, access).call(accountApi.profile)).email).toBe(ana.email);
    const { passkeys } = await ana.call(passkeysApi.list);
    expect(passkeys).toMatchObject([{ name: 'Portátil', last_used_at: expect.any(String) }]);
    const kept = await t.deps.db.selectFrom('passkeys').selectAll().where('user_id', '=', ana.id).execute();
    expect(kept[0]!.name_sealed.includes('Portátil')).toBe(false);
    expect((await eventsOf(ana)).map(({ action, details }) => [action, details.kind]).slice(0, 2)).toEqual([
      ['account.signed-in', 'passkey'],
      ['account.passkey-added', undefined],
    ]);
  });

  test.each([
    ['of a page elsewhere', { origin: 'http://fojas.test.evil.example' }],
    ['of this page without its port or scheme', { origin: 'https://fojas.test' }],
    ['for another installation', { rpId: 'evil.example' }],
    ['whose holder was not asked', { verified: false }],
    ['that says to be another account', { userHandle: '00000000-0000-4000-8000-000000000000' }],
  ])('%s is refused', async (_what, says) => {
    const { passkey } = await withPasskey(await t.world.user());
    expect(await told(await enter(passkey, says))).toEqual(REFUSED);
    expect((await enter(passkey)).status).toBe(200);
  });

  test('whose count goes back was copied: it is refused, and its owner reads of it', async () => {
    const ana = await t.world.user();
    const { passkey } = await withPasskey(ana);
    expect((await enter(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 1]) expect(await told(await enter(passkey, { counter }))).toEqual(REFUSED);
    expect((await eventsOf(ana))[0]).toMatchObject({ action: 'account.sign-in-failed', details: { kind: 'passkey' } });
    expect((await enter(passkey, { counter: 8 })).status).toBe(200);
  });

  test('answers a challenge once, in time, and only the one that its page asked for', async () => {
    const { passkey } = await withPasskey(await t.world.user());
    const asked = await options();
    const shown = passkey.shown(asked.options);
    const answers = await Promise.all(Array.from({ length: 10 }, () => show(asked.token, shown)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [mine, other] = [await options(), await options()];
    expect(await told(await show(other.token, passkey.shown(mine.options)))).toEqual(REFUSED);
    // The failed try took the challenge away.
    expect(await told(await show(other.token, passkey.shown(other.options)))).toEqual(REFUSED);
    expect(await told(await show('a'.repeat(43), passkey.shown(mine.options)))).toEqual(REFUSED);
    t.clock.pass(PASSKEYS.minutes * 60 + 1);
    expect(await told(await show(mine.token, passkey.shown(mine.options)))).toEqual(REFUSED);
    await options();
    const left = await t.deps.db.selectFrom('passkey_challenges').selectAll().execute();
    expect(left.every(({ expires_at }) => expires_at > t.clock.now())).toBe(true);
  });

  test('with the signature of another device is refused, and so is one that nobody has', async () => {
    const { passkey } = await withPasskey(await t.world.user());
    const forged = Object.assign(new SoftPasskey(), { id: passkey.id });
    expect(await told(await enter(forged))).toEqual(REFUSED);
    expect(await told(await enter(new SoftPasskey()))).toEqual(REFUSED);
  });

  test('of somebody else is theirs: not listed, not removed, not added again, not made with their challenge', async () => {
    const [ana, bruno] = [await t.world.user(), await t.world.user()];
    const { passkey, id } = await withPasskey(ana);
    expect((await bruno.call(passkeysApi.list)).passkeys).toEqual([]);
    const remove = { params: { passkeyId: id }, body: { password: bruno.password, code: '000000' } };
    expect((await bruno.send(passkeysApi.remove, remove)).status).toBe(404);
    const asked = await bruno.call(passkeysApi.prepare, { body: { password: bruno.password } });
    const again = { token: asked.token, name: 'Mía', response: passkey.made(asked.options) };
    expect(await told(await bruno.send(passkeysApi.add, { body: again }))).toEqual(REFUSED);
    const his = await bruno.call(passkeysApi.prepare, { body: { password: bruno.password } });
    const made = { token: his.token, name: 'Mía', response: new SoftPasskey().made(his.options) };
    expect(await told(await ana.send(passkeysApi.add, { body: made }))).toEqual(REFUSED);
    expect(await told(await show(his.token, passkey.shown(his.options)))).toEqual(REFUSED);
    expect((await enter(passkey)).status).toBe(200);
  });

  test.each([
    ['of a page elsewhere', { origin: 'http://evil.example' }],
    ['for another installation', { rpId: 'evil.example' }],
    ['whose holder was not asked', { verified: false }],
  ])('%s is not added', async (_what, says) => {
    const ana = await t.world.user();
    const { token, options: asked } = await ana.call(passkeysApi.prepare, { body: { password: ana.password } });
    const body = { token, name: 'Portátil', response: new SoftPasskey().made(asked, says) };
    expect(await told(await ana.send(passkeysApi.add, { body }))).toEqual(REFUSED);
    expect((await ana.call(passkeysApi.list)).passkeys).toEqual([]);
  });

  test('of a blocked or deleted account signs nobody in', async () => {
    const ana = await t.world.user();
    const { passkey } = await withPasskey(ana);
    await t.deps.db.updateTable('users').set({ blocked_at: t.clock.now() }).where('id', '=', ana.id).execute();
    expect(await told(await enter(passkey))).toEqual(REFUSED);
  });
});

describe('as a second factor', () => {
  test('a passkey is asked for after the password, as is no code; a recovery code stands in for it', async () => {
    const [ana, bruno] = [await t.world.user(), await t.world.user()];
    const [{ passkey, codes }, his] = [await withPasskey(ana), await withPasskey(bruno)];
    const step = await firstStep(ana);
    expect(step.mfa_with).toEqual(['passkey']);
    const asked = await options(step.mfa_token);
    expect(asked.options.allowCredentials).toMatchObject([{ id: passkey.id.toString('base64url') }]);
    expect(await told(await show(asked.token, his.passkey.shown(asked.options)))).toEqual(REFUSED);
    const second = await options(step.mfa_token);
    expect((await show(second.token, passkey.shown(second.options))).status).toBe(200);
    expect(await told(await nobody.send(passkeysApi.signInOptions, { body: { mfa_token: step.mfa_token } }))).toEqual([
      400,
      'MFA_EXPIRED',
    ]);
    const { mfa_token } = await firstStep(ana);
    const bySecret = { body: { mfa_token, code: '123456' } };
    expect(await told(await nobody.send(securityApi.signIn, bySecret))).toEqual([400, 'INVALID_CODE']);
    expect((await nobody.send(securityApi.signIn, { body: { mfa_token, code: codes![0]! } })).status).toBe(200);
  });

  test('beside codes: either is taken, adding and removing one needs a code, and codes stay for the other', async () => {
    const ana = await t.world.user();
    const { secret, codes } = await withSecondFactor(ana, t.clock);
    const bare = { body: { password: ana.password } };
    expect(await told(await ana.send(passkeysApi.prepare, bare))).toEqual([400, 'CODE_NEEDED']);
    const { id, codes: none } = await withPasskey(ana, codeOf(secret, t.clock));
    expect(none).toBeNull();
    expect((await firstStep(ana)).mfa_with).toEqual(['code', 'passkey']);
    const remove = (code?: string) =>
      ana.send(passkeysApi.remove, { params: { passkeyId: id }, body: { password: ana.password, code } });
    expect(await told(await remove())).toEqual([400, 'CODE_NEEDED']);
    const off = { body: { password: ana.password, code: codes[0]! } };
    await ana.call(securityApi.turnOff, off);
    expect(await ana.call(securityApi.secondFactor)).toEqual({
      on_since: null,
      codes_left: 9,
      passkeys: 1,
      required: false,
    });
    // The last factor goes with a code too, and what stood in for it with it.
    expect(await told(await remove())).toEqual([400, 'CODE_NEEDED']);
    expect((await remove(codes[1])).status).toBe(200);
    expect(await ana.call(securityApi.secondFactor)).toEqual({
      on_since: null,
      codes_left: 0,
      passkeys: 0,
      required: false,
    });
    const { email, password } = ana;
    expect((await nobody.send(accountApi.login, { body: { email, password } })).status).toBe(200);
  });

  test('a recovery code of passkeys does not turn on an application that was never shown', async () => {
    const ana = await t.world.user();
    const { codes } = await withPasskey(ana);
    await ana.call(securityApi.prepare, { body: { password: ana.password, code: codes![1]! } });
    expect(await told(await ana.send(securityApi.confirm, { body: { code: codes![0]! } }))).toEqual([
      400,
      'INVALID_CODE',
    ]);
  });

  test('adding one ends the other sessions, and there are as many as may be', async () => {
    const ana = await t.world.user();
    const { access } = await nobody.call(accountApi.login, { body: { email: ana.email, password: ana.password } });
    const { passkey } = await withPasskey(ana);
    for (let n = 1; n < PASSKEYS.max; n++) await withPasskey(ana, passkey);
    expect((await new Caller(t.base, access).send(accountApi.profile)).status).toBe(401);
    const body = await shownBy(ana, passkey);
    expect(await told(await ana.send(passkeysApi.prepare, { body }))).toEqual([409, 'PASSKEY_LIMIT']);
  });
});

describe('where the operator asks for a second factor', () => {
  test('whoever has none can do nothing but set one up, with codes or a passkey; programs go on', async () => {
    const [ana, bruno] = [await t.world.user(), await t.world.user()];
    const made = { name: 'Respaldo', scopes: ['read' as const], days: 30 as const, password: ana.password };
    const { key } = await ana.call(programsApi.make, { body: made });
    t.deps.config.secondFactor = 'required';
    t.deps.sessions.forgetAll();
    const due = [403, 'SECOND_FACTOR_REQUIRED'];
    expect((await ana.call(accountApi.profile)).second_factor_due).toBe(true);
    for (const one of [notebooksApi.list, securityApi.sessions, programsApi.list, auditApi.ofAccount])
      expect(await told(await ana.send(one))).toEqual(due);
    const change = { body: { current_password: ana.password, new_password: 'another horse' } };
    expect(await told(await ana.send(accountApi.changePassword, change))).toEqual(due);
    expect((await ana.fetch('/api/events')).status).toBe(403);
    expect((await new Caller(t.base, key).send(notebooksApi.list)).status).toBe(200);
    await withPasskey(ana);
    expect((await ana.send(notebooksApi.list)).status).toBe(200);
    expect((await ana.call(accountApi.profile)).second_factor_due).toBe(false);
    await withSecondFactor(bruno, t.clock);
    expect((await bruno.send(notebooksApi.list)).status).toBe(200);
  });
});
