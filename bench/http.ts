import autocannon from 'autocannon';
import fastify from 'fastify';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from './client.ts';
import type { Bench, Figure } from './figure.ts';
import { startServer } from './server.ts';

const SECONDS = 4;

/** Requests a second with 20 connections, loopback only, for a few seconds. */
async function rate(url: string, headers: Record<string, string> = {}, body?: string): Promise<number> {
  const result = await autocannon({
    url,
    headers,
    duration: SECONDS,
    connections: 20,
    ...(body ? { method: 'POST', body } : {}),
  });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}

/** Rates of our calls as ratios to a bare Fastify hello measured in the same run on the same machine. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const hello = fastify();
  hello.get('/', () => ({ hello: 'world' }));
  const address = await hello.listen({ port: 0, host: '127.0.0.1' });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-http-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
  try {
    const client = await Client.join(server.base, 'ana@example.com');
    const notebook = await client.notebook('Tasas');
    const law = await readFile('test/fixtures/documents/ley-20169.txt');
    await client.upload(notebook.id, 'ley-20169.txt', law);
    while ((await client.sources(notebook.id)).some((s) => s.processing_status !== 'completed'));
    const base = await rate(address);
    report({ name: 'bare Fastify hello', value: Math.round(base), unit: 'req/s' });
    const headers = { authorization: `Bearer ${client.access}`, 'content-type': 'application/json' };
    const ratio = async (name: string, url: string, body?: string): Promise<void> => {
      const value = await rate(`${server.base}/api${url}`, headers, body);
      report({
        name: `${name}: ${Math.round(value)} req/s, ratio to hello`,
        value: Number((value / base).toFixed(3)),
        unit: '×',
      });
    };
    await ratio('health', '/health');
    await ratio('profile', '/users/profile/');
    await ratio('list of notebooks', '/notebooks/');
    await ratio('list of sources', `/notebooks/${notebook.id}/sources/`);
    await ratio(
      'question and cited answer',
      '/assistant/chat',
      JSON.stringify({ notebook_id: notebook.id, message: '¿Qué es competencia desleal?' }),
    );
  } finally {
    await server.stop();
    await hello.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'http', about: 'request rates as ratios to a bare Fastify hello', run };
