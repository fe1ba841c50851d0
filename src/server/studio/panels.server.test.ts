import { afterAll, beforeAll, expect, test } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import bookmarks from '#test/fixtures/studio/bookmarks/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { SHELF } from '#test/shelf.ts';
import type { Person } from '#test/world.ts';

const { api } = bookmarks;
let t: TestApp;
let ana: Person;
let notebookId: string;
beforeAll(async () => {
  t = await testApp({ shelf: SHELF });
  ana = await t.world.user();
  notebookId = (await ana.notebook()).id;
});
afterAll(() => t.close());
const add = (title: string) => ana.call(api.add, { params: { notebookId }, body: { title } });
const list = async () => (await ana.call(api.list, { params: { notebookId } })).data;

test('what a panel keeps is added, listed newest first, changed, deleted, and told', async () => {
  const heard: unknown[] = [];
  const deaf = t.deps.live.listen(ana.id, (event) => void (event.type === 'studio' && heard.push(event)));
  const { data: first } = await add('Biblioteca');
  const { data: second } = await add('Diccionario');
  expect((await list()).map(({ title }) => title)).toEqual(['Diccionario', 'Biblioteca']);
  const params = { notebookId, itemId: first.id };
  await ana.call(api.change, { params, body: { title: 'Biblioteca del Congreso' } });
  expect((await ana.call(api.one, { params })).data).toEqual({ id: first.id, title: 'Biblioteca del Congreso' });
  expect(await ana.call(api.remove, { params })).toEqual({ deleted: true });
  expect(await list()).toEqual([second]);
  await expect(ana.call(api.one, { params })).rejects.toThrow('404 NOT_FOUND');
  await expect(ana.call(api.change, { params, body: { title: 'x' } })).rejects.toThrow('404 NOT_FOUND');
  await expect(ana.call(api.remove, { params })).rejects.toThrow('404 NOT_FOUND');
  const told = { type: 'studio', notebook_id: notebookId, kind: 'bookmarks', job_id: null };
  await expect.poll(() => heard).toEqual([told, told, told, told]);
  deaf();
});

test('is sealed, and its own notebook’s and user’s only', async () => {
  const { data } = await add('Causa reservada');
  const row = await t.deps.db
    .selectFrom('studio_items')
    .selectAll()
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  expect(row.value_sealed.toString('latin1')).not.toContain('reservada');
  const bruno = await t.world.user('Bruno Díaz');
  const his = (await bruno.notebook()).id;
  const other = (await ana.notebook('Otro')).id;
  for (const [who, params] of [
    [bruno, { notebookId, itemId: data.id }],
    [bruno, { notebookId: his, itemId: data.id }],
    [ana, { notebookId: other, itemId: data.id }],
  ] as const)
    for (const endpoint of [api.one, api.change, api.remove])
      expect((await who.send(endpoint, { params, ...('body' in endpoint && { body: { title: 'x' } }) })).status).toBe(
        404,
      );
  expect((await bruno.send(api.list, { params: { notebookId } })).status).toBe(404);
  expect((await bruno.send(api.add, { params: { notebookId }, body: { title: 'x' } })).status).toBe(404);
  expect((await t.world.nobody().send(api.list, { params: { notebookId } })).status).toBe(401);
});

test('has its limit, however many are added at once, and goes with its notebook', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ana.send(api.add, { params: { notebookId }, body: { title: 'Más' } })),
  );
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
  expect(await list()).toHaveLength(3);
  expect((await ana.send(api.add, { params: { notebookId }, body: { title: ' ' } })).status).toBe(400);
  await ana.call(notebooksApi.remove, { params: { id: notebookId } });
  const left = await t.deps.db.selectFrom('studio_items').select('id').where('notebook_id', '=', notebookId).execute();
  expect(left).toEqual([]);
});
