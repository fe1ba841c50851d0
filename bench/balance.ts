import autocannon from 'autocannon';
import fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from './client.ts';
import type { Bench, Figure } from './figure.ts';
import { startServer } from './server.ts';

const [ACCOUNTS, LANES, SECONDS, ROUNDS] = [10, 20, 4, 3];
const BAR = 0.12;

type Headers = Record<string, string>;

/** Answers a second over some connections; each connection is one caller's, in turn. */
async function rate(url: string, callers: readonly Headers[]): Promise<number> {
  let next = 0;
  const { requests, non2xx } = await autocannon({
    url,
    duration: SECONDS,
    connections: LANES,
    setupClient: (client) => client.setHeaders(callers[next++ % callers.length]!),
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx`);
  return requests.average;
}

/** The balance of several accounts, beside a bare Fastify hello: measured in turns, so that what else the machine does falls on both. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const hello = fastify();
  hello.get('/', () => ({ hello: 'world' }));
  const address = await hello.listen({ port: 0, host: '127.0.0.1' });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-balance-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
  try {
    const callers: Headers[] = [];
    for (let n = 0; n < ACCOUNTS; n++) {
      const { access } = await Client.join(server.base, `ana${n}@example.com`);
      callers.push({ authorization: `Bearer ${access}` });
    }
    for (let round = 1; round <= ROUNDS; round++) {
      const load = loadavg()[0]!.toFixed(1);
      const base = await rate(address, [{}]);
      const ours = await rate(`${server.base}/api/tokens/balance`, callers);
      const name = `${round}. balance ${Math.round(ours)} req/s, hello ${Math.round(base)}, load ${load}: ratio`;
      report({ name, value: Number((ours / base).toFixed(3)), unit: '×', bar: { min: BAR } });
    }
  } finally {
    await server.stop();
    await hello.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'balance', about: 'the balance beside a bare Fastify hello', run };
