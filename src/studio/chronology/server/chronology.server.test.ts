import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BodyIn } from '#contract/endpoint.ts';
import type { Source } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import contract, { type Event } from '../contract.ts';
import { folded } from './data.ts';

const { api, wholeApi } = contract;
const LEASE = [
  'CONTRATO DE ARRENDAMIENTO',
  'En Santiago, a 2 de marzo de 2026, comparecen las partes.',
  'PRIMERO. Plazo. El plazo será de seis meses contados desde la fecha de este contrato.',
  'SEGUNDO. Entrega. La entrega material del inmueble al arrendatario se hizo el 5 de marzo de 2026.',
  'TERCERO. Aviso. La arrendadora responderá dentro de diez días contados desde el aviso, "sin demora".',
].join('\n\n');
const ANNEX = 'ANEXO\n\nLa entrega material del inmueble al arrendatario se hizo el 9 de marzo de 2026.';

let t: TestApp;
let ana: Person;
let id: string;
let lease: Source;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook('Arriendo')).id;
  lease = await paste(ana, id, 'Contrato', LEASE);
  await paste(ana, id, '=Anexo', ANNEX);
});
afterAll(() => t.close());

const detail = (jobId: string) => ana.call(api.detail, { params: { id, jobId } });
const ended = (jobId: string) =>
  vi.waitFor(async () => {
    const job = await detail(jobId);
    if (job.status !== 'completed' && job.status !== 'failed') throw new Error(job.status);
    return job;
  }, PATIENCE);
type Job = Awaited<ReturnType<typeof ended>>;
const eventsOf = (job: Job): Event[] => job.analysis_data!.chronology.events;
const wordsOf = ({ citations }: Job, { at }: Event): string =>
  citations.find(({ citation_id }) => citation_id === at.citation_id)!.excerpt;
const download = async (jobId: string, format: 'csv' | 'ics' | 'md') =>
  ana.send(api.download, { params: { id, jobId }, query: { format, language: 'es' } });

let job: Job;
beforeAll(async () => {
  const headers = { 'accept-language': 'es' };
  const started = await ana.send(wholeApi.overview, { body: { notebook_id: id }, headers } as never);
  job = await ended(((await started.json()) as Job).job_id);
}, PATIENCE.timeout);

