import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import contract, { type Cell } from '../contract.ts';

const { api, partsApi } = contract;
const lease = (rent: string, term: string, more = ''): string =>
  [
    'CONTRATO DE ARRENDAMIENTO',
    `PRIMERO. Renta. La renta mensual será de ${rent}, que la arrendataria pagará por adelantado.`,
    `SEGUNDO. Plazo. El contrato durará ${term} y se renovará por períodos iguales.`,
    'TERCERO. Gastos. Los gastos comunes serán de cargo de la arrendadora mediante boleta.',
    more,
  ].join('\n\n');
const COLUMNS = [
  { preset: 'rent', question: '' },
  { preset: null, question: '¿Cuánto dura el contrato?' },
  { preset: 'deposit', question: '' },
] as const;

let t: TestApp;
let ana: Person;
let id: string;
let sources: Source[];
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook('Arriendos')).id;
  sources = [
    await paste(ana, id, 'Bodega 3', lease('120 unidades de fomento', 'dos años')),
    await paste(ana, id, 'Bodega 5', lease('120 UF', 'dos años')),
    await paste(ana, id, 'Bodega 7', lease('135 unidades de fomento', 'dos años')),
  ];
});
afterAll(() => t.close());

const begun = (options: object, person = ana) =>
  person.send(partsApi.begin, {
    body: { notebook_id: id, options: { columns: COLUMNS, ...options } },
    headers: { 'accept-language': 'es' },
  } as never);
const detail = (jobId: string) => ana.call(api.detail, { params: { id, jobId } });
const ended = (jobId: string) =>
  vi.waitFor(async () => {
    const job = await detail(jobId);
    if (job.status !== 'completed' && job.status !== 'failed') throw new Error(job.status);
    return job;
  }, PATIENCE);
async function made(options: object = {}) {
  const answer = await begun(options);
  expect(answer.status).toBe(202);
  const { job_id, tokens } = (await answer.json()) as { job_id: string; tokens: number };
  return { held: tokens, job: await ended(job_id) };
}
const balance = async (): Promise<number> => (await ana.call(tokensApi.balance)).balance;
type Made = Awaited<ReturnType<typeof detail>>;
/** What a cell says. */
const said = ({ citations }: Made, cell: Cell): string =>
  cell.line
    .map((piece) =>
      typeof piece === 'string' ? piece : citations.find((one) => one.citation_id === piece.citation_id)!.excerpt,
    )
    .join('');

