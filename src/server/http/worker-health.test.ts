import { expect, test } from 'vitest';
import type { PartState } from './health.ts';
import { createReadiness } from './readiness.ts';
import { serveHealth } from './worker-health.ts';

test('a worker says how it does and whether it works, and nothing else', async () => {
  let database: PartState = 'ok';
  const readiness = createReadiness();
  const parts = { database: async () => database, storage: async () => 'ok' as const };
  const { port, close } = await serveHealth({ host: '127.0.0.1', port: 0 }, { parts, readiness, version: '1.2.3' });
  const ask = async (to: string, method = 'GET'): Promise<[number, unknown]> => {
    const answer = await fetch(`http://127.0.0.1:${port}${to}`, { method });
    return [answer.status, answer.status < 404 || answer.status === 503 ? await answer.json() : null];
  };
  expect(await ask('/api/ready')).toEqual([503, { status: 'starting' }]);
  readiness.ready();
  expect(await ask('/api/ready')).toEqual([200, { status: 'ready' }]);
  expect(await ask('/api/health')).toEqual([
    200,
    { status: 'ok', version: '1.2.3', parts: { database: 'ok', storage: 'ok' } },
  ]);
  database = 'recovering';
  expect(await ask('/api/health')).toMatchObject([503, { status: 'recovering' }]);
  expect((await ask('/api/notebooks/'))[0]).toBe(404);
  expect((await ask('/api/health', 'POST'))[0]).toBe(405);
  await close();
});
