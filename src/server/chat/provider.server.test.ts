import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi, chatEvents } from '#contract/chat.ts';
import { engineApi } from '#contract/engine.ts';
import { notesApi } from '#contract/notes.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { errorBody } from '#contract/errors.ts';
import type { Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from '#test/fakes/provider.ts';
import { numberOf } from '#test/model-engine.ts';
import { PATIENCE } from '#test/patience.ts';
import { ask, paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const law = readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8');
const SECRET = 'El expediente reservado guarda la clave tapir 4711 del cliente.';
const WORDS = 'toda conducta contraria a la buena fe';
const QUESTION = '¿Qué es un acto de competencia desleal?';

let provider: FakeProvider;
let answer: (asked: Asked, times: number) => Reply;
let t: TestApp;
let ana: Person;
let id: string;
let sources: { law: Source; secret: Source };
const DIVERTS = 'persiga desviar clientela de un agente del mercado';
const good = (asked: Asked): Reply => ({
  text: `La ley dice:\nEs toda conducta contraria a la buena fe [${numberOf(asked, WORDS)}: «${WORDS}»].\n> [1: «esto no lo dice ninguna ley chilena»]\n> [${numberOf(asked, DIVERTS)}: «${DIVERTS}»]\n? ¿Quién demanda?`,
});
const DESCRIPTION = `TITLE: Ley de competencia desleal
SUMMARY: La ley regula la competencia desleal. La ley protege a competidores y consumidores.
EMOJI: ⚖️
COLOR: purple
${['¿Qué es?', '¿Qué acciones hay?', '¿Qué plazo fija?', '¿Quién conoce?', '¿Qué multa hay?'].map((one) => `QUESTION: ${one}`).join('\n')}`;
const described = (person: Person, notebook: string) =>
  vi.waitFor(async () => {
    const one = await person.call(notebooksApi.one, { params: { id: notebook } });
    expect(one.generation_status).toBe('completed');
    return one;
  }, PATIENCE);
const MODEL = {
  provider: 'openai-compatible',
  model: 'model-1',
  apiKey: 'key-1',
  redact: true,
  context: 16_000,
} as const;
beforeAll(async () => {
  answer = () => ({ text: DESCRIPTION });
  provider = await fakeProvider((asked, times) => answer(asked, times));
  t = await testApp({ work: true, config: { engine: { ...MODEL, baseUrl: provider.baseUrl } } });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  sources = { law: await paste(ana, id, 'Ley 20.169', law), secret: await paste(ana, id, 'Reservado', SECRET) };
  await described(ana, id);
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

test('the first source names and describes its notebook by the model, once, and in the language of its owner', async () => {
  answer = () => ({ text: DESCRIPTION });
  const before = provider.asked.length;
  await t.deps.db.updateTable('users').set({ language: 'es' }).where('id', '=', ana.id).execute();
  const untitled = await ana.call(notebooksApi.create, { body: {} });
  await paste(ana, untitled.id, 'Ley', law);
  expect(await described(ana, untitled.id)).toMatchObject({
    title: 'Ley de competencia desleal',
    description: 'La ley regula la competencia desleal. La ley protege a competidores y consumidores.',
    icon: '⚖️',
    color: 'purple',
    example_questions: ['¿Qué es?', '¿Qué acciones hay?', '¿Qué plazo fija?', '¿Quién conoce?', '¿Qué multa hay?'],
  });
  await paste(ana, untitled.id, 'Otra', 'Otra fuente que no cambia nada.');
  await ask(ana, untitled.id, QUESTION);
  const asked = provider.asked.slice(before).filter(({ stream }) => !stream);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.system).toContain('in Spanish');
});

test('what the user typed is never overwritten, and a model that fails leaves the description to Fojas', async () => {
  answer = () => ({ status: 500 });
  const named = await ana.notebook('Mi causa');
  await paste(ana, named.id, 'Ley 20.169', law);
  const one = await described(ana, named.id);
  expect(one.title).toBe('Mi causa');
  expect(one.description).toMatch(/\S/);
  expect(one.icon).toBe('📜');
  expect(one.example_questions.length).toBeGreaterThan(2);
});

test('a model that says nothing holds up no reading', async () => {
  answer = () => ({ text: '', ending: 'stall' });
  const { id: other } = await ana.notebook('Lento');
  const source = await paste(ana, other, 'Ley', law);
  expect(source.processing_status).toBe('completed');
});

type Event = { name: string; data: unknown };
async function stream(body: object): Promise<Event[]> {
  const response = await ana.fetch('/api/assistant/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-language': 'es' },
    body: JSON.stringify({ notebook_id: id, message: QUESTION, ...body }),
  });
  return [...(await response.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => ({
    name: name!,
    data: JSON.parse(data!) as unknown,
  }));
}
const history = () => ana.call(chatApi.history, { params: { id } });

test('each segment is streamed once it was verified, and never a quotation that nobody wrote', async () => {
  answer = good;
  const events = await stream({ source_ids: [sources.law.id] });
  const deltas = events.filter(({ name }) => name === 'delta').map(({ data }) => chatEvents.delta.parse(data));
  expect(deltas.map(({ segment }) => [segment.kind, segment.text.trim()])).toEqual([
    ['prose', 'Es toda conducta contraria a la buena fe.'],
    ['quote', DIVERTS],
  ]);
  expect(deltas.flatMap(({ citations }) => citations.map(({ citation_id, state }) => [citation_id, state]))).toEqual([
    [1, 'exact'],
    [2, 'normalised'],
  ]);
  const { message } = chatEvents.message.parse(events.at(-1)!.data);
  expect((message.content as AnswerContent).segments).toEqual(deltas.map(({ segment }) => segment));
  expect((await history()).at(-1)!.message).toEqual(message);
});

test('what a quotation does not carry is never streamed; it is withdrawn, and neither noted nor carried out', async () => {
  const FALSE = 'Según la Corte Suprema, Rol 12.345-2021, es nula';
  answer = (asked) => {
    const proof = `[${numberOf(asked, WORDS)}: «${WORDS}»]`;
    return { text: `${FALSE} ${proof}.\nEs toda conducta contraria a la buena fe ${proof}.` };
  };
  const events = await stream({ source_ids: [sources.law.id] });
  expect(JSON.stringify(events.slice(0, -1))).not.toContain('12.345');
  const { message } = chatEvents.message.parse(events.at(-1)!.data);
  const content = message.content as AnswerContent;
  expect(content.withdrawn).toEqual([{ text: `${FALSE}.`, reason: 'authority' }]);
  expect(content.segments.map(({ support }) => support)).toEqual(['supported']);
  const kept = await ana.call(notesApi.add, { params: { id }, body: { title: 'Nota', content } });
  expect(JSON.stringify(kept)).not.toContain('12.345');
});

test('the first words are told before the model has ended', async () => {
  let told = false;
  answer = () => ({ text: `Es toda conducta contraria a la buena fe [1: «${WORDS}»]. Y `, ending: 'stall' });
  const leave = new AbortController();
  const response = await ana.fetch('/api/assistant/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ notebook_id: id, message: QUESTION }),
    signal: leave.signal,
  });
  const before = (await history()).length;
  const asked = provider.asked.length;
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  while (!told) {
    read += (await reader.read()).value ?? '';
    told = read.includes('event: delta');
  }
  leave.abort();
  await provider.ended(asked);
  expect((await history()).length).toBe(before);
});

test('a source that is not chosen is not sent, nor by way of the conversation', async () => {
  answer = (asked) => ({
    text: `La clave [${asked.passages.findIndex((one) => one.includes('tapir')) + 1}: «guarda la clave tapir 4711»].`,
  });
  await ask(ana, id, '¿Qué clave guarda el expediente reservado?');
  const before = provider.asked.length;
  answer = () => ({ text: 'NO_ANSWER' });
  await ask(ana, id, '¿y qué más?', [sources.law.id]);
  const sent = JSON.stringify(provider.asked.slice(before).map(({ body }) => body));
  expect(sent).toContain('Es toda conducta contraria a la buena fe.');
  expect(sent).not.toMatch(/tapir|La clave/);
});

test('what another person keeps is never sent', async () => {
  const bruno = await t.world.user('Bruno');
  const theirs = (await bruno.notebook()).id;
  answer = () => ({ text: DESCRIPTION });
  await paste(bruno, theirs, 'Ajena', 'Texto ajeno sobre competencia desleal del armadillo.');
  await described(bruno, theirs);
  answer = good;
  const before = provider.asked.length;
  await ask(ana, id, `${QUESTION} ¿Y el armadillo?`);
  expect(JSON.stringify(provider.asked.slice(before).map(({ user }) => user.split('The question')[0]))).not.toContain(
    'armadillo',
  );
  expect((await ana.send(engineApi.preview, { body: { notebook_id: theirs, message: QUESTION } })).status).toBe(404);
});

test('its failure is told in words, nothing is kept, and the embedded engine can be asked instead', async () => {
  answer = () => ({ status: 500, headers: { 'retry-after-ms': '1' } });
  const before = await history();
  const events = await stream({});
  expect(events.map(({ name }) => name)).toEqual(['status', 'error']);
  expect(errorBody.parse(events[1]!.data)).toMatchObject({
    error_code: 'PROVIDER_FAILED',
    error: 'El proveedor de IA no respondió como debía. Inténtalo más tarde.',
  });
  const plain = await ana.send(chatApi.ask, { body: { notebook_id: id, message: QUESTION } });
  expect(plain.status).toBe(502);
  expect(await history()).toEqual(before);
  const instead = await stream({ engine: 'embedded' });
  expect(instead.at(-1)!.name).toBe('message');
  expect(t.logged().join('\n')).not.toMatch(/competencia|secret words|key-1|tapir/);
});

test('a stream that breaks after some words is a failure, and what was begun is not kept', async () => {
  answer = (asked) => ({ ...(good(asked) as { text: string }), ending: 'cut' });
  const before = await history();
  const events = await stream({});
  expect(events.at(-1)).toMatchObject({ name: 'error', data: { error_code: 'PROVIDER_FAILED' } });
  expect(await history()).toEqual(before);
});

test('it is said which engine answers, and what would leave the machine for a question', async () => {
  const about = {
    name: 'openai-compatible',
    model: 'model-1',
    host: new URL(provider.baseUrl).host,
    leaves: 'nothing',
    redacts: true,
    embedding: null,
    rereads: false,
    prices: {},
  };
  expect(await ana.call(engineApi.get)).toEqual({ ...about, chosen: 'model' });
  const before = provider.asked.length;
  const body = { notebook_id: id, message: '¿Qué dice la ley a ana@rojas.cl?', source_ids: [sources.law.id] };
  const preview = await ana.call(engineApi.preview, { body });
  expect(provider.asked.length).toBe(before);
  expect(preview.engine).toEqual(about);
  expect(preview.hidden).toContainEqual({ mark: '[EMAIL-1]', words: 'ana@rojas.cl' });
  answer = () => ({ text: 'NO_ANSWER' });
  await ana.call(chatApi.ask, { body });
  const unmarked = (text: string): string => text.replace(/[\da-f]{16}/g, '');
  const { system, user } = provider.asked.at(-1)!;
  expect(preview.messages.map(({ text }) => unmarked(text))).toEqual([unmarked(system), unmarked(user)]);
});
