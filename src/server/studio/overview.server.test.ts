import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import { sourcesApi } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import voices from '#test/fixtures/studio/voices/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { TestSpeech } from '#test/fakes/speech.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { balanceOf, expectSound, Gate, lease } from '#test/studio.ts';
import { addressOf, madeFiles, spoken, VOICES_PRICE } from '#test/voices.ts';
import type { Person } from '#test/world.ts';

const speech = new TestSpeech();
const gate = new Gate();
let t: TestApp;
let ana: Person;
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF, adapters: { speech } });
  ana = await t.world.user();
});
afterEach(async () => {
  speech.before = async () => undefined;
  await expectSound(t);
});
afterAll(async () => {
  gate.remove();
  await t.close();
});

const overview = (id: string, options?: object) =>
  ana.call(voices.wholeApi.overview, { body: { notebook_id: id, ...(options && { options }) } });
const notebookOf = (id: string) => ana.call(notebooksApi.one, { params: { id } });
const two = async (first = '') => {
  const { id } = await ana.notebook('Arriendos');
  return { id, one: await paste(ana, id, 'Uno', lease(first)), other: await paste(ana, id, 'Otro', 'Texto de otro contrato, más largo.') }; // prettier-ignore
};
const titled = { source_id: null, source_title: 'Arriendos', source_version: null };

test('a generation about a whole notebook reads all that was read, and its notebook tells of it', async () => {
  const { id, one, other } = await two();
  const none = { audio_overview_generation_status: null, audio_overview_url: null, audio_url_expires_at: null };
  expect(await notebookOf(id)).toMatchObject(none);
  const before = await balanceOf(ana);
  const held = speech.hold();
  const job = await overview(id, { minutes: 2 });
  expect(job).toMatchObject({
    title: 'Arriendos',
    tokens: VOICES_PRICE,
    metadata: { ...titled, options: { minutes: 2 } },
  });
  expect((await overview(id)).job_id).toBe(job.job_id);
  await held.waits;
  expect(await notebookOf(id)).toMatchObject({ ...none, audio_overview_generation_status: 'generating' });
  // One of a single source runs beside it.
  const single = await ana.call(voices.api.start, { body: { notebook_id: id, source_id: one.id } });
  expect(single.job_id).not.toBe(job.job_id);
  held.go();
  const done = await spoken(ana, id, job.job_id);
  expect(done).toMatchObject({
    status: 'completed',
    title: 'Arriendos',
    metadata: titled,
    analysis_data: { document_length: lease().trimEnd().length + 'Texto de otro contrato, más largo.'.length },
  });
  expect(done.citations.slice(0, 2).map(({ source_id, state }) => [source_id, state])).toEqual([[one.id, 'exact'], [other.id, 'exact']]); // prettier-ignore
  await spoken(ana, id, single.job_id);
  expect(await balanceOf(ana)).toBe(before - 2 * VOICES_PRICE);
  const quoted = await t.deps.db.selectFrom('studio_quoted').select('source_id').where('job_id', '=', job.job_id).execute(); // prettier-ignore
  expect(quoted.map(({ source_id }) => source_id)).toEqual(expect.arrayContaining([one.id, other.id]));
  const told = await notebookOf(id);
  expect(told.audio_overview_generation_status).toBe('completed');
  const sound = await t.world.nobody().fetch(told.audio_overview_url!);
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  expect(new Date(told.audio_url_expires_at!).getTime()).toBeGreaterThan(Date.now() + 59 * 60_000);
  const [key] = (await madeFiles(t)).filter((one) => one.includes(job.job_id));
  expect(key).toMatch(new RegExp(`^${ana.id}/${id}/studio/${job.job_id}/`));
  const list = await ana.call(voices.api.list, { params: { id } });
  expect(list.voices_lists.map(({ title }) => title).sort()).toEqual(['Arriendos', 'Uno']);
  const saved = await ana.send(voices.api.download, { params: { id, jobId: job.job_id } });
  expect(saved.headers.get('content-disposition')).toContain('voices-Arriendos.wav');
  await ana.call(notebooksApi.update, { params: { id }, body: { title: 'Nuevo' } });
  expect((await ana.call(studioApi.jobs, { params: { id } })).jobs.map(({ title }) => title)).toContain('Nuevo');
});

