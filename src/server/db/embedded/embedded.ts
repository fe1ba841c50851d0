import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { binaries } from './binaries.ts';
import { identityFor, type Identity } from './identity.ts';
import { end, removeStale, running } from './postmaster.ts';

const USER = 'fojas';
/** How long a start is tried: after a kill, the old server's children and its lock file linger for some seconds. */
const PATIENCE = 20_000;
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=128MB',
  'max_connections=100',
  'log_min_messages=fatal',
];

/** A PostgreSQL of our own: its address for clients, and how to stop it. */
export type Embedded = { url: string; stop: () => Promise<void> };
/** … and its process. */
export type Started = Embedded & { pid: number; port: number };

/** Thrown where PostgreSQL cannot go on from its files, however often it is tried; its message is one line for a person. */
export class DamagedFiles extends Error {}

function password(dataDir: string): string {
  const file = path.join(dataDir, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/** Runs a program to its end; throws with what it said where that is not a success. */
async function finish(identity: Identity, program: string, args: string[]): Promise<void> {
  const by = identity.wrap(program, args);
  const child = spawn(by.program, by.args, { ...by.options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said.trim()}`);
}

/** Makes the database folder beside its place and moves it there whole, so that a start that was cut off leaves nothing half made. */
async function make(identity: Identity, initdb: string, folder: string, secret: string): Promise<void> {
  const making = `${folder}.making`;
  const secretFile = `${folder}.secret`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  writeFileSync(secretFile, secret, { mode: 0o600 });
  if (identity.owner) for (const place of [making, secretFile]) chownSync(place, identity.owner, identity.owner);
  const args = ['-D', making, '-U', USER, '--pwfile', secretFile, '-A', 'scram-sha-256', '-E', 'UTF8'];
  try {
    await finish(identity, initdb, [...args, '--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions']);
    renameSync(making, folder);
  } finally {
    rmSync(secretFile, { force: true });
  }
}

/**
 * Ports that systems give to nobody who connects (Linux gives those from 32768 on, others from 49152 on): while a database that died is started again at its
 * port, no connection that goes out takes it.
 */
const PORTS = { from: 28_800, to: 29_999 } as const;

/** A port that nobody listens at: one of ours, or any that the system has. */
async function freePort(): Promise<number> {
  for (const tried of [randomInt(PORTS.from, PORTS.to), randomInt(PORTS.from, PORTS.to), 0]) {
    const server = createServer().listen(tried, '127.0.0.1');
    const listens = await once(server, 'listening').catch(() => null);
    if (!listens) continue;
    const { port } = server.address() as { port: number };
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('There is no free port for the embedded PostgreSQL.');
}

/** One try at starting; answers the process once it accepts connections, or what it said before it ended. */
async function start(
  identity: Identity,
  postgres: string,
  folder: string,
  port: number,
  settings: readonly string[],
  spawned: (pid: number) => void,
): Promise<ChildProcess | string> {
  const by = identity.wrap(postgres, [
    '-D',
    folder,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  // A session of its own: Ctrl-C in a terminal reaches Fojas only, which ends its work before it stops the database.
  const child = spawn(by.program, by.args, { ...by.options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  if (child.pid !== undefined) spawned(child.pid);
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-4000)));
  const ended = once(child, 'exit').then(() => true);
  while (running(folder)?.port !== port) if (await Promise.race([ended, pause(15, false)])) return said;
  child.stderr?.resume();
  child.unref();
  return child;
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'postgres');
const address = (dataDir: string, port: number): string =>
  `postgres://${USER}:${password(dataDir)}@127.0.0.1:${port}/postgres`;

/** Whether a database was ever made in a data folder. */
export const wasMade = (dataDir: string): boolean => existsSync(path.join(folderOf(dataDir), 'PG_VERSION'));

/** The address of the PostgreSQL that runs on a data folder now; null where none does. */
export function runningAt(dataDir: string): string | null {
  const found = running(folderOf(dataDir));
  return found && address(dataDir, found.port);
}

/** Whether a server takes connections of ours. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What PostgreSQL says before it gives up on its files; trying again does not mend them. */
const DAMAGED = new RegExp(
  `\\b(?:PANIC|FATAL): +((?:${[
    'could not locate (?:a valid|required) checkpoint record',
    'could not find redo location',
    'incorrect checksum',
    'WAL contains references to invalid pages',
    'WAL ends before',
    'could not access status of transaction',
    'could not open file "[^"]*global/pg_control"',
    'could not read file "[^"]*global/pg_control"',
    'control file contains invalid',
  ].join('|')}).*)`,
);

const damaged = (dataDir: string, what: string): DamagedFiles =>
  new DamagedFiles(
    `the files of the embedded PostgreSQL in ${dataDir} are damaged (${what}). Put back the last backup with: npm run -s fojas -- restore latest (it keeps these files aside; docs/runbook.md, incident 11).`,
  );

/** `port`: the one to start at, where clients know it already. `spawned` hears of each process that is tried, before it is of use. */
type How = { port?: number; spawned?: (pid: number) => void };

/**
 * Starts PostgreSQL in `<dataDir>/postgres`, making the database at first; adopts the one that a killed Fojas left running. `settings` (`name=value`) take the
 * place of ours. Throws `DamagedFiles` where only a backup helps.
 */
export async function startEmbedded(
  dataDir: string,
  settings: readonly string[] = [],
  { port: wanted, spawned = () => undefined }: How = {},
): Promise<Started> {
  const { initdb, postgres } = binaries();
  const folder = folderOf(dataDir);
  const secret = password(dataDir);
  const identity = identityFor(folder, postgres);
  // Another user must be able to pass through the data folder, not to look into it.
  if (identity.owner) chmodSync(dataDir, 0o711);
  if (!wasMade(dataDir)) await make(identity, initdb, folder, secret);
  const at = (pid: number, port: number): Started => ({
    url: address(dataDir, port),
    port,
    pid,
    stop: () => end(running(folder)?.pid ?? pid),
  });
  for (const until = Date.now() + PATIENCE; ; await pause(250)) {
    const left = running(folder);
    if (left) {
      if (await answers(address(dataDir, left.port))) return at(left.pid, left.port);
      // One that is just dying still stands in its file.
      if (Date.now() > until) throw new Error('The embedded PostgreSQL that was left running does not answer.');
      continue;
    }
    removeStale(folder);
    const port = wanted ?? (await freePort());
    const started = await start(identity, postgres, folder, port, [...SETTINGS, ...settings], spawned);
    if (typeof started !== 'string') return at(started.pid!, port);
    const damage = DAMAGED.exec(started)?.[1];
    if (damage) throw damaged(dataDir, damage);
    if (Date.now() > until)
      throw new Error(`The embedded PostgreSQL does not start: ${started.trim().split('\n').at(-1) ?? ''}`);
  }
}
