import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { started } from './started.ts';

test('the work of a program stands behind that of the process', async () => {
  const child = started(spawn(process.execPath, ['-e', 'process.stdin.resume()']));
  expect(getPriority(child.pid)).toBe(Math.min(19, getPriority() + 5));
  child.stdin.end();
  await once(child, 'close');
  expect(started(child).exitCode).toBe(0);
});

test('a program that cannot be started for want of descriptors fails its work and not the process', () => {
  const place = JSON.stringify(path.resolve('src/server/started.ts'));
  const code = `import(${place}).then(({ started }) => {
    const { openSync } = require('node:fs'); const { spawn } = require('node:child_process');
    const kept = []; try { for (;;) kept.push(openSync('/dev/null', 'r')); } catch {}
    try { started(spawn(process.execPath, ['-v'])); } catch (error) { setTimeout(() => process.stdout.write(error.code), 20); } })`;
  const run = `ulimit -n 200; exec "$0" --import tsx -e "$1"`;
  const { stdout, status } = spawnSync('sh', ['-c', run, process.execPath, code], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: 'EMFILE', status: 0 });
});
