import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bench, Figure } from './figure.ts';
import { startServer } from './server.ts';

/** Milliseconds that the work before each `npm start` takes when nothing is stale. */
async function readiness(): Promise<number> {
  const begun = performance.now();
  await once(spawn(process.execPath, ['scripts/ready.mjs', 'start'], { stdio: 'ignore' }), 'exit');
  return performance.now() - begun;
}

/** Starts on an empty data folder, again on the made one, and after kill -9, each until health answers 200; then an orderly stop. */
async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-start-'));
  const ms = (name: string, value: number, max?: number): void =>
    report({ name, value: Math.round(value), unit: 'ms', ...(max !== undefined && { bar: { max } }) });
  try {
    const check = await readiness();
    const first = await startServer(dataDir);
    ms('first start, which makes the database', first.ready);
    await first.stop();
    const second = await startServer(dataDir);
    ms('second start', second.ready);
    ms('second start with the check for what is stale', second.ready + check, 3000);
    await second.kill9();
    const recovered = await startServer(dataDir);
    ms('start after kill -9', recovered.ready);
    const begun = performance.now();
    const code = await recovered.stop();
    ms('orderly stop', performance.now() - begun, 15_000);
    report({ name: 'its exit code', value: code ?? -1, unit: '', bar: { max: 0 } });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'start', about: 'start and stop of the built server', run };
