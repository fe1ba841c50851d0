import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import { createProviderEngine } from '#server/ports/ai/provider/engine.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from '#test/fakes/provider.ts';
import { json, linesIn, mends } from '#test/online.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import contract from '../contract.ts';

const LEASE = readFileSync('test/fixtures/contracts/arriendo-vivienda.txt', 'utf8');
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
let answer: (asked: Asked) => Reply = () => ({ status: 401 });
let provider: FakeProvider;
let t: TestApp;
let ana: Person;
let source: Source;
beforeAll(async () => {
  provider = await fakeProvider((asked) => answer(asked));
  const patience = { first: 5000, idle: 5000, total: 10_000, mending: 5000 };
  const engine = createProviderEngine({
    provider: 'openai-compatible',
    model: 'model-1',
    baseUrl: provider.baseUrl,
    apiKey: 'key-1',
    redact: true,
    context: 16_000,
    log,
    patience,
  });
  t = await testApp({ work: true, adapters: { engine } });
  ana = await t.world.user();
  source = await paste(ana, (await ana.notebook()).id, 'Arriendo', LEASE);
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

const balance = async (): Promise<number> => (await ana.call(tokensApi.balance)).balance;
async function run() {
  const { notebook_id: id, id: source_id } = source;
  const { job_id: jobId } = await ana.call(contract.api.start, { body: { notebook_id: id, source_id } });
  return vi.waitFor(async () => {
    const job = await ana.call(contract.api.detail, { params: { id, jobId } });
    if (job.status !== 'completed' && job.status !== 'failed') throw new Error(job.status);
    return job;
  }, PATIENCE);
}

test('what a model finds comes through the room with its words verified, and is charged', async () => {
  answer = (asked) => {
    if (mends(asked)) return json({ quotations: [] });
    const clause = linesIn(asked).find((one) => one.words.includes('mejoras'));
    // The notebook is described meanwhile, by the same model.
    if (!clause) return json({});
    const { line, words } = clause;
    const common = {
      line,
      sort: 'risk',
      type: 'services',
      level: 'critical',
      title: 'Mejoras',
      action: 'Pactar un pago.',
    };
    const description = 'Inclina la balanza hacia un lado. La Ley N° 21.999 lo prohíbe.';
    return json({
      findings: [
        { ...common, quote: words.split(' ').slice(1, 9).join(' '), description },
        { ...common, quote: 'la arrendataria perderá toda la garantía sin más trámite', description },
      ],
    });
  };
  const before = await balance();
  const done = await run();
  expect(done).toMatchObject({ status: 'completed', metadata: { engine: { name: 'openai-compatible' } } });
  const mine = done.analysis_data!.legal_risk_analysis.legal_issues.filter(({ by }) => by === 'model');
  expect(mine).toMatchObject([{ risk_level: 'high', basis: null, description: 'Inclina la balanza hacia un lado.' }]);
  const cited = done.citations.find(({ citation_id }) => citation_id === mine[0]!.location.citation_id)!;
  expect(LEASE.slice(cited.start, cited.end)).toContain('mejoras que introduzca');
  expect(done.citations.filter(({ state }) => state === 'missing')).toEqual([]);
  expect(done.evidence!.found).toBe(done.evidence!.total);
  expect(await balance()).toBeLessThan(before);
  // Names and numbers of persons were hidden from the provider.
  expect(provider.asked.at(-1)!.user).not.toContain('9.812.443-1');
});

test('a provider that fails leaves a failed job and the tokens', async () => {
  answer = () => ({ status: 401 });
  // Another version of the source, so that the finished job is not answered.
  source = await paste(ana, source.notebook_id, 'Otro', LEASE);
  expect((await ana.call(sourcesApi.list, { params: { id: source.notebook_id } })).length).toBe(2);
  const before = await balance();
  expect(await run()).toMatchObject({ status: 'failed', error_code: 'PROVIDER_FAILED', analysis_data: null });
  expect(await balance()).toBe(before);
});
