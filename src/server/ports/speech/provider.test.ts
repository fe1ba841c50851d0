import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { medianPitch, tone, wavOf } from '#test/sound.ts';
import { hearAll, speechConformance } from './conformance.ts';
import type { Speech, Utterance } from './port.ts';
import { createProviderSpeech } from './provider.ts';

type Body = { model: string; voice: string; input: string; response_format: string };
type Asked = { path: string; authorization: string | undefined; body: Body };
type Answer = (response: ServerResponse, asked: Asked, n: number) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
/** A provider on this machine that does as it is told. */
async function pretend(answer: Answer) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = '', headers } = request;
      asked.push({ path, authorization: headers.authorization, body: JSON.parse(body) as Body });
      answer(response, asked.at(-1)!, asked.length - 1);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}
const log = { warn: () => undefined };
function make(baseUrl: string, waits: number[] = [], limit?: number): Speech {
  const pause = async (ms: number) => void waits.push(ms);
  const voices = ['alloy', 'onyx'] as const;
  return createProviderSpeech({
    baseUrl,
    apiKey: 'secret',
    model: 'tts-1',
    voices,
    log,
    pause,
    ...(limit && { limit }),
  });
}

/** As long as its words, and of a pitch for each voice. */
const spoken = ({ voice, input }: Body) => tone(voice === 'alloy' ? 200 : 110, 0.3 + input.length / 40);
const say = (response: ServerResponse, body: Buffer | string, type = 'audio/wav', status = 200, more = {}): void =>
  void response.writeHead(status, { 'content-type': type, ...more }).end(body);
const speaks: Answer = (response, { body }) => say(response, wavOf(spoken(body)));
const said: Utterance[] = [{ voice: 0, text: 'Hola.' }];
const FAILED = { code: 'SPEECH_FAILED' };

speechConformance(
  async () => make((await pretend(speaks)).baseUrl),
  async () => make((await pretend(() => undefined)).baseUrl),
  medianPitch,
);

test('is asked for WAV in the way of OpenAI, with its key, model and voices', async () => {
  const { baseUrl, asked } = await pretend(speaks);
  await hearAll(make(baseUrl), [...said, { voice: 1, text: 'Adiós.' }]);
  const request = (voice: string, input: string) => ({
    path: '/v1/audio/speech',
    authorization: 'Bearer secret',
    body: { model: 'tts-1', voice, input, response_format: 'wav' },
  });
  expect(asked).toEqual([request('alloy', 'Hola.'), request('onyx', 'Adiós.')]);
});

test('tells where words go, unless they stay on this machine', () => {
  expect(make('http://127.0.0.1:9/v1').host).toBeNull();
  expect(make('https://voces.example:8443/v1').host).toBe('voces.example:8443');
});

test('sounds keep their order, whichever comes first', async () => {
  const later: (() => void)[] = [];
  const { baseUrl } = await pretend((response, asked, n) => {
    const answer = () => speaks(response, asked, n);
    if (asked.body.input.startsWith('Primero')) later.push(answer);
    else {
      answer();
      later.splice(0).forEach((go) => go());
    }
  });
  const texts = ['Primero, lo más largo de todo.', 'Segundo.', 'Y tercero, ni lo uno ni lo otro.'];
  const sounds = await hearAll(
    make(baseUrl),
    texts.map((one) => ({ voice: 0, text: one })),
  );
  expect(sounds.map(({ samples }) => samples.length)).toEqual(
    texts.map((input) => spoken({ model: '', voice: 'alloy', input, response_format: '' }).samples.length),
  );
});

test.each([
  ['an error of OpenAI', '{"error":{"message":"Invalid value for response_format"}}'],
  ['plain words', 'response_format wav is not supported'],
])('a server that knows no WAV (%s) is asked for bare samples, all of several at once', async (_name, refusal) => {
  const { baseUrl, asked } = await pretend((response, { body }) => {
    if (body.response_format === 'wav') return say(response, refusal, 'application/json', 400);
    say(response, Buffer.from(spoken(body).samples.buffer), 'audio/pcm');
  });
  const speech = make(baseUrl);
  const sounds = await hearAll(speech, [...said, ...said, ...said]);
  expect(sounds.map(({ rate, samples }) => [rate, samples.length])).toEqual(Array(3).fill([24_000, 10_200]));
  await hearAll(speech, said);
  expect(asked.at(-1)!.body.response_format).toBe('pcm');
  expect(asked).toHaveLength(7);
});

