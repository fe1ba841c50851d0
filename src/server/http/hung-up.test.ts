import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitRequests } from './limits.ts';

test('a request whose sender has hung up, and has no address any more, is no failure of ours', async () => {
  const app = Fastify();
  const failed: string[] = [];
  app.setErrorHandler(async (error: Error, _request, reply) => {
    failed.push(error.name);
    return reply.code(400).send();
  });
  app.addHook('onRequest', async (request) => void Object.defineProperty(request, 'ip', { value: undefined }));
  await limitRequests(app, 10);
  app.get('/api/balance/', async () => 'never');
  const answer = await app.inject('/api/balance/');
  expect([answer.statusCode, failed]).toEqual([400, ['Problem']]);
  await app.close();
});
