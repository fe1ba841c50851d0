import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { auditApi } from '#contract/audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { securityApi } from '#contract/security.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { codeOf, withSecondFactor } from '#test/authenticator.ts';
import { letterOf } from '#test/letters.ts';
import type { Caller, Person } from '#test/world.ts';

let t: TestApp;
let nobody: Caller;
beforeAll(async () => {
  t = await testApp({ work: true });
  nobody = t.world.nobody();
});
afterAll(() => t.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

const told = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).error_code];
const signIn = ({ email, password }: Person, agent = 'curl/8') =>
  nobody.send(accountApi.login, { body: { email, password }, headers: { 'user-agent': agent } });
/** The token of the second step. */
async function firstStep(person: Person): Promise<string> {
  const answer = await signIn(person);
  const body = (await answer.json()) as ErrorBody;
  expect([answer.status, body.error_code]).toEqual([401, 'MFA_REQUIRED']);
  return body.mfa_token!;
}
const secondStep = (mfa_token: string, code: string) => nobody.send(securityApi.signIn, { body: { mfa_token, code } });
const actionsOf = async (person: Person) =>
  (await person.call(auditApi.ofAccount, { query: {} })).events.map(({ action }) => action);

describe('sessions', () => {
  test('are told by what they are used on, and nothing more of it is kept', async () => {
    const ana = await t.world.user();
    for (const agent of [FIREFOX, IPHONE, EDGE]) expect((await signIn(ana, agent)).status).toBe(200);
    const { sessions } = await ana.call(securityApi.sessions);
    expect(sessions[0]).toMatchObject({ current: true, network: '127.0.0.0/24' });
    expect(sessions.slice(1).map(({ browser, system }) => `${browser} ${system}`)).toEqual([
      'Edge Windows',
      'Safari iPhone',
      'Firefox Linux',
    ]);
    const rows = await t.deps.db.selectFrom('sessions').selectAll().where('user_id', '=', ana.id).execute();
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
    expect(t.logged().join('\n')).not.toContain('Mozilla');
  });

  test('tell their last use once in some minutes, by no more than one writing', async () => {
    const ana = await t.world.user();
    const used = async () => (await ana.call(securityApi.sessions)).sessions[0]!.last_used_at;
    const first = await used();
    t.clock.pass(200);
    expect(await used()).toBe(first);
    t.clock.pass(200);
    await used();
    expect(Date.parse(await used()) - Date.parse(first)).toBeGreaterThanOrEqual(400_000);
  });

  test('are ended one at a time or all the others, at once; nobody ends those of somebody else', async () => {
    const [ana, bruno] = [await t.world.user(), await t.world.user()];
    const others = await Promise.all(
      [0, 1, 2].map(async () => (await (await signIn(ana)).json()) as { access: string }),
    );
    const isIn = async (access: string) =>
      (await nobody.send(accountApi.profile, { headers: { authorization: `Bearer ${access}` } })).status === 200;
    for (const { access } of others) expect(await isIn(access)).toBe(true);
    const sessionId = (await ana.call(securityApi.sessions)).sessions[1]!.id;
    const end = { params: { sessionId }, body: { password: ana.password } };
    expect((await bruno.send(securityApi.endSession, end)).status).toBe(404);
    const unsure = { ...end, body: { password: 'wrong horse' } };
    expect(await told(await ana.send(securityApi.endSession, unsure))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    expect(await told(await ana.send(securityApi.endOthers, unsure))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    await ana.call(securityApi.endSession, end);
    expect((await ana.send(securityApi.endSession, end)).status).toBe(404);
    expect((await Promise.all(others.map(({ access }) => isIn(access)))).filter(Boolean)).toHaveLength(2);
    expect(await ana.call(securityApi.endOthers, { body: end.body })).toEqual({ ended: 2 });
    expect(await isIn(ana.access!)).toBe(true);
    expect((await ana.call(securityApi.sessions)).sessions).toHaveLength(1);
    expect((await actionsOf(ana)).slice(0, 2)).toEqual(['account.session-ended', 'account.session-ended']);
  });

  test('whose key was copied end, and their owner reads of it once', async () => {
    const ana = await t.world.user();
    const refresh = (token: string) => nobody.send(accountApi.refresh, { body: { refresh: token } });
    const second = ((await (await refresh(ana.refresh)).json()) as { refresh: string }).refresh;
    await refresh(second);
    t.clock.pass(11);
    const answers = await Promise.all(Array.from({ length: 40 }, () => refresh(ana.refresh)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await letterOf(t.base, ana.email, 'token-reused')).subject).toBe('We ended one of your sessions');
    const events = await t.deps.db.selectFrom('audit_log').select('action').where('user_id', '=', ana.id).execute();
    expect(events.filter(({ action }) => action === 'account.token-reused')).toHaveLength(1);
  });
});

describe('a second factor', () => {
  test('is turned on with the password and a code, and is kept as nobody can read it', async () => {
    const ana = await t.world.user();
    const elsewhere = (await (await signIn(ana)).json()) as { refresh: string };
    const wrong = { body: { password: 'wrong horse' } };
    expect(await told(await ana.send(securityApi.prepare, wrong))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    const { secret, url } = await ana.call(securityApi.prepare, { body: { password: ana.password } });
    expect(url).toMatch(/^otpauth:\/\/totp\/Fojas:.*secret=/);
    expect((await signIn(ana)).status).toBe(200);
    expect(await told(await ana.send(securityApi.confirm, { body: { code: '12345a' } }))).toEqual([
      400,
      'INVALID_CODE',
    ]);
    const { recovery_codes } = await ana.call(securityApi.confirm, { body: { code: codeOf(secret, t.clock) } });
    expect([recovery_codes.length, new Set(recovery_codes).size]).toEqual([10, 10]);
    expect(await ana.call(securityApi.secondFactor)).toMatchObject({ on_since: expect.any(String), codes_left: 10 });
    expect((await nobody.send(accountApi.refresh, { body: { refresh: elsewhere.refresh } })).status).toBe(401);
    expect((await letterOf(t.base, ana.email, 'second-factor')).subject).toBe('Your second factor is on');
    const kept = await t.deps.db.selectFrom('second_factors').selectAll().where('user_id', '=', ana.id).execute();
    expect(kept[0]!.secret_sealed.includes(secret)).toBe(false);
    expect(await told(await ana.send(securityApi.prepare, { body: { password: ana.password } }))).toEqual([
      400,
      'CODE_NEEDED',
    ]);
  });

  test('is asked for at sign-in; each code, each token works once, and five wrong codes end the token', async () => {
    onTestFinished(t.clock.stop());
    const ana = await t.world.user();
    const { secret } = await withSecondFactor(ana, t.clock);
    const token = await firstStep(ana);
    const code = codeOf(secret, t.clock);
    const answers = await Promise.all(Array.from({ length: 20 }, () => secondStep(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await told(await secondStep(token, codeOf(secret, t.clock, 1)))).toEqual([400, 'MFA_EXPIRED']);
    t.clock.pass(60);
    const again = await firstStep(ana);
    expect(await told(await secondStep(again, code))).toEqual([400, 'INVALID_CODE']);
    for (const wrong of [codeOf(secret, t.clock, -2), codeOf(secret, t.clock, 2), 'abcdef', '000 000'])
      expect(await told(await secondStep(again, wrong))).toEqual([400, 'INVALID_CODE']);
    t.clock.pass(60);
    expect(await told(await secondStep(again, codeOf(secret, t.clock)))).toEqual([400, 'MFA_EXPIRED']);
    const late = await firstStep(ana);
    t.clock.pass(5 * 60 + 1);
    expect(await told(await secondStep(late, codeOf(secret, t.clock)))).toEqual([400, 'MFA_EXPIRED']);
    expect((await secondStep(await firstStep(ana), codeOf(secret, t.clock, -1))).status).toBe(200);
  });

  test('delays whoever guesses, however many tokens they have, and locks nobody out', async () => {
    const ana = await t.world.user();
    // The first delay is one second.
    onTestFinished(t.clock.stop());
    const { secret } = await withSecondFactor(ana, t.clock);
    const tokens = await Promise.all([0, 1, 2].map(() => firstStep(ana)));
    const guesses = await Promise.all(
      tokens.flatMap((token) => [1, 2, 3, 4].map((n) => secondStep(token, `00000${n}`))),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
    t.clock.pass(61);
    expect((await secondStep(await firstStep(ana), codeOf(secret, t.clock))).status).toBe(200);
  });

  test('delays where it is guessed from, and neither the recovery code nor the application of its owner elsewhere', async () => {
    const ana = await t.world.user();
    onTestFinished(t.clock.stop());
    const { secret, codes } = await withSecondFactor(ana, t.clock);
    const from = async (remoteAddress: string, code: string): Promise<number> => {
      const payload = { mfa_token: await firstStep(ana), code };
      return (await t.app.inject({ method: 'POST', url: '/api/users/login/mfa/', payload, remoteAddress })).statusCode;
    };
    for (let n = 0; n < 5; n++) expect(await from('203.0.113.9', `00000${n}`)).toBe(400);
    expect(await from('203.0.113.200', '000009')).toBe(429);
    expect(await from('203.0.113.9', codes[0]!)).toBe(429);
    expect(await from('190.20.30.4', codes[0]!)).toBe(200);
    expect(await from('190.20.30.4', codeOf(secret, t.clock))).toBe(200);
    // From many networks: the figures are delayed for all, and a recovery code for nobody.
    for (let n = 10; n < 40; n++) await from(`198.51.${n}.9`, '000000');
    expect(await from('190.20.30.4', '000001')).toBe(429);
    expect(await from('190.20.30.4', codes[1]!)).toBe(200);
  });

  test('gives way to a recovery code, once each, and says how many are left', async () => {
    const ana = await t.world.user();
    const { codes } = await withSecondFactor(ana, t.clock);
    const typed = codes[0]!.replaceAll('0', 'o').toUpperCase().replaceAll('-', ' ');
    const steps = await Promise.all([0, 1, 2].map(() => firstStep(ana)));
    const answers = await Promise.all(steps.map((step) => secondStep(step, typed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await letterOf(t.base, ana.email, 'recovery-code-used')).subject).toContain('9 are left');
    const { password } = ana;
    const spent = { body: { password, code: codes[0]! } };
    expect(await told(await ana.send(securityApi.renewCodes, spent))).toEqual([400, 'INVALID_CODE']);
    const { recovery_codes } = await ana.call(securityApi.renewCodes, { body: { password, code: codes[1]! } });
    const old = { body: { password, code: codes[2]! } };
    expect(await told(await ana.send(securityApi.turnOff, old))).toEqual([400, 'INVALID_CODE']);
    await ana.call(securityApi.turnOff, { body: { password, code: recovery_codes[0]! } });
    expect((await signIn(ana)).status).toBe(200);
    expect((await actionsOf(ana)).filter((action) => /code|off/.test(action)).sort()).toEqual([
      'account.recovery-code-used',
      'account.recovery-code-used',
      'account.recovery-code-used',
      'account.recovery-codes-made',
      'account.second-factor-off',
    ]);
  });

  test('outlives a change of the password, which ends what was begun with the old one', async () => {
    const ana = await t.world.user();
    const { secret } = await withSecondFactor(ana, t.clock);
    const begun = await firstStep(ana);
    const body = { current_password: ana.password, new_password: 'otro caballo' };
    await ana.call(accountApi.changePassword, { body });
    expect(await told(await secondStep(begun, codeOf(secret, t.clock)))).toEqual([400, 'MFA_EXPIRED']);
    const answer = await nobody.send(accountApi.login, { body: { email: ana.email, password: 'otro caballo' } });
    expect(await told(answer)).toEqual([401, 'MFA_REQUIRED']);
  });
});

test('what happens to an account is written down, also a sign-in that failed', async () => {
  const ana = await t.world.user();
  for (const email of [ana.email, 'nobody-here@example.com'])
    await nobody.send(accountApi.login, { body: { email, password: 'wrong horse' } });
  await signIn(ana);
  expect(await actionsOf(ana)).toEqual([
    'account.signed-in',
    'account.sign-in-failed',
    'account.signed-in',
    'account.registered',
  ]);
  const ofNobody = t.deps.db.selectFrom('audit_log').select('id').where('user_id', 'is', null);
  expect(await ofNobody.where('action', '=', 'account.sign-in-failed').execute()).toEqual([]);
});
