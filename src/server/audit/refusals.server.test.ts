import { expect, test } from 'vitest';
import fastify from 'fastify';
import { answerError } from '#server/http/answer.ts';
import { logRequests } from '#server/http/log.ts';
import { Problem } from '#server/http/problem.ts';
import { openLog } from '#server/log-out.ts';
import { Clock } from '#test/app.ts';
import { tellRefusals } from './refusals.ts';

test('a network that is refused is told at once, then once a minute with how much more there was', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const clock = new Clock();
  const app = fastify();
  app.setErrorHandler(answerError);
  logRequests(app, log);
  tellRefusals(app, { log, now: clock.now });
  app.get('/limited', () => Promise.reject(new Problem('RATE_LIMITED')));
  app.get('/closed', () => Promise.reject(new Problem('UNAUTHENTICATED')));
  app.get('/gone', () => Promise.reject(new Problem('NOT_FOUND')));
  const ask = async (url: string, remoteAddress = '203.0.113.9', headers = {}) =>
    app.inject({ url, remoteAddress, headers });
  const told = () =>
    lines
      .filter(({ message }) => message === 'requests of a network are refused')
      .map(({ level, code, network, more }) => [level, code, network, more]);

  for (let n = 0; n < 4; n++) await ask('/limited', `203.0.113.${n}`);
  const limited = ['warn', 'RATE_LIMITED', '203.0.113.0/24'];
  expect(told()).toEqual([[...limited, 0]]);
  await ask('/closed');
  await ask('/gone');
  expect(told()).toHaveLength(1);
  await ask('/closed', '2001:db8:1:2::3', { authorization: 'Bearer a.b.c' });
  expect(told()[1]).toEqual(['info', 'UNAUTHENTICATED', '2001:db8:1::/48', 0]);
  await ask('/limited', '198.51.100.7');
  clock.pass(61);
  await ask('/limited');
  expect(told().slice(2)).toEqual([
    ['warn', 'RATE_LIMITED', '198.51.100.0/24', 0],
    [...limited, 3],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113\.[1-9]|a\.b\.c/);
  await app.close();
});
