import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { testApp, type TestApp } from '#test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Sends bytes as they are, and answers all that came until the connection ended. */
async function said(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(t.world.base);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.end(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head, body };
}

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'INVALID'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400, 'INVALID'],
  ['a length and chunks', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400, 'INVALID'],
  ['headers over 16 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'PAYLOAD_TOO_LARGE'],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'INVALID'],
  ['an expectation of nobody', 'GET /api/notebooks/ HTTP/1.1\r\nHost: a\r\nExpect: a\r\nConnection: close\r\n\r\n', 401, 'UNAUTHENTICATED'],
  ['the method QUERY without a body', 'QUERY /api/notebooks/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 415, 'UNSUPPORTED_MEDIA_TYPE'],
] as const)('%s is refused with a code and no details', async (_what, bytes, status, code) => {
  const answer = await said(bytes);
  expect(answer).toMatchObject({ status, head: expect.stringMatching(/nosniff/i) as string });
  expect(errorBody.parse(JSON.parse(answer.body)).error_code).toBe(code);
}); // prettier-ignore

test('who hangs up amid a body is no failure of ours', async () => {
  const { hostname, port } = new URL(t.world.base);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.end('POST /api/users/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{');
  socket.resume();
  await once(socket, 'close');
  await t.world.nobody().fetch('/api/health');
  expect(t.logged().filter((line) => line.includes('a call failed'))).toEqual([]);
}); // prettier-ignore
