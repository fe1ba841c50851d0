import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makePdf } from '#test/documents.ts';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

const ROUNDS = 20;
const LAW = 'test/fixtures/documents/ley-20169.txt';
const QUESTION = '¿Qué es la competencia desleal?';

type Acknowledged = { uploads: Map<string, Buffer>; answers: Set<string> };

/** Uploads and asks until the server dies under it, remembering only what was answered. */
async function press(
  client: Client,
  notebook: string,
  round: number,
  files: Buffer[],
  known: Acknowledged,
): Promise<void> {
  const upload = async (lane: number): Promise<void> => {
    for (let n = 0; ; n++) {
      const bytes = files[(lane + n) % files.length]!;
      const source = await client.upload(notebook, `r${round}-${lane}-${n}.${lane % 2 ? 'pdf' : 'txt'}`, bytes);
      known.uploads.set(source.id, bytes);
    }
  };
  const ask = async (): Promise<void> => {
    for (;;) known.answers.add((await client.ask(notebook, QUESTION)).id);
  };
  await Promise.all([upload(0), upload(1), ask()].map((work) => work.catch(() => undefined)));
}

/** Waits until no source of the notebook is unfinished, or ten minutes. */
async function settle(client: Client, notebook: string): Promise<number> {
  for (const until = Date.now() + 600_000; ; await pause(500)) {
    const open = (await client.sources(notebook)).filter(
      (s) => !['completed', 'failed'].includes(s.processing_status),
    ).length;
    if (open === 0 || Date.now() > until) return open;
  }
}

async function lost(
  client: Client,
  notebook: string,
  known: Acknowledged,
): Promise<{ uploads: number; answers: number }> {
  const sources = new Set((await client.sources(notebook)).map((s) => s.id));
  const messages = new Set((await client.history(notebook)).map((m) => m.id));
  return {
    uploads: [...known.uploads.keys()].filter((id) => !sources.has(id)).length,
    answers: [...known.answers].filter((id) => !messages.has(id)).length,
  };
}

async function changedFiles(client: Client, notebook: string, known: Acknowledged): Promise<number> {
  let changed = 0;
  for (const [id, bytes] of known.uploads) if (!(await client.download(notebook, id)).equals(bytes)) changed++;
  return changed;
}

/** Kills the process group 20 times during uploads and chats; what was acknowledged must be there, whole, and every source must end. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-crash-'));
  const law = await readFile(LAW, 'utf8');
  const files = [Buffer.from(law), await makePdf(law)];
  const known: Acknowledged = { uploads: new Map(), answers: new Set() };
  let notebook = '';
  let slowest = 0;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer(dataDir);
      if (round > 0) slowest = Math.max(slowest, server.ready);
      const client = await Client.join(server.base, 'ana@example.com');
      notebook ||= (await client.notebook('Caídas')).id;
      const pressing = press(client, notebook, round, files, known);
      await pause(300 + ((round * 397) % 1700));
      await server.kill9();
      await pressing;
    }
    const server = await startServer(dataDir);
    const client = await Client.join(server.base, 'ana@example.com');
    const unfinished = await settle(client, notebook);
    const gone = await lost(client, notebook, known);
    report({ name: 'kill -9 of the process group', value: ROUNDS, unit: 'times' });
    report({ name: 'uploads acknowledged', value: known.uploads.size, unit: '', bar: { min: 1 } });
    report({ name: 'uploads lost', value: gone.uploads, unit: '', bar: { max: 0 } });
    report({
      name: 'uploads with other bytes',
      value: await changedFiles(client, notebook, known),
      unit: '',
      bar: { max: 0 },
    });
    report({ name: 'answers acknowledged', value: known.answers.size, unit: '', bar: { min: 1 } });
    report({ name: 'answers lost', value: gone.answers, unit: '', bar: { max: 0 } });
    report({ name: 'sources neither completed nor failed', value: unfinished, unit: '', bar: { max: 0 } });
    report({ name: 'slowest start after a kill', value: Math.round(slowest), unit: 'ms' });
    await server.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'crash', goals: ['F44'], about: 'kill -9 during uploads and chats, 20 times', run };
