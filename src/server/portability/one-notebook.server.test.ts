import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditApi, type AuditEntry } from '#contract/audit.ts';
import { chatApi } from '#contract/chat.ts';
import { foldersApi } from '#contract/folders.ts';
import { NOTEBOOKS_MAX, notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { portabilityApi } from '#contract/portability.ts';
import { sourcesApi } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import bookmarks from '#test/fixtures/studio/bookmarks/contract.ts';
import { PATIENCE } from '#test/patience.ts';
import { entriesOf, manifestIn } from '#test/portable.ts';
import { SHELF } from '#test/shelf.ts';
import { ask, fileForm, paste, settled, textOf } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF, config: { maxStorageBytes: 1_000_000 } });
});
afterAll(() => t.close());

const TEXT = 'La renta es de 20 UF.\nEl plazo es de dos años.\n';

/** A notebook with a source of two versions in a folder, an answer that is kept, a note that names the source, and a link. */
async function furnished(person: Person) {
  const { id } = await person.notebook('Arriendo');
  const params = { id };
  const source = await paste(person, id, 'Contrato', TEXT);
  const of = { id, sourceId: source.id };
  await settled(await person.call(sourcesApi.update, { params: of, form: fileForm('contrato.txt', `Anexo.\n${TEXT}`) }), person); // prettier-ignore
  const folder = await person.call(foldersApi.make, { params, body: { name: 'Contratos' } });
  await person.call(foldersApi.move, { params, body: { source_ids: [source.id], folder_id: folder.id } });
  await person.call(notebooksApi.update, { params, body: { icon: '🏠', color: 'teal', pinned: true, engine: 'embedded' } }); // prettier-ignore
  const { content } = await ask(person, id, '¿Cuánto es la renta?');
  await person.call(notesApi.add, { params, body: { title: 'Respuesta', content, source_type: 'ai_response' } });
  await person.call(notesApi.add, { params, body: { title: 'Nota', content: `Véase ${source.id}` } });
  await person.call(bookmarks.api.add, { params: { notebookId: id }, body: { title: 'Enlace' } });
  return { id, source };
}

test('a notebook is duplicated whole, without an upload, and stands when the first one goes', async () => {
  const ana = await t.world.user();
  const { id, source } = await furnished(ana);
  const copy = await ana.call(portabilityApi.duplicate, { params: { id }, headers: { 'accept-language': 'es' } });
  expect(copy).toMatchObject({
    title: 'Arriendo (copia)', icon: '🏠', color: 'teal', engine: 'embedded', pinned: false, sources_count: 1, sources_reading: 0,
  }); // prettier-ignore
  await ana.call(notebooksApi.remove, { params: { id } });

  const params = { id: copy.id };
  const [copied] = await ana.call(sourcesApi.list, { params });
  expect(copied).toMatchObject({ title: source.title, version: 2, processing_status: 'completed' });
  expect(copied!.id).not.toBe(source.id);
  expect(await textOf(copied!, ana)).toBe(`Anexo.\n${TEXT}`.trimEnd());
  const file = await ana.send(sourcesApi.download, {
    params: { ...params, sourceId: copied!.id },
    query: { version: 1 },
  });
  expect(await file.text()).toBe(TEXT);
  const [folder] = await ana.call(foldersApi.list, { params });
  expect(folder!.name).toBe('Contratos');
  expect(copied!.folder_id).toBe(folder!.id);
  const notes = await ana.call(notesApi.list, { params });
  expect(notes.find(({ title }) => title === 'Nota')!.content).toBe(`Véase ${copied!.id}`);
  const { content } = notes.find(({ title }) => title === 'Respuesta')!;
  if (typeof content === 'string') throw new Error('no answer in parts');
  expect(content.citations.length).toBeGreaterThan(0);
  for (const { source_id, state, excerpt } of content.citations) {
    expect([source_id, state]).toEqual([copied!.id, 'exact']);
    expect(TEXT).toContain(excerpt);
  }
  expect((await ana.call(bookmarks.api.list, { params: { notebookId: copy.id } })).data).toHaveLength(1);
  expect(await ana.call(chatApi.history, { params })).toEqual([]);
  const { content: asked } = await ask(ana, copy.id, '¿Cuál es el plazo?');
  expect(asked).toMatchObject({ no_answer: null });
});

