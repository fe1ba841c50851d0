import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';
import { TEMPLATE } from './template.ts';

/** On a machine that stands still a row may be kept for longer than anybody who asks should wait; no suite is about that but the one of connections. */
const UNHURRIED = { statement: 60_000, lock: 60_000, transaction: 60_000, connection: 60_000, silence: 90_000 };

export type TestDatabase = { url: string; db: Kysely<Tables>; drop: () => Promise<void> };

/** A database of this suite's own, copied from the template, or from another with nothing in it; `drop` it after the suite. */
export async function testDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = connect(inject('postgres'), console, 1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Several suites copy the template at once: PostgreSQL refuses while another copies it, so they take turns.
  await server.pool.query('set lock_timeout = 0');
  await server.pool.query('set statement_timeout = 0');
  await server.pool.query('select pg_advisory_lock(1)');
  await server.pool.query(`create database ${name} template ${template}`);
  await server.pool.query('select pg_advisory_unlock(1)');
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  const own = connect(url.href, console, 16, UNHURRIED);
  const drop = async (): Promise<void> => {
    await own.close();
    await server.pool.query(`drop database ${name} with (force)`);
    await server.close();
  };
  return { url: url.href, db: own.db, drop };
}
