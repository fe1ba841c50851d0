import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Source } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import voices from '#test/fixtures/studio/voices/contract.ts';
import { Problem } from '#server/http/problem.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { TestSpeech } from '#test/fakes/speech.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { balanceOf, expectSound, lease } from '#test/studio.ts';
import { addressOf, madeFiles, speak, spoken, VOICES_PRICE, type Voices } from '#test/voices.ts';
import type { Person } from '#test/world.ts';

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

const detail = (jobId: string): Promise<Voices> => ana.call(voices.api.detail, { params: { id, jobId } });
const status = async (answer: Promise<Response>): Promise<unknown[]> => {
  const response = await answer;
  return [response.status, ((await response.json()) as { error_code?: string }).error_code];
};
const LINES = [{ text: 'Una línea nueva.', citation_id: null }, { text: 'Otra.', citation_id: 1 }]; // prettier-ignore
const put = (jobId: string, lines: unknown = LINES, who = ana, notebook = id) =>
  who.send(voices.wholeApi.change, { params: { id: notebook, jobId }, body: { lines } });
const done = async (options?: object): Promise<Voices> => spoken(ana, id, (await speak(ana, source, options)).job_id);

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
    // None of them ends before all are answered.
    const all = speech.hold();
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(job.job_id)));
    all.go();
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
    for (const endpoint of [voices.wholeApi.overview, voices.api.start])
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
    for (const endpoint of [voices.api.start, voices.wholeApi.overview])
      expect(await status(ana.send(endpoint, { body }))).toEqual([409, 'NO_SPEECH']);
    expect(await status(put(job.job_id))).toEqual([409, 'NO_SPEECH']);
    expect(await detail(job.job_id)).toMatchObject({ status: 'completed' });
    expect(await balanceOf(ana)).toBe(before);
  } finally {
    t.deps.speech = spare;
  }
});
