import { fakeEmbedding, vectorOf, type FakeEmbedding } from '#test/fakes/embedding.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from '#test/fakes/provider.ts';
import { test as base } from './fixtures.ts';
import { startServer } from './server.ts';

/** A pretended provider of a language model, and what it answers next. `vectors`: a pretended model of vectors, where there is one. */
export type Model = {
  provider: FakeProvider;
  vectors: FakeEmbedding | null;
  base: string;
  answer: (asked: Asked, times: number) => Reply;
};

const NO_ANSWER = (): Reply => ({ status: 500 });

/** Starts the pretended providers and a server that asks them. */
async function startModel(embeds: boolean): Promise<Model & { stop: () => Promise<void> }> {
  const vectors = embeds ? await fakeEmbedding(({ texts }) => ({ vectors: texts.map(vectorOf) })) : null;
  const model: Pick<Model, 'answer'> = { answer: NO_ANSWER };
  const provider = await fakeProvider((asked, times) => model.answer(asked, times));
  const { base, stop } = await startServer({
    FOJAS_AI_PROVIDER: 'openai-compatible',
    FOJAS_AI_MODEL: 'model-1',
    FOJAS_AI_BASE_URL: provider.baseUrl,
    ...(vectors && {
      FOJAS_AI_EMBEDDING_MODEL: 'vectors-1',
      FOJAS_AI_EMBEDDING_BASE_URL: vectors.baseUrl.replace('127.0.0.1', '0.0.0.0'),
    }),
    FOJAS_REDACT: 'on',
  });
  return Object.assign(model, {
    provider,
    vectors,
    base,
    stop: async () => {
      await stop();
      await provider.close();
      await vectors?.close();
    },
  });
}

/** Journeys against a server whose answers come from a pretended language model on this machine. Each begins with a model that fails. */
export const test = base.extend<{ embeds: boolean; model: Model }>({
  /** Whether vectors are made too, by a server that is not known to be this machine. */
  embeds: [false, { option: true }],
  model: async ({ once, embeds }, provide) => {
    const model = await once(embeds ? 'model with vectors' : 'model', () => startModel(embeds));
    model.answer = NO_ANSWER;
    model.provider.asked.length = 0;
    await provide(model);
  },
  baseURL: async ({ model }, provide) => provide(model.base),
});
