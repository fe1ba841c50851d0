import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatApi, CONVERSATIONS_MAX } from '#contract/chat.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  await paste(
    ana,
    id,
    'Arriendo',
    'CUARTO: Renta. La renta mensual será de 20 unidades de fomento.\nQUINTO: Garantía. El arrendatario entrega una garantía de 10 unidades de fomento.',
  );
});
afterAll(() => t.close());

const list = (who = ana, of = id) => who.call(chatApi.conversations, { params: { id: of } });
const begin = async (): Promise<string> => (await ana.call(chatApi.begin, { params: { id } })).session_id;
const ask = (message: string, session_id?: string) =>
  ana.call(chatApi.ask, { body: { notebook_id: id, message, ...(session_id && { session_id }) } });
const questions = async (session = id): Promise<string[]> => {
  const all = await ana.call(chatApi.history, { params: { id: session } });
  return all.flatMap(({ message }) => (message.type === 'human' ? message.content : []));
};

test('a notebook has one conversation with its own id, until another is begun; each keeps its own messages and thread', async () => {
  expect(await list()).toEqual([{ session_id: id, name: null, question: null, messages: 0, last_at: null }]);
  expect(await begin()).toBe(id);
  await ask('¿Cuánto es la renta mensual?');
  const other = await begin();
  expect(other).not.toBe(id);
  expect(await begin()).toBe(other);
  const answer = await ask('¿De cuánto es la garantía?', other);
  expect(answer.session_id).toBe(other);
  expect(await questions()).toEqual(['¿Cuánto es la renta mensual?']);
  expect(await questions(other)).toEqual(['¿De cuánto es la garantía?']);
  expect((await list()).map(({ session_id, question, messages }) => [session_id, question, messages])).toEqual([
    [other, '¿De cuánto es la garantía?', 2],
    [id, '¿Cuánto es la renta mensual?', 2],
  ]);
});

test('each is named, the first too, and deleted by its session; the first stays without messages', async () => {
  const [, first] = await list();
  const other = (await list())[0]!.session_id;
  expect(await ana.call(chatApi.rename, { params: { id: other }, body: { name: ' Garantía ' } })).toMatchObject({
    name: 'Garantía',
  });
  await ana.call(chatApi.rename, { params: { id }, body: { name: 'Renta' } });
  expect((await list()).map(({ name }) => name)).toEqual(['Garantía', 'Renta']);
  await ana.call(chatApi.clear, { params: { id: other } });
  expect(await list()).toEqual([{ ...first, name: 'Renta' }]);
  await ana.call(chatApi.clear, { params: { id } });
  expect(await list()).toEqual([{ session_id: id, name: null, question: null, messages: 0, last_at: null }]);
  expect(await t.deps.db.selectFrom('chat_messages').select('id').where('notebook_id', '=', id).execute()).toEqual([]);
});

test('what is deleted, another notebook has, or nobody has, is not found', async () => {
  await ask('¿Cuánto es la renta mensual?');
  const gone = await begin();
  await ana.call(chatApi.clear, { params: { id: gone } });
  const elsewhere = (await ana.notebook()).id;
  const bea = await t.world.user();
  const hers = (await bea.notebook()).id;
  for (const session_id of [gone, elsewhere, hers, randomUUID()]) {
    const body = { notebook_id: id, message: '¿Y la garantía?', session_id };
    expect((await ana.send(chatApi.ask, { body })).status).toBe(404);
  }
  const kept = await begin();
  const params = { id: kept };
  expect((await bea.send(chatApi.history, { params })).status).toBe(404);
  expect((await bea.send(chatApi.download, { params, query: { format: 'md' } })).status).toBe(404);
  expect((await bea.send(chatApi.rename, { params, body: { name: 'Suya' } })).status).toBe(404);
  expect((await bea.send(chatApi.clear, { params })).status).toBe(404);
  expect((await list()).map(({ session_id }) => session_id)).toContain(kept);
});

test('a conversation that is deleted while it is asked keeps nothing', async () => {
  const other = await begin();
  const { engine } = t.deps;
  const clear = () => ana.call(chatApi.clear, { params: { id: other } });
  t.deps.engine = { ...engine, answer: async (...given) => clear().then(() => engine.answer(...given)) };
  const body = { notebook_id: id, message: '¿De cuánto es la garantía?', session_id: other };
  expect((await ana.send(chatApi.ask, { body })).status).toBe(404);
  t.deps.engine = engine;
  expect((await list()).map(({ session_id }) => session_id)).toEqual([id]);
});

test('a mark is taken back', async () => {
  const { id: messageId } = await ask('¿Cuánto es la renta mensual?');
  const marks = async () =>
    (await ana.call(chatApi.history, { params: { id } })).map(({ report }) => report).filter(Boolean);
  await ana.call(chatApi.report, { params: { messageId }, body: { reason: 'off', shared: false } });
  expect(await marks()).toHaveLength(1);
  await ana.call(chatApi.takeBack, { params: { messageId } });
  expect(await marks()).toEqual([]);
  expect((await (await t.world.user()).send(chatApi.takeBack, { params: { messageId } })).status).toBe(404);
});

test('a notebook has no more conversations than it may', async () => {
  const row = { notebook_id: id, user_id: ana.id, created_at: new Date(0) };
  const keys = await t.deps.vault.of(ana.id);
  const rows = Array.from({ length: CONVERSATIONS_MAX - 1 }, () => {
    const one = randomUUID();
    return { ...row, id: one, name_sealed: keys.seal('Otra', `conversations.name_sealed:${one}`) };
  });
  await t.deps.db.insertInto('conversations').values(rows).execute();
  const refused = await ana.send(chatApi.begin, { params: { id } });
  expect([refused.status, ((await refused.json()) as { error_code: string }).error_code]).toEqual([
    409,
    'TOO_MANY_CONVERSATIONS',
  ]);
});
