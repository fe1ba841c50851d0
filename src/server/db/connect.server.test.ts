import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { connect, whenReachable, withoutLimits } from './connect.ts';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

test('a connection that is lost within a transaction fails it, is told, and ends nothing else', async () => {
  const told: string[] = [];
  const { db, close } = connect(database.url, { warn: (_fields, message) => void told.push(message) });
  const lost = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(database.db);
    // Nothing is asked of it while it breaks.
    await expect.poll(() => told).toContain('a database connection was lost');
    await sql`select 1`.execute(trx);
  });
  await expect(lost).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a connection that was lost while nobody had it is replaced, for a question and for a beginning', async () => {
  const url = new URL(database.url);
  url.searchParams.set('application_name', 'to be lost');
  const { db, close } = connect(url.href, { warn: () => undefined }, 1);
  const kill = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be lost'`.execute(
      database.db,
    );
  const users = (one: typeof db) => one.selectFrom('users').select('id').execute();
  // Asked as the connection dies, whether its end was heard of by then or not.
  for (const ask of [() => users(db), () => db.transaction().execute(users)]) {
    await users(db);
    expect((await kill()).rows).toHaveLength(1);
    expect(await ask()).toEqual([]);
  }
  await close();
});

test('a row that others keep is not waited for long, unless it is asked to be', async () => {
  const { db, close } = connect(database.url, { warn: () => undefined }, 1);
  const limit = (one: typeof db) =>
    sql<{ v: string }>`select current_setting('lock_timeout') || ' ' || current_setting('statement_timeout') as v`
      .execute(one)
      .then(({ rows }) => rows[0]!.v);
  expect(await limit(db)).toBe('3s 10s');
  expect(await withoutLimits(db, limit)).toBe('0 0');
  expect(await limit(db)).toBe('3s 10s');
  await close();
});

test('a start waits for a database that is not there, and does not where that is of no use', async () => {
  const told: string[] = [];
  const log = { warn: (_fields: object, message: string) => void told.push(message) };
  const nowhere = new URL(database.url);
  nowhere.port = '1';
  await expect(whenReachable(nowhere.href, log, 250)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(told.length).toBeGreaterThan(0);
  const wrong = new URL(database.url);
  wrong.password = 'wrong';
  await expect(whenReachable(wrong.href, log)).rejects.toMatchObject({ code: '28P01' });
  await whenReachable(database.url, log);
});
