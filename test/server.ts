import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import type { Kept } from './keeper.ts';
import { BUILT_SHELF, SHELF } from './shelf.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that the whole run shares, with its template database made. */
    postgres: string;
  }
}

/** The server, and the tools of the tests. A process from source takes five times as long to start. */
async function buildPrograms(): Promise<void> {
  execFileSync(process.execPath, ['scripts/ready.mjs', 'server'], { stdio: 'inherit' });
  await build({
    entryPoints: Object.fromEntries(
      readdirSync(SHELF).map((kind) => [kind, path.join(SHELF, kind, 'server/index.ts')]),
    ),
    outdir: BUILT_SHELF,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
}

/**
 * What tests of the project `server` run on: one PostgreSQL, and the built programs, which the server starts. PostgreSQL and all temporary files belong to a process in a session of its own (keeper.ts), which ends them when this one ends or is killed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keeper = spawn(process.execPath, ['--import', 'tsx', 'test/keeper.ts'], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(keeper, 'exit');
  const said = once(createInterface(keeper.stdout), 'line') as Promise<[string]>;
  await buildPrograms();
  project.onTestsRerun(buildPrograms);
  const first = await Promise.race([said, ended.then(() => null)]);
  if (!first) throw new Error('the PostgreSQL of the tests did not start');
  const { postgres, temporary } = JSON.parse(first[0]) as Kept;
  project.provide('postgres', postgres);
  // Workers make their temporary files there.
  process.env.TMPDIR = temporary;
  return async () => {
    keeper.stdin.end();
    await ended;
  };
}
