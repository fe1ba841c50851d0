import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedFetch, type LIMITS } from '#server/ports/web/guarded.ts';
import { codeOf, PretendedWeb, PUBLIC, to, USER_AGENT } from '#test/site.ts';
import { bestOf, createYoutube } from './youtube.ts';

const VIDEO = new URL('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const track = (
  language: string,
  kind?: string,
  baseUrl = `https://www.youtube.com/api/timedtext?lang=${language}`,
) => ({
  baseUrl,
  languageCode: language,
  name: { simpleText: language },
  vssId: `.${language}`,
  ...(kind && { kind }),
});
const player = (captionTracks: object[]) => ({
  responseContext: {},
  playabilityStatus: { status: 'OK' },
  videoDetails: {
    videoId: 'dQw4w9WgXcQ',
    title: ' Alegato en la Corte Suprema ',
    lengthSeconds: '60',
    shortDescription: '',
  },
  captions: { playerCaptionsTracklistRenderer: { captionTracks } },
});
const EVENTS = {
  wireMagic: 'pb3',
  events: [
    { tStartMs: 0, dDurationMs: 1000, id: 1 },
    { tStartMs: 3200, dDurationMs: 1800, segs: [{ utf8: 'La parte ' }, { utf8: 'demandada\napela.' }] },
    { tStartMs: 500, dDurationMs: 2500, segs: [{ utf8: 'Se abre la audiencia.' }] },
    { tStartMs: 3000, aAppend: 1, segs: [{ utf8: '\n' }] },
  ],
};

let web: PretendedWeb;
let limits: Partial<typeof LIMITS> = {};
afterEach(() => {
  limits = {};
  return web.close();
});
/** YouTube as it is pretended: `info` answers about a video, `timedtext` with captions. */
async function youtube(
  info: RequestListener,
  timedtext: RequestListener = (_, response) => json(response, EVENTS),
): Promise<void> {
  web = await PretendedWeb.open((request, response) => {
    if (request.url?.startsWith('/youtubei/v1/player')) info(request, response);
    else if (request.url?.startsWith('/api/timedtext')) timedtext(request, response);
    else response.writeHead(404).end();
  });
  for (const host of ['www.youtube.com', 'youtubei.googleapis.com']) web.names.set(host, [[PUBLIC]]);
}
const transcript = (url = VIDEO, signal = new AbortController().signal) =>
  createYoutube(
    createGuardedFetch({ userAgent: USER_AGENT, resolve: web.resolve, connect: web.connect, limits }),
  )!.transcript(url, signal);
const withTracks = (...tracks: object[]) => youtube((_, response) => json(response, player(tracks)));

test('what is said in a video is told with its times, in their order', async () => {
  await withTracks(track('es'));
  expect(await transcript()).toEqual({
    title: 'Alegato en la Corte Suprema',
    utterances: [
      { from: 0.5, to: 3, text: 'Se abre la audiencia.' },
      { from: 3.2, to: 5, text: 'La parte demandada apela.' },
    ],
  });
  const asked = web.requests.at(-1)!;
  expect(asked.path).toContain('fmt=json3');
  expect(asked.headers['user-agent']).toBe(USER_AGENT);
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', true],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', true],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', true],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', true],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', true],
  ['https://www.youtube.com/@canal', false],
  ['https://www.youtube.com/watch?v=corto', false],
  ['https://youtube.com.example.com/watch?v=dQw4w9WgXcQ', false],
  ['https://example.com/watch?v=dQw4w9WgXcQ', false],
])('%s is a video: %s', async (url, known) => {
  await withTracks();
  expect(createYoutube(fetch)!.knows(new URL(url))).toBe(known);
});

test('captions that people wrote come first, in the language that is spoken', () => {
  const list = (...tracks: [string, string?][]) =>
    tracks.map(([language_code, kind]) => ({ base_url: '', language_code, ...(kind && { kind }) }));
  expect(bestOf(list(['fr'], ['es-419'], ['en']))?.language_code).toBe('es-419');
  expect(bestOf(list(['es'], ['en', 'asr'], ['en-GB']))?.language_code).toBe('en-GB');
  expect(bestOf(list(['fr'], ['de', 'asr']))?.language_code).toBe('fr');
  expect(bestOf(list(['es', 'asr']))?.kind).toBe('asr');
  expect(bestOf([])).toBeUndefined();
});

describe('YouTube that is unkind', () => {
  test.each<[string, RequestListener, RequestListener?]>([
    ['no captions', (_, response) => json(response, player([]))],
    ['no captions at all', (_, response) => json(response, { ...player([]), captions: undefined })],
    [
      'a video that is gone',
      (_, response) => json(response, { playabilityStatus: { status: 'ERROR', reason: 'Gone' } }),
    ],
    ['garbage', (_, response) => void response.end('<html>')],
    ['nothing', (_, response) => void response.end()],
    ['another shape', (_, response) => json(response, { captions: [1, 2, 3] })],
    ['429', (_, response) => json(response, {}, 429)],
    ['403', (_, response) => json(response, {}, 403)],
    ['a redirect inside', to('http://169.254.169.254/')],
    ['captions elsewhere', (_, response) => json(response, player([track('es', undefined, 'https://evil.example/x')]))],
    ['captions inside', (_, response) => json(response, player([track('es', undefined, 'http://127.0.0.1/x')]))],
    ['captions of another shape', (_, r) => json(r, player([track('es')])), (_, r) => json(r, { events: 'no' })],
    [
      'captions without a word',
      (_, r) => json(r, player([track('es')])),
      (_, r) => json(r, { events: [{ tStartMs: 1 }] }),
    ],
    ['empty captions', (_, r) => json(r, player([track('es')])), (_, r) => void r.end('')],
    ['refused captions', (_, r) => json(r, player([track('es')])), (_, r) => json(r, {}, 429)],
  ])('%s: there is no transcript, and nobody else is asked', async (_, info, timedtext) => {
    await youtube(info, timedtext);
    web.names.set('evil.example', [[PUBLIC]]);
    expect(await codeOf(transcript())).toBe('NO_TRANSCRIPT');
    expect(web.canary).toBe(0);
    expect(web.requests.every(({ host }) => /youtube\.com$|googleapis\.com$/.test(host))).toBe(true);
  });

  test.each<[string, RequestListener]>([
    ['late', () => undefined],
    ['gone', (request) => void request.socket.destroy()],
  ])('%s: it is not reached', async (_, info) => {
    limits = { headers: 100 };
    await youtube(info);
    expect(await codeOf(transcript())).toBe('URL_UNREACHABLE');
  });

  test('is left at once by who does not want it any more', async () => {
    const stop = new AbortController();
    await youtube(() => stop.abort(new Error('stopped')));
    await expect(transcript(VIDEO, stop.signal)).rejects.toThrow('stopped');
  });
});
