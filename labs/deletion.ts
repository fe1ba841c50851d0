import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningAt } from '#server/db/embedded/embedded.ts';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

/** Milliseconds after the answer at which the process group is killed; the first before the work can have begun. */
const KILLS = [0, 5, 15, 30, 60, 120];
const NOTEBOOKS = 12;
const FILES = 3;
const PATIENCE_MS = 90_000;
const PASSWORD = 'una clave larga';

async function account(base: string, email: string): Promise<{ client: Client; id: string }> {
  const client = await Client.join(base, email, PASSWORD);
  const { id } = (await (await client.raw('GET', '/users/profile/')).json()) as { id: string };
  for (let n = 0; n < NOTEBOOKS; n++) {
    const notebook = await client.notebook(`Caso ${n}`);
    for (let file = 0; file < FILES; file++)
      await client.upload(notebook.id, `f${file}.txt`, Buffer.from(`Artículo ${n}.- La garantía es de ${file} UF.\n`));
  }
  return { client, id };
}

/** What is left of an account in the database and the storage, by name. */
async function leftOf(db: pg.Client, dataDir: string, id: string): Promise<string[]> {
  const left: string[] = [];
  for (const table of ['users', 'user_keys', 'notebooks', 'sources', 'source_versions', 'sessions', 'letters']) {
    const column = table === 'users' ? 'id' : 'user_id';
    const { rowCount } = await db.query(`select from ${table} where ${column} = $1`, [id]);
    if (rowCount) left.push(table);
  }
  if (existsSync(path.join(dataDir, 'files', id))) left.push('files');
  return left;
}

/** Seconds until the deletion is marked as done; Infinity where it is not in time. */
async function done(db: pg.Client, id: string): Promise<number> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE_MS; await pause(100)) {
    const { rows } = await db.query<{ done_at: Date | null }>('select done_at from deletion_log where user_id = $1', [
      id,
    ]);
    if (rows[0]?.done_at) return (performance.now() - begun) / 1000;
  }
  return Infinity;
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-deletion-'));
  let [slowest, unfinished, remains, cut] = [0, 0, 0, 0];
  try {
    let server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
    const bruno = await account(server.base, 'bruno@example.com');
    const files = async () => (await readdir(path.join(dataDir, 'files', bruno.id), { recursive: true })).length;
    for (const [round, wait] of KILLS.entries()) {
      const ana = await account(server.base, `ana${round}@example.com`);
      await ana.client.raw('DELETE', '/users/profile/', { password: PASSWORD });
      await pause(wait);
      await server.kill9();
      server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
      const db = new pg.Client({ connectionString: runningAt(dataDir)! });
      await db.connect();
      if ((await leftOf(db, dataDir, ana.id)).length > 0) cut++;
      const seconds = await done(db, ana.id);
      if (seconds === Infinity) unfinished++;
      else slowest = Math.max(slowest, seconds);
      const left = await leftOf(db, dataDir, ana.id);
      if (left.length > 0) process.stdout.write(`    ${left.join(', ')}\n`);
      remains += left.length;
      await db.end();
    }
    const before = await files();
    const mine = await Client.join(server.base, 'bruno@example.com', PASSWORD);
    const notebooks = (await (await mine.raw('GET', '/notebooks/')).json()) as unknown[];
    report({ name: 'kill -9 of the process group during a deletion', value: KILLS.length, unit: 'times' });
    report({ name: 'deletions of which something was left at the next start', value: cut, unit: '', bar: { min: 1 } });
    report({ name: 'deletions that did not end after it', value: unfinished, unit: '', bar: { max: 0 } });
    report({ name: 'tables and folders with something of them at the end', value: remains, unit: '', bar: { max: 0 } });
    report({ name: 'slowest end after a start', value: Math.round(slowest), unit: 's', bar: { max: 60 } });
    report({
      name: 'notebooks of somebody else that are there',
      value: notebooks.length,
      unit: '',
      bar: { min: NOTEBOOKS },
    });
    report({ name: 'files of somebody else that are there', value: before, unit: '', bar: { min: NOTEBOOKS * FILES } });
    await server.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'deletion',
  goals: ['F55'],
  about: 'kill -9 while an account is being deleted, six times',
  run,
};
