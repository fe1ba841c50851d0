import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesBelow, layOut, readImage } from './image.ts';

/** Somebody who owns nothing here, as the user of the image owns nothing of what it runs; whoever is not root stays who they are. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const image = readImage();
/** Bytes of what the image holds beside Debian and Node: these take some 230 MB, and all of it is to stay below 600. */
const MOST_BYTES = 350_000_000;
/** How the built server asks for each package that is not bundled into it. */
const ASKED = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@fastify/swagger-ui',
  '@hyzyla/pdfium',
  '@mozilla/readability',
  '@node-rs/argon2',
  'dictionary-en',
  'dictionary-es-cl',
  'espeak-ng',
  'fontkit',
  'harper.js',
  'harper.js/slimBinaryInlined',
  'linkedom',
  'pdfmake',
  'tesseract.js-core/tesseract-core-lstm.js',
  'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.js',
  'word-extractor',
  'youtubei.js',
];

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

test('what the image holds is small, and no package that the server asks for is missing in it', () => {
  const app = path.join(place, 'app');
  const bytes = ['node_modules', 'dist/server', 'dist/web'].map((folder) => bytesBelow(path.join(app, folder)));
  expect(bytes.every((one) => one > 0)).toBe(true);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(MOST_BYTES);
  const script = `for (const name of ${JSON.stringify(ASKED)}) await import(name).catch((error) => console.log(name, error.message));`;
  const asked = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: app, encoding: 'utf8' });
  expect([asked.status, asked.stdout]).toEqual([0, '']);
});

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
