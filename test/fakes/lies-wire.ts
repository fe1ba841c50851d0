import type { ServerResponse } from 'node:http';
import type { Provider } from '#contract/engine-about.ts';
import { event, EVENTS, USAGE, whole } from './provider-wires.ts';
import type { Asked, Reply } from './provider.ts';

/**
 * One way in which a server misleads below the words. `reply`: what it answers to a question, given true words that it may say. `patience`: milliseconds that
 * it is waited for, where it keeps silent. `ends`: whether it is told as a failure, answered, or either. `asked`: requests of one question at most.
 */
export type WireLie = {
  id: string;
  family: string;
  about: string;
  reply: (honest: string, asked: Asked) => Reply;
  patience?: number;
  ends: 'failure' | 'answer' | 'either';
  asked?: number;
  /** Its words are the same on each wire, and take long to read: one of them is asked. */
  once?: true;
};

/** Writes a whole stream at once. */
const streaming = (
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'text/event-stream' },
): Reply => ({
  by: (response: ServerResponse) => void response.writeHead(200, headers).end(body),
});
/** The events of true words, with something before their end. */
const said = (provider: Provider, text: string, before = '', after = ''): string => {
  const { begin, piece, end } = EVENTS[provider];
  return `${begin()}${piece(text)}${before}${end('stop', USAGE)}${after}`;
};
const LATER = { 'retry-after-ms': '1' };
const status =
  (code: number, body?: string, headers: Record<string, string> = LATER): WireLie['reply'] =>
  () => ({ status: code, headers, ...(body !== undefined && { body }) });

/** The error that each provider writes, in a body of status 200. */
const ERROR: Record<Provider, object> = {
  'openai-compatible': { error: { message: 'secret words of a user', type: 'server_error', code: 500 } },
  openai: { error: { message: 'secret words of a user', type: 'server_error', code: null } },
  anthropic: { type: 'error', error: { type: 'overloaded_error', message: 'secret words of a user' } },
  google: { error: { code: 503, message: 'secret words of a user', status: 'UNAVAILABLE' } },
};
const HTML = '<!doctype html><html><body><h1>Corte Suprema, Rol 4.321-2019</h1></body></html>';
const FAILURE = { ends: 'failure' } as const;
const EITHER = { ends: 'either' } as const;

/** Ways in which a body, its type or its status misleads. */
export const BODIES: readonly WireLie[] = [
  {
    id: 'json-broken-midway',
    family: 'broken JSON',
    about: 'sends an event that ends in the midst of its JSON',
    reply: () => streaming('data: {"choices": [{"delta": {"content": "La ren\n\n'),
    ...FAILURE,
  },
  {
    id: 'json-broken-after-words',
    family: 'broken JSON',
    about: 'breaks its JSON after true words',
    reply: (honest, { provider }) => streaming(said(provider, `${honest}\n`, 'data: {"choices": [{"del\n\n')),
    ...EITHER,
  },
  {
    id: 'json-of-another-shape',
    family: 'broken JSON',
    about: 'sends JSON of a shape that is none of its own',
    reply: () => streaming('data: {"hello": "world"}\n\ndata: [1, 2]\n\ndata: null\n\ndata: [DONE]\n\n'),
    ...FAILURE,
  },
  {
    id: 'json-of-the-prototype',
    family: 'broken JSON',
    about: 'names what every object inherits',
    reply: (honest, { provider }) =>
      streaming(
        `data: {"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}\n\n${said(provider, honest)}`,
      ),
    ...EITHER,
  },
  {
    id: 'json-nested-without-end',
    family: 'broken JSON',
    about: 'nests a hundred thousand lists',
    reply: () => streaming(`data: ${'['.repeat(100_000)}\n\n`),
    ...FAILURE,
  },
  {
    id: 'whole-instead-of-a-stream',
    family: 'wrong content type',
    about: 'answers a stream with one JSON value',
    reply: (honest, { provider }) =>
      streaming(JSON.stringify(whole(provider, honest, USAGE)), { 'content-type': 'application/json' }),
    ...FAILURE,
  },
  {
    id: 'lines-of-ollama',
    family: 'wrong content type',
    about: "answers in the lines of Ollama's own wire",
    reply: (honest) =>
      streaming(
        `${JSON.stringify({ model: 'm', message: { role: 'assistant', content: honest }, done: false })}\n{"done":true}\n`,
        { 'content-type': 'application/x-ndjson' },
      ),
    ...FAILURE,
  },
  {
    id: 'stream-called-text',
    family: 'wrong content type',
    about: 'sends true events under another type',
    reply: (honest, { provider }) => streaming(said(provider, honest), { 'content-type': 'text/plain' }),
    ...EITHER,
  },
  {
    id: 'page-with-status-200',
    family: 'HTML instead of JSON',
    about: 'sends a page of the web with status 200',
    reply: () => streaming(HTML, { 'content-type': 'text/html' }),
    ...FAILURE,
  },
  {
    id: 'page-of-a-gateway',
    family: 'HTML instead of JSON',
    about: 'sends the page of a gateway with status 502',
    reply: status(502, HTML),
    ...FAILURE,
  },
  {
    id: 'said-to-be-packed',
    family: 'wrong content type',
    about: 'says that plain words are packed',
    reply: (honest, { provider }) =>
      streaming(said(provider, honest), { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }),
    patience: 100,
    ...FAILURE,
  },
  {
    id: 'bytes-that-are-no-text',
    family: 'wrong content type',
    about: 'sends bytes that are no characters',
    reply: () => streaming(Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 37 + 128) % 256))),
    ...FAILURE,
  },
  {
    id: 'mark-of-byte-order',
    family: 'wrong content type',
    about: 'begins with a mark of byte order',
    reply: (honest, { provider }) => streaming(`\ufeff${said(provider, honest)}`),
    ...EITHER,
  },
  {
    id: 'error-with-status-200',
    family: 'status 200 with an error',
    about: 'sends an error as JSON with status 200',
    reply: (_honest, { provider }) =>
      streaming(JSON.stringify(ERROR[provider]), { 'content-type': 'application/json' }),
    ...FAILURE,
  },
  {
    id: 'error-as-an-event',
    family: 'status 200 with an error',
    about: 'sends an error as its only event',
    reply: (_honest, { provider }) => streaming(event(ERROR[provider], 'error')),
    patience: 100,
    ...FAILURE,
  },
  {
    id: 'error-after-words',
    family: 'status 200 with an error',
    about: 'sends an error after true words',
    reply: (honest) => ({ text: `${honest}\n`, ending: 'error' }),
    ...FAILURE,
  },
  { id: 'no-content', family: 'status', about: 'answers 204', reply: status(204, ''), ...FAILURE },
  {
    id: 'redirect',
    family: 'status',
    about: 'sends the question on to another host',
    reply: status(307, '', { location: 'http://127.0.0.1:9/v1' }),
    ...FAILURE,
  },
  { id: 'payment-required', family: 'status', about: 'answers 402', reply: status(402), ...FAILURE },
  {
    id: 'come-back-tomorrow',
    family: 'status',
    about: 'answers 429 and asks to wait for a day',
    reply: status(429, undefined, { 'retry-after': '86400' }),
    patience: 100,
    ...FAILURE,
  },
  { id: 'overloaded', family: 'status', about: 'answers 529', reply: status(529), ...FAILURE },
  {
    id: 'huge-error',
    family: 'status',
    about: 'answers 500 with three megabytes of words',
    reply: status(500, `{"error":{"message":"${'secret words of a user '.repeat(130_000)}"}}`),
    ...FAILURE,
  },
];
