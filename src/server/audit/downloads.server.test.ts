import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditApi } from '#contract/audit.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterEach(() => void (t.deps.config.auditDownloads = false));
afterAll(() => t.close());

const downloadsOf = ({ id }: Person) =>
  t.deps.db
    .selectFrom('audit_log')
    .select(['action', 'notebook_id', 'object_id', 'details'])
    .where('user_id', '=', id)
    .where('action', 'in', ['file.downloaded', 'source.downloaded'])
    .orderBy('at')
    .execute();

test('each file that is fetched is written down where the installation asks for it, once, and never what is refused', async () => {
  const [ana, bruno] = [await t.world.user(), await t.world.user()];
  const { id } = await ana.notebook();
  const { id: noteId } = await ana.call(notesApi.add, { params: { id }, body: { title: 'Nota', content: 'Texto' } });
  const text = { type: 'copied-text' as const, title: 'Pauta', content: 'Renta: 20 UF.' };
  const { id: sourceId } = await ana.call(sourcesApi.add, { params: { id }, body: text });
  const note = { params: { id, noteId }, query: { format: 'docx' } };
  expect((await ana.send(notesApi.download, note)).status).toBe(200);
  expect(await downloadsOf(ana)).toEqual([]);
  t.deps.config.auditDownloads = true;
  expect((await ana.send(notesApi.download, note)).status).toBe(200);
  expect((await ana.send(auditApi.ofNotebook, { params: { id }, query: { format: 'csv' } })).status).toBe(200);
  expect((await ana.send(sourcesApi.download, { params: { id, sourceId } })).status).toBe(200);
  expect((await bruno.send(notesApi.download, note)).status).toBe(404);
  expect(await downloadsOf(ana)).toEqual([
    { action: 'file.downloaded', notebook_id: id, object_id: noteId, details: '{"kind":"docx"}' },
    { action: 'file.downloaded', notebook_id: id, object_id: null, details: '{"kind":"csv"}' },
    expect.objectContaining({ action: 'source.downloaded' }),
  ]);
  expect(await downloadsOf(bruno)).toEqual([]);
});

test('the page and its files are sent to anybody where downloads are written down', async () => {
  const webDir = await mkdtemp(path.join(tmpdir(), 'fojas-web-'));
  await mkdir(path.join(webDir, 'assets'));
  await writeFile(path.join(webDir, 'index.html'), '<!doctype html><title>Fojas</title>');
  await writeFile(path.join(webDir, 'assets/app-3f2a.js'), 'export {};');
  const own = await testApp({ webDir });
  own.deps.config.auditDownloads = true;
  const sent = async (place: string) => {
    const answer = await fetch(own.base + place);
    return [answer.status, await answer.text()];
  };
  expect(await sent('/assets/app-3f2a.js')).toEqual([200, 'export {};']);
  expect(await sent('/sign-in')).toEqual([200, expect.stringContaining('Fojas')]);
  await own.close();
  await rm(webDir, { recursive: true, force: true });
});
