import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import { readDocx } from '#extract/docx/docx.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { fileForm, paste, settled, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import contract from '../contract.ts';

const { api } = contract;
const BEFORE = [
  'CONTRATO DE ARRENDAMIENTO',
  'PRIMERO. Renta. La renta mensual será de 120 unidades de fomento, que la arrendataria pagará por adelantado.',
  'SEGUNDO. Plazo. El contrato durará dos años y se renovará por períodos iguales.',
  'TERCERO. Gastos. Los gastos comunes serán de cargo de la arrendadora mediante boleta.',
].join('\n\n');
const AFTER = BEFORE.replace('120', '135').replace('dos años', 'cinco años').replace('mediante', 'por medio de');

let t: TestApp;
let ana: Person;
let id: string;
let [before, after]: Source[] = [];
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook('Arriendo')).id;
  before = await paste(ana, id, 'Borrador', BEFORE);
  after = await paste(ana, id, 'Firmado', AFTER);
});
afterAll(() => t.close());

const asked = (source: Source | undefined, options: object) =>
  ana.send(api.start, {
    body: { notebook_id: id, source_id: source!.id, options },
    headers: { 'accept-language': 'es' },
  } as never);
const detail = (jobId: string) => ana.call(api.detail, { params: { id, jobId } });
/** The job of a comparison that was started, once it has ended. */
async function compared(source: Source | undefined, options: object) {
  const started = await asked(source, options);
  expect(started.status).toBe(202);
  const { job_id } = (await started.json()) as { job_id: string };
  return vi.waitFor(async () => {
    const job = await detail(job_id);
    if (job.status !== 'completed' && job.status !== 'failed') throw new Error(job.status);
    return job;
  }, PATIENCE);
}

describe('two sources', () => {
  test('are compared for a price, each difference a quotation of both', async () => {
    const { balance } = await ana.call(tokensApi.balance);
    const job = await compared(after, { other_id: before!.id });
    expect(job).toMatchObject({
      status: 'completed',
      tokens: 8,
      analysis_summary: { rights: 2, moved: 0, wording: 1 },
    });
    expect((await ana.call(tokensApi.balance)).balance).toBe(balance - 8);
    const { differences, sides } = job.analysis_data!.comparison;
    const cited = (place: { citation_id: number } | null) =>
      job.citations.find(({ citation_id }) => citation_id === place?.citation_id);
    expect(differences.map((one) => [one.kinds[0], cited(one.before)?.excerpt, cited(one.after)?.excerpt])).toEqual([
      ['figure', '120 unidades de fomento', '135 unidades de fomento'],
      ['term', 'dos años', 'cinco años'],
      ['wording', 'mediante', 'por medio de'],
    ]);
    expect(job.citations.every(({ state }) => state === 'exact')).toBe(true);
    expect([cited(sides.before)?.source_id, cited(sides.after)?.source_id]).toEqual([before!.id, after!.id]);
  });

  test('are written as Word with tracked changes, as PDF and as JSON', async () => {
    const { job_id: jobId } = await compared(after, { other_id: before!.id });
    const fetched = async (format: string) => {
      const answer = await ana.send(api.download, { params: { id, jobId }, query: { format } });
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const { text, report } = readDocx(await fetched('docx'));
    expect(text).toContain('será de [+135+][-120-] unidades de fomento');
    expect(report.warnings.map(({ code }) => code)).toContain('tracked-changes');
    expect((await fetched('pdf')).subarray(0, 4).toString()).toBe('%PDF');
    expect(JSON.parse((await fetched('json')).toString())).toMatchObject({ kind: 'compare' });
  });

  test('another comparison of the same source is another job, and the same is one while it runs', async () => {
    const third = await paste(ana, id, 'Otra', BEFORE.replace('Renta', 'Canon'));
    const ids = await Promise.all(
      [before!, before!, third].map(async (other) => {
        const answer = await asked(after, { other_id: other.id });
        return ((await answer.json()) as { job_id: string }).job_id;
      }),
    );
    expect(new Set(ids).size).toBeGreaterThanOrEqual(2);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

test('two versions of one source are compared; the same version is not', async () => {
  const first = await upload(ana, id, 'arriendo.txt', BEFORE);
  const params = { id, sourceId: first.id };
  await settled(await ana.call(sourcesApi.update, { params, form: fileForm('arriendo.txt', AFTER) }), ana);
  const job = await compared(first, { other_id: first.id, other_version: 1 });
  expect(job.metadata).toMatchObject({ source_version: 2, options: { other_version: 1 } });
  expect(job.analysis_summary).toMatchObject({ rights: 2 });
  expect((await asked(first, { other_id: first.id })).status).toBe(400);
});

test('what is to be compared must be named, be read, and be in the notebook', async () => {
  const strange = await paste(ana, (await ana.notebook('Otro')).id, 'Ajena', BEFORE);
  expect((await asked(after, {})).status).toBe(400);
  expect((await asked(after, { other_id: strange.id })).status).toBe(404);
  expect((await asked(after, { other_id: before!.id, other_version: 9 })).status).toBe(409);
});

test('a comparison goes with either of its sources', async () => {
  const gone = await paste(ana, id, 'Se va', BEFORE);
  const { job_id } = await compared(after, { other_id: gone.id });
  await ana.call(sourcesApi.remove, { params: { id, sourceId: gone.id } });
  await expect(detail(job_id)).rejects.toThrow('404 NOT_FOUND');
});
