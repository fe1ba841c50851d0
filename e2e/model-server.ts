import { test as base } from '@playwright/test';
import { fakeEmbedding, vectorOf, type FakeEmbedding } from '#test/fakes/embedding.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from '#test/fakes/provider.ts';
import { LONGEST_START_MS, startServer } from './own-server.ts';

/** A pretended provider of a language model, and what it answers next. `vectors`: a pretended model of vectors, where there is one. */
export type Model = {
  provider: FakeProvider;
  vectors: FakeEmbedding | null;
  base: string;
  answer: (asked: Asked, times: number) => Reply;
};

/** Journeys against a built server of their own, whose answers come from a pretended language model on this machine. */
export const test = base.extend<object, { embeds: boolean; model: Model }>({
  /** Whether vectors are made too, by a server that is not known to be this machine. */
  embeds: [false, { option: true, scope: 'worker' }],
  model: [
    async ({ embeds }, provide) => {
      const model: Model = {
        provider: undefined as never,
        vectors: embeds ? await fakeEmbedding(({ texts }) => ({ vectors: texts.map(vectorOf) })) : null,
        base: '',
        answer: () => ({ status: 500 }),
      };
      model.provider = await fakeProvider((asked, times) => model.answer(asked, times));
      const server = await startServer({
        FOJAS_AI_PROVIDER: 'openai-compatible',
        FOJAS_AI_MODEL: 'model-1',
        FOJAS_AI_BASE_URL: model.provider.baseUrl,
        ...(model.vectors && {
          FOJAS_AI_EMBEDDING_MODEL: 'vectors-1',
          FOJAS_AI_EMBEDDING_BASE_URL: model.vectors.baseUrl.replace('127.0.0.1', '0.0.0.0'),
        }),
        FOJAS_REDACT: 'on',
      });
      model.base = server.base;
      await provide(model);
      await server.stop();
      await model.provider.close();
      await model.vectors?.close();
    },
    { scope: 'worker', timeout: 2 * LONGEST_START_MS },
  ],
  baseURL: async ({ model }, provide) => provide(model.base),
});
