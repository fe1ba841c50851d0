import { afterAll, beforeAll, expect, test } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import { testApp, type TestApp } from '#test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true });
});
afterAll(() => t.close());

test('a notebook is made, listed, changed and deleted', async () => {
  const ana = await t.world.user();
  const made = await ana.call(notebooksApi.create, { body: { title: '  Arriendo\nLos Robles ', description: 'Local 4' } });
  expect(made).toMatchObject({ title: 'Arriendo Los Robles', description: 'Local 4', icon: '📝', color: 'gray', sources_count: 0, example_questions: [], generation_status: 'pending' });
  const changed = await ana.call(notebooksApi.update, { params: { id: made.id }, body: { icon: '🏠', color: 'teal' } });
  expect(changed).toMatchObject({ icon: '🏠', color: 'teal', title: made.title });
  expect(await ana.call(notebooksApi.list)).toEqual([changed]);
  expect(await ana.call(notebooksApi.remove, { params: { id: made.id } })).toEqual({ deleted: true });
  await expect(ana.call(notebooksApi.one, { params: { id: made.id } })).rejects.toThrow('404 NOT_FOUND');
});
