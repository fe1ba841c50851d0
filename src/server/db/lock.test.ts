import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'fojas-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the folder and says so. */
async function other(): Promise<{ kill: () => Promise<unknown> }> {
  const code = `import(${JSON.stringify(path.resolve('src/server/db/lock.ts'))}).then(({ lockFolder }) => {
    lockFolder(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => 0, 1000); })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    kill: () => {
      child.kill('SIGKILL');
      return once(child, 'exit');
    },
  };
}

test('a folder in use is refused in one line; after kill -9 it is free', async () => {
  const holder = await other();
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(
    /^Another Fojas \(process \d+\) already uses the data folder .+: stop it, or set another FOJAS_DATA_DIR\.$/,
  );
  await holder.kill();
  const unlock = lockFolder(folder);
  unlock();
  expect(existsSync(path.join(folder, 'fojas.lock'))).toBe(false);
});

test('a lock whose number now belongs to another program, or that is damaged, is taken over', () => {
  for (const left of [`${process.ppid} 1`, 'nonsense', '']) {
    writeFileSync(path.join(folder, 'fojas.lock'), left);
    const unlock = lockFolder(folder);
    expect(readFileSync(path.join(folder, 'fojas.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
    unlock();
  }
});
