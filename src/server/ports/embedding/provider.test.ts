import { afterEach, describe, expect, test } from 'vitest';
import { embedders, type Embedder } from '#contract/engine.ts';
import { Problem } from '#server/http/problem.ts';
import {
  fakeEmbedding,
  vectorOf,
  type AskedVectors,
  type FakeEmbedding,
  type VectorReply,
} from '#test/fakes/embedding.ts';
import { embeddingConformance } from './conformance.ts';
import type { Embedding } from './port.ts';
import { createProviderEmbedding, type Patience } from './provider.ts';

let provider: FakeEmbedding;
const logged: object[] = [];
afterEach(async () => {
  await provider.close();
  logged.length = 0;
});

type Options = Partial<Patience> & { name?: Embedder; model?: string; redact?: boolean };
async function that(
  answer: (asked: AskedVectors, times: number) => VectorReply,
  { name = 'openai-compatible', model = 'vectors-1', redact = false, ...patience }: Options = {},
): Promise<Embedding> {
  provider = await fakeEmbedding(answer);
  const write = (fields: object, message: string): void => void logged.push({ ...fields, message });
  return createProviderEmbedding({
    provider: name,
    model,
    baseUrl: provider.baseUrl,
    apiKey: 'key-1',
    redact,
    log: { debug: write, info: write, warn: write, error: write },
    patience: { passage: 20_000, question: 20_000, ...patience },
  });
}
const good = ({ texts }: AskedVectors): VectorReply => ({ vectors: texts.map(vectorOf) });
const never = (): AbortSignal => new AbortController().signal;

embeddingConformance(() => that(good));

describe.each(embedders)('%s', (name) => {
  test('is asked as it wants to be, in requests of at most 32 texts', async () => {
    const embedding = await that(good, { name });
    const texts = Array.from({ length: 33 }, (_, n) => `Cláusula número ${n}`);
    const vectors = await embedding.embed(texts, 'passage', never());
    expect(vectors.map((vector) => Array.from(vector))).toEqual(
      texts.map((text) => Array.from(Float32Array.from(vectorOf(text)))),
    );
    expect(provider.asked.map((asked) => asked.texts.length)).toEqual([32, 1]);
    expect(JSON.stringify(provider.asked[0]!.headers)).toContain('key-1');
    expect(JSON.stringify([provider.asked[0]!.path, provider.asked[0]!.body])).toContain('vectors-1');
  });
});

test('Google is told what is a passage and what a question', async () => {
  const embedding = await that(good, { name: 'google' });
  await embedding.embed(['uno', 'dos'], 'passage', never());
  await embedding.embed(['tres'], 'question', never());
  expect(provider.asked.map(({ body }) => JSON.stringify(body).match(/RETRIEVAL_\w+/)![0])).toEqual([
    'RETRIEVAL_DOCUMENT',
    'RETRIEVAL_QUERY',
  ]);
});

test.each([
  ['nomic-embed-text', 'search_document: uno', 'search_query: uno'],
  ['intfloat/multilingual-e5-large', 'passage: uno', 'query: uno'],
  ['bge-m3', 'uno', 'uno'],
  ['text-embedding-3-small', 'uno', 'uno'],
])('%s gets its texts as its makers want them', async (model, passage, question) => {
  const embedding = await that(good, { model });
  await embedding.embed(['uno'], 'passage', never());
  await embedding.embed(['uno'], 'question', never());
  expect(provider.asked.flatMap(({ texts }) => texts)).toEqual([passage, question]);
});

test('what names people stays here, in all passages of a source, where the operator wants that', async () => {
  const embedding = await that(good, { redact: true });
  const passages = [
    'Comparece don Pedro Rojas Soto, cédula nacional de identidad 12.345.678-5, correo pedro@rojas.cl.',
    ...Array.from({ length: 40 }, () => 'La renta se paga el día cinco.'),
    'Pedro Rojas Soto pagará la renta.',
  ];
  await embedding.embed(passages, 'passage', never());
  await embedding.embed(['¿Cuánto paga el RUT 12.345.678-5?'], 'question', never());
  const sent = JSON.stringify(provider.asked.map(({ body }) => body));
  expect(sent).not.toMatch(/Rojas|12\.345|@rojas/);
  expect(sent).toContain('[NAME-1');
  expect(sent).toContain('pagará la renta');
});

