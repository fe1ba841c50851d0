import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import { Problem } from '#server/http/problem.ts';
import { sweepStored } from '#server/sources/sweep.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { TestSpeech } from '#test/fakes/speech.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { balanceOf, expectSound, lease } from '#test/studio.ts';
import { addressOf, madeFiles, speak, spoken, VOICES_PRICE, type Voices } from '#test/voices.ts';
import type { Person } from '#test/world.ts';
import { runStudio } from './run.ts';

const speech = new TestSpeech();
let t: TestApp;
let ana: Person;
let source: Source;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF, adapters: { speech } });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  source = await paste(ana, id, 'Arriendo', lease());
});
beforeEach(() => {
  speech.before = async () => undefined;
  speech.heard.length = 0;
  speech.left = 0;
});
afterEach(() => expectSound(t));
afterAll(() => t.close());

const oneContext = { signal: new AbortController().signal, attempt: 1, lastAttempt: false };
const done = async (options?: object): Promise<Voices> => spoken(ana, id, (await speak(ana, source, options)).job_id);

describe('a file that is made with its result', () => {
  test('fails where nothing can be spoken: the job fails and costs nothing', async () => {
    speech.before = () => Promise.reject(new Problem('SPEECH_FAILED'));
    const before = await balanceOf(ana);
    expect(await done()).toMatchObject({ status: 'failed', error_code: 'SPEECH_FAILED', has_file: false, analysis_data: null, completed_at: null }); // prettier-ignore
    expect(await balanceOf(ana)).toBe(before);
  });

  test('is made again where that broke off, of the result that stands: it is not made, nor paid for, twice', async () => {
    const before = await balanceOf(ana);
    let times = 0;
    const results: (Buffer | null)[] = [];
    speech.before = async () => {
      const row = await t.deps.db.selectFrom('studio_jobs').selectAll().where('status', '=', 'processing').executeTakeFirstOrThrow(); // prettier-ignore
      results.push(row.result_sealed);
      if (++times === 1) throw new Error('broken off');
    };
    const job = await done();
    expect(job).toMatchObject({ status: 'completed', has_file: true });
    expect(results).toHaveLength(2);
    expect(results[0]).not.toBeNull();
    expect(results[1]!.equals(results[0]!)).toBe(true);
    expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
    // Whoever was taken for dead and works on finds nothing to do.
    await runStudio(t.deps, t.composed.shelf)({ userId: ana.id, jobId: job.job_id }, oneContext);
    expect((await madeFiles(t)).filter((key) => key.includes(job.job_id))).toHaveLength(1);
  });

  test('is made twice at once by a process that was taken for dead: one file stays, and one price', async () => {
    const before = await balanceOf(ana);
    const held = speech.hold();
    const { job_id: jobId } = await speak(ana, source);
    await held.waits;
    const other = runStudio(t.deps, t.composed.shelf)({ userId: ana.id, jobId }, oneContext);
    held.go();
    await other;
    await spoken(ana, id, jobId);
    await vi.waitFor(async () => expect((await madeFiles(t)).filter((key) => key.includes(jobId))).toHaveLength(1), PATIENCE); // prettier-ignore
    expect((await (await t.world.nobody().fetch(await addressOf(ana, id, jobId))).arrayBuffer()).byteLength).toBe(2044);
    expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
  });

  test('and was not kept when its process died is taken by the sweep, once nobody works on it; what is kept stays', async () => {
    const before = await balanceOf(ana);
    const held = speech.hold();
    const { job_id: jobId } = await speak(ana, source);
    await held.waits;
    const below = `${ana.id}/${id}/${source.id}/studio`;
    const [left, gone, whole] = [`${below}/${jobId}`, `${below}/${randomUUID()}`, `${ana.id}/${id}/studio/${randomUUID()}`].map((at) => `${at}/${randomUUID()}`) as [string, string, string]; // prettier-ignore
    for (const key of [left, gone, whole]) await t.deps.storage.put(key, Readable.from([Buffer.from('cut')]));
    const sweep = async () => {
      for (const key of await madeFiles(t)) await utimes(path.join(t.dataDir, 'files', key), 0, 0);
      await sweepStored(t.deps)({}, oneContext);
    };
    await sweep();
    expect(await madeFiles(t)).toContain(left);
    for (const key of [gone, whole]) expect(await madeFiles(t)).not.toContain(key);
    held.go();
    expect(await spoken(ana, id, jobId)).toMatchObject({ has_file: true });
    await sweep();
    expect(await madeFiles(t)).not.toContain(left);
    expect((await t.world.nobody().fetch(await addressOf(ana, id, jobId))).status).toBe(200);
    expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
  });

  test('is not waited for once its job, its source, its notebook or its account is deleted: tokens back, nothing left', async () => {
    const eva = await t.world.user('Eva Soto');
    const ends = [
      ({ notebook_id }: Source, jobId: string) => eva.call(studioApi.remove, { params: { id: notebook_id, jobId } }),
      ({ notebook_id, id: sourceId }: Source) => eva.call(sourcesApi.remove, { params: { id: notebook_id, sourceId } }),
      ({ notebook_id }: Source) => eva.call(notebooksApi.remove, { params: { id: notebook_id } }),
    ];
    for (const [n, end] of ends.entries()) {
      const hers = await paste(eva, (await eva.notebook()).id, 'Arriendo', lease());
      const before = await balanceOf(eva);
      const held = speech.hold();
      const { job_id: jobId } = await speak(eva, hers);
      await held.waits;
      expect(await balanceOf(eva)).toBe(before - VOICES_PRICE);
      expect(await end(hers, jobId)).toMatchObject({ deleted: true });
      expect(await balanceOf(eva)).toBe(before);
      await vi.waitFor(() => expect(speech.left).toBe(n + 1), PATIENCE);
      expect((await madeFiles(t)).filter((key) => key.startsWith(eva.id))).toEqual([]);
    }
  });

  test('goes with its source, and with its job', async () => {
    for (const end of ['source', 'job'] as const) {
      const mine = await paste(ana, id, 'Otra', lease());
      const { job_id: jobId } = await spoken(ana, id, (await speak(ana, mine)).job_id);
      const at = await addressOf(ana, id, jobId);
      if (end === 'source') await ana.call(sourcesApi.remove, { params: { id, sourceId: mine.id } });
      else expect(await ana.call(studioApi.remove, { params: { id, jobId } })).toEqual({ deleted: true, file_deleted: true }); // prettier-ignore
      expect((await t.world.nobody().fetch(at)).status).toBe(404);
      await vi.waitFor(async () => expect((await madeFiles(t)).join()).not.toContain(jobId), PATIENCE);
    }
  });
});
