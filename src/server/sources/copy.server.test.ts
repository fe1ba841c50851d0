import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourcesApi } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste, settled, textOf } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
});
afterAll(() => t.close());

test('a source is put into another notebook too, and stays there when the first one goes', async () => {
  const [one, other] = [(await ana.notebook()).id, (await ana.notebook()).id];
  const source = await paste(ana, one, 'Contrato', 'La renta es de 20 UF.');
  const params = { id: one, sourceId: source.id };
  const copied = await settled(await ana.call(sourcesApi.copy, { params, body: { notebook_id: other } }), ana);
  expect(copied).toMatchObject({ notebook_id: other, title: 'Contrato', processing_status: 'completed', version: 1 });
  await ana.call(sourcesApi.remove, { params });
  expect(await textOf(copied, ana)).toContain('La renta es de 20 UF.');
});

test('a notebook of somebody else takes nothing, and gives nothing', async () => {
  const bruno = await t.world.user();
  const [mine, theirs] = [(await ana.notebook()).id, (await bruno.notebook()).id];
  const [source, strange] = [await paste(ana, mine, 'A', 'Uno.'), await paste(bruno, theirs, 'B', 'Dos.')];
  const into = { params: { id: mine, sourceId: source.id }, body: { notebook_id: theirs } };
  const outOf = { params: { id: theirs, sourceId: strange.id }, body: { notebook_id: mine } };
  expect((await ana.send(sourcesApi.copy, into)).status).toBe(404);
  expect((await ana.send(sourcesApi.copy, outOf)).status).toBe(404);
});
