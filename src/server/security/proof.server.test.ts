import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { deletionApi } from '#contract/deletion.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { PASSKEYS, passkeysApi } from '#contract/passkeys.ts';
import { portabilityApi } from '#contract/portability.ts';
import { programsApi } from '#contract/programs.ts';
import type { Proof } from '#contract/proof.ts';
import { securityApi } from '#contract/security.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { codeOf, withSecondFactor } from '#test/authenticator.ts';
import { letterOf } from '#test/letters.ts';
import { shownBy, SoftPasskey, withPasskey } from '#test/passkey.ts';
import type { Caller, Person } from '#test/world.ts';

let t: TestApp;
let nobody: Caller;
beforeAll(async () => {
  t = await testApp({ work: true });
  nobody = t.world.nobody();
});
afterEach(() => void (t.deps.config.secondFactor = 'optional'));
afterAll(() => t.close());

const told = async (answer: Response) =>
  answer.ok ? answer.status : [answer.status, ((await answer.json()) as ErrorBody).error_code];
const REFUSED: [number, string] = [400, 'PASSKEY_REFUSED'];
const NEEDED = [400, 'CODE_NEEDED'];

const SPENT = ['recovery-code-used', '9 are left'] as const;
const KEY = { name: 'Respaldo', scopes: ['read'], days: 30 } as const;
type Send = (person: Person, body: Proof, id: string) => Promise<Response>;
type After = { again?: [number, string]; letter?: readonly [kind: string, subject: string] };
/**
 * All that changes the ways into an account, and what carries out or deletes all of it; what the same proof is worth afterwards, and the letter that comes where
 * a recovery code was spent. `id`: of a passkey that is there.
 */
const CHANGES: [string, Send, After?][] = [
  ['a passkey is added', (person, body) => person.send(passkeysApi.prepare, { body })],
  ['an application of codes is set up', (person, body) => person.send(securityApi.prepare, { body })],
  ['recovery codes are made', (person, body) => person.send(securityApi.renewCodes, { body })],
  [
    'a passkey is removed',
    (person, body, passkeyId) => person.send(passkeysApi.remove, { params: { passkeyId }, body }),
    { again: [404, 'NOT_FOUND'] },
  ],
  ['a key for programs is made', (person, body) => person.send(programsApi.make, { body: { ...KEY, ...body } })],
  ['the other sessions are ended', (person, body) => person.send(securityApi.endOthers, { body })],
  ['all data is carried out', (person, body) => person.send(portabilityApi.ask, { body })],
  [
    'the account is deleted',
    (person, body) => person.send(deletionApi.remove, { body }),
    { again: [401, 'UNAUTHENTICATED'], letter: ['account-deleted', 'deleted'] },
  ],
];

