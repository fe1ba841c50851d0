import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { External } from '../faults/postgres.ts';
import { startServer } from '../../bench/server.ts';
import { startS3 } from './storage.ts';

/** A process of a cluster: a web has an address. */
export type Member = {
  role: 'web' | 'worker';
  base: string;
  /** Milliseconds from its start until it served or worked. */
  ready: number;
  process: ChildProcess;
  output: () => string;
  kill9: () => Promise<void>;
  /** SIGTERM; answers its exit code and how long it took, in milliseconds. */
  stop: () => Promise<{ code: number | null; ms: number }>;
};

const READY = 'Fojas works in the background.';

/** A PostgreSQL of the system, an S3 server, and what processes that share them are started with. All of it on loopback and in a folder of its own. */
export type Cluster = {
  folder: string;
  postgres: External;
  settings: Record<string, string>;
  start: (role: Member['role'], more?: Record<string, string>) => Promise<Member>;
  end: () => Promise<void>;
};

export async function makeCluster(settings: readonly string[] = []): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-scale-'));
  const postgres = await External.make(await mkdtemp(path.join(tmpdir(), 'fojas-scale-pg-')), settings);
  const s3 = await startS3(path.join(folder, 's3'));
  const shared = {
    DATABASE_URL: postgres.url(),
    FOJAS_MASTER_KEY: randomBytes(32).toString('base64'),
    FOJAS_RATE_LIMIT: 'off',
    FOJAS_OCR: 'off',
    FOJAS_SPEECH: 'off',
    FOJAS_WELCOME_TOKENS: '1000000',
    FOJAS_STOP_GRACE: '3',
    LOG_LEVEL: 'warn',
    ...s3.settings,
  };
  const living = new Set<ChildProcess>();
  return {
    folder,
    postgres,
    settings: shared,
    async start(role, more = {}) {
      // Nothing is shared by the disk: each process has a folder of its own, as on a machine of its own.
      const dataDir = await mkdtemp(path.join(folder, `${role}-`));
      const member = await startMember(role, dataDir, { ...shared, ...more });
      living.add(member.process);
      member.process.once('exit', () => living.delete(member.process));
      return member;
    },
    async end() {
      for (const child of living) child.kill('SIGKILL');
      await s3.stop();
      await postgres.stop();
      await rm(postgres.folder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a built process in a role, and waits until it serves or works. */
export const startMember = (role: Member['role'], dataDir: string, env: Record<string, string>): Promise<Member> =>
  role === 'web'
    ? startWeb(dataDir, env)
    : startWorker({ ...process.env, ...env, FOJAS_ROLE: 'worker', FOJAS_DATA_DIR: dataDir });

async function startWeb(dataDir: string, env: Record<string, string>): Promise<Member> {
  const {
    base,
    ready,
    process: child,
    output,
    kill9,
  } = await startServer(dataDir, { ...env, FOJAS_ROLE: 'web' }, 120_000);
  return { role: 'web', base, ready, process: child, output, kill9, stop: () => stop(child) };
}

async function startWorker(env: NodeJS.ProcessEnv): Promise<Member> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  const works = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        output += bytes.toString();
        if (output.includes(READY)) resolve();
      });
    child.once('exit', () => reject(new Error(`a worker did not start: ${output}`)));
  });
  await works;
  const kill9 = async (): Promise<void> => {
    const gone = once(child, 'exit');
    process.kill(-child.pid!, 'SIGKILL');
    await gone;
  };
  return {
    role: 'worker',
    base: '',
    ready: performance.now() - begun,
    process: child,
    output: () => output,
    kill9,
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<{ code: number | null; ms: number }> {
  const begun = performance.now();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await gone) as [number | null];
  return { code, ms: performance.now() - begun };
}
