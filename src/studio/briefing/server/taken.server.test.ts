import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import type { Generator } from '#contract/studio.ts';
import { readDocx } from '#extract/docx/docx.ts';
import compare from '#studio/compare/contract.ts';
import table from '#studio/table/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import contract, { type Briefing } from '../contract.ts';

const lease = (rent: string): string =>
  [
    'CONTRATO DE ARRENDAMIENTO',
    `PRIMERO. Renta. La renta mensual será de ${rent}, que la arrendataria pagará por adelantado a la arrendadora.`,
    'SEGUNDO. Plazo. El contrato durará dos años y se renovará por períodos iguales.',
  ].join('\n\n');

let t: TestApp;
let ana: Person;
let id: string;
let [before, after]: Source[] = [];
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook('Arriendos')).id;
  before = await paste(ana, id, 'Borrador', lease('120 unidades de fomento'));
  after = await paste(ana, id, 'Firmado', lease('135 unidades de fomento'));
});
afterAll(() => t.close());

const spanish = { 'accept-language': 'es' };
/** A job that was started, once it is completed. */
async function done<G extends Generator>({ api }: G, started: Response) {
  expect(started.status).toBe(202);
  const { job_id: jobId } = (await started.json()) as { job_id: string };
  return vi.waitFor(async () => {
    const job = await ana.call(api.detail, { params: { id, jobId } });
    const { status } = job as { status: string };
    if (status !== 'completed') throw new Error(status);
    return job as { job_id: string; citations: { citation_id: number; excerpt: string; state: string }[] };
  }, PATIENCE);
}
const tabled = async () =>
  done(
    table,
    await ana.send(table.partsApi.begin, {
      body: { notebook_id: id, options: { columns: [{ preset: 'rent' }, { preset: 'deposit' }] } },
      headers: spanish,
    } as never),
  );
const compared = async () =>
  done(
    compare,
    await ana.send(compare.api.start, {
      body: { notebook_id: id, source_id: after!.id, options: { other_id: before!.id } },
      headers: spanish,
    } as never),
  );
const asked = (options: object, person = ana, notebook_id = id, source = after!) =>
  person.send(contract.api.start, {
    body: { notebook_id, source_id: source.id, options },
    headers: spanish,
  } as never);

describe('results that stand in the notebook', () => {
  test('are sections of a report, each cell and each difference with its words, also in Word', async () => {
    const [rows, versions] = [await tabled(), await compared()];
    const sections = ['facts', 'table', 'compare'];
    const options = { sections, table_id: rows.job_id, compare_id: versions.job_id };
    const job = await done(contract, await asked(options));
    const { briefing } = (job as unknown as { analysis_data: { briefing: Briefing } }).analysis_data;
    const words = (number: number): string => job.citations.find((one) => one.citation_id === number)!.excerpt;
    const told = (kind: string): string[][] =>
      briefing.written
        .find((one) => one.kind === kind)!
        .groups.flatMap(({ source, points }) =>
          points.map(({ said, places }) => [source, said, ...places.map(({ citation_id }) => words(citation_id))]),
        );
    expect(told('table')).toEqual([
      ['Borrador', 'Renta', '120 unidades de fomento'],
      ['Firmado', 'Renta', '135 unidades de fomento'],
    ]);
    expect(told('compare')).toEqual([
      ['Cambian derechos', expect.stringMatching(/^Cifra/), '120 unidades de fomento', '135 unidades de fomento'],
    ]);
    const [versioned] = briefing.written.find(({ kind }) => kind === 'compare')!.groups;
    expect(versioned!.points[0]!.note).toBe('Antes y después, en este orden.');
    expect(job.citations.every(({ state }) => state === 'exact')).toBe(true);
    const { remark } = briefing.written.find(({ kind }) => kind === 'table')!;
    expect(remark).toBe('2 preguntas no tienen respuesta en su fuente y no se listan.');
    const params = { id, jobId: job.job_id };
    const file = await ana.send(contract.api.download, { params, query: { format: 'docx' } });
    const { text } = readDocx(Buffer.from(await file.arrayBuffer()));
    expect(text).toContain('2. Tabla: Arriendos');
    expect(text).toContain('120 unidades de fomento');
  });

  test('of another person, notebook or tool are not there, and one that is not done cannot be taken in', async () => {
    const rows = await tabled();
    const bob = await t.world.user();
    const other = await bob.notebook('Suyo');
    const own = await paste(bob, other.id, 'Contrato', lease('10 unidades de fomento'));
    const options = { sections: ['facts', 'table'], table_id: rows.job_id };
    expect((await asked(options, bob, other.id, own)).status).toBe(404);
    expect((await asked({ sections: ['compare'], compare_id: rows.job_id })).status).toBe(404);
    await t.deps.db.updateTable('studio_jobs').set({ status: 'failed' }).where('id', '=', rows.job_id).execute();
    expect((await asked(options)).status).toBe(409);
  });

  test('a report whose sections are hidden counts the quotations that it shows', async () => {
    const rows = await tabled();
    const job = await done(contract, await asked({ sections: ['facts', 'table'], table_id: rows.job_id }));
    const body = { title: '', recipient: '', author: '', sections: ['table' as const] };
    const changed = await ana.call(contract.wholeApi.change, { params: { id, jobId: job.job_id }, body });
    expect(changed.evidence).toEqual({ found: 2, total: 2 });
    expect(changed.analysis_summary).toMatchObject({ sections: 1, points: 2 });
  });

  test('a report goes with a source that it quotes only through a table', async () => {
    const gone = await paste(ana, id, 'Se va', lease('90 unidades de fomento'));
    const rows = await tabled();
    const job = await done(contract, await asked({ sections: ['table'], table_id: rows.job_id }));
    await ana.call(sourcesApi.remove, { params: { id, sourceId: gone.id } });
    await expect(ana.call(contract.api.detail, { params: { id, jobId: job.job_id } })).rejects.toThrow('404');
  });
});