describe('sources down, questions across', () => {
  test('each cell holds the verified words that answer; only filled ones are charged', async () => {
    const before = await balance();
    const { held, job } = await made();
    expect(held).toBe(9);
    expect(job).toMatchObject({
      status: 'completed',
      tokens: 6,
      analysis_summary: { sources: 3, columns: 3, answered: 6, silent: 3, unread: 0 },
      metadata: { source_id: null, options: { columns: COLUMNS } },
    });
    expect(await balance()).toBe(before - 6);
    const { rows } = job.analysis_data!.table;
    expect(rows.map(({ source_id }) => source_id)).toEqual(sources.map((one) => one.id));
    expect(rows.map(({ cells }) => cells.map((cell) => cell.state))).toEqual(
      rows.map(() => ['answered', 'answered', 'silent']),
    );
    expect(rows.map(({ cells }) => said(job, cells[0]!))).toEqual([
      expect.stringContaining('120 unidades de fomento'),
      expect.stringContaining('120 UF'),
      expect.stringContaining('135 unidades de fomento'),
    ]);
    expect(rows.map(({ cells }) => said(job, cells[1]!))).toEqual(rows.map(() => expect.stringContaining('dos años')));
    expect(job.citations.every(({ state }) => state === 'exact')).toBe(true);
    // The same figure in other words is the same.
    const values = rows.map(({ cells }) => cells[0]!.value);
    expect(values[0]).toBe(values[1]);
    expect(values[2]).not.toBe(values[0]);
  });

  test('what is not clearly answered shows its nearest lines, says nothing and is not charged', async () => {
    const { held, job } = await made({
      sources: [sources[0]!.id],
      columns: [{ preset: 'rent' }, { preset: null, question: '¿Quién paga las contribuciones?' }],
    });
    expect(held).toBe(2);
    expect(job).toMatchObject({ tokens: 1, analysis_summary: { answered: 1, near: 1, silent: 0 } });
    const [, cell] = job.analysis_data!.table.rows[0]!.cells;
    expect(cell).toMatchObject({ state: 'near', value: '', read: '', corrected: null });
    expect(said(job, cell!)).toContain('Los gastos comunes serán de cargo de la arrendadora');
    expect(job.citations.every(({ state }) => state === 'exact')).toBe(true);
  });

  test('a cell is set right by hand, and stands again as it was read', async () => {
    const { job } = await made({ sources: [sources[0]!.id, sources[1]!.id] });
    const params = { id, jobId: job.job_id };
    const cell = async () => (await detail(job.job_id)).analysis_data!.table.rows[1]!.cells[0]!;
    const as = (text: string | null, column = 0) =>
      ana.send(partsApi.change, { params, body: { source_id: sources[1]!.id, column, text } });
    const { value } = await cell();
    expect((await as('130 UF')).status).toBe(200);
    expect(await cell()).toMatchObject({ corrected: '130 UF', state: 'answered' });
    expect((await cell()).value).not.toBe(value);
    expect((await as(null)).status).toBe(200);
    expect(await cell()).toMatchObject({ corrected: null, value });
    expect((await as('x', 9)).status).toBe(400);
    const strange = await t.world.user();
    const theirs = await strange.send(partsApi.change, { params, body: { source_id: sources[1]!.id, column: 0, text: 'x' } }); // prettier-ignore
    expect(theirs.status).toBe(404);
  });

  test('goes out as Excel, CSV that no spreadsheet runs, PDF and JSON', async () => {
    const { job } = await made({ columns: [{ preset: 'rent' }] });
    const params = { id, jobId: job.job_id };
    await ana.call(partsApi.change, { params, body: { source_id: sources[0]!.id, column: 0, text: '=1+1' } });
    const fetched = async (row: typeof api.download | typeof partsApi.sheet, format: string) => {
      const answer = await ana.send(row, { params, query: { format } } as never);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const csv = (await fetched(partsApi.sheet, 'csv')).toString();
    expect(csv).toContain('Bodega 3,"\'=1+1 (corregido a mano; la fuente: «120 unidades de fomento»)"');
    expect(csv).toMatch(/Bodega 7,.*135 unidades de fomento/);
    expect((await fetched(partsApi.sheet, 'xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect((await fetched(api.download, 'pdf')).subarray(0, 4).toString()).toBe('%PDF');
    expect(JSON.parse((await fetched(api.download, 'json')).toString())).toMatchObject({ kind: 'table' });
  });
});

test('a table is not started without questions, with a source of another notebook, or by a stranger', async () => {
  const strange = await paste(ana, (await ana.notebook('Otro')).id, 'Ajena', lease('1 UF', 'un año'));
  expect((await begun({ columns: [] })).status).toBe(400);
  for (const question of [' ', '???', '...', '12 %', 'x'.repeat(301)])
    expect((await begun({ columns: [{ preset: null, question }] })).status).toBe(400);
  expect((await begun({ sources: [strange.id] })).status).toBe(404);
  expect((await begun({}, await t.world.user())).status).toBe(404);
  const empty = (await ana.notebook('Vacío')).id;
  const none = await ana.send(partsApi.begin, { body: { notebook_id: empty, options: { columns: [...COLUMNS] } } });
  expect(none.status).toBe(400);
});

test('the row of a source goes with it, and the others stay', async () => {
  const gone = await paste(ana, id, 'Se va', lease('1 UF', 'un año'));
  const { job } = await made({ sources: [sources[0]!.id, gone.id] });
  await ana.call(sourcesApi.remove, { params: { id, sourceId: gone.id } });
  const { rows } = (await detail(job.job_id)).analysis_data!.table;
  expect(rows.map(({ source_id }) => source_id)).toEqual([sources[0]!.id]);
});

test('what was asked is kept sealed', async () => {
  const { job } = await made({ columns: [{ preset: null, question: '¿Quién es Rucalhue?' }] });
  const row = await t.deps.db
    .selectFrom('studio_jobs')
    .selectAll()
    .where('id', '=', job.job_id)
    .executeTakeFirstOrThrow();
  expect(row.options).toBeNull();
  expect(row.asked_sealed!.toString('latin1')).not.toContain('Rucalhue');
  expect(job).toMatchObject({ tokens: null, analysis_summary: { answered: 0 } });
});
