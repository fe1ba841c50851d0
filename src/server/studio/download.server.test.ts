import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import amounts from '#test/fixtures/studio/amounts/contract.ts';
import { readDocx } from '#extract/docx/docx.ts';
import { readPdf } from '#extract/pdf/pdf.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { ended, lease } from '#test/studio.ts';
import type { Person } from '#test/world.ts';

type Detail = z.output<typeof amounts.api.detail.answer>;
let t: TestApp;
let ana: Person;
let params: { id: string; jobId: string };
let job: Detail;
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF });
  ana = await t.world.user();
  const { id } = await ana.notebook('Arriendo Los Robles');
  const source = await paste(ana, id, 'Contrato: renta/garantía', lease('invent'));
  const headers = { 'accept-language': 'es' };
  const started = await ana.send(amounts.api.start, { body: { notebook_id: id, source_id: source.id }, headers });
  params = { id, jobId: ((await started.json()) as { job_id: string }).job_id };
  job = await ended(ana, id, params.jobId);
});
afterAll(() => t.close());

async function fetched(query: object): Promise<{ bytes: Buffer; name: string; type: string | null }> {
  const answer = await ana.send(amounts.api.download, { params, query: { ...query } });
  expect(answer.status).toBe(200);
  const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition')!)!;
  const type = answer.headers.get('content-type');
  return { bytes: Buffer.from(await answer.arrayBuffer()), name: decodeURIComponent(name), type };
}
const readers = {
  docx: async (bytes: Buffer) => readDocx(bytes).text,
  pdf: async (bytes: Buffer) => (await readPdf(bytes, () => undefined)).text,
  md: async (bytes: Buffer) => bytes.toString(),
};

test.each(['docx', 'pdf', 'md'] as const)('a result is a document: %s', async (format) => {
  const { bytes, name } = await fetched({ format });
  expect(name).toBe(`Contrato renta garantía.${format}`);
  const text = (await readers[format](bytes)).replace(/\s+/g, ' ');
  for (const words of [
    'Contrato: renta/garantía',
    'Análisis',
    'Preparado por Ana Rojas el',
    'Cuaderno: Arriendo Los Robles',
    'Hecho por Fojas con citas textuales',
    'Montos',
    'La garantía es de 20 UF y se devuelve al término.',
    '2 de 3 citas encontradas palabra por palabra',
    'SHA-256',
  ])
    expect(text).toContain(words);
});

test('what its paper says apart stands apart', async () => {
  const { bytes } = await fetched({ format: 'md' });
  expect(bytes.toString()).toMatch(/ montos\n\nEn orden\.\n\n- Uno\n- Dos\n\n/);
});

test('it speaks the language of its result, whatever language is asked for', async () => {
  const { bytes } = await fetched({ format: 'md', language: 'en' });
  expect(bytes.toString()).toContain('Montos');
  expect(bytes.toString()).not.toContain('Analysis');
});

test('in JSON it is what the call answers', async () => {
  const { bytes, name, type } = await fetched({ format: 'json' });
  expect([name, type]).toEqual(['Contrato renta garantía.json', 'application/json; charset=utf-8']);
  expect(amounts.api.detail.answer.parse(JSON.parse(bytes.toString()))).toEqual(job);
});

test('nothing else is printed', async () => {
  expect((await ana.send(amounts.api.download, { params, query: { format: 'exe' } })).status).toBe(400);
});
