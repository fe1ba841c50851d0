import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { testApp, type TestApp } from '#test/app.ts';
import type { Caller } from '#test/world.ts';

let t: TestApp;
let nobody: Caller;
beforeAll(async () => {
  t = await testApp();
  nobody = t.world.nobody();
});
afterAll(() => t.close());

const DAY = 24 * 60 * 60;
const refresh = (token: string) => nobody.call(accountApi.refresh, { body: { refresh: token } });
const signIn = async (email: string, password: string) => nobody.call(accountApi.login, { body: { email, password } });
const isIn = async (access: string) =>
  (await nobody.send(accountApi.profile, { headers: { authorization: `Bearer ${access}` } })).status === 200;

describe('an account', () => {
  test('is made, signed in to, read and changed', async () => {
    const body = { email: 'Ana.Rojas@Example.com', password: 'correct horse', full_name: 'Ana Rojas', language: 'es' };
    const { user } = await nobody.call(accountApi.register, { body: { ...body, language: 'es' } });
    expect(user).toMatchObject({
      email: 'Ana.Rojas@Example.com',
      full_name: 'Ana Rojas',
      metadata: { language: 'es' },
    });
    const session = await signIn('ana.rojas@example.com', body.password);
    expect(session.user).toEqual(user);
    const headers = { authorization: `Bearer ${session.access}` };
    const changed = await nobody.call(accountApi.update, {
      body: { full_name: 'Ana R.', metadata: { language: 'en' } },
      headers,
    });
    expect(await nobody.call(accountApi.profile, { headers })).toEqual(changed);
    expect(changed).toMatchObject({ full_name: 'Ana R.', metadata: { language: 'en' } });
  });

  test('speaks the language of the request it was made by', async () => {
    const body = { email: 'bruno@example.com', password: 'correct horse', full_name: 'Bruno' };
    const { user } = await nobody.call(accountApi.register, { body, headers: { 'accept-language': 'es-CL' } });
    expect(user.metadata.language).toBe('es');
  });

  test('keeps neither e-mail nor name nor password as it was typed', async () => {
    const ana = await t.world.user('Constanza Irarrázaval');
    const row = await t.deps.db.selectFrom('users').selectAll().where('id', '=', ana.id).executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const kept of [row.email_blind, row.email_sealed, row.full_name_sealed]) {
      expect(kept.includes(ana.email)).toBe(false);
      expect(kept.includes('Constanza')).toBe(false);
    }
    expect(t.logged().join('\n')).not.toContain(ana.email);
  });
});

describe('an access token', () => {
  test('that was good is looked at again: it ends with its quarter of an hour', async () => {
    const ana = await t.world.user();
    const { access } = await signIn(ana.email, ana.password);
    expect(await isIn(access)).toBe(true);
    t.clock.pass(14 * 60);
    expect(await isIn(access)).toBe(true);
    t.clock.pass(60 + 31);
    expect(await isIn(access)).toBe(false);
    expect(await isIn(`${access}x`)).toBe(false);
  });
});

describe('a refresh token', () => {
  test('stays good until its successor is used, however often its answer is lost', async () => {
    const ana = await t.world.user();
    const first = await refresh(ana.refresh);
    t.clock.pass(2 * DAY);
    const again = await refresh(ana.refresh);
    expect(again.refresh).toBe(first.refresh);
    expect(await isIn(again.access)).toBe(true);
    expect((await refresh(first.refresh)).refresh).not.toBe(first.refresh);
  });

  test('is still taken from another tab for ten seconds after that', async () => {
    const ana = await t.world.user();
    const second = await refresh(ana.refresh);
    await refresh(second.refresh);
    t.clock.pass(9);
    expect((await refresh(ana.refresh)).refresh).toBe(second.refresh);
  });

  test('that comes back later ends its whole family, and no other', async () => {
    const ana = await t.world.user();
    const elsewhere = await signIn(ana.email, ana.password);
    const second = await refresh(ana.refresh);
    const third = await refresh(second.refresh);
    t.clock.pass(11);
    await expect(refresh(ana.refresh)).rejects.toThrow('401 UNAUTHENTICATED');
    await expect(refresh(third.refresh)).rejects.toThrow('401 UNAUTHENTICATED');
    expect(await isIn(third.access)).toBe(false);
    expect(await isIn((await refresh(elsewhere.refresh)).access)).toBe(true);
    const ended = await t.deps.db
      .selectFrom('sessions')
      .select('revoked_why')
      .where('user_id', '=', ana.id)
      .where('revoked_at', 'is not', null)
      .execute();
    expect(ended).toEqual([{ revoked_why: 'reuse' }]);
  });

  test('serves a client that never keeps the new one', async () => {
    const ana = await t.world.user();
    for (let days = 0; days < 28; days += 7) {
      expect(await isIn((await refresh(ana.refresh)).access)).toBe(true);
      t.clock.pass(7 * DAY);
    }
  });

  test('ends after 14 idle days, and after 30 in any case', async () => {
    const [idle, busy] = [await t.world.user(), await t.world.user()];
    let token = busy.refresh;
    for (let days = 0; days < 26; days += 13) {
      token = (await refresh(token)).refresh;
      t.clock.pass(13 * DAY);
    }
    await expect(refresh(idle.refresh)).rejects.toThrow('401');
    token = (await refresh(token)).refresh;
    t.clock.pass(5 * DAY);
    await expect(refresh(token)).rejects.toThrow('401');
  });

  test('is kept only as a hash', async () => {
    const ana = await t.world.user();
    const rows = await t.deps.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ana.refresh.split('.')[1]);
  });
});

