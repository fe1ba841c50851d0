import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer, json } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { post } from '#contract/endpoint.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { Caller, type Person } from '#test/world.ts';
import { answerError } from './answer.ts';
import type { Handlers } from './call.ts';
import { acceptJson } from './json.ts';
import { mount } from './mount.ts';
import { Problem } from './problem.ts';
import { acceptUploads } from './upload.ts';

const api = {
  take: post('/take/', {
    about: 'Takes a file',
    wire: 'upload',
    body: z.object({
      title: z.string().min(1).max(20).optional(),
      refuse: z.string().optional(),
      wait: z.string().optional(),
    }),
    answer: z.object({ title: z.string().nullable(), name: z.string().nullable(), bytes: z.number() }),
  }),
};
/** A promise with its end in hand. */
function signal<T = void>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
const looking = signal();
const ended = signal<unknown>();
let waiting: Promise<void> = Promise.resolve();
/** The limit of the test's app. */
const LIMIT = 100 * 1024 * 1024;
const handlers: Handlers<typeof api> = {
  take: async ({ body, upload }) => {
    if (body.refuse) throw new Problem('NOT_FOUND');
    if (body.wait) {
      looking.resolve();
      await waiting;
    }
    if (!upload) return { title: body.title ?? null, name: null, bytes: 0 };
    let bytes = 0;
    try {
      for await (const chunk of upload.stream) bytes += (chunk as Buffer).length;
    } catch (error) {
      ended.resolve(error);
      throw error;
    }
    const all = await upload.fields();
    return { title: all.title ?? null, name: upload.name, bytes };
  },
};

let t: TestApp;
let app: FastifyInstance;
let ana: Person;
let caller: Caller;
beforeAll(async () => {
  t = await testApp();
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setErrorHandler(answerError);
  app.decorateRequest('caller');
  acceptJson(app);
  await acceptUploads(app);
  mount(app, t.deps, api, handlers);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ana = await t.world.user();
  caller = new Caller(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, ana.access);
});
afterAll(async () => {
  await app.close();
  await t.close();
});

const file = (bytes: Uint8Array = randomBytes(300_000)) =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
const form = (...parts: [string, string | Blob, string?][]): FormData => {
  const made = new FormData();
  for (const [name, value, fileName] of parts)
    if (value instanceof Blob) made.append(name, value, fileName);
    else made.append(name, value);
  return made;
};
const send = (body: FormData) => caller.fetch('/take', { method: 'POST', body });
const told = async (answer: Response) => [answer.status, ((await answer.json()) as { error_code: string }).error_code];

test('a file comes whole, with the fields before it and after it', async () => {
  for (const parts of [
    [
      ['title', 'Contrato'],
      ['file', file(), 'contrato.pdf'],
    ],
    [
      ['file', file(), 'contrato.pdf'],
      ['title', 'Contrato'],
    ],
  ] as [string, string | Blob, string?][][]) {
    const answer = await send(form(...parts));
    expect(await answer.json()).toEqual({ title: 'Contrato', name: 'contrato.pdf', bytes: 300_000 });
  }
});

test('the same call takes JSON', async () => {
  const answer = await caller.fetch('/take/', {
    method: 'POST',
    body: '{"title":"Texto"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(await answer.json()).toMatchObject({ title: 'Texto', name: null });
});

test.each([
  ['no file', form(['title', 'Contrato'])],
  ['two files', form(['file', file(), 'a.pdf'], ['file', file(), 'b.pdf'])],
  ['a field twice', form(['title', 'a'], ['title', 'b'], ['file', file(), 'a.pdf'])],
  ['a wrong field before the file', form(['title', 'a'.repeat(21)], ['file', file(), 'a.pdf'])],
  ['a wrong field after the file', form(['file', file(), 'a.pdf'], ['title', 'a'.repeat(21)])],
  ['a field of 100 KiB', form(['title', 'a'.repeat(100_000)], ['file', file(), 'a.pdf'])],
  [
    'forty fields',
    form(...Array.from({ length: 40 }, (_, i): [string, string] => [`f${i}`, 'x']), ['file', file(), 'a.pdf']),
  ],
])('a form with %s is refused', async (_what, body) => {
  expect(await told(await send(body))).toEqual([400, 'INVALID']);
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'cut short',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  ],
  ['of no form', 'multipart/form-data; boundary=b', 'nothing here'],
])('a body %s is refused', async (_what, type, body) => {
  const answer = await caller.fetch('/take', { method: 'POST', body, headers: { 'content-type': type } });
  expect([400, 415]).toContain(answer.status);
});

/** Sends a form piece by piece, as long as the server takes it; answers the response and how much was sent. */
async function pour(
  headers: Record<string, string>,
  first: string,
  piece: Buffer,
  most: number,
): Promise<{ status: number; body: { error_code?: string }; sent: number }> {
  const call = request(`${caller.base}/take`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.access}`, 'content-type': 'multipart/form-data; boundary=b', ...headers },
  });
  call.setMaxListeners(0).on('error', () => undefined);
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  let done = false;
  void answered.then(() => (done = true));
  call.write(first);
  let sent = 0;
  while (!done && sent < most) {
    sent += piece.length;
    if (!call.write(piece)) await Promise.race([new Promise((resolve) => call.once('drain', resolve)), answered]);
  }
  const [response] = await answered;
  const body = (await json(response)) as { error_code?: string };
  call.destroy();
  return { status: response.statusCode!, body, sent };
}
const head = (fields = ''): string =>
  `${fields}--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;

test('a file over the limit is refused at the limit, however long it goes on', async () => {
  const { status, body, sent } = await pour({}, head(), Buffer.alloc(1024 * 1024, 65), 10 * LIMIT);
  expect([status, body.error_code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(sent).toBeLessThan(1.2 * LIMIT);
}, 30_000);

test('a sender who says it will be too much is refused before it comes', async () => {
  const { status, sent } = await pour(
    { 'content-length': String(2 * LIMIT) },
    head(),
    Buffer.alloc(64 * 1024, 65),
    2 * LIMIT,
  );
  expect(status).toBe(413);
  expect(sent).toBeLessThan(LIMIT / 4);
});

test('a call that is refused before its file is read is answered at once', async () => {
  const field = '--b\r\ncontent-disposition: form-data; name="refuse"\r\n\r\nyes\r\n';
  const { status, sent } = await pour({}, head(field), Buffer.alloc(64 * 1024, 65), LIMIT);
  expect(status).toBe(404);
  expect(sent).toBeLessThan(LIMIT / 4);
});

test('a form that breaks off while its call is looked at ends its call and nothing else', async () => {
  const { promise: left, resolve: leave } = signal();
  waiting = left;
  const call = request(`${caller.base}/take`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${ana.access}`, 'content-type': 'multipart/form-data; boundary=b' },
  });
  call.on('error', () => undefined);
  const field = '--b\r\ncontent-disposition: form-data; name="wait"\r\n\r\nyes\r\n';
  call.write(head(field) + 'a'.repeat(100_000));
  await looking.promise;
  call.destroy();
  // The server sees the end of the sender some moments later.
  await new Promise((resolve) => setTimeout(resolve, 100));
  leave();
  expect(await ended.promise).toBeInstanceOf(Problem);
});

test('the app goes on after all that', async () => {
  expect((await send(form(['file', file(), 'a.pdf']))).status).toBe(200);
  expect((await buffer((await fetch(`${t.base}/api/health`)).body!)).length).toBeGreaterThan(0);
});
