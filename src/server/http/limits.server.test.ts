import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveApi } from '#contract/live.ts';
import { testApp, type TestApp } from '#test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ config: { rateLimit: 5, trustedProxies: ['192.0.2.0/24'] } });
});
afterAll(() => t.close());

test('who asks too often is told when to come back', async () => {
  const nobody = t.world.nobody();
  for (let i = 0; i < 5; i++) expect((await nobody.send(liveApi.health)).status).toBe(200);
  const answer = await nobody.send(liveApi.health, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({ error_code: 'RATE_LIMITED' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('so is who asks for what is not there', async () => {
  const from = (url: string) => t.app.inject({ url, remoteAddress: '203.0.113.20' });
  for (let i = 0; i < 5; i++) expect((await from(`/api/none/${i}`)).statusCode).toBe(404);
  expect((await from('/api/none/6')).statusCode).toBe(429);
});

test('only a proxy that was named is believed who asks', async () => {
  const from = (remoteAddress: string, forwarded: string) =>
    t.app.inject({ url: '/api/health', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  for (let i = 0; i < 5; i++) expect((await from('192.0.2.1', '203.0.113.7')).statusCode).toBe(200);
  expect((await from('192.0.2.1', '203.0.113.7')).statusCode).toBe(429);
  // What a visitor writes before the proxy's own word counts for nothing.
  expect((await from('192.0.2.1', '198.51.100.1, 203.0.113.7')).statusCode).toBe(429);
  expect((await from('192.0.2.1', '203.0.113.8')).statusCode).toBe(200);
});
