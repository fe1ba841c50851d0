import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decode } from 'fast-png';
import { afterEach, describe, expect, test } from 'vitest';
import { BLANK, PAGE, WORDS, ocrConformance } from './conformance.ts';
import type { Ocr } from './port.ts';
import { createProviderOcr } from './provider.ts';

type Asked = {
  model: string;
  messages: { role: string; content: string | { type: string; image_url?: { url: string } }[] }[];
};
type Answering = (asked: Asked, answer: ServerResponse, request: IncomingMessage) => void;
const running: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(running.splice(0).map((end) => end())));

const imageOf = ({ messages }: Asked): Buffer => {
  const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  const url = parts.find(({ type }) => type === 'image_url')!.image_url!.url;
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};
const says = (answer: ServerResponse, content: string, finish_reason = 'stop'): void => {
  answer.setHeader('content-type', 'application/json');
  answer.end(
    JSON.stringify({
      id: '1',
      object: 'chat.completion',
      created: 1,
      model: 'ojo',
      choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
};
const refuses = (answer: ServerResponse, status: number): void => {
  answer.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
};

/** A pretended provider on this machine, and a reader that asks it. */
async function provider(answering: Answering, limit = 20_000): Promise<{ ocr: Ocr; asked: Asked[]; keys: unknown[] }> {
  const asked: Asked[] = [];
  const keys: unknown[] = [];
  const server = createServer((request, answer) => {
    void buffer(request).then((body) => {
      asked.push(JSON.parse(body.toString()) as Asked);
      keys.push(request.headers.authorization);
      answering(asked.at(-1)!, answer, request);
    }, () => undefined); // prettier-ignore
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  running.push(() => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const ocr = createProviderOcr({ baseUrl, apiKey: 'la-clave', model: 'ojo' }, { limit, waits: [1, 1] });
  return { ocr, asked, keys };
}
const white = (png: Buffer): boolean => decode(png).data.every((pixel) => pixel > 200);
const seeing: Answering = (asked, answer) =>
  says(answer, white(imageOf(asked)) ? '[no text]' : `Artículo 3\n\n${WORDS}`);
const end = async (): Promise<void> => undefined;

describe('a vision model', () => {
  ocrConformance(
    async () => ({ ocr: (await provider(seeing)).ocr, end }),
    async () => ({ ocr: (await provider(() => undefined)).ocr, end }),
  );
});

const read = (ocr: Ocr): Promise<string> => ocr.read(PAGE, new AbortController().signal).then(({ text }) => text);

test('is asked with the key, its model and the image itself', async () => {
  const { ocr, asked, keys } = await provider(seeing);
  await read(ocr);
  expect(keys).toEqual(['Bearer la-clave']);
  expect(asked[0]!.model).toBe('ojo');
  expect(imageOf(asked[0]!).equals(Buffer.from(PAGE.bytes))).toBe(true);
});

test('gets a rendered page as the same pixels in a PNG', async () => {
  const { ocr, asked } = await provider(seeing);
  const pixels = Buffer.from([0, 50, 100, 150, 200, 250]);
  await ocr.read(
    { bytes: Buffer.concat([Buffer.from('P5\n3 2\n255\n'), pixels]), mediaType: BLANK.mediaType },
    new AbortController().signal,
  );
  expect(decode(imageOf(asked[0]!))).toMatchObject({ width: 3, height: 2, channels: 1 });
  expect(Buffer.from(decode(imageOf(asked[0]!)).data).equals(pixels)).toBe(true);
});

test('a provider that is busy or stumbles is asked again', async () => {
  let times = 0;
  const statuses = [429, 500];
  const { ocr } = await provider((_asked, answer) => {
    const status = statuses[times++];
    if (status) refuses(answer, status);
    else says(answer, WORDS);
  });
  expect(await read(ocr)).toBe(WORDS);
  expect(times).toBe(3);
});

test.each<[string, Answering, number]>([
  ['a key that is refused', (_asked, answer) => refuses(answer, 401), 1],
  ['a model that is not there', (_asked, answer) => refuses(answer, 404), 1],
  ['errors without end', (_asked, answer) => refuses(answer, 500), 3],
  ['no JSON', (_asked, answer) => void answer.end('<html>'), 1],
  ['JSON of another shape', (_asked, answer) => void answer.end('{"choices":[]}'), 1],
  ['an answer without end', (_asked, answer) => says(answer, 'a'.repeat(3_000_000)), 1],
  ['half a page', (_asked, answer) => says(answer, WORDS, 'length'), 1],
  ['a remark', (_asked, answer) => says(answer, "I'm sorry, I can't help with that."), 1],
  ['a description', (_asked, answer) => says(answer, 'La imagen muestra una hoja con texto.'), 1],
])('%s is a provider that failed', async (_what, answering, times) => {
  const { ocr, asked } = await provider(answering);
  await expect(read(ocr)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  expect(asked).toHaveLength(times);
});

test('a connection that breaks off, a redirection and an answer that never comes are failures too', async () => {
  const broken = await provider((_asked, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"choices":');
    setImmediate(() => answer.destroy());
  });
  await expect(read(broken.ocr)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  const elsewhere = await provider((_asked, answer) =>
    void answer.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  ); // prettier-ignore
  await expect(read(elsewhere.ocr)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  const late = await provider(() => undefined, 50);
  await expect(read(late.ocr)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
});

test('a fence around the text is no part of it', async () => {
  const { ocr } = await provider((_asked, answer) => says(answer, '```text\nLa renta\n```'));
  expect(await read(ocr)).toBe('La renta');
});
