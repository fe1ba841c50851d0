import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { auditApi } from '#contract/audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { letterOf, tokenOf } from '#test/letters.ts';
import type { Caller, Person } from '#test/world.ts';

let t: TestApp;
let nobody: Caller;
beforeAll(async () => {
  t = await testApp({ work: true });
  nobody = t.world.nobody();
});
afterEach(() => void Object.assign(t.deps.config.passwords, { min: 8, list: 'reject' }));
afterAll(() => t.close());

const register = (password: string, language = 'en') =>
  nobody.send(accountApi.register, {
    body: { email: `${randomUUID()}@example.com`, password, full_name: 'Inés Lagos' },
    headers: { 'accept-language': language },
  });
const change = (person: Person, new_password: string) =>
  person.send(accountApi.changePassword, { body: { current_password: person.password, new_password } });
/** Sets a password by a link, with each of these in turn. */
async function byLink(person: Person) {
  await nobody.call(accountApi.askRecovery, { body: { email: person.email } });
  const access_token = tokenOf(await letterOf(t.base, person.email, 'recovery'));
  return (new_password: string) => nobody.send(accountApi.recover, { body: { access_token, new_password } });
}
const told = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).fields];
const weak = async ({ id }: { id: string }) =>
  t.deps.db
    .selectFrom('audit_log')
    .select('details')
    .where('user_id', '=', id)
    .where('action', '=', 'account.weak-password')
    .execute();

test('is as long as the installation says, wherever it is set, and so it is told', async () => {
  expect(await told(await register('uva mar'))).toEqual([
    400,
    { password: 'Password must be at least 8 characters long' },
  ]);
  expect((await register('uva mañé')).status).toBe(201);
  t.deps.config.passwords.min = 12;
  const es = 'La contraseña debe tener al menos 12 caracteres';
  expect(await told(await register('once letras', 'es'))).toEqual([400, { password: es }]);
  const ana = await t.world.user();
  const short = [400, { new_password: 'Password must be at least 12 characters long' }];
  expect(await told(await change(ana, 'once letras'))).toEqual(short);
  const set = await byLink(ana);
  expect(await told(await set('once letras'))).toEqual(short);
  expect((await set('una docena 12')).status).toBe(200);
});

test('that somebody would try first is written down where the installation takes it, and never itself', async () => {
  t.deps.config.passwords.list = 'warn';
  const ana = await t.world.user('Constanza Irarrázaval');
  expect((await change(ana, 'Contraseña2026')).status).toBe(200);
  const { events } = await ana.call(auditApi.ofAccount, { query: {} });
  expect(events.map(({ action }) => action)).toContain('account.weak-password');
  expect((await (await byLink(ana))('Irarrazaval.26')).status).toBe(200);
  expect(await weak(ana)).toEqual([{ details: '{}' }, { details: '{}' }]);
  const { user } = (await (await register('Password1')).json()) as { user: { id: string } };
  expect(await weak(user)).toHaveLength(1);
  const log = t.logged();
  for (const { id } of [ana, user])
    expect(log.some((line) => line.includes('easily guessed') && line.includes(id))).toBe(true);
  for (const typed of ['Contraseña2026', 'Irarrazaval.26', 'Password1']) expect(log.join('\n')).not.toContain(typed);
  expect(await weak(await t.world.user())).toEqual([]);
});

test('of six characters that was set before signs in, and a change of it asks for more', async () => {
  Object.assign(t.deps.config.passwords, { min: 6, list: 'warn' });
  const [email, password] = [`${randomUUID()}@example.com`, 'abcdef'];
  await nobody.call(accountApi.register, { body: { email, password, full_name: 'Inés Lagos' } });
  Object.assign(t.deps.config.passwords, { min: 8, list: 'reject' });
  const { access } = await nobody.call(accountApi.login, { body: { email, password } });
  const body = { current_password: password, new_password: 'fedcba' };
  const short = await nobody.send(accountApi.changePassword, { body, headers: { authorization: `Bearer ${access}` } });
  expect(await told(short)).toEqual([400, { new_password: 'Password must be at least 8 characters long' }]);
});

test('of that kind is refused by default, wherever it is set', async () => {
  const common =
    'It is among the first that anybody would try. Choose another: three or four words of your own do well.';
  expect(await told(await register('Fojas2026'))).toEqual([400, { password: common }]);
  expect(await told(await register('Inés Lagos'))).toEqual([400, { password: common }]);
  const ana = await t.world.user('Constanza Irarrázaval');
  expect(await told(await change(ana, 'Constanza1'))).toEqual([400, { new_password: common }]);
  const set = await byLink(ana);
  expect(await told(await set('Constanza1'))).toEqual([400, { new_password: common }]);
  expect((await set('una clave larga')).status).toBe(200);
});