describe('a chronology of a notebook', () => {
  test('dates the facts of all sources in order, each a quotation, and counts the terms whose start is known', async () => {
    expect(job).toMatchObject({
      status: 'completed',
      tokens: 8,
      analysis_summary: { events: 5, terms: 1, differs: 2 },
    });
    expect(eventsOf(job).map((event) => [event.precision, event.iso, wordsOf(job, event)])).toEqual([
      ['day', '2026-03-02', '2 de marzo de 2026'],
      ['day', '2026-03-05', '5 de marzo de 2026'],
      ['day', '2026-03-09', '9 de marzo de 2026'],
      ['term', '2026-09-02', 'plazo será de seis meses'],
      ['term', null, 'dentro de diez días'],
    ]);
    expect(job.evidence).toEqual({ found: job.citations.length, total: job.citations.length });
    expect(eventsOf(job)[1]!.differs.map(({ iso }) => iso)).toEqual(['2026-03-09']);
  });

  test('a term is set right, told as set right, and as it was read again, for nothing', async () => {
    const { balance } = await ana.call(tokensApi.balance);
    const change = (body: BodyIn<typeof wholeApi.change>) =>
      ana.send(wholeApi.change, { params: { id, jobId: job.job_id }, body });
    const unknown = eventsOf(job).find(({ term }) => term?.from === null)!;
    const counting = { from: '2026-09-15', rule: 'admin', amount: 5, unit: 'day', region: null } as const;
    expect((await change({ id: unknown.id, counting })).status).toBe(202);
    const anew = (await detail(job.job_id)).analysis_data!.chronology.events;
    expect(anew.map(({ iso }) => iso)).toEqual(['2026-03-02', '2026-03-05', '2026-03-09', '2026-09-02', '2026-09-23']);
    expect(anew.at(-1)!.term).toMatchObject({ due: '2026-09-23', read: { from: null, rule: 'cc', amount: 10 } });
    expect((await change({ id: unknown.id, counting: null })).status).toBe(202);
    expect((await detail(job.job_id)).analysis_data!.chronology.events).toEqual(eventsOf(job));
    expect((await ana.call(tokensApi.balance)).balance).toBe(balance);
  });

  test('a term is not changed by another person, in a shape that is none, or of a job that is none', async () => {
    const counting = { from: '2026-02-30', rule: 'cc', amount: 5, unit: 'day', region: null } as const;
    const params = { id, jobId: job.job_id };
    expect((await ana.send(wholeApi.change, { params, body: { id: 0, counting } })).status).toBe(400);
    const bea = await t.world.user();
    expect((await bea.send(wholeApi.change, { params, body: { id: 0, counting: null } })).status).toBe(404);
    expect(
      (await ana.send(wholeApi.change, { params: { id, jobId: id }, body: { id: 0, counting: null } })).status,
    ).toBe(404);
  });

  test('goes to a calendar, its lines folded by octets, and to a sheet, no cell a formula', async () => {
    const ics = await (await download(job.job_id, 'ics')).text();
    expect(ics.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(ics.match(/^DTSTART;VALUE=DATE:(\d+)/gm)).toEqual(
      ['20260302', '20260305', '20260309', '20260902'].map((day) => `DTSTART;VALUE=DATE:${day}`),
    );
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const csv = Buffer.from(await (await download(job.job_id, 'csv')).arrayBuffer()).toString();
    expect(csv.startsWith('\uFEFFFecha,Clase,')).toBe(true);
    expect(csv).toContain(",'=Anexo,");
    expect(csv).toContain('""sin demora""');
    const paper = await (await download(job.job_id, 'md')).text();
    expect(paper).toContain('Calculada por Fojas: Código Civil, arts. 48 y 50');
  });
});

test('an event of several sources names them all, with the sum that one gives otherwise; a birth is in no calendar', async () => {
  const notebook = (await ana.notebook('Cobro')).id;
  const invoice = (sum: string) =>
    `Los Robles SpA, por la venta, emitió la factura N° 41, de fecha 2 de abril de 2024, por la suma de ${sum}.`;
  await paste(ana, notebook, 'Carta', `${invoice('$1.800.000')}\n\nSu gerente, nacido el 3 de mayo de 1980, la firma.`);
  await paste(ana, notebook, 'Demanda', invoice('$1.800.000'));
  await paste(ana, notebook, 'Contestación', invoice('$1.950.000'));
  const headers = { 'accept-language': 'es' };
  const started = await ana.send(wholeApi.overview, { body: { notebook_id: notebook }, headers } as never);
  const { job_id: jobId } = (await started.json()) as Job;
  const told = async (format: 'csv' | 'ics' | 'md') => {
    const file = await ana.send(api.download, { params: { id: notebook, jobId }, query: { format, language: 'es' } });
    if (!file.ok) throw new Error(`${file.status}`);
    return (await file.text()).replace(/\r\n /g, '');
  };
  const csv = await vi.waitFor(() => told('csv'), PATIENCE);
  expect(csv).toContain('Carta; Demanda');
  expect(csv).toContain('$1.950.000 (Contestación)');
  const ics = await told('ics');
  expect(ics).toContain('DESCRIPTION:Carta\\; Demanda\r\n');
  expect(ics).not.toContain('19800503');
  expect(await told('md')).toContain('También en Demanda');
});

test('of one source only that is read', async () => {
  const started = await ana.call(api.start, { body: { notebook_id: id, source_id: lease.id } });
  const { citations } = await ended(started.job_id);
  expect(new Set(citations.map(({ source_id }) => source_id))).toEqual(new Set([lease.id]));
});

test('a source that dates nothing costs nothing', async () => {
  const bare = await paste(ana, id, 'Nota', 'No hay nada que fechar aquí.');
  const { balance } = await ana.call(tokensApi.balance);
  const started = await ana.call(api.start, { body: { notebook_id: id, source_id: bare.id } });
  await ended(started.job_id);
  expect((await ana.call(tokensApi.balance)).balance).toBe(balance);
});

test('a line of a calendar is folded at 75 octets, never within a character', () => {
  const line = `SUMMARY:${'ñ'.repeat(100)}😀`;
  const parts = folded(line).split('\r\n');
  expect(parts.every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
  expect(parts.map((part, i) => (i === 0 ? part : part.slice(1))).join('')).toBe(line);
});
