import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { JOBS_MAX, studioApi } from '#contract/studio.ts';
import amounts from '#test/fixtures/studio/amounts/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { SHELF } from '#test/shelf.ts';
import { balanceOf, expectSound, lease, listed, press, PRICE } from '#test/studio.ts';
import type { Person } from '#test/world.ts';
import { resumeStudio } from './run.ts';

/** An app in which nobody works: what is started waits. */
let t: TestApp;
let ana: Person;
let id: string;
let source: Source;
beforeAll(async () => {
  t = await testApp({ shelf: SHELF, config: { billing: { welcomeTokens: 1000 } } });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  const body = { type: 'copied-text', title: 'Espera', content: lease() } as const;
  source = await ana.call(sourcesApi.add, { params: { id }, body });
  await t.deps.db
    .updateTable('source_versions')
    .set({ status: 'completed', text_key: 'x', index_key: 'x', words: 30, characters: 100 })
    .where('source_id', '=', source.id)
    .execute();
});
afterAll(() => t.close());

const waiting = async (jobId: string): Promise<number> =>
  (
    await sql`select 1 from pgboss.job where name = 'studio.run' and data->>'jobId' = ${jobId} and state < 'completed'`.execute(
      t.deps.db,
    )
  ).rows.length;

test('a job that waits is deleted like one that runs', async () => {
  const { job_id: jobId } = await press(ana, source);
  expect(await listed(ana, id)).toMatchObject([{ status: 'pending', started_at: null }]);
  expect(await balanceOf(ana)).toBe(1000 - PRICE);
  expect(await ana.call(studioApi.remove, { params: { id, jobId } })).toEqual({ deleted: true, file_deleted: false });
  expect(await balanceOf(ana)).toBe(1000);
  expect(await listed(ana, id)).toEqual([]);
  expect((await ana.send(studioApi.remove, { params: { id, jobId } })).status).toBe(404);
});

test('a start makes a job that has its work, or nothing', async () => {
  const { job_id: jobId } = await press(ana, source);
  await resumeStudio(t.deps);
  expect(await waiting(jobId)).toBe(1);
  // Its work was lost: the next start of the server gives it again.
  await sql`delete from pgboss.job where data->>'jobId' = ${jobId}`.execute(t.deps.db);
  await resumeStudio(t.deps);
  await resumeStudio(t.deps);
  expect(await waiting(jobId)).toBe(1);
  await ana.call(studioApi.remove, { params: { id, jobId } });
});

test('a user has so many unfinished jobs, and no more, however many are started at once', async () => {
  const own = await t.deps.db.selectFrom('sources').selectAll().where('id', '=', source.id).executeTakeFirstOrThrow();
  const { report_sealed: _, ...version } = await t.deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where('source_id', '=', source.id)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: JOBS_MAX + 5 }, () => randomUUID());
  const keys = await t.deps.vault.of(ana.id);
  const rows = others.map((other) => ({
    ...own,
    id: other,
    title_sealed: keys.seal('Otra', `sources.title_sealed:${other}`),
  }));
  await t.deps.db.insertInto('sources').values(rows).execute();
  const versions = others.map((other) => ({ ...version, bytes: Number(version.bytes), source_id: other }));
  await t.deps.db.insertInto('source_versions').values(versions).execute();
  const answers = await Promise.all(
    others.map((other) => ana.send(amounts.api.start, { body: { notebook_id: id, source_id: other } })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual(others.map((_, at) => (at < JOBS_MAX ? 202 : 429)));
  expect(await answers.find(({ status }) => status === 429)!.json()).toMatchObject({ error_code: 'TOO_MANY_JOBS' });
  expect(await listed(ana, id)).toHaveLength(JOBS_MAX);
  expect(await balanceOf(ana)).toBe(1000 - JOBS_MAX * PRICE);
  await expectSound(t);
});
