import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditApi } from '#contract/audit.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { pruneEntries, record, sealEntries, verifyChain } from './index.ts';
import { networkOf } from './record.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());

const write = (userId: string, notebookId?: string, at = t.clock.now()): Promise<void> =>
  record(t.deps.db, at, {
    userId,
    action: 'question.answered',
    notebookId,
    ip: '190.20.30.41',
    details: { engine: '=embedded', tokens: 1 },
  });

test('entries are sealed once, in order, and the chain is whole', async () => {
  const user = randomUUID();
  for (let i = 0; i < 5; i++) await write(user);
  const before = await verifyChain(t.deps);
  expect(before.waiting).toBeGreaterThanOrEqual(5);
  const [one, two] = await Promise.all([sealEntries(t.deps), sealEntries(t.deps)]);
  expect(one + two).toBe(before.waiting);
  expect(await verifyChain(t.deps)).toMatchObject({ waiting: 0, broken: null });
  expect(await sealEntries(t.deps)).toBe(0);
});

test('nothing of an entry is changed or removed by the database', async () => {
  const { db } = t.deps;
  for (const change of [
    sql`update audit_log set action = 'account.deleted'`,
    sql`update audit_log set hash = null, seq = null`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ])
    await expect(change.execute(db)).rejects.toMatchObject({ code: '55000' });
});

/** What somebody with the database in their hands could do, undone afterwards. */
async function tampered(how: ReturnType<typeof sql>): Promise<unknown> {
  const { db } = t.deps;
  let found: unknown;
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`alter table audit_log disable trigger all`.execute(trx);
      await how.execute(trx);
      found = (await verifyChain({ ...t.deps, db: trx })).broken;
      throw new Error('undo');
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error;
    });
  return found;
}

test('what was changed, taken out, put in or cut off behind its back is told', async () => {
  await sealEntries(t.deps);
  expect(await tampered(sql`update audit_log set details = '{"tokens":2}' where seq = 3`)).toMatchObject({ seq: '3' });
  expect(await tampered(sql`update audit_log set at = at + interval '1 second' where seq = 2`)).toMatchObject({
    seq: '2',
  });
  expect(await tampered(sql`delete from audit_log where seq = 4`)).toMatchObject({ seq: '4' });
  expect(await tampered(sql`delete from audit_log where seq = 1`)).toMatchObject({ seq: '1' });
  expect(await tampered(sql`delete from audit_log where seq = (select max(seq) from audit_log)`)).not.toBeNull();
  expect(await tampered(sql`update audit_chain set last = last - 1`)).not.toBeNull();
  expect(await tampered(sql`delete from audit_chain`)).not.toBeNull();
  expect(await verifyChain(t.deps)).toMatchObject({ broken: null });
});

test('what is old enough goes from the beginning, and the rest is a whole chain', async () => {
  const user = randomUUID();
  await write(user, undefined, new Date('2020-01-01'));
  await sealEntries(t.deps);
  t.clock.pass(3600);
  await write(user);
  await sealEntries(t.deps);
  const { checked } = await verifyChain(t.deps);
  expect(await pruneEntries(t.deps, new Date('2019-01-01'))).toBe(0);
  const gone = await pruneEntries(t.deps, new Date(t.clock.now().getTime() - 60_000));
  expect(gone).toBe(checked - 1);
  expect(await verifyChain(t.deps)).toMatchObject({ checked: 1, broken: null });
  await write(user);
  await sealEntries(t.deps);
  expect(await verifyChain(t.deps)).toMatchObject({ checked: 2, broken: null });
});

test('a notebook tells its owner what happened in it, safely for a spreadsheet', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  for (let i = 0; i < 3; i++) await write(ana.id, id);
  await write(randomUUID(), id);
  const json = await ana.send(auditApi.ofNotebook, { params: { id }, query: { format: 'json' } });
  const entries = (await json.json()) as { action: string; network: string }[];
  expect(entries.filter(({ action }) => action === 'question.answered')).toHaveLength(3);
  expect(entries.at(-1)).toMatchObject({ network: '190.20.30.0/24' });
  const csv = await (await ana.send(auditApi.ofNotebook, { params: { id }, query: {} })).text();
  expect(csv.split('\r\n')[0]).toContain('seq,id,at,actor,action');
  expect(csv).not.toMatch(/(^|,)=/m);
  const bruno = await t.world.user();
  expect((await bruno.send(auditApi.ofNotebook, { params: { id }, query: {} })).status).toBe(404);
});

test.each([
  ['190.20.30.41', '190.20.30.0/24'],
  ['::ffff:190.20.30.41', '190.20.30.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['nonsense', null],
])('of %s the network is kept', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
