import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { encode } from 'fast-png';
import { createPdf } from '#test/documents.ts';
import { Client } from '../bench/client.ts';
import { percentile, present, readText } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer, type Running } from '../bench/server.ts';

const FILES = 10;
const MEGABYTE = 1024 * 1024;
/** The law in each file: a code of more than two hundred pages. */
const LAW = ['leychile', 'md', 'codigos', 'codigo-del-trabajo.md'];
/** Pictures that do not pack, and their sides: three make about 20 MB. */
const PICTURES = 3;
const SIDE = 2600;

type Delay = { p50: number; p99: number; max: number; n: number };

/** A PDF of 20 MB: pages of law, and pictures of noise for the rest. */
async function bigPdf(): Promise<Buffer> {
  const picture = (): string => {
    const png = encode({ width: SIDE, height: SIDE, channels: 1, depth: 8, data: randomBytes(SIDE * SIDE) });
    return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  };
  const paragraphs = readText(...LAW).split(/\n\s*\n/);
  return createPdf({
    content: [...Array.from({ length: PICTURES }, () => ({ image: picture(), width: 400 })), ...paragraphs],
  });
}

/** What the event loop of the server was held up since the last time of asking. */
async function delayOf(server: Running): Promise<Delay> {
  const before = server.output().length;
  server.process.kill('SIGUSR2');
  for (;;) {
    const told = /event-loop (\{.*\})\n/.exec(server.output().slice(before));
    if (told) return JSON.parse(told[1]!) as Delay;
    await pause(10);
  }
}

/** Somebody else's calls meanwhile: how long each took, until `done`. */
async function polling(client: Client, notebook: string, done: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let over = false;
  void done.finally(() => (over = true));
  while (!over) {
    const from = performance.now();
    await client.sources(notebook);
    took.push(performance.now() - from);
    await pause(20);
  }
  return took;
}

async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('leychile')) return;
  const bytes = await bigPdf();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-uploads-'));
  const server = await startServer(dataDir, {
    FOJAS_RATE_LIMIT: 'off',
    FOJAS_OCR: 'off',
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('labs/event-loop.mjs')).href}`,
  });
  try {
    const client = await Client.join(server.base, 'ana@example.com');
    const other = await Client.join(server.base, 'otra@example.com');
    const [notebook, theirs] = [(await client.notebook('Diez')).id, (await other.notebook('Suyo')).id];
    await pause(500);
    await delayOf(server);
    const tell = (when: string, { p99, max }: Delay): void => {
      report({
        name: `${when}: event-loop delay, p99`,
        value: Number(p99.toFixed(1)),
        unit: 'ms',
        bar: { max: 50 },
        goals: ['G27'],
      });
      report({ name: `${when}: event-loop delay, longest`, value: Math.round(max), unit: 'ms' });
    };
    const from = performance.now();
    const uploads = Promise.all(
      Array.from({ length: FILES }, (_, i) => client.upload(notebook, `Codigo ${i + 1}.pdf`, bytes)),
    );
    const whileUploading = await polling(other, theirs, uploads);
    await uploads;
    report({ name: `${FILES} files of`, value: Number((bytes.length / MEGABYTE).toFixed(1)), unit: 'MB' });
    report({
      name: 'until all are uploaded',
      value: Number(((performance.now() - from) / 1000).toFixed(1)),
      unit: 's',
    });
    tell('while they are uploaded', await delayOf(server));
    const unread = async (): Promise<boolean> =>
      (await client.sources(notebook)).some(({ processing_status: status }) => status !== 'completed');
    const reading = (async () => {
      while (await unread()) await pause(200);
    })();
    const whileReading = await polling(other, theirs, reading);
    report({ name: 'until all are read', value: Number(((performance.now() - from) / 1000).toFixed(1)), unit: 's' });
    tell('while they are read', await delayOf(server));
    const p95 = percentile([...whileUploading, ...whileReading], 0.95);
    report({ name: "another user's list of sources meanwhile, p95", value: Math.round(p95), unit: 'ms' });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'event-loop',
  about: 'ten big files at once: what they hold up in the process that serves everybody',
  run,
};
