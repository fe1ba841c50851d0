import { expect, test } from 'vitest';
import fastify from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { answerError } from './answer.ts';
import { shedLoad } from './shed.ts';
import { sentence } from './text.ts';

test('who comes while too much is worked on is sent away at once, but not who asks whether we live', async () => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'));
  const told: string[] = [];
  const log = { warn: (fields: object, message: string) => void told.push(`${message} ${JSON.stringify(fields)}`) };
  let counted = 0;
  shedLoad(app, { log, count: () => counted++ }, 2);
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begun = 0;
  app.get('/api/work', async () => {
    begun++;
    await finished;
    return 'done';
  });
  app.get('/api/stream', { config: { waits: true } }, async () => 'streamed');
  app.get('/api/health', async () => 'alive');
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const work = [fetch(`${base}/api/work`), fetch(`${base}/api/work`)];
  await expect.poll(() => begun).toBe(2);
  const ids = new Set<string>();
  // The first is sent away behind all hooks, the others before them, and who asked sees no difference.
  for (const language of ['es', 'es', 'en']) {
    const headers = { 'accept-language': language };
    const refused = await fetch(`${base}/api/work`, { method: 'POST', headers, body: 'x'.repeat(100_000) });
    expect(refused.status).toBe(503);
    const body = (await refused.json()) as ErrorBody;
    expect(body).toMatchObject({ error_code: 'UNAVAILABLE', error: sentence('UNAVAILABLE', language as 'es') });
    ids.add(body.request_id);
    expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(refused.headers.get('x-frame-options')).toBe('DENY');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(ids.size).toBe(3);
  expect(told).toEqual(['calls were sent away, since too many are worked on {"calls":1}']);
  expect(counted).toBe(2);
  const head = await fetch(`${base}/api/work`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([503, '']);
  expect((await fetch(`${base}/api/stream`)).status).toBe(503);
  expect((await fetch(`${base}/api/health`)).status).toBe(200);
  finish();
  for (const answer of await Promise.all(work)) expect(answer.status).toBe(200);
  await expect.poll(async () => (await fetch(`${base}/api/work`)).status).toBe(200);
  await app.close();
});
