import fastify from 'fastify';
import { expect, test } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import { callsFor } from './calls.ts';

test('a call ends when whoever asked for it is gone, and is told so', async () => {
  const app = fastify();
  const gone = new AbortController();
  const left = new Promise<void>((resolve) => {
    app.get('/api/notebooks/', async (_request, reply) => {
      reply.raw.once('close', resolve);
      gone.abort();
      return new Promise(() => undefined);
    });
  });
  const asker = { headers: { authorization: 'Bearer fojas_pat_x' }, ip: '203.0.113.7' };
  const call = callsFor(app, asker, gone.signal);
  await expect(call(notebooksApi.list, {})).rejects.toThrow('aborted');
  await left;
  await app.close();
});
