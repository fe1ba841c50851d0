import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { testApp, type TestApp } from '#test/app.ts';
import { createQueue, startBoss } from './boss.ts';
import type { Jobs } from './queue.ts';
import { startWorkers } from './worker.ts';

let t: TestApp;
let boss: PgBoss;
beforeAll(async () => {
  t = await testApp();
  boss = await startBoss(t.databaseUrl, t.deps.log, true);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await t.close();
});

const job = (userId: string = crypto.randomUUID()): Jobs['source.read'] => ({
  userId,
  sourceId: crypto.randomUUID(),
  version: 1,
});
const waiting = async (kind = 'source.read'): Promise<Jobs['source.read'][]> =>
  (
    await sql<{
      data: Jobs['source.read'];
    }>`select data from pgboss.job where name = ${kind} and state = 'created' order by priority desc, created_on`.execute(
      t.deps.db,
    )
  ).rows.map((row) => row.data);
const idle = { work: async () => undefined, giveUp: async () => undefined };
const empty = () => sql`delete from pgboss.job`.execute(t.deps.db);

describe('enqueuing', () => {
  test('is part of the transaction of its caller', async () => {
    await empty();
    const [kept, lost] = [job(), job()];
    await t.deps.db.transaction().execute((trx) => t.deps.queue.send(trx, 'source.read', kept));
    await expect(
      t.deps.db.transaction().execute(async (trx) => {
        await t.deps.queue.send(trx, 'source.read', lost);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await waiting()).toEqual([kept]);
  });

  test('of the same work twice is one job while it waits', async () => {
    await empty();
    const data = job();
    for (let i = 0; i < 3; i++)
      await t.deps.db
        .transaction()
        .execute((trx) => t.deps.queue.send(trx, 'source.read', data, { key: data.sourceId }));
    expect(await waiting()).toEqual([data]);
  });

  test('lets nobody wait behind the many jobs of another', async () => {
    await empty();
    const [ana, bruno] = [crypto.randomUUID(), crypto.randomUUID()];
    await t.deps.db.transaction().execute(async (trx) => {
      for (let i = 0; i < 20; i++) await t.deps.queue.send(trx, 'source.read', job(ana));
      for (let i = 0; i < 2; i++) await t.deps.queue.send(trx, 'source.read', job(bruno));
    });
    const order = (await waiting()).map((data) => (data.userId === bruno ? 'b' : 'a')).join('');
    expect(order.slice(0, 4).split('').sort().join('')).toBe('aabb');
    expect(order).toHaveLength(22);
  });
});

describe('working', () => {
  test('is told of new work, tries a failed job again, and gives up what never succeeds', async () => {
    await empty();
    const own = await startBoss(t.databaseUrl, t.deps.log, true);
    await own.updateQueue('source.read', { retryLimit: 1, retryDelay: 1, retryBackoff: false });
    const attempts: [number, boolean][] = [];
    let givenUp: (data: Jobs['source.read']) => void;
    const end = new Promise<Jobs['source.read']>((resolve) => (givenUp = resolve));
    await startWorkers(
      own,
      {
        'source.read': {
          work: async (_data, { attempt, lastAttempt }) => {
            attempts.push([attempt, lastAttempt]);
            throw new Error('secret words of a document');
          },
          giveUp: async (data) => givenUp(data),
        },
        'source.law': idle,
        'laws.check': idle,
        'source.index': idle,
        'source.embed': idle,
        'notebook.describe': idle,
        'studio.run': idle,
        'sample.fill': idle,
        'storage.remove': idle,
        'storage.sweep': idle,
        'mail.send': idle,
        'account.recover': idle,
        'account.delete': idle,
        'account.export': idle,
        'account.import': idle,
        'payments.reconcile': idle,
      },
      t.deps.log,
    );
    const data = job();
    await t.deps.db.transaction().execute((trx) => createQueue(own).send(trx, 'source.read', data));
    expect(await end).toEqual(data);
    expect(attempts).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(t.logged().filter((line) => line.includes('a job was given up'))).toHaveLength(1);
    expect(t.logged().join('\n')).not.toContain('secret words');
    await own.stop({ graceful: true, timeout: 5000 });
  }, 30_000);
});
