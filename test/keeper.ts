import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepare } from '#server/db/prepare.ts';
import { TEMPLATE } from './template.ts';

/**
 * A process that owns what a run of tests starts: a folder of its own, a PostgreSQL in it with a migrated template, and a folder for temporary files. It says
 * where they are in one line of JSON. When its standard input closes, as it does however the run ends, or when it is asked to end itself, it stops PostgreSQL and removes the folder.
 */
export type Kept = { folder: string; postgres: string; temporary: string };

/** Nothing in this database outlives the run, so nothing of it waits for the disk. Each worker has several apps, each with its connections. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=4GB',
  'max_connections=300',
];

async function makeTemplate(url: string): Promise<void> {
  const server = connect(url, console, 1);
  await server.pool.query(`create database ${TEMPLATE}`);
  await server.close();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  const made = connect(template.href, console);
  await prepare(made.db, template.href);
  await made.close();
}

const over = new Promise((end) => {
  process.stdin.resume().once('end', end).once('error', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
});
const folder = mkdtempSync(path.join(tmpdir(), 'fojas-test-'));
const temporary = path.join(folder, 'temporary');
try {
  const postgres = await startEmbedded(folder, SETTINGS);
  try {
    await makeTemplate(postgres.url);
    mkdirSync(temporary);
    process.stdout.write(`${JSON.stringify({ folder, postgres: postgres.url, temporary } satisfies Kept)}\n`);
    await over;
  } finally {
    await postgres.stop();
  }
} finally {
  // An input that is still open would keep the process alive.
  process.stdin.destroy();
  // What a worker that is just ending still writes may come between.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
