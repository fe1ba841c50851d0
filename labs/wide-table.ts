import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import table, { COLUMNS_MAX, type Preset, type Table } from '#studio/table/contract.ts';
import { PARTS_MAX } from '#contract/studio-parts.ts';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer, type Running } from '../bench/server.ts';

type Report = (figure: Figure) => void;

const FIXTURES = path.resolve('test/fixtures/contracts');
/** What is asked of each contract. */
const PRESETS: readonly Preset[] = [
  'parties',
  'rent',
  'fee',
  'object',
  'premises',
  'term',
  'start',
  'renewal',
  'notice',
  'termination',
  'penalty',
  'deposit',
  'adjustment',
  'repairs',
  'guarantor',
  'transfer',
  'confidentiality',
  'exclusivity',
  'cap',
  'forum',
];
/** Sources, 300 without it; rows that must stand before each kill; megabytes. */
const SOURCES = Number(process.env['SOURCES'] ?? PARTS_MAX);
const KILLS = [0.2, 0.6].map((share) => Math.floor(share * SOURCES));
const MEMORY_MAX = 500;
const SAMPLE_MS = 500;
const LONGEST_MS = 3_600_000;
/** Looks at a job, half a second apart, before who looks signs in anew. */
const LOOKS = 600;

type Job = {
  job_id: string;
  status: string;
  tokens: number | null;
  analysis_data: { table: Table } | null;
  error_code: string | null;
};

/** Megabytes that a server and its processes hold: all, the server alone, the largest of the others. What several share is counted once; PostgreSQL is left out. */
type Memory = { all: number; server: number; largest: number };

