import { randomUUID } from 'node:crypto';
import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { capabilitiesApi } from '#contract/capabilities.ts';
import { MAX_SOURCES, sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { makePdf } from '#test/documents.ts';
import { PATIENCE } from '#test/patience.ts';
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
const listed = async (source: Source): Promise<Source> =>
  (await ana.call(sourcesApi.list, { params: { id: source.notebook_id } })).find((one) => one.id === source.id)!;

test('the limits are told before anybody uploads', async () => {
  expect(await ana.call(capabilitiesApi.get, {})).toMatchObject({
    max_upload_bytes: 100 * 1024 * 1024,
    max_words: 500_000,
    max_sources: 300,
    ocr: null,
    transcription: null,
  });
});

describe('the same file twice', () => {
  test('is told, with the source that has it, until both are wanted', async () => {
    const first = await upload(ana, id, 'Contrato.txt', 'La renta es de 20 UF.');
    const second = await upload(ana, id, 'Contrato (1).txt', 'La renta es de 20 UF.');
    expect(first.duplicate_of).toBeNull();
    expect(second.duplicate_of).toEqual({ id: first.id, title: 'Contrato' });
    expect((await ana.call(sourcesApi.keep, { params: params(second) })).duplicate_of).toBeNull();
    expect((await listed(second)).duplicate_of).toBeNull();
  });

  test('is nobody else’s matter, nor that of another notebook', async () => {
    const text = 'Un texto que dos personas tienen.';
    await upload(ana, id, 'mío.txt', text);
    const elsewhere = await upload(ana, (await ana.notebook('Otro')).id, 'mío.txt', text);
    const bruno = await t.world.user();
    const his = await upload(bruno, (await bruno.notebook()).id, 'suyo.txt', text);
    expect([elsewhere.duplicate_of, his.duplicate_of]).toEqual([null, null]);
    const prints = await t.deps.db
      .selectFrom('source_versions')
      .select('fingerprint')
      .where('source_id', 'in', [elsewhere.id, his.id])
      .execute();
    expect(prints[0]!.fingerprint!.equals(prints[1]!.fingerprint!)).toBe(false);
  });

  test('is told no more once one of them has another file', async () => {
    const first = await upload(ana, id, 'Anexo.txt', 'Anexo uno.');
    const second = await upload(ana, id, 'Anexo (1).txt', 'Anexo uno.');
    expect(second.duplicate_of?.id).toBe(first.id);
    const form = fileForm('Anexo 2.txt', 'Anexo dos.');
    expect((await ana.call(sourcesApi.update, { params: params(second), form })).duplicate_of).toBeNull();
  });
});

describe('a file that is sent under a key of its sender', () => {
  const send = (person: Person, notebookId: string, upload_key: string, text: string) =>
    person.call(sourcesApi.add, { params: { id: notebookId }, form: fileForm('Poder.txt', text, { upload_key }) });

  test('is known by it in the list, and sent again is still one', async () => {
    const { id: notebookId } = await ana.notebook('Claves');
    const key = randomUUID();
    const first = await send(ana, notebookId, key, 'Poder amplio.');
    expect(first.upload_key).toBe(key);
    expect((await listed(first)).upload_key).toBe(key);
    expect(await send(ana, notebookId, key, 'Poder amplio.')).toMatchObject({ id: first.id, duplicate_of: null });
    expect(await ana.call(sourcesApi.list, { params: { id: notebookId } })).toHaveLength(1);
    const other = await send(ana, notebookId, randomUUID(), 'Poder amplio.');
    expect(other.duplicate_of?.id).toBe(first.id);
  });

  test('takes nothing from another notebook or another person that has the same key', async () => {
    const key = randomUUID();
    const bruno = await t.world.user();
    const [mine, elsewhere, his] = [
      await send(ana, (await ana.notebook('Uno')).id, key, 'Míos.'),
      await send(ana, (await ana.notebook('Dos')).id, key, 'Míos también.'),
      await send(bruno, (await bruno.notebook()).id, key, 'Suyos.'),
    ];
    expect(new Set([mine.id, elsewhere.id, his.id]).size).toBe(3);
  });

  test('must be a key', async () => {
    const form = fileForm('Poder.txt', 'Poder.', { upload_key: 'uno' });
    const answer = await ana.send(sourcesApi.add, { params: { id }, form });
    expect(answer.status).toBe(400);
  });
});

describe('a reading that is stopped', () => {
  test('ends at once, and can be taken up again', async () => {
    const long = await makePdf(
      Array.from({ length: 4000 }, (_, n) => `Considerando ${n}: que la norma rige.`).join('\n\n'),
    );
    const added = await ana.call(sourcesApi.add, { params: { id }, form: fileForm('largo.pdf', long) });
    const stopped = await ana.call(sourcesApi.cancel, { params: params(added) });
    expect(stopped).toMatchObject({ processing_status: 'failed', error_code: 'CANCELLED', progress: null });
    expect((await ana.send(sourcesApi.cancel, { params: params(added) })).status).toBe(409);
    await ana.call(sourcesApi.retry, { params: params(added), body: {} });
    expect(await settled(added, ana)).toMatchObject({ processing_status: 'completed', error_code: null });
  });

  test('leaves no process behind that still reads', async () => {
    const long = await makePdf(
      Array.from({ length: 4000 }, (_, n) => `Cláusula ${n}: que la parte cumple.`).join('\n\n'),
    );
    const added = await ana.call(sourcesApi.add, { params: { id }, form: fileForm('otro.pdf', long) });
    await vi.waitFor(async () => expect((await listed(added)).processing_status).not.toBe('pending'), PATIENCE);
    await ana.send(sourcesApi.cancel, { params: params(added) });
    const before = await paste(ana, id, 'Después', 'Texto que se lee enseguida.');
    expect(before.processing_status).toBe('completed');
    expect(['CANCELLED', null]).toContain((await listed(added)).error_code);
  });

  test('is no matter of one that has been read', async () => {
    const done = await paste(ana, id, 'Lista', 'Texto.');
    const refused = await ana.send(sourcesApi.cancel, { params: params(done) });
    expect([refused.status, await refused.json()]).toMatchObject([409, { error_code: 'CONFLICT' }]);
  });
});

test('a user who keeps as much as one may takes in nothing more, and what came is not kept', async () => {
  const bea = await t.world.user();
  const hers = (await bea.notebook()).id;
  const source = await upload(bea, hers, 'uno.txt', 'Texto.');
  const full = t.deps.config.maxStorageBytes;
  const send = async () => {
    const answer = await bea.send(sourcesApi.add, { params: { id: hers }, form: fileForm('dos.txt', 'Otro texto.') });
    return [answer.status, ((await answer.json()) as { error_code?: string }).error_code];
  };
  for (const bytes of [full - 5, full + 1]) {
    await t.deps.db.updateTable('source_versions').set({ bytes }).where('source_id', '=', source.id).execute();
    expect(await send()).toEqual([413, 'STORAGE_QUOTA']);
  }
  const files: string[] = [];
  for await (const { key } of t.deps.storage.list(`${bea.id}/`)) files.push(key);
  expect(files.every((key) => key.includes(source.id))).toBe(true);
});

test('of very many uploads at once the last are asked to wait, and nothing is left of an upload that breaks off', async () => {
  const carla = await t.world.user();
  const hers = (await carla.notebook()).id;
  /** Begins an upload and goes silent in the middle of its file. */
  const begin = (): ClientRequest => {
    const call = request(`${t.base}/api/notebooks/${hers}/sources/`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${carla.access}`, 'content-type': 'multipart/form-data; boundary=b' },
    });
    call.on('error', () => undefined);
    call.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
    call.write('medio '.repeat(1000));
    return call;
  };
  const open = Array.from({ length: 20 }, begin);
  const more = () => carla.send(sourcesApi.add, { params: { id: hers }, form: fileForm('b.txt', 'Texto.') });
  await vi.waitFor(async () => {
    const { status } = await more();
    // The one asked for here may have taken the place of one of the twenty.
    if (status !== 429) open.push(begin());
    expect(status).toBe(429);
  }, PATIENCE);
  for (const call of open) call.destroy();
  await vi.waitFor(async () => expect((await more()).status).toBe(201), PATIENCE);
  const rows = await carla.call(sourcesApi.list, { params: { id: hers } });
  expect(rows.every(({ display_name }) => display_name === 'b.txt')).toBe(true);
  await Promise.all(rows.map((row) => settled(row, carla)));
  await vi.waitFor(async () => {
    const files: string[] = [];
    for await (const { key } of t.deps.storage.list(`${carla.id}/`)) if (key.includes('/file-')) files.push(key);
    expect(files.length).toBe(rows.length);
  }, PATIENCE);
});

test('a full notebook takes no other source, and says so before the file is read', async () => {
  const full = (await ana.notebook('Lleno')).id;
  const keys = await t.deps.vault.of(ana.id);
  const sealed = keys.seal('x', 'sources.title_sealed:x');
  const row = {
    notebook_id: full,
    user_id: ana.id,
    type: 'txt' as const,
    title_sealed: sealed,
    display_name_sealed: sealed,
  };
  const sources = Array.from({ length: MAX_SOURCES }, () => ({ ...row, id: randomUUID() }));
  await t.deps.db.insertInto('sources').values(sources).execute();
  const refused = await ana.send(sourcesApi.add, { params: { id: full }, form: fileForm('uno.txt', 'más') });
  expect([refused.status, await refused.json()]).toMatchObject([409, { error_code: 'SOURCE_LIMIT' }]);
});
