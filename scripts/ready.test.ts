import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fojas-ready-'));
  for (const folder of ['scripts', 'bin']) mkdirSync(path.join(root, folder));
  copyFileSync('scripts/ready.mjs', path.join(root, 'scripts/ready.mjs'));
  const packages = { '': {}, 'node_modules/a': {}, 'node_modules/b': {} };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Makes a checkout ready beside an npm that does this. */
function ready(npm: string): Promise<{ code: number; said: string }> {
  const file = path.join(root, 'bin/npm');
  writeFileSync(file, `#!/bin/sh\n${npm}\n`);
  chmodSync(file, 0o755);
  const env = { ...process.env, PATH: `${path.join(root, 'bin')}:/usr/bin:/bin` };
  return new Promise((resolve) =>
    execFile(process.execPath, [path.join(root, 'scripts/ready.mjs'), 'install'], { env }, (error, _out, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    ),
  );
}

test('without a network a first start says so, tries what npm keeps, and what to do', async () => {
  const { code, said } = await ready('[ "$1" = ping ] && echo "npm error code ENOTFOUND" >&2\nexit 1');
  expect(code).toBe(1);
  expect(said).toContain('There is no network (ENOTFOUND): trying with what npm keeps');
  expect(said).toContain('connect this machine and run this again');
});

test('without a network it installs from what npm keeps', async () => {
  const { code } = await ready(
    '[ "$1" = ping ] && echo "npm error code EAI_AGAIN" >&2 && exit 1\n[ "$5" = --offline ] && mkdir -p node_modules',
  );
  expect(code).toBe(0);
});

test('with a network it shows how far the install is', async () => {
  const { code, said } = await ready('[ "$1" = ping ] && exit 0\nmkdir -p node_modules/a && sleep 4');
  expect(code).toBe(0);
  expect(said).toContain('1 of 2 packages');
});
