import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { auditApi } from '#contract/audit.ts';
import { IN_FORCE } from '#contract/legal.ts';
import { rightsApi } from '#contract/rights.ts';
import { record, sealEntries, verifyChain } from '#server/audit/index.ts';
import { openLetter } from '#server/mail/send.ts';
import { operate } from '#server/operator/index.ts';
import { violations } from '#server/tokens/index.ts';
import { testApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/world.ts';
import { KEPT_DAYS, retain } from './retain.ts';
import { watchRequests } from './watch.ts';

const DAY = 24 * 60 * 60;

let t: TestApp;
let ana: Person;
beforeAll(async () => {
  t = await testApp({ config: { operatorEmail: 'datos@example.cl' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  ana = await t.world.user();
});
/** The letters that somebody was written, newest last; without an account those to the operator. */
const letters = async (userId: string | null) => {
  const rows = await t.deps.db
    .selectFrom('letters')
    .selectAll()
    .where('user_id', userId === null ? 'is' : '=', userId)
    .orderBy('created_at')
    .execute();
  return Promise.all(rows.map((row) => openLetter(t.deps, row)));
};

describe('the register', () => {
  const WORDS = 'Quiero que corrijan mi segundo apellido: tapir 4711.';
  const run = async (...line: string[]) => operate(line, (work) => work(t.deps));

  test('answers at once what can be, and keeps the words of the rest sealed until a person answers', async () => {
    expect(await ana.call(rightsApi.ask, { body: { type: 'access' } })).toMatchObject({ outcome: 'immediate' });
    await ana.call(rightsApi.ask, { body: { type: 'access' } });
    expect((await ana.call(rightsApi.requests)).requests).toHaveLength(1);
    expect((await ana.send(rightsApi.ask, { body: { type: 'rectification' } })).status).toBe(400);
    const { id } = await ana.call(rightsApi.ask, { body: { type: 'rectification', words: WORDS } });
    const row = await t.deps.db
      .selectFrom('rights_requests')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.words_sealed!.includes('tapir')).toBe(false);
    expect((await run('requests', 'list')).out).toContain(id);
    expect((await run('requests', 'list')).out).not.toContain('tapir');
    expect((await run('requests', 'show', id)).out).toContain(WORDS);

    // Half of the ten business days, then four fifths of them.
    await watchRequests(t.deps);
    const remind = async (percent: number): Promise<void> => {
      const told = (await letters(null)).filter(({ text }) => text.includes(id));
      expect(told.at(-1)?.subject).toContain(`${percent} %`);
      expect(JSON.stringify(told)).not.toMatch(/tapir|Ana|example\.com/);
    };
    const due = row.due_at.getTime();
    const ahead = (share: number): void =>
      t.clock.pass((due - (1 - share) * (due - row.received_at.getTime()) - t.clock.now().getTime()) / 1000);
    ahead(0.62);
    expect((await watchRequests(t.deps)).reminders).toBeGreaterThan(0);
    await remind(50);
    expect((await watchRequests(t.deps)).reminders).toBe(0);
    ahead(0.92);
    await watchRequests(t.deps);
    await remind(80);

    expect((await run('requests', 'extend', id, '--why', 'Falta un certificado.')).out).toContain('Extended');
    expect((await run('requests', 'extend', id, '--why', 'Otra vez.')).code).toBe(1);
    expect((await run('requests', 'answer', id, '--outcome', 'granted')).code).toBe(2);
    expect((await run('requests', 'answer', id, '--outcome', 'granted', '--text', 'Quedó corregido.')).code).toBe(0);
    expect((await run('requests', 'answer', id, '--outcome', 'refused', '--text', 'No.')).code).toBe(1);
    await watchRequests(t.deps);
    const { access } = await t.world.nobody().call(accountApi.login, { body: ana });
    ana.access = access;
    const [, mine] = (await ana.call(rightsApi.requests)).requests.toReversed();
    expect(mine).toMatchObject({ outcome: 'granted', answer: 'Quedó corregido.', words: WORDS });
    expect(mine!.extended_at).not.toBeNull();
    expect((await letters(ana.id)).at(-1)!.text).toContain('Quedó corregido.');
    expect(t.logged().join('\n')).not.toMatch(/tapir|Quedó corregido/);
  });
});

test('what was kept long enough goes, and the chain of the audit log stays whole', async () => {
  await sealEntries(t.deps);
  await record(t.deps.db, t.clock.now(), { userId: ana.id, action: 'account.signed-in', ip: '203.0.113.9' });
  await ana.call(rightsApi.ask, { body: { type: 'portability' } });
  await sealEntries(t.deps);
  expect(await retain(t.deps)).toEqual({ audit: 0, refreshTokens: 0, requests: 0, deletions: 0, taxRecords: 0 });
  t.clock.pass((KEPT_DAYS.audit + 1) * DAY);
  const first = await retain(t.deps);
  expect(first.audit).toBeGreaterThan(0);
  expect(first.refreshTokens).toBeGreaterThan(0);
  expect(first.requests).toBe(0);
  expect((await verifyChain(t.deps)).broken).toBeNull();
  t.clock.pass((KEPT_DAYS.requests - KEPT_DAYS.audit) * DAY);
  expect((await retain(t.deps)).requests).toBeGreaterThan(0);
});

test('the journal of a deleted account goes after seven years, whole, and of nobody else', async () => {
  const left = async (userId: string, years: number): Promise<void> => {
    await sql`
      with account as (insert into ledger_accounts (code, user_id, credits_posted, seq) values ('user', ${userId}::uuid, 7, 1) returning id)
      insert into ledger_transfers (idem_key, kind, debit_account, credit_account, amount, user_account, user_seq, delta, balance_after, reason, created_at)
      select 'left:' || ${userId}, 'credit', ledger_system('issued'), id, 7, id, 1, 7, 7, 'bonus', now() - make_interval(years => ${years}) from account`.execute(
      t.deps.db,
    );
  };
  const [old, recent] = [randomUUID(), randomUUID()];
  await left(old, 8);
  await left(recent, 6);
  await left(ana.id, 8);
  const accounts = async (): Promise<string[]> => {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from ledger_accounts where user_id in (${old}::uuid, ${recent}::uuid, ${ana.id}::uuid)`.execute(
      t.deps.db,
    );
    return rows.map((row) => row.user_id);
  };
  await expect(
    sql`delete from ledger_transfers where idem_key = 'left:' || ${recent}`.execute(t.deps.db),
  ).rejects.toThrow('append-only');
  await sql`select ledger_forget(now() - interval '7 years')`.execute(t.deps.db);
  expect((await accounts()).sort()).toEqual([recent, ana.id].sort());
  expect(await violations(t.deps)).toEqual([]);
});

test('a new account keeps which version of what was accepted, and that its person is an adult', async () => {
  const email = `${randomUUID()}@example.com`;
  const body = { email, password: 'correct horse', full_name: 'Eva Soto', accepted: ['terms' as const], adult: true };
  const { user } = await t.world.nobody().call(accountApi.register, { body });
  expect(user.consents_due).toBe(true);
  const { access } = await t.world.nobody().call(accountApi.login, { body });
  ana.access = access;
  const state = await ana.call(rightsApi.state);
  expect(state.adult_at).not.toBeNull();
  expect(state.consents.map(({ document, version, how }) => [document, version, how])).toEqual([
    ['acceptable-use', IN_FORCE['acceptable-use'].version, 'sign-up'],
    ['terms-of-service', IN_FORCE['terms-of-service'].version, 'sign-up'],
  ]);
  expect(state.due.map(({ document }) => document)).toEqual(['privacy-policy', 'cookie-policy']);
  const wrong = { documents: [{ document: 'privacy-policy' as const, version: '1999-01' }] };
  expect((await ana.send(rightsApi.accept, { body: wrong })).status).toBe(409);
  await ana.call(rightsApi.accept, { body: { documents: state.due } });
  await ana.call(rightsApi.accept, { body: { documents: state.due } });
  expect((await ana.call(rightsApi.state)).consents).toHaveLength(4);
  expect((await ana.call(accountApi.profile)).consents_due).toBe(false);
  expect(
    (await ana.call(auditApi.ofAccount)).events.flatMap((one) =>
      one.action === 'account.consented' ? [[one.action, one.details.kind]] : [],
    ),
  ).toEqual([
    ['account.consented', 'later'],
    ['account.consented', 'sign-up'],
  ]);
  // Another version comes into force.
  await t.deps.db
    .updateTable('users')
    .set({ consented: JSON.stringify({ ...IN_FORCE, 'privacy-policy': '2020-01' }) })
    .where('id', '=', user.id)
    .execute();
  expect((await ana.call(rightsApi.state)).due.map(({ document }) => document)).toContain('privacy-policy');
  expect((await ana.call(accountApi.profile)).consents_due).toBe(true);
});
