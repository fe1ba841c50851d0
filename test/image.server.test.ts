import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layOut, readImage } from './image.ts';

/** Somebody who owns nothing here, as the user of the image owns nothing of what it runs; whoever is not root stays who they are. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const image = readImage();

let place = '';
let dataDir = '';
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'fojas-image-'));
  chmodSync(place, 0o755);
  layOut(image, path.join(place, 'app'));
  dataDir = path.join(place, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  if (NOBODY.uid) chownSync(dataDir, NOBODY.uid, NOBODY.gid);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('what the image holds starts with its command as somebody who is not root, says that it is well, and ends', async () => {
  expect(image.user).toBe('node');
  const settings = { ...image.env, HOST: '127.0.0.1', PORT: '0', FOJAS_DATA_DIR: dataDir, PATH: process.env.PATH };
  const as = { cwd: path.join(place, 'app'), ...NOBODY };
  const [program, ...args] = image.command;
  expect(program).toBe('node');
  const child = spawn(process.execPath, args, { ...as, env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const said: string[] = [];
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        said.push(line);
        const at = /^Fojas is ready at http:\S+:(\d+)/.exec(line)?.[1];
        if (at) resolve(at);
      });
  });
  const port = await Promise.race([ready, ended.then(() => said.join('\n'))]);
  expect(port).toMatch(/^\d+$/);
  const [, ...asked] = image.health;
  const health = spawnSync(process.execPath, asked, { ...as, env: { ...settings, PORT: port } });
  expect([health.status, health.stderr.toString()]).toEqual([0, '']);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