test('a copy counts: there is no room above the quota or the number of notebooks, and then nothing of it stays', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  await paste(ana, id, 'Largo', 'palabra '.repeat(70_000));
  const filesOf = async (): Promise<number> => {
    let n = 0;
    for await (const _file of t.deps.storage.list(`${ana.id}/`)) n++;
    return n;
  };
  const before = await filesOf();
  await expect(ana.call(portabilityApi.duplicate, { params: { id } })).rejects.toThrow('STORAGE_QUOTA');
  expect(await ana.call(notebooksApi.list)).toHaveLength(1);
  expect(await filesOf()).toBe(before);

  const eva = await t.world.user();
  const first = await eva.notebook();
  await paste(eva, first.id, 'Corto', 'Uno.');
  const row = await t.deps.db.selectFrom('notebooks').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
  const more = Array.from({ length: NOTEBOOKS_MAX - 1 }, () => ({ ...row, id: crypto.randomUUID() }));
  await t.deps.db.insertInto('notebooks').values(more).execute();
  await expect(eva.call(portabilityApi.duplicate, { params: { id: first.id } })).rejects.toThrow('NOTEBOOK_LIMIT');
  expect(await t.deps.db.selectFrom('sources').select('id').where('user_id', '=', eva.id).execute()).toHaveLength(1);
});

test('one notebook is exported as a ZIP that an import takes in, and its owner is told of it', async () => {
  const [ana, eva] = [await t.world.user(), await t.world.user()];
  const { id } = await furnished(ana);
  await ana.notebook('Otro');
  const answer = await ana.send(portabilityApi.one, { params: { id } });
  expect(answer.headers.get('content-disposition')).toContain('filename="Arriendo.zip"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const zip = await entriesOf(bytes);
  expect(manifestIn(zip).notebooks).toEqual(['notebooks/1 Arriendo']);
  expect([...zip.keys()].filter((name) => name.startsWith('account/'))).toEqual([]);
  expect(zip.get('README.txt')!.toString()).toContain('un cuaderno de tu cuenta');
  await vi.waitFor(async () => {
    const log = await ana.send(auditApi.ofNotebook, { params: { id }, query: { format: 'json' } });
    expect(((await log.json()) as AuditEntry[]).map(({ action }) => action)).toContain('notebook.exported');
  }, PATIENCE);

  const form = new FormData();
  form.set('file', new File([bytes], 'arriendo.zip', { type: 'application/zip' }));
  await eva.call(portabilityApi.bring, { form });
  await vi.waitFor(async () => {
    expect((await eva.call(portabilityApi.state)).import).toMatchObject({ status: 'done', notebooks: [{ title: 'Arriendo', sources: 1, notes: 2 }] }); // prettier-ignore
  }, PATIENCE);
  expect((await eva.send(portabilityApi.one, { params: { id } })).status).toBe(404);
  expect((await eva.send(portabilityApi.duplicate, { params: { id } })).status).toBe(404);
});

test('whoever leaves in the middle of an export is told of as well: they have most of it', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  await paste(
    ana,
    id,
    'Largo',
    Array.from({ length: 40_000 }, () => crypto.randomUUID())
      .join(' ')
      .slice(0, 400_000),
  );
  t.deps.config.auditDownloads = true;
  const answer = await ana.send(portabilityApi.one, { params: { id } });
  t.deps.config.auditDownloads = false;
  const reader = answer.body!.getReader();
  await reader.read();
  await reader.cancel();
  const log = await ana.send(auditApi.ofNotebook, { params: { id }, query: { format: 'json' } });
  const told = ((await log.json()) as AuditEntry[]).map(({ action }) => action);
  expect(told.filter((action) => action === 'notebook.exported' || action === 'file.downloaded')).toEqual([
    'notebook.exported',
  ]);
});
