import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import type { LiveEvent } from '#contract/live.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { rightsApi } from '#contract/rights.ts';
import { buildApp } from '#server/app.ts';
import { createReadiness } from '#server/http/readiness.ts';
import { wasDoneLately } from '#server/jobs/turns.ts';
import { resumeReading } from '#server/sources/index.ts';
import { testApp, type TestApp } from './app.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { Caller, type Person } from './world.ts';

/** Two processes on one database, as far as they can be told apart: each with its own caches, pools and ears. */
let database: TestDatabase;
let dataDir: string;
let [a, b]: TestApp[] = [];
beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-processes-'));
  const masterKey = randomBytes(32);
  // What they share is put away once, below.
  const found = { database: { ...database, drop: async () => undefined }, dataDir };
  [a, b] = [await testApp({ masterKey, found }), await testApp({ masterKey, found })];
});
afterAll(async () => {
  await a!.close();
  await b!.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const at = (app: TestApp, person: Person): Caller => new Caller(app.base, person.access);
/** The next change of this kind of a person's that a process hears. */
const heardBy = (app: TestApp, { id }: Person, type: LiveEvent['type']): Promise<LiveEvent> =>
  new Promise((hear) => {
    const stop = app.deps.live.listen(id, (event) => {
      if (event.type !== type) return;
      stop();
      hear(event);
    });
  });

test('what happens in one process is heard in the other, and read there', async () => {
  const ana = await a!.world.user();
  const heard = heardBy(b!, ana, 'notebook');
  const notebook = await ana.notebook();
  expect(await heard).toMatchObject({ notebook_id: notebook.id });
  expect(await at(b!, ana).call(notebooksApi.list)).toMatchObject([{ id: notebook.id }]);
});

test('whoever signs out in one process is signed out in the other as soon as it hears of it', async () => {
  const ana = await a!.world.user();
  const there = at(b!, ana);
  await there.call(accountApi.profile);
  const heard = heardBy(b!, ana, 'session');
  await ana.call(accountApi.logout, { body: { refresh: ana.refresh } });
  await heard;
  expect((await there.send(accountApi.profile)).status).toBe(401);
});

test('an account that is blocked in one process is blocked in the other as soon as it hears of it', async () => {
  const ana = await a!.world.user();
  const there = at(b!, ana);
  await there.call(notebooksApi.list);
  const heard = heardBy(b!, ana, 'rights');
  await ana.call(rightsApi.block);
  await heard;
  expect((await there.send(notebooksApi.list)).status).toBe(403);
});

test('a process that could not hear for a while believes nothing of before', async () => {
  const ana = await a!.world.user();
  const there = at(b!, ana);
  await there.call(accountApi.profile);
  await a!.deps.db
    .updateTable('sessions')
    .set({ revoked_at: new Date(), revoked_why: 'user' })
    .where('user_id', '=', ana.id)
    .execute();
  expect((await there.send(accountApi.profile)).status).toBe(200);
  b!.deps.sessions.forgetAll();
  expect((await there.send(accountApi.profile)).status).toBe(401);
});

test('what is done once a night is done by one process, and a job that another has is left to it', async () => {
  const { db, queue } = a!.deps;
  await db.transaction().execute(async (trx) => {
    expect(await wasDoneLately(trx, 'storage.sweep')).toBe(false);
    await queue.send(trx, 'storage.sweep', {}, { key: 'storage.sweep' });
  });
  expect(await b!.deps.db.transaction().execute((trx) => wasDoneLately(trx, 'storage.sweep'))).toBe(true);

  const ana = await a!.world.user();
  const { id } = await ana.notebook();
  const form = new FormData();
  form.append('file', new Blob(['Artículo 1.']), 'ley.txt');
  await ana.fetch(`/api/notebooks/${id}/sources/`, { method: 'POST', body: form });
  const waits = async (): Promise<unknown[]> =>
    (await sql`select state from pgboss.job where name = 'source.read'`.execute(database.db)).rows;
  await sql`update pgboss.job set state = 'active' where name = 'source.read'`.execute(database.db);
  await resumeReading(b!.deps);
  expect(await waits()).toEqual([{ state: 'active' }]);
});

test('a process that drains answers, and asks the connection to go elsewhere', async () => {
  const readiness = createReadiness();
  readiness.ready();
  const app = await buildApp(a!.deps, { ...a!.composed, webDir: null, readiness });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ana = await a!.world.user();
  const before = await fetch(`${base}/api/health`);
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  readiness.draining();
  const after = await fetch(`${base}/api/health`);
  expect([after.status, after.headers.get('connection')]).toEqual([200, 'close']);
  const stream = await new Caller(base, ana.access).fetch('/api/events');
  expect(stream.headers.get('connection')).toBe('close');
  const closed = once(app.server, 'close');
  await app.close();
  await Promise.all([closed, stream.text()]);
});
