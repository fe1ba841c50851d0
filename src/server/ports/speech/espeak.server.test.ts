import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { medianPitch, tone, wavOf } from '#test/sound.ts';
import { hearAll, speechConformance } from './conformance.ts';
import { createEspeak, findEspeak, plainly } from './espeak.ts';
import { findCommand } from './espeak-command.ts';
import { findPackage } from './espeak-package.ts';
import type { Speech, Utterance } from './port.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fojas-espeak-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let programs = 0;
/** The PATH of a program that takes the part of espeak-ng; `script` is its text, for Node. */
async function fake(script: string): Promise<string> {
  const bin = path.join(folder, `bin-${++programs}`);
  const program = path.join(bin, 'espeak-ng');
  await mkdir(bin);
  await writeFile(path.join(bin, 'package.json'), '{}');
  const version = `if (process.argv[2] === '--version') { console.log('eSpeak NG text-to-speech: 1.51  Data at: /usr'); process.exit(); }`;
  const saying = `require('fs').writeFileSync(__dirname + '/said', JSON.stringify([process.argv.slice(2), process.env]));`;
  await writeFile(program, `#!${process.execPath}\n${version}\n${saying}\n${script}`);
  await chmod(program, 0o700);
  return bin;
}
const HANGS = 'setInterval(() => undefined, 1000)';
function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
const said: Utterance[] = [{ voice: 0, text: 'Hola.' }];
const asCommand = async (script: string, limit?: number): Promise<Speech> =>
  createEspeak((await findCommand(await fake(script), limit))!);
const asPackage = async (script: string, limit?: number): Promise<Speech> =>
  createEspeak(findPackage(['-e', script], limit)!);

const command = await findCommand();
describe.runIf(command)('the espeak-ng of this machine', () => {
  speechConformance(
    async () => createEspeak(command!),
    () => asCommand(HANGS),
    medianPitch,
  );
});

const installed = findPackage();
describe.runIf(installed)('the package espeak-ng', { timeout: 30_000 }, () => {
  speechConformance(
    async () => createEspeak(installed!),
    () => asPackage(HANGS),
    medianPitch,
  );

  const unkind: [string, string][] = [
    ['dies', 'process.exit(1)'],
    ['is killed', 'process.kill(process.pid, "SIGKILL")'],
    ['ends well and says nothing', ''],
    ['says garbage', 'process.stdout.write("Usage: espeak-ng [options]")'],
    ['could not speak', 'process.stdout.write(Buffer.alloc(4))'],
    ['wants to say too much', 'process.stdout.write(Buffer.alloc(4, 255))'],
    ['breaks off', 'process.stdout.write(Buffer.from([0, 0, 1, 0, 82, 73, 70, 70]))'],
    ['sends no WAV', 'process.stdout.write(Buffer.from([0, 0, 0, 4, 82, 73, 70, 70]))'],
    ['uses all its memory', 'const all = []; for (;;) all.push(Array(1e6).fill(all.length))'],
  ];
  test.each(unkind)('a process that %s has failed', async (_name, script) => {
    await expect(hearAll(await asPackage(script), said)).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  });

  test('who hears no more ends the process', async () => {
    const file = path.join(folder, 'pid');
    const wav = wavOf(tone(100, 0.5)).toString('base64');
    const script = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid));
      const wav = Buffer.from('${wav}', 'base64'); const length = Buffer.alloc(4); length.writeUInt32BE(wav.length);
      process.stdout.write(Buffer.concat([length, wav])); ${HANGS}`;
    for await (const sound of (await asPackage(script)).speak([...said, ...said], 'es', new AbortController().signal)) {
      expect(sound.samples).toHaveLength(12_000);
      break;
    }
    const pid = Number(await readFile(file, 'utf8'));
    await expect.poll(() => alive(pid)).toBe(false);
  });

  test('a process that hangs is ended', async () => {
    await expect(hearAll(await asPackage(HANGS, 300), said)).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  });
});

describe('a program in the place of espeak-ng', () => {
  const unkind: [string, string][] = [
    ['dies', 'process.exit(1)'],
    ['is killed', 'process.kill(process.pid, "SIGKILL")'],
    ['ends well and says nothing', ''],
    ['says garbage', 'process.stdout.write("Usage: espeak-ng [options]")'],
    [
      'sends a WAV without sound',
      `process.stdout.write(Buffer.from('${wavOf(tone(100, 0)).toString('base64')}', 'base64'))`,
    ],
    ['never stops', 'const more = () => process.stdout.write(Buffer.alloc(1e6), more); more()'],
  ];
  test.each(unkind)('that %s has failed', async (_name, script) => {
    await expect(hearAll(await asCommand(script), said)).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  });

  test('that hangs is ended', async () => {
    await expect(hearAll(await asCommand(HANGS, 300), said)).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  });

  test('gets the words on its input and nothing of our settings', async () => {
    const bin = await fake('process.stdin.resume().on("end", () => process.exit(1))');
    const speech = createEspeak((await findCommand(bin))!);
    await expect(hearAll(speech, [{ voice: 1, text: '--path=/etc -w x' }])).rejects.toMatchObject({ code: 'SPEECH_FAILED' }); // prettier-ignore
    const [args, env] = JSON.parse(await readFile(path.join(bin, 'said'), 'utf8')) as [string[], object];
    expect(args).toEqual('-v es-419+Michael -s 168 -p 42 -g 3 -b 1 --stdin --stdout'.split(' '));
    expect(Object.keys(env)).toEqual(['PATH']);
  });
});

test('is found on PATH in absolute folders only; else the package speaks where it is installed', async () => {
  const bin = await fake('');
  expect((await findEspeak(bin))?.name).toBe('eSpeak NG 1.51');
  const without = (await findEspeak([folder, path.relative(process.cwd(), bin)].join(path.delimiter)))?.name ?? null;
  expect(without).toBe(installed?.name ?? null);
});

test.each([
  ['[[h@loU]] [a] [[[b]]]', '[ [h@loU] ] [a] [ [ [b] ] ]'],
  ['\u0001 0v uno\n\tdos\0 \u200b tres ', '0v uno dos tres'],
])('%j is said as plain words', (text, plain) => expect(plainly(text)).toBe(plain));

test('nothing but the separate program names the package that it runs', async () => {
  const naming: string[] = [];
  for (const file of await readdir('src', { recursive: true })) {
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue;
    const text = await readFile(path.join('src', file), 'utf8');
    if (/(?:from|import)\s*\(?\s*['"](?:espeak-ng|[^'"]*espeak-program)/.test(text)) naming.push(file);
  }
  expect(naming).toEqual([path.join('server', 'ports', 'speech', 'espeak-program', 'program.ts')]);
});
