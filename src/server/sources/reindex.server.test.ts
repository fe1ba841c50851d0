import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { INDEX_FORM } from '#reading/index/segment-file.ts';
import type { Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { ask, paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { forget } from './open.ts';
import { indexSource, resumeIndexing } from './reindex.ts';
import { versionPlace } from './rows.ts';

const QUESTION = '¿Qué es un acto de competencia desleal?';
let t: TestApp;
let ana: Person;
let id: string;
let source: Source;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  source = await paste(ana, id, 'Ley 20.169', readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8'));
});
afterAll(() => t.close());

const row = () =>
  t.deps.db
    .selectFrom('source_versions')
    .select(['index_key', 'index_form', 'text_key'])
    .where('source_id', '=', source.id)
    .executeTakeFirstOrThrow();

/** Puts an index of an older form, which nothing can read any more, in the place of the one that there is. */
async function outdate(): Promise<void> {
  const { index_key: key } = await row();
  const sealing = (await t.deps.vault.of(ana.id)).sealing(versionPlace('index', source.id, 1));
  await Promise.all([
    pipeline(Readable.from([Buffer.from('FSEG1 an index of before')]), sealing),
    t.deps.storage.put(key!, sealing),
  ]);
  await t.deps.db.updateTable('source_versions').set({ index_form: 1 }).where('source_id', '=', source.id).execute();
  forget(source.id);
}

test('a source whose index is of an older form is answered from, and indexed again in the background', async () => {
  const before = await ask(ana, id, QUESTION);
  await outdate();
  const between = await ask(ana, id, QUESTION);
  expect(between.content.citations).toEqual(before.content.citations);
  const { text_key: text } = await row();
  await resumeIndexing(t.deps);
  await vi.waitFor(async () => expect((await row()).index_form).toBe(INDEX_FORM), PATIENCE);
  expect((await row()).text_key).toBe(text);
  expect((await ask(ana, id, QUESTION)).content.citations).toEqual(before.content.citations);
});

test('what is of the present form, or deleted, is left as it is', async () => {
  const job = { userId: ana.id, sourceId: source.id, version: 1 };
  const before = await row();
  const work = indexSource(t.deps);
  const turn = { signal: new AbortController().signal } as Parameters<typeof work>[1];
  await work(job, turn);
  await work({ ...job, version: 9 }, turn);
  expect(await row()).toEqual(before);
});
