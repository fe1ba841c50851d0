import type { ConnectionError, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors.ts';
import { errorBodyOf } from './answer.ts';
import { BARE } from './headers.ts';
import { Problem } from './problem.ts';

type Refusal = { status: number; code: ErrorCode };

/** What the parser of HTTP refuses: more than it reads (RFC 6585, section 5), a request that never came whole, and what is no HTTP. */
const REFUSED: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'PAYLOAD_TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'INVALID' },
};
const NO_HTTP: Refusal = { status: 400, code: 'INVALID' };

/** Answers what is no request as every error is answered, and ends the connection: what else it holds cannot be told apart. */
export function answerBroken(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, code } = REFUSED[error.code] ?? NO_HTTP;
  const body = JSON.stringify(errorBodyOf(new Problem(code), { id: randomUUID(), headers: {} }));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(BARE).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** An expectation that nobody knows is not heeded (RFC 9110, section 10.1.1); Node would answer it without a word. */
export function ignoreExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
