import { randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Imported } from '#contract/portability.ts';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer, type Running } from '../bench/server.ts';

type Report = (figure: Figure) => void;
type State = { export: { status: string } | null; import: Imported | null };
const MB = 1024 * 1024;
const FILES = { count: 16, bytes: 64 * MB } as const;
const TRIES = { all: 10_000, atOnce: 250 } as const;

/** What a process holds now, and the most it ever held, in megabytes; Linux tells it. */
async function memory({ process: { pid } }: Running): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}

/** The most that a process held while something went on, beyond what it held before. */
async function beyond<T>(
  server: Running,
  work: () => Promise<T>,
): Promise<{ value: T; more: number; seconds: number }> {
  const before = (await memory(server)).now;
  let most = before;
  let done = false;
  const watching = (async () => {
    for (; !done; await pause(200)) most = Math.max(most, (await memory(server)).now);
  })();
  const begun = performance.now();
  const value = await work().finally(() => (done = true));
  const seconds = (performance.now() - begun) / 1000;
  await watching;
  return { value, more: Math.round(most - before), seconds };
}

const state = async (client: Client): Promise<State> => (await client.raw('GET', '/users/export/')).json() as Promise<State>; // prettier-ignore
async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    await pause(300);
  }
}

/** Asks for an export and answers its address. */
async function linkOf(client: Client): Promise<string> {
  await client.raw('POST', '/users/export/', { password: 'una clave larga' });
  await until(async () => ((await state(client)).export?.status === 'ready' ? true : null));
  const { url } = (await (await client.raw('POST', '/users/export/link/')).json()) as { url: string };
  return client.base + url;
}

async function run(report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-portability-'));
  const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
  try {
    const client = await Client.join(server.base, 'banco@ejemplo.cl');
    const bytes = randomBytes(FILES.bytes);
    const notebook = await client.notebook('Grabaciones');
    for (let n = 0; n < FILES.count; n++) await client.upload(notebook.id, `audiencia-${n}.mp3`, bytes);
    const size = (FILES.count * FILES.bytes) / MB;
    const zip = path.join(dataDir, 'export.zip');

    const url = await linkOf(client);
    const out = await beyond(server, async () => {
      const answer = await fetch(url);
      await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(zip));
      return answer.status;
    });
    report({ name: `export of ${size} MB: time`, value: Math.round(out.seconds), unit: 's', bar: { max: 600 } });
    report({ name: `export of ${size} MB: memory beyond rest`, value: out.more, unit: 'MB', bar: { max: 200 } });
    report({ name: 'size of the ZIP', value: Math.round((await stat(zip)).size / MB), unit: 'MB' });

    const other = await Client.join(server.base, 'otro@ejemplo.cl');
    const back = await beyond(server, async () => {
      const form = new FormData();
      form.append('file', await openAsBlob(zip), 'export.zip');
      await other.raw('POST', '/users/import/', form);
      return until(async () => {
        const { import: done } = await state(other);
        return done?.done_at ? done : null;
      });
    });
    report({ name: `import of ${size} MB: time`, value: Math.round(back.seconds), unit: 's', bar: { max: 600 } });
    report({ name: `import of ${size} MB: memory beyond rest`, value: back.more, unit: 'MB', bar: { max: 200 } });
    report({ name: 'sources that came in', value: back.value.notebooks[0]?.sources ?? 0, unit: '', bar: { min: FILES.count } }); // prettier-ignore

    await tries(server, report);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Everybody at once for one address. */
async function tries(server: Running, report: Report): Promise<void> {
  const small = await Client.join(server.base, 'pequeno@ejemplo.cl');
  const url = await linkOf(small);
  const statuses: number[] = [];
  const lane = async (): Promise<void> => {
    while (statuses.length < TRIES.all) {
      const at = statuses.push(0) - 1;
      const answer = await fetch(url);
      statuses[at] = answer.status;
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: TRIES.atOnce }, lane));
  const had = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 404).length;
  report({ name: `${TRIES.all} tries of one address: had`, value: had, unit: '', bar: { min: 1, max: 1 } });
  report({ name: `${TRIES.all} tries of one address: refused`, value: refused, unit: '', bar: { min: TRIES.all - 1 } });
}

export const bench: Bench = {
  name: 'portability',
  about: 'What an account of 1 GB costs to carry out and in, and how often one address is good',
  run,
};
