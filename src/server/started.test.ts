import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

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
