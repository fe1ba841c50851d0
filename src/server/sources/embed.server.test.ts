import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chatApi } from '#contract/chat.ts';
import { engineApi } from '#contract/engine.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fakeEmbedding, type AskedVectors, type FakeEmbedding, type VectorReply } from '#test/fakes/embedding.ts';
import { fakeProvider, type FakeProvider } from '#test/fakes/provider.ts';
import { PATIENCE } from '#test/patience.ts';
import { ask, paste, settled, fileForm, UNDER_WAY } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { createProviderEmbedding } from '../ports/embedding/provider.ts';
import { embedSource, resumeEmbedding } from './embed.ts';

/** A sense of two things, in whatever words: leaving a flat, and paying for it. */
const vectorOf = (text: string): number[] => [
  /restitu|desocupa|mudarse/i.test(text) ? 1 : 0.01,
  /renta|pagar|precio/i.test(text) ? 1 : 0.01,
  0.05,
];
const good = ({ texts }: AskedVectors): VectorReply => ({ vectors: texts.map(vectorOf) });

let vectors: FakeEmbedding;
let model: FakeProvider;
let answer: (asked: AskedVectors, times: number) => VectorReply;
let t: TestApp;
let ana: Person;
let id: string;
const said: string[][] = [];
beforeAll(async () => {
  vectors = await fakeEmbedding((asked, times) => answer(asked, times));
  model = await fakeProvider(({ passages }) => {
    // Describing a source asks the model too, whenever its turn comes, and sends no passages.
    if (passages.length > 0) said.push(passages);
    return { text: 'NO_ANSWER' };
  });
  t = await testApp({
    work: true,
    config: {
      engine: {
        provider: 'openai-compatible',
        model: 'm',
        baseUrl: model.baseUrl,
        apiKey: null,
        redact: false,
        context: 16_000,
      },
      embedding: { provider: 'openai-compatible', model: 'v1', baseUrl: vectors.baseUrl, apiKey: null, redact: false },
    },
  });
});
afterAll(async () => {
  await t.close();
  await Promise.all([vectors.close(), model.close()]);
});
beforeEach(async () => {
  answer = good;
  said.length = 0;
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});

/** Many clauses, each long enough to be a passage of its own; one speaks of giving the flat back, and says so once. */
const FILLER = 'Las partes dejan constancia de que conocen y aceptan las normas del edificio y su reglamento interno. ';
const LEASE = Array.from({ length: 30 }, (_, n) => {
  const what =
    n === 17 ? 'El arrendatario hará la restitución de la propiedad al término.' : `Anexo ${n} del inventario.`;
  return `Cláusula ${n + 1}.\n${what} ${FILLER.repeat(14)}`;
}).join('\n\n');
const rowOf = ({ id: source }: Source) =>
  t.deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where('source_id', '=', source)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
const embedded = (source: Source, name = 'v1') =>
  vi.waitFor(async () => {
    const row = await rowOf(source);
    expect(row.vectors_model).toBe(name);
    return row;
  }, PATIENCE);
const storedOf = async (source: Source): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of t.deps.storage.list(`${ana.id}/${id}/${source.id}/`))
    if (key.includes('/vectors')) keys.push(key);
  return keys;
};

test('what says the same in other words is found, where a model of vectors is set', async () => {
  const source = await paste(ana, id, 'Arriendo', LEASE);
  await embedded(source);
  said.length = 0;
  await ask(ana, id, '¿Cuándo tengo que mudarme o mudarse la familia?');
  expect(said.flat().join(' ')).toContain('restitución de la propiedad');
  // Without vectors none of its words leads there.
  answer = () => ({ status: 500 });
  said.length = 0;
  await ask(ana, id, '¿Cuándo tengo que mudarme o mudarse la familia?');
  expect(said.flat().join(' ')).not.toContain('restitución de la propiedad');
});

test('the vectors are made of the passages once, and kept sealed', async () => {
  const before = vectors.asked.length;
  const source = await paste(ana, id, 'Arriendo', LEASE);
  const { vectors_key } = await embedded(source);
  const texts = vectors.asked.slice(before).flatMap((asked) => asked.texts);
  expect(texts.length).toBeGreaterThanOrEqual(30);
  expect(texts[0]).toContain('Cláusula 1.');
  await embedSource(t.deps)(
    { userId: ana.id, sourceId: source.id, version: 1 },
    { signal: new AbortController().signal, attempt: 2, lastAttempt: false },
  );
  expect(vectors.asked.slice(before).flatMap((asked) => asked.texts)).toHaveLength(texts.length);
  expect(await storedOf(source)).toEqual([vectors_key]);
  const chunks: Buffer[] = [];
  for await (const chunk of await t.deps.storage.get(vectors_key!)) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).includes('FJV1')).toBe(false);
});

