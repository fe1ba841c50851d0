import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readShelf } from '#server/studio/index.ts';
import { Client } from './client.ts';
import { filesBelow, present, readText } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { startServer, type Running } from './server.ts';

type Report = (figure: Figure) => void;
/** Characters of a code of about 500 pages. */
const CODE = 1_500_000;

/** The longest Chilean code that is there, repeated to that many characters; null where there is none. */
function longCode(): string | null {
  if (!present('leychile')) return null;
  const texts = filesBelow('leychile', 'md')
    .filter((file) => file.endsWith('.md'))
    .map((file) => readText(file));
  const longest = texts.sort((a, b) => b.length - a.length)[0] ?? ' ';
  return longest.repeat(Math.ceil(CODE / longest.length)).slice(0, CODE);
}

/** The most memory that a tool's process of this server ever held so far, in megabytes; Linux tells it. */
async function peakOfTool({ process: { pid } }: Running): Promise<number> {
  const told = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const peaks = await Promise.all(
    told.split(' ').filter(Boolean).map(async (child) => {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '');
      return command.includes('studio-child') ? Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : 0;
    }),
  ); // prettier-ignore
  return Math.max(0, ...peaks);
}

/** One tool on one source: the time from the press to its end, the memory of its process, and the longest that the server answered nothing meanwhile. */
async function measure(server: Running, client: Client, start: string, list: string, notebook: string, source: string) {
  const begun = performance.now();
  const started = await client.raw('POST', `/notebooks/${start}/`, { notebook_id: notebook, source_id: source });
  const { job_id } = (await started.json()) as { job_id: string };
  let [memory, stall] = [0, 0];
  for (;;) {
    memory = Math.max(memory, await peakOfTool(server));
    const asked = performance.now();
    const answer = await client.raw('GET', `/notebooks/${notebook}/${list}/`);
    stall = Math.max(stall, performance.now() - asked);
    const lists = Object.values((await answer.json()) as object).find(Array.isArray) as Job[];
    const job = lists.find((one) => one.job_id === job_id)!;
    if (job.status === 'completed' || job.status === 'failed')
      return { seconds: (performance.now() - begun) / 1000, memory, stall, job };
    await pause(20);
  }
}
type Job = { job_id: string; status: string; error_code: string | null; evidence: { found: number; total: number } };

async function run(report: Report): Promise<void> {
  const text = longCode();
  if (text === null) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-studio-'));
  const server = await startServer(dataDir);
  try {
    const client = await Client.join(server.base, 'banco@ejemplo.cl');
    const { id } = await client.notebook('studio');
    const source = await client.upload(id, 'codigo.md', Buffer.from(text));
    while ((await client.sources(id))[0]!.processing_status !== 'completed') await pause(100);
    for (const { contract } of (await readShelf()).generators.values()) {
      const { seconds, memory, stall, job } = await measure(
        server,
        client,
        contract.start,
        contract.list,
        id,
        source.id,
      );
      const name = `${contract.kind}, ${(text.length / 1e6).toFixed(1)} million characters`;
      report({
        name: `${name}: ${job.error_code ?? 'time'}`,
        value: Number(seconds.toFixed(1)),
        unit: 's',
        bar: { max: 60 },
      });
      report({ name: `${name}: memory of its process`, value: Math.round(memory), unit: 'MB', bar: { max: 1024 } });
      report({ name: `${name}: longest answer of the server meanwhile`, value: Math.round(stall), unit: 'ms' });
      const { found, total } = job.evidence ?? { found: 0, total: 0 };
      report({ name: `${name}: quotations found of ${total}`, value: found, unit: '', bar: { min: total } });
      const opened = performance.now();
      await client.raw('GET', `/notebooks/${id}/${contract.list}/${job.job_id}/`);
      report({ name: `${name}: its detail`, value: Math.round(performance.now() - opened), unit: 'ms' });
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'studio', about: 'every tool of the shelf on a code of 500 pages', run };
