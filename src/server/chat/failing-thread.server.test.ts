import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chatApi } from '#contract/chat.ts';
import { errorBody } from '#contract/errors.ts';
import { searchApi } from '#contract/search.ts';
import { tokensApi } from '#contract/tokens.ts';
import { Problem } from '#server/http/problem.ts';
import type { Threads } from '#server/threads/port.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
let threads: Threads;
beforeAll(async () => {
  t = await testApp({ work: true });
  ({ threads } = t.deps);
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  await paste(ana, id, 'Arriendo', 'La renta mensual es de $500.000.\nEl plazo es de dos años.');
});
afterEach(() => void (t.deps.threads = threads));
afterAll(() => t.close());

const balance = async (): Promise<number> => (await ana.call(tokensApi.balance)).balance;
const history = () => ana.call(chatApi.history, { params: { id } });
const MESSAGE = '¿Cuánto es la renta mensual?';

test('a question whose thread dies is told in words, costs nothing and leaves nothing', async () => {
  const [tokens, said] = [await balance(), await history()];
  t.deps.threads = { ...threads, run: () => Promise.reject(new Problem('ANSWER_FAILED')) };
  const answer = await ana.send(chatApi.ask, { body: { notebook_id: id, message: MESSAGE } });
  expect(answer.status).toBe(503);
  expect(errorBody.parse(await answer.json())).toMatchObject({
    error_code: 'ANSWER_FAILED',
    error: expect.stringMatching(/^Nothing came of it: .* Nothing was charged\./) as string,
  });
  expect((await ana.send(searchApi.search, { query: { q: 'renta' } })).status).toBe(503);
  expect([await balance(), await history()]).toEqual([tokens, said]);
  t.deps.threads = threads;
  expect((await ask(ana, id, MESSAGE)).content.citations).toHaveLength(1);
});

test('the work of a question stops when its page goes away', async () => {
  const [tokens, said] = [await balance(), await history()];
  let began: (signal: AbortSignal) => void = () => undefined;
  const working = new Promise<AbortSignal>((resolve) => (began = resolve));
  t.deps.threads = {
    ...threads,
    run: (_work, _user, _sources, _given, signal) => {
      began(signal);
      return new Promise((_, refuse) => {
        signal.addEventListener('abort', () => refuse(signal.reason as Error), { once: true });
      });
    },
  };
  const leave = new AbortController();
  const asked = ana
    .fetch('/api/assistant/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ notebook_id: id, message: MESSAGE }),
      signal: leave.signal,
    })
    .catch(() => 'left');
  const signal = await working;
  leave.abort();
  expect(await asked).toBe('left');
  await expect.poll(() => signal.aborted).toBe(true);
  await expect.poll(balance).toBe(tokens);
  expect(await history()).toEqual(said);
});
