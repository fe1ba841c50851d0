import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { Recording, Transcription } from './port.ts';

/** One request that the pretended provider got. */
export type Asked = {
  headers: IncomingMessage['headers'];
  fields: Map<string, string>;
  file: Buffer;
  fileName: string;
};
/** What it does with a request; `n` counts them from 0. */
export type Answer = (response: ServerResponse, asked: Asked, n: number) => void;
/** Makes the adapter for a server at an address. `waits` gets every wait before a further try, which then takes no time. */
export type Make = (baseUrl: string, waits: number[], limit?: number) => Transcription;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** The parts of a form, taken apart as text in latin1, which keeps every byte. */
function formOf(headers: IncomingMessage['headers'], body: Buffer): Asked {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const asked: Asked = { headers, fields: new Map(), file: Buffer.alloc(0), fileName: '' };
  for (const part of body.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const value = rest.join('\r\n\r\n').slice(0, -2);
    const name = /name="([^"]*)"/.exec(head)?.[1] ?? '';
    const fileName = /filename="([^"]*)"/.exec(head)?.[1];
    if (fileName === undefined) asked.fields.set(name, value);
    else Object.assign(asked, { file: Buffer.from(value, 'latin1'), fileName });
  }
  return asked;
}

/** A provider on this machine that does as it is told. */
export async function pretend(answer: Answer): Promise<{ baseUrl: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then(
      (body) => {
        expect(request.url).toBe('/v1/audio/transcriptions');
        asked.push(formOf(request.headers, body));
        answer(response, asked.at(-1)!, asked.length - 1);
      },
      () => undefined,
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

export const say = (
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const SEGMENTS = [
  { id: 0, start: 0.5, end: 3.25, text: ' Buenos días, señora ministra.' },
  { id: 1, start: 3.25, end: 8, text: ' Comparece la demandada.' },
];
const VERBOSE = {
  task: 'transcribe',
  text: 'Buenos días, señora ministra. Comparece la demandada.',
  segments: SEGMENTS,
};
const UTTERANCES = [
  { from: 0.5, to: 3.25, text: 'Buenos días, señora ministra.' },
  { from: 3.25, to: 8, text: 'Comparece la demandada.' },
];

/** What every adapter of the transcription port promises. `recording` is one that it can take, in one piece. Call this inside a test file of the adapter. */
export function transcriptionConformance(make: Make, recording: () => Recording): void {
  const never = new AbortController().signal;
  const run = (transcription: Transcription, signal = never) =>
    transcription.transcribe(recording(), () => undefined, signal);

  test('tells what was said and when', async () => {
    const { baseUrl } = await pretend((response) => say(response, VERBOSE));
    const told: [number, number][] = [];
    const transcription = make(baseUrl, []);
    expect(transcription.name).toBe('whisper-1');
    expect(await transcription.transcribe(recording(), (done, of) => told.push([done, of]), never)).toEqual(UTTERANCES);
    expect(told).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('asks for segments with the key of the provider, and says nothing of the name of the file', async () => {
    const { baseUrl, asked } = await pretend((response) => say(response, VERBOSE));
    await run(make(baseUrl, []));
    const [{ headers, fields, file, fileName }] = asked as [Asked];
    expect(headers.authorization).toBe('Bearer secret');
    expect(Object.fromEntries(fields)).toEqual({
      model: 'whisper-1',
      response_format: 'verbose_json',
      'timestamp_granularities[]': 'segment',
    });
    expect(file.length).toBeGreaterThan(0);
    expect(fileName).toMatch(/^recording\.\w+$/);
  });

  test('a server without segments gives words without times', async () => {
    const { baseUrl } = await pretend((response) => say(response, { text: ' Comparece la demandada. ' }));
    expect(await run(make(baseUrl, []))).toEqual([{ from: null, to: null, text: 'Comparece la demandada.' }]);
  });

  test('a server that refuses to tell segments is asked for the text', async () => {
    const { baseUrl, asked } = await pretend((response, { fields }) =>
      fields.get('response_format') === 'verbose_json'
        ? say(response, { error: { message: "response_format 'verbose_json' is not compatible" } }, 400)
        : say(response, { text: 'Comparece la demandada.' }),
    );
    expect(await run(make(baseUrl, []))).toEqual([{ from: null, to: null, text: 'Comparece la demandada.' }]);
    expect(asked.map(({ fields }) => fields.get('timestamp_granularities[]'))).toEqual(['segment', undefined]);
  });

  test('silence is no words', async () => {
    const { baseUrl } = await pretend((response) => say(response, { text: '', segments: [] }));
    expect(await run(make(baseUrl, []))).toEqual([]);
  });

  test('times that make no sense are put right, and no word is lost', async () => {
    const segments = [
      { start: 9, end: 4, text: 'tres' },
      { start: -2, end: 6, text: 'uno' },
      { start: 5, end: 1e9, text: 'dos' },
      { start: 3, end: 4, text: '  ' },
    ];
    const { baseUrl } = await pretend((response) => say(response, { text: 'x', segments }));
    const said = await run(make(baseUrl, []));
    expect(said.map(({ text }) => text)).toEqual(['uno', 'dos', 'tres']);
    for (const [n, { from, to }] of said.entries()) {
      expect(from).toBeGreaterThanOrEqual(n === 0 ? 0 : said[n - 1]!.to!);
      expect(to).toBeGreaterThanOrEqual(from!);
    }
  });

  test('a segment that is none leaves the text, without times', async () => {
    const { baseUrl } = await pretend((response) =>
      say(response, { text: 'uno dos', segments: [{ start: 0, end: 1, text: 'uno' }, { text: 'dos' }] }),
    );
    expect(await run(make(baseUrl, []))).toEqual([{ from: null, to: null, text: 'uno dos' }]);
  });

  const FAILED = { code: 'PROVIDER_FAILED' };
  test.each([400, 401, 403, 404, 413])('%i is believed at once', async (status) => {
    const { baseUrl, asked } = await pretend((response) => say(response, { error: { message: 'no' } }, status));
    const waits: number[] = [];
    await expect(run(make(baseUrl, waits))).rejects.toMatchObject(FAILED);
    expect([asked.length, waits]).toEqual([1, []]);
  });

  test.each([429, 500, 503])('%i is asked again, a little later each time, and then believed', async (status) => {
    const { baseUrl, asked } = await pretend((response) => say(response, {}, status));
    const waits: number[] = [];
    await expect(run(make(baseUrl, waits))).rejects.toMatchObject(FAILED);
    expect([asked.length, waits]).toEqual([3, [1000, 4000]]);
  });

  test('waits as long as a busy server says, up to a minute', async () => {
    const { baseUrl } = await pretend((response, _asked, n) =>
      n === 2 ? say(response, VERBOSE) : say(response, {}, 429, { 'retry-after': n === 0 ? '7' : '86400' }),
    );
    const waits: number[] = [];
    expect(await run(make(baseUrl, waits))).toEqual(UTTERANCES);
    expect(waits).toEqual([7000, 60_000]);
  });

  test('an answer that is cut off is asked for again', async () => {
    const { baseUrl } = await pretend((response, _asked, n) => {
      if (n > 0) return say(response, VERBOSE);
      response.writeHead(200, { 'content-length': 1000 }).write('{"text":', () => response.destroy());
    });
    expect(await run(make(baseUrl, []))).toEqual(UTTERANCES);
  });

  test('a server that never answers is given up', async () => {
    const { baseUrl, asked } = await pretend(() => undefined);
    await expect(run(make(baseUrl, [], 150))).rejects.toMatchObject(FAILED);
    expect(asked).toHaveLength(3);
  });

  test.each(['<html>login</html>', '[]', '{}', '"text"', '{"text":7}'])('%s is no transcription', async (body) => {
    const { baseUrl } = await pretend((response) => void response.writeHead(200).end(body));
    await expect(run(make(baseUrl, []))).rejects.toMatchObject(FAILED);
  });

  test('an answer without end is not read to its end', async () => {
    const { baseUrl } = await pretend((response) => {
      const more = Buffer.alloc(1024 * 1024, ' ');
      Readable.from((function* () { for (;;) yield more; })()).on('error', () => undefined).pipe(response.on('error', () => undefined)); // prettier-ignore
    });
    await expect(run(make(baseUrl, []))).rejects.toMatchObject(FAILED);
  });

  test('the key is sent to nobody that the server points to', async () => {
    const other = await pretend((response) => say(response, VERBOSE));
    const { baseUrl } = await pretend((response) =>
      say(response, {}, 307, { location: `${other.baseUrl}/audio/transcriptions` }),
    );
    await expect(run(make(baseUrl, []))).rejects.toMatchObject(FAILED);
    expect(other.asked).toEqual([]);
  });

  test('ends when it is told to', async () => {
    const stop = new AbortController();
    const { baseUrl, asked } = await pretend(() => stop.abort(new Error('stopped')));
    await expect(run(make(baseUrl, []), stop.signal)).rejects.toThrow('stopped');
    expect(asked).toHaveLength(1);
  });
}
