import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/db/connect.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { createReadiness } from './readiness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a process is ready between its start and its end, and never again after', async () => {
  const readiness = createReadiness();
  const app = await buildApp(t.deps, { ...t.composed, webDir: null, readiness });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = () => fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/ready`);

  const starting = await ask();
  expect([starting.status, starting.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await starting.json()).toMatchObject({ error_code: 'UNAVAILABLE' });

  readiness.ready();
  const answer = await ask();
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);

  readiness.draining();
  readiness.ready();
  expect([(await ask()).status, readiness.stage]).toEqual([503, 'draining']);
  await app.close();
});

test('no process is ready without its database', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/none', t.deps.log);
  const app = await buildApp({ ...t.deps, db: gone.db }, { ...t.composed, webDir: null });
  const answer = await app.inject('/api/ready');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  await app.close();
  await gone.close();
});
