import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveApi } from '#contract/live.ts';
import { testApp, type TestApp } from '#test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ config: { rateLimit: 5 } });
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
