import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOLDERS, foldersApi } from '#contract/folders.ts';
import { sourcesApi } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste } from '#test/sources.ts';
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

const make = (name: string) => ana.call(foldersApi.make, { params: { id }, body: { name } });
const placed = async (): Promise<Record<string, string | null>> =>
  Object.fromEntries(
    (await ana.call(sourcesApi.list, { params: { id } })).map(({ title, folder_id }) => [title, folder_id]),
  );

test('sources are put into a folder together, out of it again, and stay when it goes', async () => {
  const [a, b] = [await paste(ana, id, 'A', 'Uno.'), await paste(ana, id, 'B', 'Dos.')];
  const folder = await make('Contratos');
  const move = (folder_id: string | null, source_ids = [a.id, b.id]) =>
    ana.call(foldersApi.move, { params: { id }, body: { source_ids, folder_id } });
  expect(await move(folder.id)).toEqual({ moved: 2 });
  expect(await placed()).toEqual({ A: folder.id, B: folder.id });
  await move(null, [a.id]);
  expect(await placed()).toEqual({ A: null, B: folder.id });
  const params = { id, folderId: folder.id };
  expect(await ana.call(foldersApi.rename, { params, body: { name: 'Anexos' } })).toMatchObject({ name: 'Anexos' });
  await ana.call(foldersApi.remove, { params });
  expect(await placed()).toEqual({ A: null, B: null });
  expect(await ana.call(foldersApi.list, { params: { id } })).toEqual([]);
});

test('a folder or a source of another notebook is not there, and then nothing moves', async () => {
  const source = await paste(ana, id, 'C', 'Tres.');
  const other = (await ana.notebook()).id;
  const strange = await ana.call(foldersApi.make, { params: { id: other }, body: { name: 'Ajena' } });
  const folder = await make('Propia');
  const elsewhere = await paste(ana, other, 'D', 'Cuatro.');
  const move = async (source_ids: string[], folder_id: string): Promise<number> =>
    (await ana.send(foldersApi.move, { params: { id }, body: { source_ids, folder_id } })).status;
  expect(await move([source.id], strange.id)).toBe(404);
  expect(await move([source.id, elsewhere.id], folder.id)).toBe(404);
  expect((await placed()).C).toBeNull();
});

test('a notebook has so many folders and no more', async () => {
  const there = (await ana.call(foldersApi.list, { params: { id } })).length;
  for (let i = there; i < FOLDERS.most; i++) await make(`Carpeta ${i}`);
  const answer = await ana.send(foldersApi.make, { params: { id }, body: { name: 'Una más' } });
  expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([409, 'FOLDER_LIMIT']);
});