describe('an unkind server', () => {
  const run = async (answer: Answer, limit?: number) => {
    const { baseUrl, asked } = await pretend(answer);
    const waits: number[] = [];
    const heard = await hearAll(make(baseUrl, waits, limit), said).catch((error: unknown) => error);
    return { heard, waits, asked: asked.length };
  };

  test.each([400, 401, 403, 404, 413])('%i is believed at once', async (status) => {
    const { heard, asked } = await run((response) => say(response, '{"error":{"message":"no"}}', 'application/json', status)); // prettier-ignore
    expect([heard, asked]).toEqual([expect.objectContaining(FAILED), 1]);
  });

  test.each([429, 500, 503])('%i is asked again, a little later each time, and then believed', async (status) => {
    const { heard, waits } = await run((response) => say(response, '{}', 'application/json', status));
    expect([heard, waits]).toEqual([expect.objectContaining(FAILED), [1000, 4000]]);
  });

  test('is waited for as long as it says', async () => {
    const { heard, waits } = await run((response, asked, n) =>
      n === 0 ? say(response, '', 'text/plain', 429, { 'retry-after': '7' }) : speaks(response, asked, n),
    );
    expect(waits).toEqual([7000]);
    expect(heard).toHaveLength(1);
  });

  test('that cuts off is asked again', async () => {
    const { heard } = await run((response, asked, n) => {
      if (n > 0) return speaks(response, asked, n);
      const wav = wavOf(spoken(asked.body));
      response.writeHead(200, { 'content-length': wav.length }).write(wav.subarray(0, 900), () => response.destroy());
    });
    expect(heard).toHaveLength(1);
  });

  test('that never answers is given up', async () => {
    const { heard, asked } = await run(() => undefined, 150);
    expect([heard, asked]).toEqual([expect.objectContaining(FAILED), 3]);
  });

  const wav = wavOf(tone(200, 1));
  test.each<[string, Buffer | string, string]>([
    ['a page', '<!doctype html><html>login</html>', 'text/html'],
    ['JSON', '{"audio":"UklGRg=="}', 'application/json'],
    ['nothing', '', 'audio/wav'],
    ['garbage', Buffer.alloc(5000, 7), 'audio/wav'],
    ['MP3', Buffer.from('ID3\u0004\0\0\0'), 'audio/mpeg'],
    ['a WAV without sound', wav.subarray(0, 44), 'audio/wav'],
    ['half a WAV', wav.subarray(0, wav.length / 2), 'audio/wav'],
    [
      'a WAV of an unknown kind',
      Buffer.concat([wav.subarray(0, 20), Buffer.from([85, 0]), wav.subarray(22)]),
      'audio/wav',
    ],
  ])('%s is no speech', async (_name, body, type) => {
    const { heard } = await run((response) => say(response, body, type));
    expect(heard).toMatchObject(FAILED);
  });

  test.each([
    ['a page', '<html></html>', 'text/html'],
    ['half a sample', Buffer.alloc(7), 'audio/pcm'],
    ['nothing', '', 'audio/pcm'],
  ])('%s is no speech where bare samples were asked for', async (_name, body, type) => {
    const { heard } = await run((response, asked) =>
      asked.body.response_format === 'wav' ? say(response, 'no wav', 'text/plain', 400) : say(response, body, type),
    );
    expect(heard).toMatchObject(FAILED);
  });

  test('an answer without end is not read to its end', async () => {
    const { heard } = await run((response) => {
      const more = Buffer.alloc(4 * 1024 * 1024);
      Readable.from((function* () { for (;;) yield more; })()).on('error', () => undefined).pipe(response.on('error', () => undefined)); // prettier-ignore
    });
    expect(heard).toMatchObject(FAILED);
  });

  test('the key is sent to nobody that it points to', async () => {
    const other = await pretend(speaks);
    const { heard } = await run((response) =>
      say(response, '', 'text/plain', 307, { location: `${other.baseUrl}/audio/speech` }),
    );
    expect(heard).toMatchObject(FAILED);
    expect(other.asked).toEqual([]);
  });
});