test('a model that fails fails no source, and words alone are searched', async () => {
  answer = () => ({ status: 400 });
  const source = await paste(ana, id, 'Arriendo', 'La renta es de 20 UF.');
  expect(source.processing_status).toBe('completed');
  expect((await rowOf(source)).vectors_model).toBeNull();
  const { content } = await ask(ana, id, '¿Cuánto es la renta?');
  expect(content.no_answer).not.toBeNull();
  expect(said.at(-1)!.join(' ')).toContain('20 UF');
});

test('a question waits for its vector no longer than a second and a half', async () => {
  const source = await paste(ana, id, 'Arriendo', 'La renta es de 20 UF.');
  await embedded(source);
  answer = () => 'stall';
  const { message } = await ask(ana, id, '¿Cuánto es la renta?');
  expect(message.type).toBe('ai');
  expect(said.at(-1)!.join(' ')).toContain('20 UF');
});

test('who asks without the model is answered without anybody', async () => {
  await embedded(await paste(ana, id, 'Arriendo', 'La renta es de 20 UF.'));
  const before = [vectors.asked.length, model.asked.length];
  const body = { notebook_id: id, message: '¿Cuánto es la renta?', engine: 'embedded' } as const;
  await ana.call(chatApi.ask, { body });
  expect([vectors.asked.length, model.asked.length]).toEqual(before);
});

test('what another model read, or none, is read again in the background', async () => {
  const source = await paste(ana, id, 'Arriendo', LEASE);
  const first = await embedded(source);
  const log = t.deps.log;
  const settings = { provider: 'openai-compatible', baseUrl: vectors.baseUrl, apiKey: null, redact: false } as const;
  const other = createProviderEmbedding({ ...settings, model: 'v2', log });
  await embedSource({ ...t.deps, embedding: other })(
    { userId: ana.id, sourceId: source.id, version: 1 },
    { signal: new AbortController().signal, attempt: 1, lastAttempt: false },
  );
  const second = await rowOf(source);
  expect(second.vectors_model).toBe('v2');
  expect(second.vectors_key).not.toBe(first.vectors_key);
  expect(await storedOf(source)).toEqual([second.vectors_key]);
  // At the next start with the first model the source goes back to it.
  const key = randomBytes(4).toString('hex');
  const third = { about: { ...other.about, model: `v1-${key}` } } as typeof other;
  await resumeEmbedding({ ...t.deps, embedding: third });
  await embedded(source);
});

test('of a source that is replaced the new version is embedded, and a deleted one leaves nothing', async () => {
  const source = await paste(ana, id, 'Arriendo', 'La renta es de 20 UF.');
  await embedded(source);
  const params = { id, sourceId: source.id };
  const replaced = await ana.call(sourcesApi.update, { params, form: fileForm('a.txt', 'La renta es de 35 UF.') });
  expect(replaced.processing_status).toEqual(UNDER_WAY);
  await settled(replaced, ana);
  expect((await embedded(source)).version).toBe(2);
  await ana.call(sourcesApi.remove, { params });
  await vi.waitFor(async () => expect(await storedOf(source)).toEqual([]), PATIENCE);
  await embedSource(t.deps)(
    { userId: ana.id, sourceId: source.id, version: 2 },
    { signal: new AbortController().signal, attempt: 1, lastAttempt: false },
  );
  expect(await storedOf(source)).toEqual([]);
});

test('it is said who makes the vectors, and nothing is sent to look at what would leave', async () => {
  await embedded(await paste(ana, id, 'Arriendo', 'La renta es de 20 UF.'));
  expect((await ana.call(engineApi.get)).embedding).toEqual({
    model: 'v1',
    host: new URL(vectors.baseUrl).host,
    leaves: 'nothing',
    redacts: false,
  });
  const before = model.asked.length;
  const preview = await ana.call(engineApi.preview, { body: { notebook_id: id, message: '¿Cuánto es la renta?' } });
  expect(preview.engine.embedding?.model).toBe('v1');
  expect(model.asked.length).toBe(before);
  expect(t.logged().join('\n')).not.toMatch(/secret words|restituci|cuánto/i);
});
