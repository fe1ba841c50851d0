import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { acceptJson } from './json.ts';
import { serverLimits } from './limits.ts';

/** The limits of the server in a hundredth of their time. */
const hundredth = {
  ...serverLimits,
  connectionTimeout: serverLimits.connectionTimeout / 100,
  requestTimeout: serverLimits.requestTimeout / 100,
  http: {
    ...serverLimits.http,
    headersTimeout: serverLimits.http.headersTimeout / 100,
    connectionsCheckingInterval: serverLimits.http.connectionsCheckingInterval / 100,
  },
};
let app: FastifyInstance;
afterEach(() => app.close());

/** A connection to the server, and how many of its calls were done. */
async function connected(): Promise<{ socket: Socket; done: () => number; answer: () => string }> {
  let [done, answer] = [0, ''];
  app = fastify(hundredth);
  acceptJson(app);
  app.post('/', () => ++done);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString())).on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, done: () => done, answer: () => answer };
}

test('a head that drips is not waited for', async () => {
  const { socket, done, answer } = await connected();
  const gone = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\n');
  // A header every tenth of what it may take in all: the socket is never idle.
  const dripping = setInterval(() => socket.write('x-a: b\r\n'), serverLimits.http.headersTimeout / 1000);
  await gone;
  clearInterval(dripping);
  expect(answer()).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  expect(done()).toBe(0);
});

test('a body that stands still is not waited for', async () => {
  const { socket, done, answer } = await connected();
  const gone = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await gone;
  expect(answer()).toMatch(/^(?:HTTP\/1\.1 40[08] |$)/);
  expect(done()).toBe(0);
});

test('a head is waited for at most as long as is said, and the look at it comes soon enough', () => {
  const { headersTimeout, connectionsCheckingInterval } = serverLimits.http;
  expect(headersTimeout).toBe(15_000);
  expect(connectionsCheckingInterval).toBeLessThanOrEqual(headersTimeout / 3);
});
