import { randomBytes } from 'node:crypto';
import { inject, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { prepare } from './prepare.ts';

/** Connections that are still closing may be cut when their database is dropped. */
const quiet = { warn: () => undefined };

test('processes that start at once on an empty database all end with it ready, migrated once', async () => {
  const server = connect(inject('postgres'), console, 1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await server.pool.query(`create database ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  const starting = Array.from({ length: 3 }, () => connect(url.href, quiet, 2));
  await Promise.all(starting.map(({ db }) => prepare(db, url.href)));
  const { rows } = await starting[0]!.pool.query('select name from kysely_migration');
  expect(rows.map((row: { name: string }) => row.name)).toContain('001-house');
  expect(new Set(rows.map((row: { name: string }) => row.name)).size).toBe(rows.length);
  expect((await starting[1]!.pool.query('select count(*)::int as n from pgboss.queue')).rows[0]).toHaveProperty('n');
  await Promise.all(starting.map(({ close }) => close()));
  await server.pool.query(`drop database ${name} with (force)`);
  await server.close();
});

test('a connection that is cut does not end the process: the pool goes on', async () => {
  const warned: string[] = [];
  let lose = (): void => undefined;
  const lost = new Promise<void>((resolve) => (lose = resolve));
  const log = { warn: (_fields: object, message: string) => (warned.push(message), lose()) };
  const [cut, other] = [connect(inject('postgres'), log, 1), connect(inject('postgres'), console, 1)];
  const { rows } = await cut.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await lost;
  expect((await cut.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(warned).toEqual(['a database connection was lost']);
  await Promise.all([cut.close(), other.close()]);
});
