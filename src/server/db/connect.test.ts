import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { connect } from './connect.ts';

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
