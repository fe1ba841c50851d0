import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { accountApi } from '#contract/account.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { letterOf, lettersTo, tokenOf } from '#test/letters.ts';
import { PATIENCE } from '#test/patience.ts';
import type { Caller, Person } from '#test/world.ts';

let t: TestApp;
let nobody: Caller;
beforeAll(async () => {
  t = await testApp({ work: true });
  nobody = t.world.nobody();
});
afterAll(() => t.close());

const HOUR = 60 * 60;
const NEW = 'otro caballo correcto';
const ask = (email: string, headers = {}) => nobody.send(accountApi.askRecovery, { body: { email }, headers });
const recover = (access_token: string, new_password = NEW) =>
  nobody.send(accountApi.recover, { body: { access_token, new_password } });
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error_code: string }).error_code,
];
const signIn = async (person: Person, password: string) =>
  (await nobody.send(accountApi.login, { body: { email: person.email, password } })).status;
/** Asks for a link and waits for its letter. */
async function linked(person: Person, after = 0) {
  expect((await ask(person.email)).status).toBe(200);
  return letterOf(t.base, person.email, 'recovery', after);
}
/** Waits until no job of this kind is left. */
const idle = (kind: string) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select 1 from pgboss.job where name = ${kind} and state < 'completed'`.execute(
      t.deps.db,
    );
    if (rows.length > 0) throw new Error('not yet');
  }, PATIENCE);
/** What is written down of a person, beside coming and going. */
const actionsOf = async ({ id }: Person) =>
  (await t.deps.db.selectFrom('audit_log').select('action').where('user_id', '=', id).orderBy('at').execute())
    .map(({ action }) => action)
    .filter((action) => !/registered|sign/.test(action));

describe('a forgotten password', () => {
  test('is set anew by the link of the letter: sessions end, none begins, and both are told', async () => {
    const ana = await t.world.user();
    const letter = await linked(ana);
    expect(letter.text).toContain('http://fojas.test/reset-password#access_token=');
    const answer = await recover(tokenOf(letter));
    expect([answer.status, await answer.json()]).toEqual([200, { updated: true }]);
    expect((await ana.send(notebooksApi.list)).status).toBe(401);
    expect([await signIn(ana, ana.password), await signIn(ana, NEW)]).toEqual([401, 200]);
    expect((await letterOf(t.base, ana.email, 'password-changed')).language).toBe('en');
    expect(await actionsOf(ana)).toEqual(['account.recovery-asked', 'account.recovered']);
  });

  test('is asked for in one way, whether there is an account or not', async () => {
    const ana = await t.world.user();
    const [known, unknown] = [await ask(`  ${ana.email.toUpperCase()} `), await ask('nobody@example.com')];
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    await letterOf(t.base, ana.email, 'recovery');
    await idle('account.recover');
    expect(await lettersTo(t.base, 'nobody@example.com')).toEqual([]);
    const { rows } = await sql<{
      data: object;
    }>`select data from pgboss.job where name in ('account.recover', 'mail.send')`.execute(t.deps.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('@');
    expect(t.logged().join('\n')).not.toContain(ana.email);
  });

  test('is written to three times an hour, and only the newest link is good', async () => {
    const ana = await t.world.user();
    const tokens: string[] = [];
    for (let i = 0; i < 3; i++) tokens.push(tokenOf(await linked(ana, i)));
    await ask(ana.email);
    await idle('account.recover');
    await idle('mail.send');
    expect((await lettersTo(t.base, ana.email)).filter(({ kind }) => kind === 'recovery')).toHaveLength(3);
    for (const token of tokens.slice(0, 2))
      expect(await codeOf(await recover(token))).toEqual([400, 'INVALID_RESET_TOKEN']);
    expect((await recover(tokens[2]!)).status).toBe(200);
  });

  test('keeps the hash of a token and not the token', async () => {
    const ana = await t.world.user();
    const token = tokenOf(await linked(ana));
    for (const table of ['recovery_tokens', 'letters'] as const) {
      const rows = await t.deps.db.selectFrom(table).selectAll().execute();
      for (const row of rows)
        for (const value of Object.values(row))
          if (Buffer.isBuffer(value)) expect(value.includes(token)).toBe(false);
          else expect(String(value)).not.toContain(token);
    }
  });
});

describe('a token', () => {
  test('is good for its hour', async () => {
    const ana = await t.world.user();
    const token = tokenOf(await linked(ana));
    t.clock.pass(HOUR + 1);
    expect(await codeOf(await recover(token))).toEqual([400, 'INVALID_RESET_TOKEN']);
    expect(await signIn(ana, ana.password)).toBe(200);
  });

  test('is good once, also for fifty at a time', async () => {
    const ana = await t.world.user();
    const token = tokenOf(await linked(ana));
    const tries = await Promise.all(Array.from({ length: 50 }, (_, i) => recover(token, `caballo número ${i}`)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of tries)
      if (answer.status !== 200) expect(await codeOf(answer)).toEqual([400, 'INVALID_RESET_TOKEN']);
    expect(await codeOf(await recover(token))).toEqual([400, 'INVALID_RESET_TOKEN']);
    expect(await signIn(ana, `caballo número ${tries.findIndex(({ status }) => status === 200)}`)).toBe(200);
  });

  test('survives a password that is refused', async () => {
    const ana = await t.world.user();
    const token = tokenOf(await linked(ana));
    expect(await codeOf(await recover(token, 'abcde'))).toEqual([400, 'INVALID']);
    expect((await recover(token)).status).toBe(200);
  });

  test('dies with a password that is changed otherwise', async () => {
    const ana = await t.world.user();
    const token = tokenOf(await linked(ana));
    await ana.call(accountApi.changePassword, { body: { current_password: ana.password, new_password: NEW } });
    expect(await codeOf(await recover(token, 'tercer caballo'))).toEqual([400, 'INVALID_RESET_TOKEN']);
  });
});

test('a network is answered alike and written for twenty times an hour', async () => {
  const own = await testApp({ work: true, config: { rateLimit: 100_000 } });
  const ana = await own.world.user();
  const asked = (email: string) => own.world.nobody().send(accountApi.askRecovery, { body: { email } });
  for (let i = 0; i < 20; i++) expect((await asked(`n${i}@example.com`)).status).toBe(200);
  expect((await asked(ana.email)).status).toBe(200);
  const jobs = () => sql`select 1 from pgboss.job where name = 'account.recover'`.execute(own.deps.db);
  expect((await jobs()).rows).toHaveLength(20);
  own.clock.pass(HOUR + 1);
  await asked(ana.email);
  expect((await jobs()).rows).toHaveLength(21);
  const [network] = await own.deps.db.selectFrom('recovery_asks').selectAll().execute();
  expect(network!.network.includes('127')).toBe(false);
  await own.close();
});

describe('changing the password', () => {
  const change = (ana: Person, current_password: string, new_password = NEW) =>
    ana.send(accountApi.changePassword, { body: { current_password, new_password } });

  test('leaves this session, ends the others, and is told by letter', async () => {
    const ana = await t.world.user();
    const { access } = await nobody.call(accountApi.login, { body: { email: ana.email, password: ana.password } });
    const before = await ana.call(accountApi.profile);
    expect((await change(ana, ana.password)).status).toBe(200);
    const after = await ana.call(accountApi.profile);
    expect(Date.parse(after.password_changed_at)).toBeGreaterThan(Date.parse(before.password_changed_at));
    const headers = { authorization: `Bearer ${access}` };
    expect((await nobody.send(accountApi.profile, { headers })).status).toBe(401);
    expect([await signIn(ana, ana.password), await signIn(ana, NEW)]).toEqual([401, 200]);
    await letterOf(t.base, ana.email, 'password-changed');
    expect(await actionsOf(ana)).toEqual(['account.password-changed']);
  });

  test('wants the right one, another one and a long one; a wrong one counts as a failed sign-in', async () => {
    const ana = await t.world.user();
    expect(await codeOf(await change(ana, ana.password, ana.password))).toEqual([400, 'PASSWORD_UNCHANGED']);
    expect(await codeOf(await change(ana, ana.password, 'abcde'))).toEqual([400, 'INVALID']);
    for (let i = 0; i < 5; i++)
      expect(await codeOf(await change(ana, 'wrong horse'))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    const delayed = await change(ana, ana.password);
    expect([delayed.status, delayed.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await signIn(ana, ana.password)).toBe(429);
    t.clock.pass(2);
    expect((await change(ana, ana.password)).status).toBe(200);
  });
});

test('the address of a picture is kept sealed, and only one of the public web is taken', async () => {
  const ana = await t.world.user();
  const set = (avatar_url: unknown) => ana.send(accountApi.update, { body: { avatar_url } });
  for (const wrong of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com/a.png',
    'https://169.254.169.254/',
    `https://example.com/${'a'.repeat(10_240)}`,
  ])
    expect(await codeOf(await set(wrong))).toEqual([400, 'INVALID']);
  expect((await set('https://example.com/a.png')).status).toBe(200);
  expect((await ana.call(accountApi.profile)).avatar_url).toBe('https://example.com/a.png');
  expect((await set(null)).status).toBe(200);
  expect((await ana.call(accountApi.profile)).avatar_url).toBeNull();
});
