import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { fakeEmbedding, vectorOf, type FakeEmbedding } from '#test/fakes/embedding.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from '#test/fakes/provider.ts';

const LONGEST_START_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

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
      const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-e2e-model-'));
      const port = await freePort();
      const model: Model = {
        provider: undefined as never,
        vectors: embeds ? await fakeEmbedding(({ texts }) => ({ vectors: texts.map(vectorOf) })) : null,
        base: `http://127.0.0.1:${port}`,
        answer: () => ({ status: 500 }),
      };
      model.provider = await fakeProvider((asked, times) => model.answer(asked, times));
      const child = spawn(process.execPath, ['dist/server/main.js'], {
        stdio: 'inherit',
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          APP_URL: model.base,
          FOJAS_DATA_DIR: dataDir,
          FOJAS_AI_PROVIDER: 'openai-compatible',
          FOJAS_AI_MODEL: 'model-1',
          FOJAS_AI_BASE_URL: model.provider.baseUrl,
          ...(model.vectors && {
            FOJAS_AI_EMBEDDING_MODEL: 'vectors-1',
            FOJAS_AI_EMBEDDING_BASE_URL: model.vectors.baseUrl.replace('127.0.0.1', '0.0.0.0'),
          }),
          FOJAS_REDACT: 'on',
          LOG_LEVEL: 'fatal',
        },
      });
      const gone = once(child, 'exit');
      const end = Date.now() + LONGEST_START_MS;
      const healthy = () =>
        fetch(`${model.base}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await healthy())) {
        if (child.exitCode !== null || Date.now() > end) throw new Error('the server with a model did not start');
        await pause(50);
      }
      await provide(model);
      child.kill('SIGTERM');
      await gone;
      await model.provider.close();
      await model.vectors?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 2 * LONGEST_START_MS },
  ],
  baseURL: async ({ model }, provide) => provide(model.base),
});
