import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Provider } from '#contract/engine-about.ts';
import { event, EVENTS, USAGE, whole } from './provider-wires.ts';

/** What the pretended provider was asked. `passages` are those that it was sent, in their order from number 1. */
export type Asked = {
  provider: Provider;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  stream: boolean;
  system: string;
  user: string;
  passages: string[];
};
/**
 * How it answers. `text`: as it should. `ending`: how a stream goes on after the text; `cut` closes the connection without an end, `short` ends it
 * without saying why, `stall` says nothing more. `bytes`: size of the pieces that are written.
 */
export type Reply =
  | {
      text: string;
      ending?: 'stop' | 'length' | 'cut' | 'short' | 'stall' | 'filter' | 'error';
      bytes?: number;
      /** The events of a stream as they were made, each twice, or the last first. */
      order?: 'made' | 'twice' | 'backwards';
      /** What it says it was: null says nothing. */
      usage?: object | null;
    }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { raw: string }
  /** Whatever a test writes itself. */
  | { by: (response: ServerResponse, asked: Asked) => void };

type Text = { text?: string }[] | string | undefined;
const said = (content: Text): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');

function read(path: string, headers: IncomingMessage['headers'], body: Record<string, unknown>): Asked {
  const provider: Provider = path.endsWith('/messages')
    ? 'anthropic'
    : path.includes('enerateContent')
      ? 'google'
      : 'openai-compatible';
  const messages = (body['messages'] ?? []) as { role: string; content: Text }[];
  const google = body as { systemInstruction?: { parts: Text }; contents?: { parts: Text }[] };
  const system =
    provider === 'google'
      ? said(google.systemInstruction?.parts)
      : provider === 'anthropic'
        ? said(body['system'] as Text)
        : said(messages.find(({ role }) => role !== 'user')?.content);
  const user =
    provider === 'google'
      ? said(google.contents?.[0]?.parts)
      : said(messages.find(({ role }) => role === 'user')?.content);
  const passages = [...user.matchAll(/^<<<[\da-f]{16} (\d+)>>>\n\([^\n]*\)\n([\s\S]*?)\n<<<[\da-f]{16} end>>>$/gm)];
  return {
    provider,
    path,
    headers,
    body,
    stream: body['stream'] === true || path.includes('streamGenerateContent'),
    system,
    user,
    passages: passages.map(([, , words]) => words!),
  };
}

const inOrder = (events: string[], order: 'made' | 'twice' | 'backwards'): string[] =>
  order === 'made' ? events : order === 'twice' ? events.flatMap((one) => [one, one]) : events.reverse();

async function write(response: ServerResponse, asked: Asked, reply: Extract<Reply, { text: string }>): Promise<void> {
  const { text, ending = 'stop', bytes = 1 << 20, order = 'made' } = reply;
  const usage = reply.usage === undefined ? USAGE : (reply.usage ?? undefined);
  if (!asked.stream)
    return void response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(whole(asked.provider, text, usage)));
  const events = EVENTS[asked.provider];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = text.match(/[\s\S]{1,9}/g) ?? [];
  const failure = { type: 'error', error: { type: 'overloaded_error', message: 'secret words of a user' } };
  const ends = ending === 'stop' || ending === 'length' || ending === 'filter';
  const last = ends ? events.end(ending, usage) : ending === 'error' ? event(failure, 'error') : '';
  const all = Buffer.from(events.begin() + inOrder(pieces.map(events.piece), order).join('') + last);
  for (let at = 0; at < all.length; at += bytes) {
    response.write(all.subarray(at, at + bytes));
    await new Promise(setImmediate);
  }
  if (ending === 'stall') return;
  if (ending === 'cut') response.destroy();
  else response.end();
}

/** A server on this machine that speaks as all four providers do, has one model, and answers as a test wants. `asked` holds no request for the list of its models. */
export async function fakeProvider(answer: (asked: Asked, times: number) => Reply | Promise<Reply>) {
  const asked: Asked[] = [];
  const gone: number[] = [];
  let hear: () => void = () => undefined;
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [{ id: 'model-1' }] }));
      return;
    }
    void (async () => {
      const body = (await json(request)) as Record<string, unknown>;
      const one = read(request.url ?? '', request.headers, body);
      const times = asked.push(one);
      response.once('close', () => {
        gone.push(times);
        hear();
      });
      const reply = await answer(one, times);
      if ('text' in reply) return write(response, one, reply);
      if ('by' in reply) return reply.by(response, one);
      if ('raw' in reply)
        return void response
          .writeHead(200, { 'content-type': one.stream ? 'text/event-stream' : 'application/json' })
          .end(reply.raw);
      response
        .writeHead(reply.status, reply.headers)
        .end(reply.body ?? '{"error":{"message":"secret words of a user"}}');
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** Resolves when the connection of so many questions has ended. */
    ended: (count: number) =>
      new Promise<void>((done) => {
        hear = () => gone.length >= count && done();
        hear();
      }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
export type FakeProvider = Awaited<ReturnType<typeof fakeProvider>>;
