import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../bench/client.ts';
import { percentile } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

const WORDS = 'toda conducta contraria a la buena fe';
const QUESTION = '¿Qué es un acto de competencia desleal?';
const [SOURCES, TIMES] = [50, 30];
/** Milliseconds between two tokens of a model that takes its time, and characters of a token. */
const SLOW = { wait: 30, characters: 4 } as const;

/** A model on this machine that answers at once, token by token, with the same statements. It notes when it was asked, and when its first statement was whole. */
async function model() {
  let [asked, stated, wait] = [0, 0, 0];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => void answer());
    const answer = async (): Promise<void> => {
      asked = performance.now();
      const text = JSON.parse(body) as { messages: { content: string }[]; stream?: boolean };
      const user = text.messages.at(-1)!.content;
      const passages = user.split(/^<<<[\da-f]{16} \d+>>>$/m).slice(1);
      const n = passages.findIndex((one) => one.replace(/\s+/g, ' ').includes(WORDS)) + 1;
      const first = `Es la conducta de mala fe [${n}: «${WORDS}»].`;
      const said = `${first} Se persigue desviar clientela [${n}: «persiga desviar clientela de un agente del mercado»].\n`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const choice = (delta: object, finish_reason: string | null = null): string =>
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
      for (let at = 0; at < said.length; at += SLOW.characters) {
        if (wait > 0) await pause(wait);
        response.write(choice({ role: 'assistant', content: said.slice(at, at + SLOW.characters) }));
        if (at < first.length) stated = performance.now();
      }
      response.end(`${choice({}, 'stop')}data: [DONE]\n\n`);
    };
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    times: () => ({ asked, stated }),
    slow: (ms: number) => void (wait = ms),
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

/** Milliseconds from the request to the first words at the client. */
async function firstWords(client: Client, notebook: string): Promise<{ begun: number; words: number }> {
  const begun = performance.now();
  const answer = await fetch(`${client.base}/api/assistant/chat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${client.access}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ notebook_id: notebook, message: QUESTION }),
  });
  let [read, words] = ['', 0];
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    read += chunk;
    if (words === 0 && read.includes('event: delta')) words = performance.now();
  }
  if (words === 0) throw new Error(`no words were streamed: ${read.slice(0, 300)}`);
  return { begun, words };
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const provider = await model();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-bench-provider-'));
  const server = await startServer(dataDir, {
    FOJAS_AI_PROVIDER: 'openai-compatible',
    FOJAS_AI_MODEL: 'model-1',
    FOJAS_AI_BASE_URL: provider.baseUrl,
    FOJAS_RATE_LIMIT: 'off',
  });
  try {
    const client = await Client.join(server.base, 'ana@banco.cl');
    const { id } = await client.notebook('Banco');
    const law = readFileSync('test/fixtures/documents/ley-20169.txt');
    const code = readFileSync('test/fixtures/documents/codigo-civil.md', 'utf8');
    await client.upload(id, 'ley.txt', law, 'text/plain');
    for (let n = 1; n < SOURCES; n++)
      await client.upload(id, `codigo ${n}.md`, Buffer.from(`# Copia ${n}\n\n${code}`), 'text/markdown');
    while ((await client.sources(id)).some(({ processing_status: state }) => state !== 'completed')) await pause(200);
    const series = async (times: number) => {
      const found: { retrieval: number; after: number; statement: number; whole: number }[] = [];
      for (let n = 0; n < times; n++) {
        const { begun, words } = await firstWords(client, id);
        const { asked, stated } = provider.times();
        found.push({ retrieval: asked - begun, after: words - asked, statement: words - stated, whole: words - begun });
      }
      return found;
    };
    const [cold] = await series(1);
    report({ name: 'first question after a start: to the first words', value: Math.round(cold!.whole), unit: 'ms' });
    const quick = await series(TIMES);
    const tell = (name: string, values: number[], bar?: { max: number }): void => {
      report({ name: `${name}, p50`, value: Math.round(percentile(values, 0.5)), unit: 'ms' });
      report({ name: `${name}, p95`, value: Math.round(percentile(values, 0.95)), unit: 'ms', ...(bar && { bar }) });
    };
    tell(
      `${SOURCES} sources: from the request to the model (opening, retrieval)`,
      quick.map((one) => one.retrieval),
    );
    tell(
      'from the model being asked to the first words, it says them at once',
      quick.map((one) => one.after),
      { max: 150 },
    );
    provider.slow(SLOW.wait);
    const slow = await series(5);
    tell(
      `a token each ${SLOW.wait} ms: from a statement said to its words`,
      slow.map((one) => one.statement),
    );
  } finally {
    await server.stop();
    provider.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'provider', about: 'the first words of an answer of a language model', run };
