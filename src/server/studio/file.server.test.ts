import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Source } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import { ADDRESS_MINUTES } from '#contract/studio-job.ts';
import voices from '#test/fixtures/studio/voices/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { TestSpeech } from '#test/fakes/speech.ts';
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
let job: Voices;
let [paid, wav]: [number, Buffer] = [0, Buffer.alloc(0)];
beforeAll(async () => {
  speech.samples = 200_000;
  t = await testApp({
    work: true,
    shelf: SHELF,
    config: { billing: { welcomeTokens: 500 } },
    adapters: { speech, mp3: (bytes) => bytes },
  });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  source = await paste(ana, id, 'Arriendo: Los Robles', lease());
  const before = await balanceOf(ana);
  const { job_id } = await speak(ana, source, { minutes: 3 });
  job = await spoken(ana, id, job_id);
  paid = before - (await balanceOf(ana));
  wav = Buffer.from(await (await fetched(await addressOf(ana, id, job_id))).arrayBuffer());
});
afterAll(async () => {
  await expectSound(t);
  await t.close();
});

/** Fetches without a session. */
const fetched = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  t.world.nobody().fetch(url, { method, headers });
const url = () => addressOf(ana, id, job.job_id);

test('a file costs its price', () => {
  expect(paid).toBe(VOICES_PRICE);
});

describe('a file', () => {
  test('is made along with the result, which then tells of it, by the options that were asked', () => {
    expect(job).toMatchObject({
      status: 'completed',
      has_file: true,
      tokens: VOICES_PRICE,
      analysis_summary: { file_info: { duration: wav.length }, document_length: lease().trimEnd().length },
      analysis_data: {
        voices: { minutes: 3, lines: [{ text: 'Contrato de arrendamiento.' }], audio: { bytes: wav.length } },
      },
      metadata: { options: { minutes: 3, review: false } },
      evidence: { found: 1, total: 1 },
    });
    expect(wav.subarray(0, 4).toString()).toBe('RIFF');
    expect(wav.length).toBe(44 + 2 * speech.samples);
  });

  test('is sealed below its source', async () => {
    const [key, ...more] = await madeFiles(t);
    expect(more).toEqual([]);
    expect(key).toMatch(new RegExp(`^${ana.id}/${id}/${source.id}/studio/${job.job_id}/[0-9a-f-]{36}$`));
    const sealed = Buffer.concat((await (await t.deps.storage.get(key!)).toArray()) as Buffer[]);
    expect(sealed.includes('RIFF')).toBe(false);
    expect(sealed.includes(wav.subarray(10_000, 10_016))).toBe(false);
  });

  test('is told with its headers, also to HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetched(await url(), { range: method === 'HEAD' ? 'bytes=0-1' : '' }, method);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'audio/wav',
        'content-length': String(wav.length),
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
      expect((await answer.arrayBuffer()).byteLength).toBe(method === 'HEAD' ? 0 : wav.length);
    }
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=65530-65545', 65_530, 65_545],
    ['bytes=399000-', 399_000, -1],
    ['bytes=-1000', -1000, -1],
    ['bytes=10-99999999999999999999', 10, -1],
  ])('is sent in part: %s', async (range, first, last) => {
    const [from, to] = [first < 0 ? wav.length + first : first, last < 0 ? wav.length + last : last];
    const answer = await fetched(await url(), { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to}/${wav.length}`);
    expect(answer.headers.get('content-length')).toBe(String(to - from + 1));
    expect(Buffer.from(await answer.arrayBuffer()).equals(wav.subarray(from, to + 1))).toBe(true);
  });

  test('ends before what was asked for, or is sent whole where no one range is asked for', async () => {
    for (const range of [`bytes=${wav.length}-`, 'bytes=-0', 'bytes=99999999999999999999-']) {
      const answer = await fetched(await url(), { range });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${wav.length}`]);
      expect(await answer.json()).toMatchObject({ error_code: 'RANGE_UNSATISFIABLE' });
    }
    for (const range of ['bytes=0-1,5-6', 'bytes=5-1', 'lines=1-2', 'bytes=a-b']) {
      const answer = await fetched(await url(), { range });
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, wav.length]);
    }
  });

  test('is asked for as often as a listener wants', async () => {
    // Of its own: what waits for jobs asks often too, and is counted.
    const own = await testApp({ work: true, shelf: SHELF, config: { rateLimit: 300 }, adapters: { speech } });
    const eva = await own.world.user();
    const notebook = (await eva.notebook()).id;
    const { job_id } = await speak(eva, await paste(eva, notebook, 'Arriendo', lease()));
    await spoken(eva, notebook, job_id);
    const at = await addressOf(eva, notebook, job_id);
    for (let n = 0; n < 320; n++) {
      const { status } = await own.world.nobody().fetch(at, { headers: { range: 'bytes=0-3' } });
      expect(status, `the ${n}th`).toBe(206);
    }
    await own.close();
  });

  test('is fetched by whoever hangs up, and that hurts nobody', async () => {
    const at = await url();
    const leaving = new AbortController();
    const answer = await fetch(t.base + at, { signal: leaving.signal });
    expect(answer.status).toBe(200);
    leaving.abort();
    expect((await fetched(at, { range: 'bytes=0-3' })).status).toBe(206);
    expect(t.logged().filter((line) => line.includes('a call failed'))).toEqual([]);
  });
});

