import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bench, Figure } from '../bench/figure.ts';
import { asks, type Ask, type Document } from './fuzz/generate.ts';
import { faultOf, faults, type Fault } from './fuzz/judge.ts';
import { filled, join, standing, type Sender } from './fuzz/people.ts';
import { Wire, type Heard } from './fuzz/wire.ts';
import { startServer, type Running } from '../bench/server.ts';

/** Requests that are asked for; COUNT: those of a shorter run. */
const ASKED = 1_000_000;
const COUNT = Number(process.env.COUNT ?? ASKED);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
/** Requests of one seed: a batch is repeated by `SEED=<its seed> COUNT=1000`. */
const BATCH = 1_000;
/** Batches after which others are sent as, so that nobody's lists grow without end. */
const PEOPLE_LAST = 20;
const CONNECTIONS = 24;
const PATIENCE = 30_000;

type Run = {
  server: Running;
  port: number;
  asks: fc.Arbitrary<Ask>;
  people: Sender[];
  other: Sender;
  secrets: string[];
  found: Map<Fault, number>;
  statuses: Map<number, number>;
  slowest: number;
};

const text = (bytes: Buffer | null): string => (bytes ? bytes.toString('latin1') : '');

/** A request as bytes, its names put in. */
function written(ask: Ask, { people, other, port }: Run): Buffer {
  if ('raw' in ask) return ask.raw;
  const own = ask.who === null ? null : people[ask.who % people.length]!;
  const body = ask.body && Buffer.from(filled(text(ask.body), own, other), 'latin1');
  const headers = [['Host', `127.0.0.1:${port}`], ...ask.headers, ...(own ? [['Authorization', `Bearer ${own.access}`]] : []), ...(body ? [['Content-Length', String(body.length)]] : [])]; // prettier-ignore
  const head = `${ask.method} ${filled(ask.target, own, other)} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`; // prettier-ignore
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

function judge(run: Run, ask: Ask, sent: Buffer, heard: Heard, seed: number): void {
  const raw = 'raw' in ask;
  run.statuses.set(heard.status, (run.statuses.get(heard.status) ?? 0) + 1);
  run.slowest = Math.max(run.slowest, heard.took);
  const bodiless = !raw && ask.method === 'HEAD';
  const fault = faultOf(heard, { secrets: run.secrets, api: raw || ask.target.startsWith('/api'), bodiless, cut: raw });
  if (!fault) return;
  const before = run.found.get(fault) ?? 0;
  run.found.set(fault, before + 1);
  const most = Number(process.env.SHOW ?? 3);
  if (before < most)
    process.stdout.write(
      `  ${fault}: SEED=${seed} COUNT=${BATCH} (${ask.about}) ${heard.status} after ${Math.round(heard.took)} ms, ${heard.idle === null ? 'new' : `${Math.round(heard.idle)} ms idle`} ${JSON.stringify(heard.body.slice(0, 400))}\n    ${JSON.stringify(sent.toString('latin1', 0, 900))}\n`,
    );
}

async function batch(run: Run, wires: readonly Wire[], seed: number, size: number): Promise<void> {
  const all = fc.sample(run.asks, { seed, numRuns: size });
  let next = 0;
  await Promise.all(
    wires.map(async (wire) => {
      for (let ask = all[next++]; ask; ask = all[next++]) {
        if (run.server.process.exitCode !== null) return;
        const sent = written(ask, run);
        const heard = await wire.ask(sent, { last: 'raw' in ask, bodiless: !('raw' in ask) && ask.method === 'HEAD' });
        judge(run, ask, sent, heard, seed);
      }
    }),
  );
}

/** What no answer may hold: a word of somebody whom nobody is sent as, the master key, and the password of the database. */
async function secretsOf(dataDir: string, canary: string): Promise<string[]> {
  const key = await readFile(path.join(dataDir, 'master.key')).catch(() => randomBytes(32));
  return [canary, dataDir, key.toString('hex'), key.toString('base64'), key.toString('utf8').trim()].filter(
    (one) => one.length > 8,
  );
}

function told(run: Run, report: (figure: Figure) => void, sent: number, seconds: number): void {
  const bar = { max: 0 };
  report({ name: `requests (seed ${SEED})`, value: sent, unit: '', bar: { min: ASKED } });
  report({ name: 'a second', value: Math.round(sent / seconds), unit: '' });
  for (const fault of faults) report({ name: fault, value: run.found.get(fault) ?? 0, unit: '', bar });
  report({ name: 'process exits', value: run.server.process.exitCode === null ? 0 : 1, unit: '', bar });
  report({ name: 'slowest answer', value: Math.round(run.slowest), unit: 'ms' });
  report({ name: 'times that health said degraded', value: run.statuses.get(503) ?? 0, unit: '' });
  const statuses = [...run.statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  process.stdout.write(`  answers: ${statuses.join(', ')}\n`);
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-fuzz-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  const port = Number(new URL(server.base).port);
  const wires = Array.from({ length: CONNECTIONS }, () => new Wire(port, PATIENCE));
  try {
    const canary = `Zq${randomBytes(8).toString('hex')}Xw`;
    const document = (await (await fetch(`${server.base}/api/openapi.json`)).json()) as Document;
    const one: Run = { server, port, asks: asks(document), people: [], other: await join(server.base, canary), secrets: await secretsOf(dataDir, canary), found: new Map(), statuses: new Map(), slowest: 0 }; // prettier-ignore
    const begun = performance.now();
    let sent = 0;
    for (let n = 0; sent < COUNT && server.process.exitCode === null; n++) {
      if (n % PEOPLE_LAST === 0) one.people = [];
      one.people = await Promise.all([0, 1].map((k) => standing(server.base, one.people[k])));
      const size = Math.min(BATCH, COUNT - sent);
      await batch(one, wires, SEED + n, size);
      sent += size;
      if (n % 50 === 49) process.stdout.write(`  ${sent} in ${Math.round((performance.now() - begun) / 1000)} s\n`);
    }
    told(one, report, sent, (performance.now() - begun) / 1000);
    const failed = server.output().split('\n').filter((line) => line.includes('"error"') || line.includes('"fatal"')); // prettier-ignore
    for (const line of failed.slice(0, Number(process.env.SHOW ?? 3)))
      process.stdout.write(`  log: ${line.slice(0, 1500)}\n`);
  } finally {
    for (const wire of wires) wire.close();
    if (server.process.exitCode === null) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'fuzz',
  goals: ['G22'],
  about:
    'requests generated from the OpenAPI document, and bytes that are no requests: none may end in an error of ours',
  run,
};
