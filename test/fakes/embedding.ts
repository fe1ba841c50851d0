import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What the pretended model of vectors was asked. */
export type AskedVectors = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  texts: string[];
};
/** How it answers: with these vectors, or not as it should. `stall` says nothing at all; `cut` closes the connection in the midst of its answer. */
export type VectorReply =
  | { vectors: unknown[] }
  | { status: number; headers?: Record<string, string> }
  | { raw: string }
  | 'stall'
  | 'cut';

const DIMENSIONS = 64;
/** A vector of a text by the letters of its words: the same words lie near, and nothing is known of what they mean. */
export function vectorOf(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0.01);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    let hash = 7;
    for (const letter of word) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
    vector[hash % DIMENSIONS]! += 1;
  }
  return vector;
}

type Content = { parts: { text: string }[] };
function textsOf(body: Record<string, unknown>): string[] {
  if (Array.isArray(body['input'])) return body['input'] as string[];
  const requests = (body['requests'] ?? [body]) as { content: Content }[];
  return requests.map(({ content }) => content.parts.map(({ text }) => text).join(''));
}

/** The answer as OpenAI gives it, and as Google does for one and for many. */
function whole(path: string, vectors: unknown[]): unknown {
  if (path.includes(':embedContent')) return { embedding: { values: vectors[0] } };
  if (path.includes(':batchEmbedContents')) return { embeddings: vectors.map((values) => ({ values })) };
  return {
    object: 'list',
    model: 'm',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    usage: { prompt_tokens: 1, total_tokens: 1 },
  };
}

/** A server on this machine that makes vectors as OpenAI and Google do, and answers as a test wants. */
export async function fakeEmbedding(answer: (asked: AskedVectors, times: number) => VectorReply) {
  const asked: AskedVectors[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = (await json(request)) as Record<string, unknown>;
      const path = request.url ?? '';
      const one = { path, headers: request.headers, body, texts: textsOf(body) };
      const reply = answer(one, asked.push(one));
      if (reply === 'stall') return;
      if (reply === 'cut') return void response.write('{"data": [', () => response.destroy());
      if ('status' in reply)
        return void response
          .writeHead(reply.status, reply.headers)
          .end('{"error":{"message":"secret words of a user","code":1,"status":"X"}}');
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('raw' in reply ? reply.raw : JSON.stringify(whole(path, reply.vectors)));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
export type FakeEmbedding = Awaited<ReturnType<typeof fakeEmbedding>>;
