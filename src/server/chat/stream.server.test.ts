import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatApi, chatEvents } from '#contract/chat.ts';
import { errorBody } from '#contract/errors.ts';
import { tokensApi } from '#contract/tokens.ts';
import type { Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, paste, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
let lease: Source;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  lease = await paste(ana, id, 'Arriendo', 'La renta mensual es de 20 UF.\nEl plazo es de doce meses.');
});
afterAll(() => t.close());

const send = (body: object, init: { signal?: AbortSignal; language?: string } = {}) =>
  ana.fetch('/api/assistant/chat', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-language': init.language ?? 'en',
    },
    ...(init.signal && { signal: init.signal }),
  });
type Event = { name: string; data: unknown };
const eventsOf = async (response: Response): Promise<Event[]> =>
  [...(await response.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => ({
    name: name!,
    data: JSON.parse(data!) as unknown,
  }));
const history = () => ana.call(chatApi.history, { params: { id } });

test('a streamed answer is told step by step, and is the one that is kept', async () => {
  const events = await eventsOf(await send({ notebook_id: id, message: '¿Cuánto es la renta mensual?' }));
  const statuses = events.filter(({ name }) => name === 'status').map(({ data }) => chatEvents.status.parse(data));
  expect(statuses[0]).toEqual({ stage: 'searching', sources: 1 });
  expect(events.findLastIndex(({ name }) => name === 'status')).toBeLessThan(
    events.findIndex(({ name }) => name === 'delta'),
  );
  const { id: answerId, question_id, message } = chatEvents.message.parse(events.at(-1)!.data);
  const [question, answer] = (await history()).slice(-2);
  expect([question!.id, answer!.id]).toEqual([question_id, answerId]);
  expect(answer!.message).toEqual(message);
});

test.each([
  ['a source that is not there', { source_ids: [randomUUID()] }, 'NOT_FOUND', 'No existe o no es tuyo.'],
  ['a session of another notebook', { session_id: randomUUID() }, 'NOT_FOUND', 'No existe o no es tuyo.'],
])('%s is told as one error event, and nothing is kept', async (_what, wrong, code, words) => {
  const before = await history();
  const events = await eventsOf(await send({ notebook_id: id, message: 'Hola', ...wrong }, { language: 'es' }));
  expect(events.map(({ name }) => name)).toEqual(['error']);
  expect(errorBody.parse(events[0]!.data)).toMatchObject({ error_code: code, error: words });
  expect(await history()).toEqual(before);
});

test.each([
  ['an unknown notebook', { notebook_id: randomUUID() }, 404],
  ['no question', { message: ' ' }, 400],
  ['no sources in the list', { source_ids: [] }, 400],
])('%s is refused before a stream begins', async (_what, wrong, status) => {
  const answer = await send({ notebook_id: id, message: 'Hola', ...wrong });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
});

test('only what has been read is asked', async () => {
  const broken = await upload(ana, id, 'roto.pdf', 'no es un PDF');
  expect(broken.processing_status).toBe('failed');
  const { content } = await ask(ana, id, '¿Qué seguro contra incendio debe contratarse?');
  expect(content.no_answer!.sources).toEqual([{ id: lease.id, title: 'Arriendo' }]);
  const both = await ask(ana, id, '¿Cuánto es la renta mensual?', [broken.id, lease.id]);
  expect(both.content.citations.map(({ source_id }) => source_id)).toEqual([lease.id]);
  const only = await eventsOf(await send({ notebook_id: id, message: 'Hola', source_ids: [broken.id] }));
  expect(only).toMatchObject([{ name: 'error', data: { error_code: 'NO_SOURCES' } }]);
});

test('a reader who leaves early leaves a question with its answer, or neither', async () => {
  const balance = async () => (await ana.call(tokensApi.balance)).balance;
  const [paid, answered] = [await balance(), (await history()).length / 2];
  for (let i = 0; i < 5; i++) {
    const leave = new AbortController();
    const answer = await send({ notebook_id: id, message: `¿Cuánto es la renta mensual? (${i})` }, leave);
    await answer.body!.getReader().read();
    leave.abort();
  }
  await ask(ana, id, '¿Cuál es el plazo?');
  // As much is paid for as was answered and kept.
  await expect.poll(async () => paid - (await balance()) - ((await history()).length / 2 - answered)).toBe(0);
  const types = (await history()).map(({ message }) => message.type);
  expect(types).toEqual(types.map((_type, i) => (i % 2 === 0 ? 'human' : 'ai')));
});

test('an answer that is on its way when the conversation is cleared is kept after it, with its question', async () => {
  const { engine } = t.deps;
  let [begin, goOn] = [(): void => undefined, (): void => undefined];
  const [begun, going] = [
    new Promise<void>((resolve) => (begin = resolve)),
    new Promise<void>((resolve) => (goOn = resolve)),
  ];
  const answer: typeof engine.answer = async (...asked) => {
    begin();
    await going;
    return engine.answer(...asked);
  };
  t.deps.engine = { ...engine, answer };
  const asking = ask(ana, id, '¿Cuál es el plazo?');
  await begun;
  t.deps.engine = engine;
  await ana.call(chatApi.clear, { params: { id } });
  goOn();
  const { id: answerId, question_id } = await asking;
  expect((await history()).map((message) => message.id)).toEqual([question_id, answerId]);
});

test('questions that come at once are kept one after the other, each with its answer', async () => {
  const asked = Array.from({ length: 6 }, (_, i) => `¿Cuánto es la renta mensual en el caso ${i}?`);
  const answers = await Promise.all(asked.map((question) => ask(ana, id, question)));
  const kept = (await history()).slice(-12);
  for (const [i, { id: answerId, question_id }] of answers.entries()) {
    const at = kept.findIndex((message) => message.id === question_id);
    expect(kept[at]!.message).toEqual({ type: 'human', content: asked[i] });
    expect(kept[at + 1]!.id).toBe(answerId);
  }
});
