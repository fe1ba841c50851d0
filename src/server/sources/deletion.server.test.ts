import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fileForm, paste, settled, upload } from '#test/sources.ts';
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

const params = (source: Source) => ({ id: source.notebook_id, sourceId: source.id });
/** What is stored below a notebook. */
async function stored(notebookId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of t.deps.storage.list(`${ana.id}/${notebookId}/`)) keys.push(key);
  return keys;
}
const told = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).error_code];

/** Sends a form whose file comes in two halves, and does something between them. */
async function inTwoHalves(url: string, method: string, between: () => Promise<unknown>): Promise<Response> {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  const body = new ReadableStream<Uint8Array>({
    async start(form) {
      form.enqueue(bytes(`${head}La renta `));
      await expect.poll(incoming).toBeGreaterThan(0);
      await between();
      form.enqueue(bytes('es de 20 UF.\r\n--b--\r\n'));
      form.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return ana.fetch(url, { method, body, headers, duplex: 'half' } as RequestInit & { headers: Record<string, string> });
}
/** Files that are on their way into the storage. */
const incoming = async (): Promise<number> => (await readdir(path.join(t.dataDir, 'files', '.incoming'))).length;

describe('a deleted source', () => {
  test('leaves none of its versions behind', async () => {
    const notebookId = (await ana.notebook('Uno')).id;
    const source = await upload(ana, notebookId, 'renta.txt', 'La renta es de 20 UF.');
    const kept = await paste(ana, notebookId, 'Queda', 'Esto queda.');
    const form = fileForm('renta.txt', 'La renta es de 35 UF.');
    await settled(await ana.call(sourcesApi.update, { params: params(source), form }), ana);
    expect(await stored(notebookId)).toHaveLength(9);
    expect(await ana.call(sourcesApi.remove, { params: params(source) })).toEqual({
      deleted: true,
      file_deleted: true,
    });
    await expect.poll(() => stored(notebookId)).toHaveLength(3);
    expect((await stored(notebookId)).every((key) => key.includes(kept.id))).toBe(true);
    expect((await ana.call(sourcesApi.list, { params: { id: notebookId } })).map((one) => one.id)).toEqual([kept.id]);
  });

  test('leaves nothing of what was still being read, and names no notebook', async () => {
    const notebook = await ana.call(notebooksApi.create, { body: {} });
    // Too long for a reader that is kept: a process of its own has to start, and the source can be seen while it is read.
    const long = '# Estatuto de la Comunidad Quilapilún\n\n'.padEnd(1_200_000, 'La cuota es de 2 UF.\n\n');
    const form = fileForm('estatuto.md', long);
    const source = await ana.call(sourcesApi.add, { params: { id: notebook.id }, form });
    const state = async () => (await ana.call(sourcesApi.list, { params: { id: notebook.id } }))[0]!.processing_status;
    await expect.poll(state).toBe('processing');
    await ana.call(sourcesApi.remove, { params: params(source) });
    const job = sql<{ state: string }>`
      select state from pgboss.job where name = 'source.read' and data->>'sourceId' = ${source.id}`;
    await expect.poll(async () => (await job.execute(t.deps.db)).rows[0]?.state).toBe('completed');
    await expect.poll(() => stored(notebook.id)).toEqual([]);
    expect(await ana.call(notebooksApi.one, { params: { id: notebook.id } })).toMatchObject({
      title: 'Untitled notebook',
      description: '',
      example_questions: [],
    });
  });

  test('that goes with its notebook while it is read leaves nothing behind', async () => {
    const { id: notebookId } = await ana.notebook('Se borra leyendo');
    const form = fileForm('largo.md', '# Estatuto\n\nLa cuota es de 2 UF.');
    const source = await ana.call(sourcesApi.add, { params: { id: notebookId }, form });
    expect(await ana.call(notebooksApi.remove, { params: { id: notebookId } })).toMatchObject({ deleted: true });
    const job = sql<{ state: string }>`
      select state from pgboss.job where name = 'source.read' and data->>'sourceId' = ${source.id}`;
    await expect.poll(async () => (await job.execute(t.deps.db)).rows[0]?.state).toBe('completed');
    await expect.poll(() => stored(notebookId)).toEqual([]);
  });
});

describe('a file that arrives too late', () => {
  test('for its notebook is not found, and not kept', async () => {
    const gone = (await ana.notebook('Se borra')).id;
    const answer = await inTwoHalves(`/api/notebooks/${gone}/sources/`, 'POST', () =>
      ana.call(notebooksApi.remove, { params: { id: gone } }),
    );
    expect(await told(answer)).toEqual([404, 'NOT_FOUND']);
    await expect.poll(() => stored(gone)).toEqual([]);
  });

  test('for the source that it would replace is not found, and not kept', async () => {
    const notebookId = (await ana.notebook('Dos')).id;
    const source = await upload(ana, notebookId, 'renta.txt', 'La renta es de 20 UF.');
    const answer = await inTwoHalves(`/api/notebooks/${notebookId}/sources/${source.id}/`, 'PUT', () =>
      ana.call(sourcesApi.remove, { params: params(source) }),
    );
    expect(await told(answer)).toEqual([404, 'NOT_FOUND']);
    await expect.poll(() => stored(notebookId)).toEqual([]);
  });

  test('nor is one whose sender hangs up', async () => {
    const notebookId = (await ana.notebook('Tres')).id;
    const sent = inTwoHalves(`/api/notebooks/${notebookId}/sources/`, 'POST', () => Promise.reject(new Error('gone')));
    await expect(sent).rejects.toThrow();
    await expect.poll(incoming).toBe(0);
    expect(await stored(notebookId)).toEqual([]);
    expect(await ana.call(sourcesApi.list, { params: { id: notebookId } })).toEqual([]);
  });
});

describe('a stored file', () => {
  const fileOf = async (source: Source): Promise<string> => {
    const { file_key } = await t.deps.db
      .selectFrom('source_versions')
      .select('file_key')
      .where('source_id', '=', source.id)
      .executeTakeFirstOrThrow();
    return path.join(t.dataDir, 'files', file_key!);
  };

  test('that is missing is not found, and whoever runs the house is told', async () => {
    const source = await upload(ana, id, 'perdido.txt', 'Texto.');
    await t.deps.storage.remove([path.relative(path.join(t.dataDir, 'files'), await fileOf(source))]);
    expect(await told(await ana.send(sourcesApi.download, { params: params(source) }))).toEqual([404, 'NOT_FOUND']);
    expect(t.logged().filter((line) => line.includes('a stored file is missing'))).toEqual([
      expect.stringContaining(source.id) as string,
    ]);
  });

  test('that was changed on the disk is never passed off as what was uploaded', async () => {
    const source = await upload(ana, id, 'alterado.txt', 'palabra '.repeat(50_000));
    const file = await fileOf(source);
    const bytes = await readFile(file);
    bytes[bytes.length - 100]! ^= 1;
    await writeFile(file, bytes);
    const answer = await ana.send(sourcesApi.download, { params: params(source) });
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});
