import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { accountApi } from '#contract/account.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { securityApi } from '#contract/security.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { withSecondFactor } from '#test/authenticator.ts';
import { PATIENCE } from '#test/patience.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function firstStep({ email, password }: Person): Promise<string> {
  const answer = await t.world.nobody().send(accountApi.login, { body: { email, password } });
  return ((await answer.json()) as ErrorBody).mfa_token!;
}
const finish = (mfa_token: string, code: string) =>
  t.world.nobody().send(securityApi.signIn, { body: { mfa_token, code } });
const sessionsOf = (person: Person) =>
  t.deps.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute();
const left = async (person: Person) => (await person.call(securityApi.secondFactor)).codes_left;
/** How many others of this database wait for a lock, and how many are amid a transaction. */
async function others(): Promise<{ waiting: number; busy: number }> {
  const { rows } = await sql<{ waiting: number; busy: number }>`
    select count(*) filter (where wait_event_type = 'Lock')::int as waiting, count(*)::int as busy from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(t.deps.db);
  return rows[0]!;
}

test('a recovery code is not spent where its session cannot be made', async () => {
  const ana = await t.world.user();
  const { codes } = await withSecondFactor(ana, t.clock);
  const token = await firstStep(ana);
  const open = () => sql`alter table sessions drop constraint if exists closed`.execute(t.deps.db);
  onTestFinished(async () => void (await open()));
  await sql`alter table sessions add constraint closed check (false) not valid`.execute(t.deps.db);
  expect((await finish(token, codes[0]!)).status).toBe(500);
  await open();
  expect(await left(ana)).toBe(10);
  expect((await finish(token, codes[0]!)).status).toBe(200);
  expect(await left(ana)).toBe(9);
});

test('a recovery code is not spent where whoever typed it closes the window before they are signed in', async () => {
  const ana = await t.world.user();
  const { codes } = await withSecondFactor(ana, t.clock);
  const token = await firstStep(ana);
  const before = await sessionsOf(ana);
  await t.deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', ana.id).forUpdate().execute();
    const connected = once(t.app.server, 'connection');
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${t.base}/api/users/login/mfa/`, { method: 'POST', headers, agent: false });
    sent.on('error', () => undefined).end(JSON.stringify({ mfa_token: token, code: codes[0]! }));
    const [socket] = (await connected) as [Socket];
    await vi.waitFor(async () => expect((await others()).waiting).toBe(1), PATIENCE);
    const closed = once(socket, 'close');
    sent.destroy();
    await closed;
  });
  await vi.waitFor(async () => expect((await others()).busy).toBe(0), PATIENCE);
  expect([await left(ana), await sessionsOf(ana)]).toEqual([10, before]);
  expect((await finish(token, codes[0]!)).status).toBe(200);
});
