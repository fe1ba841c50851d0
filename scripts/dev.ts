import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { lockFolder } from '#server/db/lock.ts';

// Development: the server from source, started anew at each change, Vite for the web, and one PostgreSQL that outlives the restarts.
const config = readConfig(process.env);
mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
const unlock = config.databaseUrl === null ? lockFolder(config.dataDir) : () => undefined;
const postgres = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
const env = {
  ...process.env,
  DATABASE_URL: postgres?.url ?? process.env.DATABASE_URL,
  APP_URL: process.env.APP_URL ?? 'http://localhost:5173',
  FOJAS_OUTBOX: process.env.FOJAS_OUTBOX ?? 'open',
};

// Groups of their own: Ctrl-C reaches this process alone, which ends them before the database.
const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true, env });
const children = [
  start('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'),
  start('node_modules/vite/bin/vite.js'),
];

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  const alive = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const gone = alive.map((child) => once(child, 'exit'));
  for (const child of alive) child.kill('SIGTERM');
  await Promise.all(gone);
  await postgres?.stop();
  unlock();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
for (const child of children) child.on('exit', () => void (stopping || stop()));
