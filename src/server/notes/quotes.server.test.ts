import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notesApi, type NoteQuote } from '#contract/notes.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const LEASE = 'Cláusula primera.\nLa renta mensual es de 20 UF.\nEl plazo es de doce meses.';
const RENT = 'La renta mensual es de 20 UF.';

let t: TestApp;
let ana: Person;
let id: string;
let lease: Source;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  lease = await paste(ana, id, 'Arriendo', LEASE);
});
afterAll(() => t.close());

const quoteOf = (words: string, source = lease, start = LEASE.indexOf(words)): NoteQuote => ({
  source_id: source.id,
  version: 1,
  start,
  end: start + words.length,
  words,
});
const find = (...quotes: NoteQuote[]) => ana.call(notesApi.quote, { params: { id }, body: { quotes } });

test('a quotation is found at its lines, also where it is said to stand elsewhere; what stands nowhere is missing', async () => {
  const invented = { ...quoteOf(RENT), words: 'La renta mensual es de 200 UF.' };
  const found = await find(quoteOf(RENT), quoteOf(RENT, lease, 3), invented);
  expect(found.map(({ citation_id, state }) => [citation_id, state])).toEqual([
    [1, 'exact'],
    [2, 'exact'],
    [3, 'missing'],
  ]);
  expect(found.slice(0, 2).map((one) => [one.source_title, one.chunk_lines_from, one.start])).toEqual([
    ['Arriendo', 2, LEASE.indexOf(RENT)],
    ['Arriendo', 2, LEASE.indexOf(RENT)],
  ]);
  expect(await find()).toEqual([]);
});

test('a quotation of a deleted source says so, and one of another person is found in the own sources or nowhere', async () => {
  const gone = await paste(ana, id, 'Anexo', 'Anexo.\nLa bodega mide cuarenta metros cuadrados.');
  const words = 'La bodega mide cuarenta metros cuadrados.';
  await ana.call(sourcesApi.remove, { params: { id, sourceId: gone.id } });
  const eva = await t.world.user();
  const theirs = await paste(eva, (await eva.notebook()).id, 'Secreto', `Secreto.\n${words}`);
  const found = await find(quoteOf(words, gone, 7), quoteOf(words, theirs, 9));
  expect(found.map(({ state }) => state)).toEqual(['deleted', 'deleted']);
  expect(JSON.stringify(found)).not.toContain('Secreto');
  const own = { ...quoteOf(RENT), source_id: theirs.id };
  expect((await find(own))[0]).toMatchObject({ state: 'exact', source_id: lease.id });
});

test('a note that is sent again under its id is kept once, and the id of another person leads nowhere', async () => {
  const body = { id: randomUUID(), title: 'Minuta', content: 'Primera.' };
  const first = await ana.call(notesApi.add, { params: { id }, body });
  const again = await ana.call(notesApi.add, { params: { id }, body: { ...body, content: 'Primera. Segunda.' } });
  expect(again).toEqual(first);
  expect(await ana.call(notesApi.list, { params: { id } })).toHaveLength(1);
  const eva = await t.world.user();
  const theirs = (await eva.notebook()).id;
  expect((await eva.send(notesApi.add, { params: { id: theirs }, body })).status).toBe(404);
  expect(await eva.call(notesApi.list, { params: { id: theirs } })).toEqual([]);
});
