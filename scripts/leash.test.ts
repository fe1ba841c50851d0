import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';

const PROGRAM = `process.stdout.write(process.pid + '\\n'); setInterval(() => 0, 1000)`;
/** Who runs the program by the leash, and waits. */
const OWNER = `
  const args = ['scripts/leash.mjs', process.execPath, '--eval', ${JSON.stringify(PROGRAM)}];
  require('node:child_process').spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });`;

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('a program ends after who runs it ended by %s', async (signal) => {
  const owner = spawn(process.execPath, ['--eval', OWNER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(owner.stdout), 'line')) as [string];
  const ended = once(owner, 'exit');
  owner.kill(signal);
  await ended;
  await vi.waitFor(() => expect(lives(Number(line))).toBe(false), { timeout: 60_000, interval: 25 });
});

test('ends as its program ends', async () => {
  const run = spawn(process.execPath, ['scripts/leash.mjs', process.execPath, '--eval', 'process.exit(3)'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  expect(await once(run, 'exit')).toEqual([3, null]);
});
