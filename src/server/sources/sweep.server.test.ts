import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste, settled, textOf } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { sweepStored } from './sweep.ts';

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
afterAll(() => t.close());

const signal = new AbortController().signal;
const sweep = () => sweepStored(t.deps)({}, { signal, attempt: 1, lastAttempt: true });
const stored = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of t.deps.storage.list('')) keys.push(key);
  return keys.sort();
};
/** Puts something where nobody speaks of it, as old as so many hours. */
async function put(key: string, hours: number): Promise<string> {
  await t.deps.storage.put(key, Readable.from([Buffer.from('x')]));
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(path.join(t.dataDir, 'files', key), then, then);
  return key;
}
const version = (source: Source) =>
  t.deps.db.selectFrom('source_versions').selectAll().where('source_id', '=', source.id).executeTakeFirstOrThrow();
const seen = async (source: Source): Promise<Source> =>
  (await ana.call(sourcesApi.list, { params: { id } })).find((one) => one.id === source.id)!;

describe('what no row speaks of', () => {
  test('is removed after a day; what rows speak of, what is young and what is not ours stays', async () => {
    const source = await paste(ana, id, 'Queda', 'La renta es de 20 UF.');
    const { file_key, text_key, index_key } = await version(source);
    for (const key of [file_key, text_key, index_key]) await utimes(path.join(t.dataDir, 'files', key!), 0, 0);
    const below = `${ana.id}/${id}/${source.id}`;
    const orphans = await Promise.all([
      put(`${ana.id}/${id}/${randomUUID()}/1/file-${randomUUID()}`, 25),
      put(`${below}/1/file-${randomUUID()}`, 25),
      put(`${below}/2/text`, 25),
    ]);
    const young = await put(`${below}/2/index`, 23);
    const others = await put('backup/2026/dump', 1000);
    await sweep();
    const left = await stored();
    for (const key of orphans) expect(left).not.toContain(key);
    for (const key of [file_key, text_key, index_key, young, others]) expect(left).toContain(key);
    expect(await textOf(source, ana)).toBe('La renta es de 20 UF.');
    await t.deps.storage.remove([young, others]);
  });

  test('of a version that is being read stays', async () => {
    const source = await paste(ana, id, 'Se lee', 'Algo que se lee.');
    const key = await put(`${ana.id}/${id}/${source.id}/1/text-${randomUUID()}`, 48);
    const set = (status: 'completed' | 'processing') =>
      t.deps.db.updateTable('source_versions').set({ status }).where('source_id', '=', source.id).execute();
    await set('processing');
    await sweep();
    expect(await stored()).toContain(key);
    await set('completed');
    await sweep();
    expect(await stored()).not.toContain(key);
  });

  test('is looked for by one process at a time', async () => {
    const key = await put(`${ana.id}/${id}/${randomUUID()}/1/file-${randomUUID()}`, 25);
    await t.deps.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(7305411)`.execute(other);
      await sweep();
      expect(await stored()).toContain(key);
      await sql`select pg_advisory_unlock(7305411)`.execute(other);
    });
    await sweep();
    expect(await stored()).not.toContain(key);
  });
});

describe('a completed source whose text is gone', () => {
  test('says so, is read again from its file, and its owner is told', async () => {
    const source = await paste(ana, id, 'Se pierde', 'El plazo es de 30 días.');
    await t.deps.storage.remove([(await version(source)).text_key!]);
    const told: unknown[] = [];
    const stop = t.deps.live.listen(ana.id, (event) => told.push(event));
    await sweep();
    expect(await seen(source)).toMatchObject({ processing_status: 'failed', error_code: 'FILE_LOST' });
    await expect.poll(() => told).toContainEqual({ type: 'source', notebook_id: id, source_id: source.id });
    stop();
    const params = { id, sourceId: source.id };
    const again = await settled(await ana.call(sourcesApi.retry, { params, body: {} }), ana);
    expect(again.processing_status).toBe('completed');
    expect(await textOf(again, ana)).toBe('El plazo es de 30 días.');
  });

  test('is completed again once its text is back', async () => {
    const source = await paste(ana, id, 'Vuelve', 'La multa es de 5 UTM.');
    const key = (await version(source)).index_key!;
    const bytes = await t.deps.storage.get(key).then((stream) => stream.toArray() as Promise<Buffer[]>);
    await t.deps.storage.remove([key]);
    await sweep();
    expect((await seen(source)).error_code).toBe('FILE_LOST');
    await t.deps.storage.put(key, Readable.from(bytes));
    await sweep();
    expect(await seen(source)).toMatchObject({ processing_status: 'completed', error_code: null });
  });

  test('and its file too fails with that reason when it is tried again', async () => {
    const source = await paste(ana, id, 'Nada', 'Nada queda.');
    const { file_key, text_key, index_key } = await version(source);
    await t.deps.storage.remove([file_key!, text_key!, index_key!]);
    await sweep();
    const params = { id, sourceId: source.id };
    const again = await settled(await ana.call(sourcesApi.retry, { params, body: {} }), ana);
    expect(again).toMatchObject({ processing_status: 'failed', error_code: 'FILE_LOST' });
  });

  test('but for its file opens as before; whoever runs the house is told', async () => {
    const source = await paste(ana, id, 'Sin archivo', 'Se lee igual.');
    await t.deps.storage.remove([(await version(source)).file_key!]);
    const before = t.logged().length;
    await sweep();
    expect((await seen(source)).processing_status).toBe('completed');
    expect(await textOf(source, ana)).toBe('Se lee igual.');
    expect(t.logged().slice(before).join('\n')).toContain(source.id);
  });

  test('among very many at once is left alone: the storage is then another one', async () => {
    const other = (await ana.notebook('Muchas')).id;
    const one = await paste(ana, other, 'Una de muchas', 'Texto.');
    const row = await t.deps.db.selectFrom('sources').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow();
    const { bytes, ...kept } = await version(one);
    const many = Array.from({ length: 40 }, () => randomUUID());
    await t.deps.db
      .insertInto('sources')
      .values(many.map((copy) => ({ ...row, id: copy })))
      .execute();
    await t.deps.db
      .insertInto('source_versions')
      .values(many.map((copy) => ({ ...kept, bytes: Number(bytes), source_id: copy })))
      .execute();
    await sweep();
    const failed = await t.deps.db
      .selectFrom('source_versions')
      .select('version')
      .where('source_id', 'in', many)
      .where('status', '!=', 'completed')
      .execute();
    expect(failed).toEqual([]);
    expect(t.logged().join('\n')).toContain('is this the right storage');
  });
});
