import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { External } from '../faults/postgres.ts';
import { startServer, type Running } from '../../bench/server.ts';

/** Where a server keeps its rows: the PostgreSQL that it brings along, or one of the system's. */
export type Kind = 'embedded' | 'external';
export const GOAL = { embedded: 'G29', external: 'G28' } as const;

/** Hands a built server on a database and folder of its own to a piece of work, and throws all away. Nobody is limited by address: one machine asks for all. */
export async function withServer(
  kind: Kind,
  work: (server: Running, external: External | null) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-load-'));
  const place = await mkdtemp(path.join(tmpdir(), 'fojas-postgres-'));
  // PostgreSQL may have to be somebody else, who has to get to its folder.
  await chmod(place, 0o711);
  const external = kind === 'external' ? await External.make(path.join(place, 'data')) : null;
  try {
    const server = await startServer(folder, {
      FOJAS_RATE_LIMIT: 'off',
      ...(external && { DATABASE_URL: external.url() }),
      ...env,
    });
    try {
      await work(server, external);
    } finally {
      await server.stop();
    }
  } finally {
    await external?.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(place, { recursive: true, force: true });
  }
}

/** A bare Fastify hello in a process of its own while `work` goes on. */
export async function withHello<T>(work: (url: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, ['labs/load/hello.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return await work(said.toString().trim());
  } finally {
    child.kill();
  }
}
