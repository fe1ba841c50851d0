import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourcesApi } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { makePdf } from '#test/documents.ts';
import { makeScan } from '#test/scans.ts';
import { ask, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
afterAll(() => t.close());

/** A document of these pages. */
const pdf = (pages: string[], options = {}) => makePdf(pages.join('\n\n\f'), options);
const LEASE = [
  'Primero. La arrendadora entrega en arriendo el local cuatro.\n\nSegundo. La renta mensual es de 20 UF.',
  'Tercero. El plazo del contrato es de doce meses.',
  'Cuarto. La garantía asciende a 44 UF.',
];

test('each line knows its page, and a citation tells the page that it stands on', async () => {
  const source = await upload(ana, id, 'Arriendo.pdf', await pdf(LEASE));
  expect(source.metadata).toMatchObject({ pageCount: 3, unreadPages: [] });
  const params = { id, sourceId: source.id };
  const { content, report } = await ana.call(sourcesApi.one, { params, query: {} });
  const lines = content.split('\n');
  expect(report!.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(report!.pages.map(({ line_from }) => lines[line_from! - 1]!.split('.')[0])).toEqual([
    'Primero',
    'Tercero',
    'Cuarto',
  ]);
  for (const [question, page, words] of [
    ['¿Cuánto es la renta mensual?', 1, 'La renta mensual es de 20 UF.'],
    ['¿Cuál es el plazo del contrato?', 2, 'El plazo del contrato es de doce meses.'],
    ['¿A cuánto asciende la garantía?', 3, 'La garantía asciende a 44 UF.'],
  ] as const) {
    const [cited] = (await ask(ana, id, question, [source.id])).content.citations;
    expect(cited).toMatchObject({ page, source_type: 'pdf', state: 'exact' });
    expect(cited!.excerpt).toContain(words);
    expect(lines.slice(cited!.chunk_lines_from - 1, cited!.chunk_lines_to).join('\n')).toContain(cited!.excerpt);
  }
});

test('pages that are images are named where nothing reads them, empty ones are blank, and the others are read', async () => {
  const scan = await makeScan([{ text: LEASE[0]! }, { image: true }, { text: LEASE[2]! }, {}]);
  const source = await upload(ana, id, 'Escaneo.pdf', scan);
  expect(source).toMatchObject({ processing_status: 'completed', metadata: { pageCount: 4, unreadPages: [2] } });
  const { report } = await ana.call(sourcesApi.one, { params: { id, sourceId: source.id }, query: {} });
  expect(report!.pages[1]).toEqual({ page: 2, line_from: null, characters: 0, method: 'none', confidence: null });
  expect(report!.pages[3]).toEqual({ page: 4, line_from: null, characters: 0, method: 'blank', confidence: null });
  expect(report!.warnings).toEqual([{ code: 'unread-pages', pages: [2] }]);
  const [cited] = (await ask(ana, id, '¿A cuánto asciende la garantía?', [source.id])).content.citations;
  expect(cited).toMatchObject({ page: 3 });
});

test('a PDF that anybody may open is read, whoever may change it', async () => {
  const source = await upload(ana, id, 'Protegido.pdf', await pdf(LEASE, { ownerPassword: 'solo yo' }));
  expect(source).toMatchObject({ processing_status: 'completed', error_code: null });
});

test('a text has lines and no pages', async () => {
  const source = await upload(ana, id, 'renta.md', '---\ntitle: Renta\n---\n# Renta\n\nLa renta es de 20 UF.');
  expect(source).toMatchObject({ type: 'md', metadata: { pageCount: null, lineCount: 3 } });
  const [cited] = (await ask(ana, id, '¿Cuánto es la renta?', [source.id])).content.citations;
  expect(cited).toMatchObject({ page: null, chunk_lines_from: 3, excerpt: 'La renta es de 20 UF.' });
});

test('the list is oldest first and carries no text', async () => {
  const notebookId = (await ana.notebook('Lista')).id;
  for (const name of ['b.txt', 'a.txt', 'c.txt']) await upload(ana, notebookId, name, `Esto dice ${name}`);
  const answer = await ana.send(sourcesApi.list, { params: { id: notebookId } });
  const list = (await answer.json()) as Record<string, unknown>[];
  expect(list.map(({ title }) => title)).toEqual(['b', 'a', 'c']);
  for (const source of list) expect(source).not.toHaveProperty('content');
});