function memoryOf(root: number): Memory {
  const below = new Map<number, number[]>();
  const held = new Map<number, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
      below.set(parent, [...(below.get(parent) ?? []), Number(pid)]);
      if (!/^Name:\s+postgres/m.test(status)) held.set(Number(pid), 0);
    } catch {
      // It ended meanwhile.
    }
  const own = (pid: number): number[] => [pid, ...(below.get(pid) ?? []).flatMap(own)];
  const each = own(root)
    .filter((pid) => held.has(pid))
    .map((pid) => ({ pid, megabytes: sharedOutOf(pid) }));
  return {
    all: each.reduce((sum, { megabytes }) => sum + megabytes, 0),
    server: each[0]?.megabytes ?? 0,
    largest: Math.max(0, ...each.slice(1).map(({ megabytes }) => megabytes)),
  };
}
/** Megabytes of a process, its share of what others hold with it; 0 of one that ended. */
function sharedOutOf(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(told)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Follows the memory of a server until it is told to end. */
function watch(server: Running, seen: Memory): () => void {
  const timer = setInterval(() => {
    const now = memoryOf(server.process.pid!);
    if (now.all > seen.all) Object.assign(seen, now);
  }, SAMPLE_MS);
  return () => clearInterval(timer);
}

/** Adds the contracts of the fixtures, over and over with another number in each, and waits until they are read. */
async function fill(join: () => Promise<Client>, notebook: string): Promise<void> {
  const client = await join();
  const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.txt'));
  for (let n = 0; n < SOURCES; n++) {
    const name = names[n % names.length]!;
    const content = `${readFileSync(path.join(FIXTURES, name), 'utf8')}\n\nEjemplar número ${n + 1}.`;
    const title = `${path.parse(name).name} ${n + 1}`;
    await client.json('POST', `/notebooks/${notebook}/sources/`, { type: 'copied-text', title, content });
  }
  const unread = async (): Promise<boolean> =>
    (await (await join()).sources(notebook)).some(({ processing_status }) => processing_status !== 'completed');
  while (await unread()) await pause(5000);
}

/** Waits until a job is as wanted; throws where that takes too long. `join`: signs in anew, since no session outlives this. */
async function until(join: () => Promise<Client>, address: string, is: (job: Job) => boolean): Promise<Job> {
  const end = Date.now() + LONGEST_MS;
  for (let looks = 0, client = await join(); ; looks++) {
    if (looks % LOOKS === LOOKS - 1) client = await join();
    const job = await client.json<Job>('GET', address);
    if (is(job)) return job;
    if (Date.now() > end) throw new Error(`the table is ${job.status}`);
    await pause(500);
  }
}
const rowsOf = ({ analysis_data }: Job): Table['rows'] => analysis_data?.table.rows ?? [];
const plain = (rows: Table['rows']): Map<string, string> =>
  new Map(rows.map((row) => [row.source_id, JSON.stringify(row.cells.map(({ state, value }) => [state, value]))]));

/** A table of as many sources and columns as there may be, its server killed twice while it is made. */
async function run(report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-wide-'));
  const env = { FOJAS_RATE_LIMIT: 'off', FOJAS_OCR: 'off' };
  const seen: Memory = { all: 0, server: 0, largest: 0 };
  let server = await startServer(dataDir, env);
  const join = (): Promise<Client> => Client.join(server.base, 'ana@example.com');
  const balance = async (): Promise<number> =>
    (await (await join()).json<{ balance: number }>('GET', '/tokens/balance/')).balance;
  try {
    const client = await join();
    const { id: notebook } = await client.notebook('Contratos');
    await fill(join, notebook);
    const before = await balance();
    const options = { columns: PRESETS.map((preset) => ({ preset })) };
    const begun = performance.now();
    let unwatch = watch(server, seen);
    const job = await (
      await join()
    ).json<Job>('POST', `/notebooks/${table.start}s/`, { notebook_id: notebook, options });
    const address = `/notebooks/${notebook}/${table.list}/${job.job_id}/`;
    const held = before - (await balance());
    let changed = 0;
    for (const rows of KILLS) {
      await until(join, address, (one) => rowsOf(one).length >= rows || one.status === 'completed');
      const kept = plain(rowsOf(await (await join()).json<Job>('GET', address)));
      unwatch();
      await server.kill9();
      server = await startServer(dataDir, env);
      unwatch = watch(server, seen);
      const now = plain(rowsOf(await (await join()).json<Job>('GET', address)));
      for (const [id, row] of kept) if (now.get(id) !== row) changed++;
    }
    const done = await until(join, address, ({ status }) => status === 'completed' || status === 'failed');
    unwatch();
    const seconds = (performance.now() - begun) / 1000;
    const cells = rowsOf(done).flatMap((row) => row.cells);
    const filled = cells.filter(({ state }) => state === 'answered').length;
    const charged = before - (await balance());
    report({ name: `sources × columns, all made (${done.status})`, value: rowsOf(done).length, unit: `× ${PRESETS.length}`, bar: { min: SOURCES } }); // prettier-ignore
    report({ name: 'kill -9 while it is made', value: KILLS.length, unit: 'times' });
    report({ name: 'rows lost or made otherwise after a kill', value: changed, unit: '', bar: { max: 0 } });
    report({ name: 'cells not read', value: cells.filter(({ state }) => state === 'unread').length, unit: '', bar: { max: 0 } }); // prettier-ignore
    report({ name: 'cells filled', value: filled, unit: `of ${cells.length}`, bar: { min: 1 } });
    report({ name: 'tokens held at the start, beyond a cell each', value: held - SOURCES * COLUMNS_MAX, unit: '', bar: { max: 0 } }); // prettier-ignore
    report({ name: 'tokens charged, beside the cells filled', value: Math.abs(charged - filled), unit: '', bar: { max: 0 } }); // prettier-ignore
    report({ name: 'memory of the server and its processes at most', value: Math.round(seen.all), unit: 'MB', bar: { max: MEMORY_MAX } }); // prettier-ignore
    report({ name: '  of that the server · the largest of the others', value: Math.round(seen.server), unit: `· ${Math.round(seen.largest)} MB` }); // prettier-ignore
    report({ name: 'seconds with both restarts', value: Math.round(seconds), unit: 's' });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'wide-table',
  goals: ['G24'],
  about: 'a table of 300 sources and 20 columns, killed twice: goes on, charges filled cells, memory',
  run,
};