describe.each(CHANGES)('before %s', (_what, send, { again = REFUSED, letter = SPENT } = {}) => {
  test('a session with its password is not enough where there is a passkey; the passkey is, once', async () => {
    const ana = await t.world.user();
    const { passkey, id } = await withPasskey(ana);
    const { password } = ana;
    expect(await told(await send(ana, {}, id))).toEqual([400, 'INVALID']);
    expect(await told(await send(ana, { password: 'wrong horse' }, id))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    expect(await told(await send(ana, { password }, id))).toEqual(NEEDED);
    expect(await told(await send(ana, { password, code: '000000' }, id))).toEqual([400, 'INVALID_CODE']);
    expect(await told(await send(ana, await shownBy(ana, new SoftPasskey()), id))).toEqual(REFUSED);
    expect(await told(await send(ana, await shownBy(ana, passkey, { verified: false }), id))).toEqual(REFUSED);
    expect(await told(await send(ana, await shownBy(ana, passkey, { origin: 'http://evil.example' }), id))).toEqual(
      REFUSED,
    );
    const late = await shownBy(ana, passkey);
    t.clock.pass(PASSKEYS.minutes * 60 + 1);
    expect(await told(await send(ana, late, id))).toEqual(REFUSED);
    const proof = await shownBy(ana, passkey);
    expect((await send(ana, proof, id)).ok).toBe(true);
    expect(await told(await send(ana, proof, id))).toEqual(again);
  });

  test('the password with a recovery code is enough, which is spent', async () => {
    const ana = await t.world.user();
    const { id, codes } = await withPasskey(ana);
    const proof = { password: ana.password, code: codes![0]! };
    expect((await send(ana, proof, id)).ok).toBe(true);
    expect((await letterOf(t.base, ana.email, letter[0])).subject).toContain(letter[1]);
  });

  test('a passkey of somebody else is none, nor one that was shown in another session or to sign in', async () => {
    const [ana, bruno] = [await t.world.user(), await t.world.user()];
    const [{ passkey, id }, his] = [await withPasskey(ana), await withPasskey(bruno)];
    expect(await told(await send(ana, await shownBy(bruno, his.passkey), id))).toEqual(REFUSED);
    expect(await told(await send(ana, await shownBy(bruno, passkey), id))).toEqual(REFUSED);
    expect(await told(await send(ana, await shownBy(ana, his.passkey), id))).toEqual(REFUSED);
    const asked = await nobody.call(passkeysApi.signInOptions, { body: {} });
    const toSignIn = { passkey: { token: asked.token, response: passkey.shown(asked.options) } };
    expect(await told(await send(ana, toSignIn, id))).toEqual(REFUSED);
  });
});

describe('what a session may ask for by itself', () => {
  test('a challenge to confirm with makes no passkey and signs nobody in; nobody without passkeys is asked', async () => {
    const ana = await t.world.user();
    expect(await told(await ana.send(passkeysApi.confirmOptions))).toEqual(REFUSED);
    const { passkey } = await withPasskey(ana);
    const asked = await ana.call(passkeysApi.confirmOptions);
    const body = { token: asked.token, name: 'Ajena', response: new SoftPasskey().made(asked.options) };
    expect(await told(await ana.send(passkeysApi.add, { body }))).toEqual(REFUSED);
    const again = await ana.call(passkeysApi.confirmOptions);
    const shown = { token: again.token, response: passkey.shown(again.options) };
    expect(await told(await nobody.send(passkeysApi.signIn, { body: shown }))).toEqual(REFUSED);
    expect((await ana.call(passkeysApi.list)).passkeys).toHaveLength(1);
  });

  test('what was begun with the password alone is not finished once there is a second factor', async () => {
    const [ana, bruno] = [await t.world.user(), await t.world.user()];
    const { secret } = await ana.call(securityApi.prepare, { body: { password: ana.password } });
    await withPasskey(ana);
    const code = { body: { code: codeOf(secret, t.clock) } };
    expect(await told(await ana.send(securityApi.confirm, code))).toEqual([409, 'CONFLICT']);
    const { token, options } = await bruno.call(passkeysApi.prepare, { body: { password: bruno.password } });
    await withSecondFactor(bruno, t.clock);
    const body = { token, name: 'Ajena', response: new SoftPasskey().made(options) };
    expect(await told(await bruno.send(passkeysApi.add, { body }))).toEqual(REFUSED);
  });
});

describe('an application of codes', () => {
  test('is replaced by another, which shows that it works; the one before and its recovery codes are worth nothing', async () => {
    const ana = await t.world.user();
    const { secret, codes } = await withSecondFactor(ana, t.clock);
    const { password, email } = ana;
    const next = await ana.call(securityApi.prepare, { body: { password, code: codes[0]! } });
    const step = async (code: string) => {
      const first = (await (await nobody.send(accountApi.login, { body: { email, password } })).json()) as ErrorBody;
      return told(await nobody.send(securityApi.signIn, { body: { mfa_token: first.mfa_token!, code } }));
    };
    // Until then the one before is the one.
    expect(await step(codeOf(secret, t.clock))).toBe(200);
    const wrong = { body: { code: codes[1]! } };
    expect(await told(await ana.send(securityApi.confirm, wrong))).toEqual([400, 'INVALID_CODE']);
    const { recovery_codes } = await ana.call(securityApi.confirm, { body: { code: codeOf(next.secret, t.clock) } });
    expect(recovery_codes).toHaveLength(10);
    expect((await letterOf(t.base, email, 'second-factor', 1)).subject).toBe('Your application of codes was replaced');
    t.clock.pass(60);
    expect(await step(codeOf(secret, t.clock))).toEqual([400, 'INVALID_CODE']);
    expect(await step(codes[2]!)).toEqual([400, 'INVALID_CODE']);
    expect(await step(codeOf(next.secret, t.clock))).toBe(200);
    // It is confirmed once.
    t.clock.pass(60);
    const once = { body: { code: codeOf(next.secret, t.clock) } };
    expect(await told(await ana.send(securityApi.confirm, once))).toEqual([409, 'CONFLICT']);
  });
});

describe('where the operator asks for a second factor', () => {
  const LAST = [409, 'LAST_FACTOR'];
  test('the last one stays, and what is said of it is true; beside another it goes', async () => {
    t.deps.config.secondFactor = 'required';
    const [ana, bruno] = [await t.world.user(), await t.world.user()];
    const { passkey, id } = await withPasskey(ana);
    const remove = async (language = 'en') =>
      ana.send(passkeysApi.remove, {
        params: { passkeyId: id },
        body: await shownBy(ana, passkey),
        headers: { 'accept-language': language },
      });
    expect(await told(await remove())).toEqual(LAST);
    const { error } = (await (await remove('es')).json()) as ErrorBody;
    expect(error).toMatch(/pide a todos un segundo factor.*Agrega otro antes/);
    expect((await ana.call(passkeysApi.list)).passkeys).toHaveLength(1);
    expect(await ana.call(securityApi.secondFactor)).toMatchObject({ required: true, passkeys: 1 });
    await withPasskey(ana, passkey);
    expect((await remove()).status).toBe(200);

    const { codes } = await withSecondFactor(bruno, t.clock);
    const off = (code: string) => bruno.send(securityApi.turnOff, { body: { password: bruno.password, code } });
    expect(await told(await off(codes[0]!))).toEqual(LAST);
    // Nothing was spent of it.
    expect(await bruno.call(securityApi.secondFactor)).toMatchObject({ codes_left: 10, on_since: expect.any(String) });
    await withPasskey(bruno, codes[0]!);
    expect((await off(codes[1]!)).status).toBe(200);
    expect((await bruno.call(accountApi.profile)).second_factor_due).toBe(false);
  });

  test('of two that are removed at once one stays', async () => {
    t.deps.config.secondFactor = 'required';
    const ana = await t.world.user();
    const { codes } = await withSecondFactor(ana, t.clock);
    const { passkey, id } = await withPasskey(ana, codes[0]!);
    const proof = await shownBy(ana, passkey);
    const answers = await Promise.all([
      ana.send(passkeysApi.remove, { params: { passkeyId: id }, body: proof }),
      ana.send(securityApi.turnOff, { body: { password: ana.password, code: codes[1]! } }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { on_since, passkeys } = await ana.call(securityApi.secondFactor);
    expect([on_since !== null, passkeys > 0].filter(Boolean)).toHaveLength(1);
  });
});
