import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { runningAt } from '#server/db/embedded/embedded.ts';
import { openKeyring, placeOf, WrongMasterKey, wrapping } from '#server/vault/keyring.ts';
import { givenKeys } from '#server/vault/master.ts';
import { open } from '#server/vault/seal.ts';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startServer } from '../bench/server.ts';

const PEOPLE = 12;
/** Accounts that only have a key, so that a rotation has much to wrap. */
const KEYS = 3000;
const KILLS = 5;

type Told = { requests: number; failed: string[] };

/** Runs the command line as an operator does. Where `kill` is given it dies that many milliseconds after the new key stands in the file. */
async function rotate(dataDir: string, kill?: number): Promise<void> {
  const child = spawn(process.execPath, ['dist/server/fojas.js', 'keys', 'rotate'], {
    env: { PATH: process.env.PATH, FOJAS_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  if (kill !== undefined) {
    while (child.exitCode === null && (await fileKey(dataDir)).length === 1) await pause(2);
    await pause(kill);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  if (kill === undefined && code !== 0) throw new Error(`the rotation ended with ${code}`);
}

/** One person who reads, writes and signs in again, over and over; and now and then somebody new. */
async function press(base: string, n: number, told: Told, signal: AbortSignal): Promise<void> {
  let client = await Client.join(base, `p${n}@example.com`);
  const { id } = await client.notebook('Rotación');
  for (let round = 0; !signal.aborted; round++)
    for (const step of [
      () => client.notebook(`Otro ${round}`),
      () => client.raw('GET', '/notebooks/'),
      () => client.raw('POST', `/notebooks/${id}/notes/`, { title: 'Nota', content: 'Cláusula octava' }),
      () => client.raw('GET', `/notebooks/${id}/notes/`),
      () => client.raw('GET', '/users/profile/'),
      async () => (client = await Client.join(base, `p${n}@example.com`)),
      () => Client.join(base, `new${n}-${round}@example.com`),
    ]) {
      told.requests++;
      await step().catch((error: Error) => told.failed.push(error.message));
    }
}

/** Gives the database keys to wrap: copies of users without anything, under the key of one of them. */
async function fillUp(url: string): Promise<void> {
  const { pool, close } = connect(url, { warn: () => undefined }, 1);
  await pool.query(`
    with u as (insert into users (id, email_blind, email_sealed, full_name_sealed, password_hash, language)
      select gen_random_uuid(), sha256(n::text::bytea), '', '', '', 'es' from generate_series(1, ${KEYS}) n returning id)
    select 1`);
  await close();
}

/** Wraps a key for each of them under the master key of the file, as a server would. */
async function wrapAll(url: string, dataDir: string): Promise<void> {
  const { createVault } = await import('#server/vault/keys.ts');
  const { masterKeys } = await import('#server/vault/master.ts');
  const { db, close } = connect(url, { warn: () => undefined }, 4);
  const keyring = await openKeyring(db, masterKeys({ masterKey: null, masterKeyOld: null, dataDir }));
  const vault = createVault({ db, now: () => new Date() }, keyring);
  const rows = await db.selectFrom('users').select('id').where('password_hash', '=', '').execute();
  for (const { id } of rows) await vault.mint(id).keep(db);
  await close();
}

/** What an old master key still opens. */
async function opened(url: string, old: Buffer): Promise<number> {
  const { db, close } = connect(url, { warn: () => undefined }, 1);
  const [key] = givenKeys(old).all();
  let count = 0;
  for (const { user_id, wrapped } of await db.selectFrom('user_keys').selectAll().execute())
    try {
      open(wrapping(key!), wrapped, placeOf(user_id));
      count++;
    } catch {
      // as it should be
    }
  await openKeyring(db, givenKeys(old)).then(
    () => count++,
    (error: unknown) => {
      if (!(error instanceof WrongMasterKey)) throw error;
    },
  );
  await close();
  return count;
}

const fileKey = async (dataDir: string): Promise<Buffer[]> =>
  (await readFile(path.join(dataDir, 'master.key'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => Buffer.from(line, 'base64'));

async function run(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-rotation-'));
  try {
    const server = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
    const url = runningAt(dataDir)!;
    await fillUp(url);
    await wrapAll(url, dataDir);
    const told: Told = { requests: 0, failed: [] };
    const stop = new AbortController();
    const pressing = Promise.all(Array.from({ length: PEOPLE }, (_, n) => press(server.base, n, told, stop.signal)));
    await pause(1500);
    const old: Buffer[] = [];
    const begun = performance.now();
    for (let turn = 0; turn < 2; turn++) {
      old.push((await fileKey(dataDir))[0]!);
      await rotate(dataDir);
      await pause(500);
    }
    const took = performance.now() - begun;
    old.push((await fileKey(dataDir))[0]!);
    // Killed at five moments, then to its end.
    for (let kill = 0; kill < KILLS; kill++) await rotate(dataDir, kill * 150);
    const halfway = await fileKey(dataDir);
    await rotate(dataDir);
    await pause(500);
    stop.abort();
    await pressing;
    const left = (await fileKey(dataDir)).length;
    let still = 0;
    for (const key of old) still += await opened(url, key);
    report({ name: 'users’ keys to wrap, at the least', value: KEYS, unit: '' });
    report({ name: 'requests while it rotated', value: told.requests, unit: '', bar: { min: 100 } });
    report({ name: 'requests that failed', value: told.failed.length, unit: '', bar: { max: 0 } });
    for (const why of new Set(told.failed)) process.stdout.write(`    ${why}\n`);
    report({ name: 'two rotations took', value: Math.round(took), unit: 'ms' });
    report({ name: 'kill -9 of a rotation', value: KILLS, unit: 'times' });
    report({ name: 'master keys in the file after them', value: halfway.length, unit: '' });
    report({ name: 'master keys in the file at the end', value: left, unit: '', bar: { max: 1 } });
    report({ name: 'what older master keys still open', value: still, unit: '', bar: { max: 0 } });
    await server.stop();
    const again = await startServer(dataDir, { FOJAS_RATE_LIMIT: 'off' });
    const read = await Promise.allSettled(
      Array.from({ length: PEOPLE }, (_, n) =>
        Client.join(again.base, `p${n}@example.com`).then((client) => client.raw('GET', '/users/profile/')),
      ),
    );
    const lost = read.filter(({ status }) => status === 'rejected').length;
    report({ name: 'people who cannot read after a restart', value: lost, unit: '', bar: { max: 0 } });
    await again.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'rotation',
  about: 'the master key rotated twice under load, then killed five times and ended',
  run,
};
