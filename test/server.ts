import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import type { Kept } from './keeper.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that the whole run shares, with its template database made. */
    postgres: string;
  }
}

const build = (): void => void execFileSync(process.execPath, ['scripts/ready.mjs', 'server'], { stdio: 'inherit' });

/**
 * What tests of the project `server` run on: one PostgreSQL, and the built programs, which the server starts (a process from source takes five times as long
 * to start). PostgreSQL and all temporary files belong to a process in a session of its own (keeper.ts), which ends them when this one ends or is killed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keeper = spawn(process.execPath, ['--import', 'tsx', 'test/keeper.ts'], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(keeper, 'exit');
  const said = once(createInterface(keeper.stdout), 'line') as Promise<[string]>;
  build();
  project.onTestsRerun(build);
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
