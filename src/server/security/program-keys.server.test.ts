import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { auditApi } from '#contract/audit.ts';
import type { Scope } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { KEY_PREFIX, PROGRAM_KEYS, programsApi } from '#contract/programs.ts';
import { rightsApi } from '#contract/rights.ts';
import { deletionApi } from '#contract/deletion.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { Caller, type Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true });
});
afterAll(() => t.close());

const DAY = 24 * 60 * 60;
const keyed = async (person: Person, scopes: Scope[] = ['read', 'write']) => {
  const made = await person.call(programsApi.make, {
    body: { name: 'Respaldo', scopes, days: 30, password: person.password },
  });
  return { ...made, by: new Caller(t.base, made.key) };
};
const told = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorBody).error_code];
const asks = async (caller: Caller) => (await caller.send(notebooksApi.list)).status;

test('a key is shown once, is kept as a hash with a sealed name, and opens what its user may read', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  const { key, by, ...made } = await keyed(ana, ['read', 'read']);
  expect(key).toMatch(/^fojas_pat_[\w-]{43}$/);
  expect(made.scopes).toEqual(['read']);
  expect((await by.call(notebooksApi.list)).map((one) => one.id)).toEqual([id]);
  const { keys } = await ana.call(programsApi.list);
  expect(keys).toEqual([{ ...made, last_used_at: expect.any(String) as string }]);
  const row = await t.deps.db
    .selectFrom('program_keys')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(row.name_sealed.includes('Respaldo')).toBe(false);
  expect(JSON.stringify(row)).not.toContain(key);
  expect(t.logged().join('\n')).not.toContain(key.slice(KEY_PREFIX.length));
});

test('a key is made with the right password only, with a scope and for a year at most, and there are not endless ones', async () => {
  const ana = await t.world.user();
  const body = { name: 'Respaldo', scopes: ['read'], days: 30, password: ana.password };
  const tried = async (other: object) => told(await ana.send(programsApi.make, { body: { ...body, ...other } }));
  expect(await tried({ password: 'wrong horse' })).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
  for (const wrong of [
    { scopes: [] },
    { scopes: ['all'] },
    { days: 366 },
    { days: 0 },
    { name: ' ' },
    { name: 'x'.repeat(61) },
  ])
    expect(await tried(wrong)).toEqual([400, 'INVALID']);
  const row = await keyed(ana);
  const kept = await t.deps.db
    .selectFrom('program_keys')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: PROGRAM_KEYS.max - 1 }, (_, n) => ({
    ...kept,
    id: crypto.randomUUID(),
    hash: Buffer.from(`${ana.id}${n}`),
  }));
  await t.deps.db.insertInto('program_keys').values(more).execute();
  expect(await tried({})).toEqual([409, 'KEY_LIMIT']);
});

test('a revoked key, one that expired, one of before the password changed and one of a deleted account open nothing', async () => {
  const [ana, bruno, carla, diego] = await Promise.all([1, 2, 3, 4].map(() => t.world.user()));
  const [revoked, old, gone] = [await keyed(ana!), await keyed(carla!), await keyed(diego!)];
  for (const { by } of [revoked, old, gone]) expect(await asks(by)).toBe(200);
  expect(await told(await bruno!.send(programsApi.revoke, { params: { keyId: revoked.id } }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
  await ana!.call(programsApi.revoke, { params: { keyId: revoked.id } });
  t.clock.pass(1);
  await carla!.call(accountApi.changePassword, {
    body: { current_password: carla!.password, new_password: 'another long horse' },
  });
  await diego!.call(deletionApi.remove, { body: { password: diego!.password } });
  t.clock.pass(6);
  for (const { by } of [revoked, old, gone])
    expect(await told(await by.send(notebooksApi.list))).toEqual([401, 'UNAUTHENTICATED']);
  expect((await carla!.call(programsApi.list)).keys).toEqual([]);
  const late = await keyed(bruno!);
  t.clock.pass(30 * DAY);
  expect(await told(await late.by.send(notebooksApi.list))).toEqual([401, 'UNAUTHENTICATED']);
});

test('what a key does stands in the audit log under its id, and so do its beginning and its end', async () => {
  const ana = await t.world.user();
  const { id, by } = await keyed(ana);
  const { id: notebook_id } = await by.call(notebooksApi.create, { body: { title: 'Por programa' } });
  await ana.call(programsApi.revoke, { params: { keyId: id } });
  const { events } = await ana.call(auditApi.ofAccount, { query: {} });
  const of = events.filter(({ object_id }) => object_id === id).map(({ action }) => action);
  expect(of).toEqual(['account.key-revoked', 'account.key-made']);
  const created = await t.deps.db.selectFrom('audit_log').selectAll().where('notebook_id', '=', notebook_id).execute();
  expect(created).toMatchObject([{ action: 'notebook.created', session_id: id }]);
});

test('a key that asks too often waits, while the session of its user goes on; a blocked account answers neither', async () => {
  const ana = await t.world.user();
  const { by } = await keyed(ana);
  const answers = await Promise.all(Array.from({ length: 200 }, () => by.send(notebooksApi.list)));
  const seen = new Set(answers.map(({ status, headers }) => `${status} ${headers.has('retry-after')}`));
  expect(seen).toEqual(new Set(['200 false', '429 true']));
  expect(await asks(ana)).toBe(200);
  const other = await keyed(ana);
  await ana.call(rightsApi.block);
  expect(await told(await other.by.send(notebooksApi.list))).toEqual([403, 'ACCOUNT_FROZEN']);
});
