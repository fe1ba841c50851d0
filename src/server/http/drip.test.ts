import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endDrips } from './drip.ts';
import { acceptJson } from './json.ts';

const SPAN = 300;
let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  endDrips(app, SPAN);
  acceptJson(app);
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.post('/whole', async ({ body }) => {
    await pause(2 * SPAN);
    return body;
  });
  app.post('/file', { config: { waits: true } }, async ({ body }) => `${(await text(body as never)).length}`);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function post(to: string, type: string, length: number): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(`POST ${to} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`);
  return socket;
}
/** Sends a piece now and again until the other side hangs up or there is no more; answers all that was said. */
async function drip(socket: Socket, piece: string, times: number, every = 20): Promise<string> {
  let left = times;
  const timer = setInterval(() => {
    if (left-- > 0 && !socket.destroyed) socket.write(piece);
  }, every);
  const [said] = await Promise.all([text(socket).catch(() => ''), once(socket, 'close')]);
  clearInterval(timer);
  return said;
}

test('a body that drips in is answered 408 and hung up on', async () => {
  const said = await drip(await post('/whole', 'application/json', 5000), ' ', 5000);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('connection: close');
});

test('a file that drips in is hung up on too', async () => {
  const said = await drip(await post('/file', 'application/octet-stream', 1_000_000), 'x', 5000);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
});

test('a file that takes many spans but comes on is taken whole', async () => {
  const [piece, times] = ['x'.repeat(256 * 1024), 30];
  const socket = await post('/file', 'application/octet-stream', piece.length * times);
  const saying = drip(socket, piece, times, SPAN / 10);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  socket.end();
  await saying;
});

test('whoever sends at once is not hung up on, however long the answer takes', async () => {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/whole`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await answer.json()).toEqual({ a: 1 });
});