describe('signing out', () => {
  test('ends this session at once and leaves the others', async () => {
    const ana = await t.world.user();
    const elsewhere = await signIn(ana.email, ana.password);
    expect(await isIn(ana.access!)).toBe(true);
    expect(await nobody.call(accountApi.logout, { body: { refresh: ana.refresh } })).toEqual({ logged_out: true });
    expect(await isIn(ana.access!)).toBe(false);
    await expect(refresh(ana.refresh)).rejects.toThrow('401');
    expect(await isIn(elsewhere.access)).toBe(true);
  });

  test('somewhere else is believed here for at most five seconds', async () => {
    const ana = await t.world.user();
    expect(await isIn(ana.access!)).toBe(true);
    await t.deps.db
      .updateTable('sessions')
      .set({ revoked_at: new Date(), revoked_why: 'user' })
      .where('user_id', '=', ana.id)
      .execute();
    t.clock.pass(5);
    expect(await isIn(ana.access!)).toBe(false);
  });
});

test('a blocked user is out, and cannot come in', async () => {
  const ana = await t.world.user();
  await t.deps.db.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', ana.id).execute();
  expect(await isIn(ana.access!)).toBe(false);
  await expect(refresh(ana.refresh)).rejects.toThrow('401');
  await expect(signIn(ana.email, ana.password)).rejects.toThrow('401 INVALID_CREDENTIALS');
});

test('the delay after failures doubles to a minute, is told, and ends with a success', async () => {
  const ana = await t.world.user();
  const fail = async () => nobody.send(accountApi.login, { body: { email: ana.email, password: 'wrong horse' } });
  for (let i = 0; i < 4; i++) expect((await fail()).status).toBe(401);
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect((await fail()).status).toBe(401);
    const delayed = await fail();
    expect([delayed.status, Number(delayed.headers.get('retry-after'))]).toEqual([429, seconds]);
    t.clock.pass(seconds);
  }
  expect((await signIn(ana.email, ana.password)).user.id).toBe(ana.id);
  expect((await fail()).status).toBe(401);
  await signIn(ana.email, ana.password);
});

describe('of guesses side by side only those count that were judged before the delay began', () => {
  // Five are free, and a second one is judged beside the fifth.
  const JUDGED = 6;
  const guesses = async (guess: () => Promise<Response>, wrong: number): Promise<void> => {
    const goOn = t.clock.stop();
    const all = await Promise.all(Array.from({ length: 30 }, async () => (await guess()).status));
    goOn();
    const judged = all.filter((status) => status === wrong);
    expect(judged.length).toBeGreaterThanOrEqual(5);
    expect(judged.length).toBeLessThanOrEqual(JUDGED);
    expect(all.filter((status) => status === 429).length).toBe(all.length - judged.length);
  };

  test('at the sign-in, of a known and of an unknown e-mail', async () => {
    const ana = await t.world.user();
    for (const email of [ana.email, 'nobody@example.com'])
      await guesses(() => nobody.send(accountApi.login, { body: { email, password: 'wrong horse' } }), 401);
  });

  test('where whoever is signed in says the password again', async () => {
    const ana = await t.world.user();
    const body = { current_password: 'wrong horse', new_password: 'another horse' };
    await guesses(() => ana.send(accountApi.changePassword, { body }), 400);
  });
});
