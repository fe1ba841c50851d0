import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { capabilitiesApi } from '#contract/capabilities.ts';
import { rightsApi } from '#contract/rights.ts';
import type { Source } from '#contract/sources.ts';
import { createLanguageTool } from '#server/ports/grammar/language-tool.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { FakeLanguageTool } from '#test/fakes/language-tool.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import quality from '../contract.ts';

const TEXT = 'Contrato de arriendo\n\nLa arrendadora entrega la casa y el arrendatario paga la renta en la cuenta.';
const FINDING = { find: 'la cuenta', message: 'Falta saber cuál.', instead: ['su cuenta'] };
const server = new FakeLanguageTool();
let t: TestApp;
let ana: Person;
let source: Source;
beforeAll(async () => {
  const baseUrl = await server.open();
  const grammar = createLanguageTool({ baseUrl, log: { warn: () => undefined }, limits: { request: 2000, pause: 1 } });
  t = await testApp({
    work: true,
    adapters: { grammar },
    config: { grammar: { baseUrl, redact: false, own: true } },
  });
  ana = await t.world.user();
  source = await paste(ana, (await ana.notebook()).id, 'Arriendo', TEXT);
});
afterAll(async () => {
  await t.close();
  await server.close();
});

async function run() {
  const { notebook_id: id, id: source_id } = source;
  const { job_id: jobId } = await ana.call(quality.api.start, { body: { notebook_id: id, source_id } });
  return vi.waitFor(async () => {
    const job = await ana.call(quality.api.detail, { params: { id, jobId } });
    if (job.status !== 'completed' && job.status !== 'failed') throw new Error(job.status);
    return { ...job, made: job.analysis_data!.quality_analysis };
  }, PATIENCE);
}

test('what LanguageTool finds comes through the room with its words verified', async () => {
  server.rules = [FINDING];
  const { made, citations, evidence } = await run();
  const [issue] = made.categories.gramatica.issues;
  expect(issue).toMatchObject({ by: 'languagetool', suggestion: 'su cuenta' });
  expect(citations.find(({ citation_id }) => citation_id === issue!.place.citation_id)).toMatchObject({
    excerpt: expect.stringContaining('la cuenta') as string,
    state: 'exact',
  });
  expect(evidence?.found).toBe(evidence?.total);
  expect((await ana.call(capabilitiesApi.get)).grammar).toEqual({ name: 'LanguageTool', host: null });
});

test('where it does not answer the job is done all the same, with what the rules found', async () => {
  server.manner = (response) => void response.writeHead(502).end();
  const { status, made } = await run();
  expect(status).toBe('completed');
  expect(made.summary.overall_assessment).toContain('LanguageTool server did not answer');
  expect(made.categories.gramatica.issues).toEqual([]);
  server.manner = null;
});

test('nothing of who objected is sent to it', async () => {
  await ana.call(rightsApi.object, { body: { models: true } });
  const before = server.asked.length;
  const { made } = await run();
  expect(made.summary.overall_assessment).not.toContain('LanguageTool');
  expect(server.asked).toHaveLength(before);
  expect((await ana.call(capabilitiesApi.get)).grammar).toBeNull();
  expect((await ana.call(rightsApi.data)).recipients).toMatchObject([{ purpose: 'grammar', objected: true }]);
});
