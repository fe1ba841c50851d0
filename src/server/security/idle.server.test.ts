import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { testApp, type TestApp } from '#test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ config: { sessionIdleMs: 30 * 60_000 } });
});
afterAll(() => t.close());

test('a session ends when nobody uses it for as long as the installation says, and a stream that listens is no use', async () => {
  const ana = await t.world.user();
  const row = t.deps.db.selectFrom('sessions').select('id').where('user_id', '=', ana.id);
  const of = { id: ana.id, sessionId: (await row.executeTakeFirstOrThrow()).id };
  const status = async () => {
    // An access token is good for less; it is the session that is used.
    ana.access = await t.deps.sessions.issue(of);
    return (await ana.send(accountApi.profile)).status;
  };
  for (let n = 0; n < 4; n++) {
    t.clock.pass(14 * 60);
    expect(await status()).toBe(200);
  }
  t.clock.pass(16 * 60);
  // As the stream of changes asks, which is no use.
  expect(await t.deps.sessions.stands(of)).toBe(true);
  t.clock.pass(15 * 60);
  expect(await t.deps.sessions.stands(of)).toBe(false);
  expect(await status()).toBe(401);
  const refreshed = await t.world.nobody().send(accountApi.refresh, { body: { refresh: ana.refresh } });
  expect(refreshed.status).toBe(401);
});
