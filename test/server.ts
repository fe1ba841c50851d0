import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import type { Kept } from './keeper.ts';
import { BUILT_SHELF, BUILT_WORKER, SHELF } from './shelf.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that the whole run shares, with its template database made. */
    postgres: string;
  }
}

/** Starts the process that owns what the run starts (keeper.ts). It ends by `end`, and when this process ends or is killed. */
export function startKeeper(): { kept: Promise<Kept>; end: () => Promise<void> } {
  // A session of its own: Ctrl-C in a terminal reaches only who started it.
  const keeper = spawn(process.execPath, ['--import', 'tsx', 'test/keeper.ts'], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(keeper, 'exit');
  const said = once(createInterface(keeper.stdout), 'line') as Promise<[string]>;
  const kept = Promise.race([said, ended.then(() => null)]).then((first) => {
    if (!first) throw new Error('the PostgreSQL of the tests did not start');
    return JSON.parse(first[0]) as Kept;
  });
  const end = async (): Promise<void> => {
    keeper.stdin.end();
    await ended;
  };
  return { kept, end };
}

/** The server, the tools of the tests, and the process that works beside an app: one from source takes five times as long to start. */
async function buildPrograms(): Promise<void> {
  execFileSync(process.execPath, ['scripts/ready.mjs', 'server'], { stdio: 'inherit' });
  const options = { bundle: true, platform: 'node', format: 'esm', logLevel: 'error' } as const;
  const tools = readdirSync(SHELF).map((kind) => [kind, path.join(SHELF, kind, 'server/index.ts')]);
  await build({ ...options, entryPoints: Object.fromEntries(tools), outdir: BUILT_SHELF });
  await build({ ...options, entryPoints: ['test/studio-worker.ts'], outfile: BUILT_WORKER, packages: 'external' });
}

/** What tests of the project `server` run on: one PostgreSQL, and the built programs, which the server starts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { kept, end } = startKeeper();
  await buildPrograms();
  project.onTestsRerun(buildPrograms);
  const { postgres, temporary } = await kept;
  project.provide('postgres', postgres);
  // Workers make their temporary files there.
  process.env.TMPDIR = temporary;
  return end;
}
