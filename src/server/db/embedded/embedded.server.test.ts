import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../connect.ts';
import { startEmbedded } from './embedded.ts';
import { alive, removeStale, running } from './postmaster.ts';

let dataDir = '';
beforeAll(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'fojas-embedded-'))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const folder = (): string => path.join(dataDir, 'postgres');

async function one<T>(url: string, query: string): Promise<T | undefined> {
  const { pool, close } = connect(url, console, 1);
  const { rows } = await pool.query<{ v: T }>(query);
  await close();
  return rows[0]?.v;
}

/** A process that starts PostgreSQL on the folder, writes a row and is then killed with -9. */
async function killedAfterWriting(): Promise<void> {
  const [launcher, connector] = ['embedded/embedded.ts', 'connect.ts'].map((file) =>
    JSON.stringify(path.resolve('src/server/db', file)),
  );
  const code = `(async () => {
    const { startEmbedded } = await import(${launcher}); const { connect } = await import(${connector});
    const { url } = await startEmbedded(${JSON.stringify(dataDir)});
    await connect(url, console, 1).pool.query('create table kept as select 7 as v');
    process.stdout.write('written'); setInterval(() => 0, 1000); })()`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('the PostgreSQL of a killed Fojas is adopted with all it holds, and its stop leaves nothing running', async () => {
  await killedAfterWriting();
  const left = running(folder());
  expect(left).not.toBeNull();
  const adopted = await startEmbedded(dataDir);
  expect(running(folder())?.pid).toBe(left?.pid);
  expect(await one(adopted.url, 'select v from kept')).toBe(7);
  expect(await one(adopted.url, "select current_setting('fsync') as v")).toBe('on');
  await adopted.stop();
  expect(alive(left!.pid)).toBe(false);
});

test('after PostgreSQL itself was killed, and with a stale file in its place, the next start recovers', async () => {
  const first = await startEmbedded(dataDir);
  process.kill(running(folder())!.pid, 'SIGKILL');
  const second = await startEmbedded(dataDir);
  expect(await one(second.url, 'select v from kept')).toBe(7);
  await second.stop();
  await first.stop();
  // The number of a program that is no PostgreSQL, as after a restart of the machine.
  writeFileSync(path.join(folder(), 'postmaster.pid'), `${process.pid}\n${folder()}\n0\n5432\n\n\n\nready\n`);
  expect(running(folder())).toBeNull();
  removeStale(folder());
  expect(existsSync(path.join(folder(), 'postmaster.pid'))).toBe(false);
});

test('the file of a PostgreSQL that is just starting is left to it', () => {
  const starting = mkdtempSync(path.join(tmpdir(), 'fojas-starting-'));
  writeFileSync(path.join(starting, 'postmaster.pid'), '');
  removeStale(starting);
  expect(running(starting)).toBeNull();
  expect(existsSync(path.join(starting, 'postmaster.pid'))).toBe(true);
  rmSync(starting, { recursive: true });
});

test('the password is kept from others and asked for', async () => {
  const file = path.join(dataDir, 'postgres.password');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { url, stop } = await startEmbedded(dataDir);
  await expect(one(url.replace(readFileSync(file, 'utf8'), 'wrong'), 'select 1 as v')).rejects.toMatchObject({
    code: '28P01',
  });
  await stop();
});

test('files that lost the end of their log are told as damaged, with what to do', async () => {
  const { stop } = await startEmbedded(dataDir);
  await stop();
  const logs = path.join(folder(), 'pg_wal');
  for (const name of readdirSync(logs).filter((one) => /^[\dA-F]{24}$/.test(one)))
    truncateSync(path.join(logs, name), 0);
  await expect(startEmbedded(dataDir)).rejects.toThrow(/damaged \(could not locate .+fojas -- restore latest/);
});