test('goes with the first source that it quotes, and its file too; pages are told', async () => {
  const { id, other } = await two();
  const { job_id: jobId } = await spoken(ana, id, (await overview(id)).job_id);
  const at = await addressOf(ana, id, jobId);
  const told: unknown[] = [];
  const deaf = t.deps.live.listen(ana.id, (event) => told.push(event.type === 'studio' && event.job_id));
  await ana.call(sourcesApi.remove, { params: { id, sourceId: other.id } });
  expect((await ana.call(voices.api.list, { params: { id } })).total_count).toBe(0);
  expect((await t.world.nobody().fetch(at)).status).toBe(404);
  await vi.waitFor(() => expect(told).toContain(jobId), PATIENCE);
  deaf();
  await vi.waitFor(async () => expect((await madeFiles(t)).join()).not.toContain(jobId), PATIENCE);
  expect((await notebookOf(id)).audio_overview_generation_status).toBeNull();
});

test('a source that is deleted while its words are spoken takes it along, and the tokens come back', async () => {
  const { id, other } = await two();
  const before = await balanceOf(ana);
  const held = speech.hold();
  speech.left = 0;
  const { job_id: jobId } = await overview(id);
  await held.waits;
  expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
  await ana.call(sourcesApi.remove, { params: { id, sourceId: other.id } });
  expect(await balanceOf(ana)).toBe(before);
  await vi.waitFor(() => expect(speech.left).toBe(1), PATIENCE);
  expect((await ana.send(voices.api.detail, { params: { id, jobId } })).status).toBe(404);
  expect((await madeFiles(t)).join()).not.toContain(jobId);
});

test('a source that is deleted while it is read fails it cleanly: none of its words is kept', async () => {
  gate.shut();
  const { id, other } = await two(gate.command);
  const before = await balanceOf(ana);
  const { job_id: jobId } = await overview(id);
  await gate.waiting();
  await ana.call(sourcesApi.remove, { params: { id, sourceId: other.id } });
  gate.open();
  expect(await spoken(ana, id, jobId)).toMatchObject({ status: 'failed', error_code: 'CONFLICT', has_file: false });
  expect(await balanceOf(ana)).toBe(before);
  expect((await notebookOf(id)).audio_overview_generation_status).toBe('failed');
  const row = await t.deps.db.selectFrom('studio_jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  expect([row.result_sealed, row.summary_sealed]).toEqual([null, null]);
});

test('nothing starts, and nothing is held, where nothing was read', async () => {
  const { id } = await ana.notebook('Vacío');
  const before = await balanceOf(ana);
  const refused = async () => {
    const answer = await ana.send(voices.wholeApi.overview, { body: { notebook_id: id } });
    return [answer.status, ((await answer.json()) as { error_code: string }).error_code];
  };
  expect(await refused()).toEqual([400, 'NO_SOURCES']);
  const source = await paste(ana, id, 'Una', lease());
  await t.deps.db.updateTable('source_versions').set({ words: 0 }).where('source_id', '=', source.id).execute();
  expect(await refused()).toEqual([400, 'NO_SOURCES']);
  await t.deps.db.updateTable('source_versions').set({ words: 30, status: 'failed', error_code: 'CORRUPT' }).where('source_id', '=', source.id).execute(); // prettier-ignore
  expect(await refused()).toEqual([400, 'NO_SOURCES']);
  expect(await balanceOf(ana)).toBe(before);
});

test('twenty presses at once are one job and one hold', async () => {
  const { id } = await two();
  const before = await balanceOf(ana);
  const jobs = await Promise.all(Array.from({ length: 20 }, () => overview(id)));
  expect(new Set(jobs.map(({ job_id }) => job_id)).size).toBe(1);
  await spoken(ana, id, jobs[0]!.job_id);
  expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
});
