import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import voices from '#test/fixtures/studio/voices/contract.ts';
import { Problem } from '#server/http/problem.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { TestSpeech } from '#test/fakes/speech.ts';
import { paste } from '#test/sources.ts';
import { balanceOf, expectSound, lease, PATIENCE, SHELF } from '#test/studio.ts';
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
const detail = (jobId: string): Promise<Voices> => ana.call(voices.api.detail, { params: { id, jobId } });
const status = async (answer: Promise<Response>): Promise<unknown[]> => {
  const response = await answer;
  return [response.status, ((await response.json()) as { error_code?: string }).error_code];
};
const LINES = [{ text: 'Una línea nueva.', citation_id: null }, { text: 'Otra.', citation_id: 1 }]; // prettier-ignore
const put = (jobId: string, lines: unknown = LINES, who = ana, notebook = id) =>
  who.send(voices.fileApi.change, { params: { id: notebook, jobId }, body: { lines } });
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

  test('and was not kept when its process died leaves bytes for the sweep, and the next one makes it', async () => {
    const before = await balanceOf(ana);
    const held = speech.hold();
    const { job_id: jobId } = await speak(ana, source);
    await held.waits;
    const [left, open] = [crypto.randomUUID(), crypto.randomUUID()].map((file) => `${ana.id}/${id}/${source.id}/studio/${jobId}/${file}`) as [string, string]; // prettier-ignore
    await t.deps.storage.put(left, (await import('node:stream')).Readable.from([Buffer.from('cut')]));
    held.go();
    expect(await spoken(ana, id, jobId)).toMatchObject({ has_file: true });
    expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
    const { file_key } = await t.deps.db.selectFrom('studio_jobs').select('file_key').where('id', '=', jobId).executeTakeFirstOrThrow(); // prettier-ignore
    expect([left, open]).not.toContain(file_key);
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

describe('a change', () => {
  test('of a script that was to be read first is spoken, for nothing more', async () => {
    const before = await balanceOf(ana);
    const script = await done({ review: true });
    expect(script).toMatchObject({ status: 'completed', has_file: false, analysis_data: { voices: { audio: null } } });
    expect(speech.heard).toEqual([]);
    expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
    const answer = await put(script.job_id);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ status: 'processing', has_file: false, error_code: null });
    const spokenJob = await spoken(ana, id, script.job_id);
    expect(speech.heard).toEqual(['Una línea nueva.', 'Otra.']);
    expect(spokenJob).toMatchObject({
      has_file: true,
      analysis_data: {
        voices: { lines: [{ text: 'Una línea nueva.' }, { text: 'Otra.', location: { citation_id: 1 } }] },
      },
      analysis_summary: { file_info: { duration: 4044 } },
      metadata: { engine: script.metadata.engine, options: { review: true } },
    });
    expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
  });

  test('of what was spoken takes its file and its address, and makes another', async () => {
    const first = await done();
    const at = await addressOf(ana, id, first.job_id);
    const held = speech.hold();
    expect((await put(first.job_id)).status).toBe(202);
    await held.waits;
    const params = { id, jobId: first.job_id };
    expect(await ana.call(voices.fileApi.address, { params })).toMatchObject({ status: 'processing', audio_url: null });
    expect((await t.world.nobody().fetch(at)).status).toBe(404);
    // While it runs it is not changed, nor started again.
    expect(await status(put(first.job_id))).toEqual([409, 'CONFLICT']);
    expect((await speak(ana, source)).job_id).toBe(first.job_id);
    held.go();
    await spoken(ana, id, first.job_id);
    expect((await t.world.nobody().fetch(at)).status).toBe(404);
    expect((await t.world.nobody().fetch(await addressOf(ana, id, first.job_id))).status).toBe(200);
    await vi.waitFor(async () => expect((await madeFiles(t)).filter((key) => key.includes(first.job_id))).toHaveLength(1), PATIENCE); // prettier-ignore
  });

  test('that cannot be spoken, or breaks off each time, leaves the changed script, and may be tried again', async () => {
    const before = await balanceOf(ana);
    const first = await done();
    const ends = [
      [new Problem('SPEECH_FAILED'), 'SPEECH_FAILED'],
      [new Error('broken off'), 'GENERATION_FAILED'],
    ] as const;
    for (const [error, code] of ends) {
      speech.before = () => Promise.reject(error);
      expect((await put(first.job_id)).status).toBe(202);
      expect(await spoken(ana, id, first.job_id)).toMatchObject({
        status: 'completed',
        error_code: code,
        has_file: false,
        analysis_data: { voices: { lines: [{ text: 'Una línea nueva.' }, {}], audio: null } },
        analysis_summary: { file_info: null },
      });
    }
    speech.before = async () => undefined;
    expect((await put(first.job_id)).status).toBe(202);
    expect(await spoken(ana, id, first.job_id)).toMatchObject({ error_code: null, has_file: true });
    expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
  });

  test('is deleted while it is spoken: that stops, and nothing is paid back for what was done', async () => {
    const first = await done();
    const before = await balanceOf(ana);
    const held = speech.hold();
    await put(first.job_id);
    await held.waits;
    await ana.call(studioApi.remove, { params: { id, jobId: first.job_id } });
    await vi.waitFor(() => expect(speech.left).toBe(1), PATIENCE);
    expect(await balanceOf(ana)).toBe(before);
  });

  test('is refused where it is none of the tool, cites what is not there, or another runs; ten at once are one', async () => {
    const job = await done({ review: true });
    for (const lines of [
      [],
      'x',
      null,
      [{ text: '' }],
      [{ text: 'no', citation_id: null }],
      [{ text: 'a', citation_id: 2 }],
      [{ text: 'a', citation_id: -1 }],
    ])
      // prettier-ignore
      expect(await status(put(job.job_id, lines))).toEqual([400, 'INVALID']);
    const held = speech.hold();
    const running = await speak(ana, source);
    await held.waits;
    expect(await status(put(job.job_id))).toEqual([409, 'CONFLICT']);
    held.go();
    await spoken(ana, id, running.job_id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(job.job_id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, ...Array.from({ length: 9 }, () => 409)]);
    await spoken(ana, id, job.job_id);
  });

  test('and every other call is 404 for a stranger', async () => {
    const job = await done();
    const bruno = await t.world.user('Bruno Díaz');
    const own = (await bruno.notebook()).id;
    for (const notebook of [id, own]) {
      expect(await status(put(job.job_id, LINES, bruno, notebook))).toEqual([404, 'NOT_FOUND']);
      const params = { id: notebook, jobId: job.job_id };
      for (const endpoint of [voices.fileApi.address, voices.api.download, voices.api.detail])
        expect(await status(bruno.send(endpoint, { params }))).toEqual([404, 'NOT_FOUND']);
    }
    for (const endpoint of [voices.fileApi.overview, voices.api.start])
      expect(await status(bruno.send(endpoint, { body: { notebook_id: id, source_id: source.id } }))).toEqual([404, 'NOT_FOUND']); // prettier-ignore
    expect((await detail(job.job_id)).has_file).toBe(true);
  });
});

test('where nothing can speak nothing is started, changed or held', async () => {
  const job = await done({ review: true });
  const before = await balanceOf(ana);
  const { speech: spare } = t.deps;
  t.deps.speech = null;
  try {
    const body = { notebook_id: id, source_id: source.id };
    for (const endpoint of [voices.api.start, voices.fileApi.overview])
      expect(await status(ana.send(endpoint, { body }))).toEqual([409, 'NO_SPEECH']);
    expect(await status(put(job.job_id))).toEqual([409, 'NO_SPEECH']);
    expect(await detail(job.job_id)).toMatchObject({ status: 'completed' });
    expect(await balanceOf(ana)).toBe(before);
  } finally {
    t.deps.speech = spare;
  }
});
