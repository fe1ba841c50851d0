import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe as group, expect, test } from 'vitest';
import { CREATE_LABEL, UNTITLED, notebook, notebooksApi } from '#contract/notebooks.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { describe, describeFailed, own, storageKey, touch } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true });
});
afterAll(() => t.close());

const described = {
  title: 'Contrato de arriendo',
  summary: 'Un contrato.',
  icon: '🏠',
  color: 'teal',
  questions: ['¿Cuál es la renta?', '¿Cuánto dura?'],
} as const;

test('a notebook is made, listed, changed and deleted', async () => {
  const ana = await t.world.user();
  const made = await ana.call(notebooksApi.create, {
    body: { title: '  Arriendo\nLos Robles ', description: 'Local 4' },
  });
  expect(made).toMatchObject({
    title: 'Arriendo Los Robles',
    description: 'Local 4',
    icon: '📝',
    color: 'gray',
    sources_count: 0,
    example_questions: [],
    generation_status: 'pending',
  });
  const changed = await ana.call(notebooksApi.update, { params: { id: made.id }, body: { icon: '🏠', color: 'teal' } });
  expect(changed).toMatchObject({ icon: '🏠', color: 'teal', title: made.title });
  expect(await ana.call(notebooksApi.list)).toEqual([notebook.parse(changed)]);
  expect(await ana.call(notebooksApi.remove, { params: { id: made.id } })).toEqual({ deleted: true });
  await expect(ana.call(notebooksApi.one, { params: { id: made.id } })).rejects.toThrow('404 NOT_FOUND');
});

test('the list begins with the newest change', async () => {
  const ana = await t.world.user();
  const first = await ana.notebook('Primero');
  await ana.notebook('Segundo');
  t.clock.pass(1);
  await touch(t.deps, await own(t.deps, ana, first.id));
  expect((await ana.call(notebooksApi.list)).map((one) => one.title)).toEqual(['Primero', 'Segundo']);
});

test('pinning and archiving are no change of a notebook, and other people cannot', async () => {
  const [ana, eva] = [await t.world.user(), await t.world.user()];
  const { id, updated_at, pinned, archived } = await ana.notebook('Primero');
  expect([pinned, archived]).toEqual([false, false]);
  t.clock.pass(1);
  const kept = await ana.call(notebooksApi.update, { params: { id }, body: { pinned: true, archived: true } });
  expect(kept).toMatchObject({ pinned: true, archived: true, updated_at });
  await expect(eva.call(notebooksApi.update, { params: { id }, body: { pinned: false } })).rejects.toThrow('404');
  const named = await ana.call(notebooksApi.update, { params: { id }, body: { title: 'Otro', archived: false } });
  expect(named).toMatchObject({ pinned: true, archived: false });
  expect(named.updated_at > updated_at).toBe(true);
});

test('a notebook says when its owner opened it, which is no change of it', async () => {
  const ana = await t.world.user();
  const { id, updated_at, opened_at } = await ana.notebook('Primero');
  expect(opened_at).toBeNull();
  t.clock.pass(1);
  const before = t.deps.now().toISOString();
  const first = await ana.call(notebooksApi.one, { params: { id } });
  expect(first.opened_at! >= before).toBe(true);
  expect(first.updated_at).toBe(updated_at);
  await (await t.world.user()).call(notebooksApi.one, { params: { id } }).catch(() => undefined);
  expect((await ana.call(notebooksApi.list))[0]!.opened_at).toBe(first.opened_at);
});

test('words are sealed in the database', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook('Asunto reservado');
  const row = await t.deps.db.selectFrom('notebooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.title_sealed.includes('reservado')).toBe(false);
});

group('the first source', () => {
  test.each([
    [undefined],
    [''],
    [UNTITLED.en],
    [UNTITLED.es],
    ['Untitled Notebook'],
    [CREATE_LABEL.en],
    [CREATE_LABEL.es],
  ])('names a notebook titled %j', async (title) => {
    const ana = await t.world.user();
    const { id } = await ana.call(notebooksApi.create, { body: { title } });
    await describe(t.deps, { id, userId: ana.id }, described);
    expect(await ana.call(notebooksApi.one, { params: { id } })).toMatchObject({
      title: described.title,
      description: described.summary,
      icon: '🏠',
      color: 'teal',
      example_questions: described.questions,
      generation_status: 'completed',
    });
  });

  test('never overwrites what the user typed or chose', async () => {
    const ana = await t.world.user();
    const { id } = await ana.call(notebooksApi.create, { body: {} });
    await ana.call(notebooksApi.update, {
      params: { id },
      body: { title: 'Mi causa', description: 'Mía', color: 'red' },
    });
    await describe(t.deps, { id, userId: ana.id }, described);
    expect(await ana.call(notebooksApi.one, { params: { id } })).toMatchObject({
      title: 'Mi causa',
      description: 'Mía',
      color: 'red',
      icon: '🏠',
      example_questions: described.questions,
    });
  });

  test('describes once; a failure leaves the place to the next', async () => {
    const ana = await t.world.user();
    const { id } = await ana.call(notebooksApi.create, { body: {} });
    await describeFailed(t.deps, { id, userId: ana.id });
    expect((await ana.call(notebooksApi.one, { params: { id } })).generation_status).toBe('failed');
    await describe(t.deps, { id, userId: ana.id }, described);
    await describe(t.deps, { id, userId: ana.id }, { ...described, title: 'Otro' });
    await describeFailed(t.deps, { id, userId: ana.id });
    expect(await ana.call(notebooksApi.one, { params: { id } })).toMatchObject({
      title: described.title,
      generation_status: 'completed',
    });
  });
});

test('an unnamed notebook is called so in the language of the request', async () => {
  const ana = await t.world.user();
  const made = await ana.call(notebooksApi.create, { body: {}, headers: { 'accept-language': 'es' } });
  expect(made.title).toBe('Cuaderno sin título');
});

test("a stranger's notebook is as one that is not there", async () => {
  const [ana, bruno] = [await t.world.user(), await t.world.user()];
  const { id } = await ana.notebook();
  await expect(own(t.deps, bruno, id)).rejects.toThrow('NOT_FOUND');
  await expect(own(t.deps, ana, randomUUID())).rejects.toThrow('NOT_FOUND');
  expect(await own(t.deps, ana, id)).toEqual({ id, userId: ana.id, sessionId: null, engine: 'model' });
});

test('a deleted notebook takes its stored files with it, and only its own', async () => {
  const ana = await t.world.user();
  const [gone, kept] = [await ana.notebook('Uno'), await ana.notebook('Dos')];
  const keyIn = (notebookId: string) =>
    storageKey({ userId: ana.id, notebookId, sourceId: randomUUID(), version: 1 }, 'file');
  for (const { id } of [gone, gone, kept]) await t.deps.storage.put(keyIn(id), Readable.from([Buffer.from('x')]));
  await ana.call(notebooksApi.remove, { params: { id: gone.id } });
  const left = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of t.deps.storage.list(`${ana.id}/`)) keys.push(key.split('/')[1]!);
    return keys;
  };
  await expect.poll(left).toEqual([kept.id]);
});
