import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { fakeEmbedding, vectorOf, type FakeEmbedding } from '#test/fakes/embedding.ts';
import { PostOffice } from '#test/fakes/post-office.ts';
import { fakeProvider, type FakeProvider } from '#test/fakes/provider.ts';

/** A description as a model should write it: the answer to everything that the pretended one is asked. */
const DESCRIBED = [
  'TITLE: Contrato de arrendamiento',
  'SUMMARY: El contrato fija la renta mensual y el plazo del arriendo. La garantía se devuelve al término.',
  'EMOJI: 📄',
  'COLOR: blue',
  ...['la renta', 'el plazo', 'la garantía', 'el pago', 'el término'].map(
    (what) => `QUESTION: ¿Qué se dice de ${what}?`,
  ),
].join('\n');

/** What all rounds share: a server that can die, one PostgreSQL, and pretended providers of models, vectors and mail. */
export type Ground = {
  folder: string;
  program: string;
  model: FakeProvider;
  vectors: FakeEmbedding;
  office: PostOffice;
  settings: Record<string, string>;
  /** A database and a data folder of their own. */
  lane: (name: string) => Promise<{ dataDir: string; temp: string; url: string }>;
  end: () => Promise<void>;
};

export async function ground(): Promise<Ground> {
  // Within the repository, where its packages are found.
  mkdirSync('dist', { recursive: true });
  const program = mkdtempSync(path.join('dist', 'crashable-'));
  const folder = mkdtempSync(path.join(tmpdir(), 'fojas-kills-'));
  execFileSync(process.execPath, ['scripts/ready.mjs', 'crashable', program]);
  const postgres = await startEmbedded(folder);
  const model = await fakeProvider(() => ({ text: DESCRIBED }));
  const vectors = await fakeEmbedding(({ texts }) => ({ vectors: texts.map(vectorOf) }));
  const office = new PostOffice();
  const { port } = await office.open();
  return {
    folder,
    program: path.join(program, 'main.js'),
    model,
    vectors,
    office,
    settings: {
      FOJAS_RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      FOJAS_AI_PROVIDER: 'openai-compatible',
      FOJAS_AI_MODEL: 'model-1',
      FOJAS_AI_BASE_URL: model.baseUrl,
      FOJAS_AI_EMBEDDING_MODEL: 'vectors-1',
      FOJAS_AI_EMBEDDING_BASE_URL: vectors.baseUrl,
      FOJAS_MAIL: 'smtp',
      FOJAS_MAIL_FROM: 'Fojas <fojas@example.cl>',
      FOJAS_SMTP_URL: `smtp://127.0.0.1:${port}`,
      FOJAS_SMTP_SECURE: 'off',
      FOJAS_SPEECH: 'espeak',
    },
    async lane(name) {
      const [dataDir, temp] = [path.join(folder, name), path.join(folder, `${name}-temp`)];
      for (const one of [dataDir, temp]) mkdirSync(one);
      const own = new URL(postgres.url);
      const client = new pg.Client({ connectionString: own.href });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      own.pathname = `/${name}`;
      return { dataDir, temp, url: own.href };
    },
    async end() {
      await Promise.all([model.close(), vectors.close(), office.close()]);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
      await rm(program, { recursive: true, force: true });
    },
  };
}