describe('an address', () => {
  test('is the same 404 cut, padded, of another job, with another time, or expired', async () => {
    const other = await spoken(ana, id, (await speak(ana, source)).job_id);
    const [mine, hers] = [await url(), await addressOf(ana, id, other.job_id)];
    const [head, words] = [mine.slice(0, mine.lastIndexOf('/') + 1), mine.slice(mine.lastIndexOf('/') + 1)];
    const [jobId, file, until, signature] = words.split('.') as [string, string, string, string];
    const later = (parseInt(until, 36) + 3600).toString(36);
    const wrong = [
      words.slice(0, -1),
      `${words}0`,
      `${words}.`,
      ` ${words}`,
      words.toUpperCase(),
      `${other.job_id}.${file}.${until}.${signature}`,
      `${jobId}.${hers.split('.')[1]!}.${until}.${signature}`,
      `${jobId}.${file}.${later}.${signature}`,
      `${jobId}.${file}.0${until}.${signature}`,
      `${jobId}.${file}.-1.${signature}`,
      `${jobId}.${file}.${until}.${'0'.repeat(64)}`,
      `${jobId}.${file}.${until}`,
      jobId,
      'x',
      '%00',
      '..%2f..%2fetc%2fpasswd',
      'y'.repeat(5000),
    ];
    for (const one of wrong) {
      const answer = await fetched(head + encodeURI(one));
      expect([one, answer.status]).toEqual([one, 404]);
      expect(await answer.json()).toMatchObject({ error_code: 'NOT_FOUND' });
    }
    expect((await fetched(mine)).status).toBe(200);
    await ana.call(studioApi.remove, { params: { id, jobId: other.job_id } });
    expect((await fetched(hers)).status).toBe(404);
    t.clock.pass(ADDRESS_MINUTES * 60 - 30);
    expect((await fetched(mine)).status).toBe(200);
    t.clock.pass(31);
    expect((await fetched(mine)).status).toBe(404);
    t.clock.pass(-ADDRESS_MINUTES * 60 - 1);
  });

  test('is only for reading', async () => {
    expect((await fetched(await url(), {}, 'DELETE')).status).toBe(405);
  });

  test('of a file that is lost is not found, and whoever runs the house is told', async () => {
    const lost = await spoken(ana, id, (await speak(ana, source)).job_id);
    const at = await addressOf(ana, id, lost.job_id);
    await t.deps.storage.remove((await madeFiles(t)).filter((key) => key.includes(lost.job_id)));
    expect((await fetched(at)).status).toBe(404);
    expect(t.logged().join('\n')).toContain('a stored file is missing');
    expect(await ana.call(studioApi.remove, { params: { id, jobId: lost.job_id } })).toEqual({ deleted: true, file_deleted: true }); // prettier-ignore
  });
});

describe('a download', () => {
  const download = (query: object) => ana.send(voices.api.download, { params: { id, jobId: job.job_id }, query: { ...query } }); // prettier-ignore

  test('without a format is the file, named by its tool; MP3 is made of it; the paper is there as ever', async () => {
    const whole = await download({});
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('content-length')]).toEqual([200, 'audio/wav', String(wav.length)]); // prettier-ignore
    expect(decodeURIComponent(whole.headers.get('content-disposition')!)).toContain("''voices-Arriendo Los Robles.wav");
    expect(Buffer.from(await whole.arrayBuffer()).equals(wav)).toBe(true);
    const mp3 = await download({ format: 'mp3' });
    expect([mp3.headers.get('content-type'), (await mp3.arrayBuffer()).byteLength]).toEqual(['audio/mpeg', wav.length]);
    expect(decodeURIComponent(mp3.headers.get('content-disposition')!)).toContain('.mp3');
    const paper = await download({ format: 'md' });
    expect(await paper.text()).toContain('Contrato de arrendamiento.');
    expect((await download({ format: 'flac' })).status).toBe(400);
  });

  test('of a result that was not spoken is its paper; there is no sound of it', async () => {
    const script = await spoken(ana, id, (await speak(ana, source, { review: true })).job_id);
    expect(script).toMatchObject({ has_file: false, analysis_summary: { file_info: null } });
    const params = { id, jobId: script.job_id };
    const paper = await ana.send(voices.api.download, { params });
    expect(paper.headers.get('content-type')).toContain('wordprocessingml');
    for (const format of ['wav', 'mp3'] as const)
      expect((await ana.send(voices.api.download, { params, query: { format } })).status).toBe(404);
    expect(await ana.call(voices.fileApi.address, { params })).toEqual({ status: 'completed', audio_url: null, audio_url_expires_at: null }); // prettier-ignore
  });
});

describe('what is asked', () => {
  test.each([
    { minutes: 0 },
    { minutes: 11 },
    { minutes: 1.5 },
    { minutes: '5' },
    { minutes: null },
    { review: 'yes' },
    [[]],
    'fast',
    null,
  ])('as %j is refused, and nothing is held', async (options) => {
    const before = await balanceOf(ana);
    const asked = { notebook_id: id, source_id: source.id, options };
    for (const endpoint of [voices.api.start, voices.wholeApi.overview]) {
      const answer = await ana.send(endpoint, { body: asked });
      expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([400, 'INVALID']);
    }
    expect(await balanceOf(ana)).toBe(before);
  });
});