async function expectFailure(
  answer: (asked: AskedVectors, times: number) => VectorReply,
  patience: Options = {},
): Promise<void> {
  const embedding = await that(answer, patience);
  const failure = await embedding.embed(['la renta secreta', 'el plazo'], 'passage', never()).catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(Problem);
  expect(failure).toMatchObject({ code: 'PROVIDER_FAILED' });
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toMatch(/secret words|renta|key-1/);
}

describe('what a provider may do wrong', () => {
  test.each([
    [400, 1],
    [401, 1],
    [404, 1],
    [429, 4],
    [500, 4],
  ])('%s is told as its failure', async (status, times) => {
    await expectFailure(() => ({ status, headers: { 'retry-after-ms': '1' } }));
    expect(provider.asked).toHaveLength(times);
    expect(logged[0]).toMatchObject({ status });
  });

  test('it is asked again when it was only busy', async () => {
    const embedding = await that((asked, times) =>
      times < 4 ? { status: 429, headers: { 'retry-after-ms': '1' } } : good(asked),
    );
    expect(await embedding.embed(['uno'], 'passage', never())).toHaveLength(1);
  });

  test('nobody waits for a question twice', async () => {
    const embedding = await that(() => ({ status: 500, headers: { 'retry-after-ms': '1' } }));
    await expect(embedding.embed(['uno'], 'question', never())).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(provider.asked).toHaveLength(1);
  });

  test.each<[string, VectorReply]>([
    ['too few vectors', { vectors: [vectorOf('uno')] }],
    ['too many vectors', { vectors: [vectorOf('uno'), vectorOf('dos'), vectorOf('tres')] }],
    ['vectors of different lengths', { vectors: [vectorOf('uno'), [1, 2, 3]] }],
    ['vectors of no length', { vectors: [[], []] }],
    ['vectors of nothing but zeros', { vectors: [vectorOf('uno'), vectorOf('dos').map(() => 0)] }],
    ['words in the place of numbers', { vectors: [vectorOf('uno'), ['a', 'b']] }],
    ['null in the place of numbers', { vectors: [vectorOf('uno'), vectorOf('dos').map(() => null)] }],
    ['numbers without end', { raw: '{"data":[{"embedding":[1e999,1]},{"embedding":[1,1]}]}' }],
    ['NaN', { raw: '{"data":[{"embedding":[NaN,1]},{"embedding":[1,1]}]}' }],
    ['a page', { raw: '<html>Welcome</html>' }],
    ['half an answer', { raw: '{"data":[{"embedding":[0.1,' }],
    ['nothing', { raw: '' }],
    ['far too much', { raw: `{"data":"${'a'.repeat(5 * 1024 * 1024)}"}` }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ])('%s is a failure', async (_name, reply) => {
    await expectFailure(() => reply);
  });

  test('a broken connection is one', async () => {
    await expectFailure(() => 'cut', { passage: 500 });
  });

  test('silence is one', async () => {
    await expectFailure(() => 'stall', { passage: 200 });
    expect(logged[0]).toMatchObject({ reason: 'too slow' });
  });

  test('another length than before is one', async () => {
    const embedding = await that((asked, times) => (times === 1 ? good(asked) : { vectors: [[1, 2, 3]] }));
    await embedding.embed(['uno'], 'passage', never());
    await expect(embedding.embed(['dos'], 'question', never())).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  test('after five failures in a row it is left in peace', async () => {
    const embedding = await that(() => ({ status: 500 }));
    for (let n = 0; n < 7; n++)
      await expect(embedding.embed(['uno'], 'question', never())).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(provider.asked).toHaveLength(5);
  });

  test('whoever goes away ends the call with their reason', async () => {
    const leave = new AbortController();
    const embedding = await that(() => {
      leave.abort(new Error('gone'));
      return 'stall';
    });
    await expect(embedding.embed(['uno'], 'passage', leave.signal)).rejects.toThrow('gone');
    expect(logged).toEqual([]);
  });
});
