import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './db/connect.ts';
import { runningAt, startEmbedded } from './db/embedded/embedded.ts';
import { lockFolder } from './db/lock.ts';
import { prepare } from './db/prepare.ts';
import { masterKeys } from './vault/master.ts';

let dataDir = '';
beforeAll(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'fojas-operator-'))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command line, built, as a program of its own. */
const fojas = (...line: string[]) => fojasIn(dataDir, ...line);
const fojasIn = (folder: string, ...line: string[]) => fojasWith({ FOJAS_DATA_DIR: folder }, ...line);
async function fojasWith(
  settings: Record<string, string>,
  ...line: string[]
): Promise<{ out: string; error: string; code: number }> {
  const child = spawn(process.execPath, ['dist/server/fojas.js', ...line], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...settings },
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { out, error, code };
}

test('where Fojas never started there is nothing to reach, and nothing is made', async () => {
  const { error, code } = await fojas('tokens', 'verify');
  expect([code, error]).toEqual([
    1,
    `There is no database in ${dataDir}: start Fojas once, or set FOJAS_DATA_DIR or DATABASE_URL to where it is.\n`,
  ]);
});

test('where the database is dead doctor tells of the rest, for programs too, and no secret is said', async () => {
  const settings = {
    FOJAS_DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://fojas:SECRET-b71e0a94d3f2@127.0.0.1:9/fojas',
    FOJAS_MASTER_KEY: Buffer.alloc(32, 'SECRET').toString('base64'),
  };
  const { out, error, code } = await fojasWith(settings, 'doctor', '--json');
  const { well, findings } = JSON.parse(out) as { well: boolean; findings: { part: string; state: string }[] };
  expect([code, error, well]).toEqual([1, '', false]);
  expect(findings.map(({ part, state }) => `${part}: ${state}`)).toEqual(
    expect.arrayContaining(['installation: bad', 'settings: ok', 'mail: warn', 'the rest: warn']),
  );
  const other = await fojasWith(settings, 'users', 'list', '--json');
  expect(other).toEqual({
    out: '{"error":"The database does not answer (ECONNREFUSED): try again."}\n',
    error: 'The database does not answer (ECONNREFUSED): try again.\n',
    code: 1,
  });
  expect(out + other.out).not.toContain('SECRET');
});

test('works while Fojas runs, and while it is stopped, and leaves the database as it found it', async () => {
  const unlock = lockFolder(dataDir);
  const embedded = await startEmbedded(dataDir);
  const { db, close } = connect(embedded.url, console, 2);
  await prepare(db, embedded.url);
  await close();
  expect((await fojas('tokens', 'verify')).error).toContain('There is no master key');
  masterKeys({ masterKey: null, masterKeyOld: null, dataDir });

  // The folder is another process's, and so is the database.
  expect(await fojas('tokens', 'verify')).toEqual({
    out: 'sound: 0 accounts and 0 transfers were checked.\n',
    error: '',
    code: 0,
  });
  expect(runningAt(dataDir)).toBe(embedded.url);
  await embedded.stop();
  unlock();

  expect(runningAt(dataDir)).toBeNull();
  const { out, code } = await fojas('packages', 'list', '--json');
  expect([code, (JSON.parse(out) as { packages: unknown[] }).packages.length]).toEqual([0, 6]);
  expect(runningAt(dataDir)).toBeNull();
  expect((await fojas('tokens', 'grant', 'ana@example.com', '5')).error).toBe(
    'There is no account with the e-mail ana@example.com.\n',
  );
});

test('a backup of the embedded database is restored into a fresh folder, and into no other', async () => {
  const backups = path.join(dataDir, 'backups');
  const file = path.join(backups, 'now.fojas');
  expect(await fojas('backup', file)).toMatchObject({ code: 0, error: '' });
  const fresh = mkdtempSync(path.join(tmpdir(), 'fojas-fresh-'));
  try {
    expect((await fojasIn(fresh, 'restore', file)).error).toContain('There is no master key in');
    copyFileSync(path.join(dataDir, 'master.key'), path.join(fresh, 'master.key'));
    expect(await fojasIn(fresh, 'restore', file)).toMatchObject({ code: 0, error: '' });
    expect(runningAt(fresh)).toBeNull();
    const again = await fojasIn(fresh, 'restore', file);
    expect([again.code, again.error]).toEqual([
      1,
      `The folder ${fresh} is not empty: set FOJAS_DATA_DIR to a fresh one that holds master.key alone.\n`,
    ]);
    expect((await fojasIn(fresh, 'packages', 'list')).code).toBe(0);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
});

test('one command brings back the last good backup where the files of the database are damaged, and not where it starts', async () => {
  const backups = path.join(dataDir, 'backups');
  const ours = (): string[] => readdirSync(backups).filter((name) => /^fojas-.*Z\.fojas$/.test(name));
  expect(await fojas('backup', backups)).toMatchObject({ code: 0, error: '' });
  // A later one that is not whole.
  copyFileSync(path.join(backups, ours()[0]!), path.join(backups, 'fojas-2099-01-01T000000Z.fojas'));
  truncateSync(path.join(backups, 'fojas-2099-01-01T000000Z.fojas'), 3000);
  const refused = await fojas('restore', 'latest');
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining(`The database in ${dataDir} starts.`)]);

  const logs = path.join(dataDir, 'postgres', 'pg_wal');
  for (const name of readdirSync(logs).filter((one) => /^[\dA-F]{24}$/.test(one)))
    truncateSync(path.join(logs, name), 0);
  const { out, error, code } = await fojas('restore', 'latest');
  expect([code, error]).toEqual([0, '']);
  expect(out).toMatch(/^Passed over, for it is not whole: fojas-2099.+\nRestored the backup of 20/);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('damaged-'))).toHaveLength(1);
  const { out: told } = await fojas('doctor');
  expect(told).toContain('all migrations done');
  expect(told).toContain('was set aside by a restore');
  expect(runningAt(dataDir)).toBeNull();
});
