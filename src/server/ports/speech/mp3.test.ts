import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tone, wavOf } from '#test/sound.ts';
import { findMp3 } from './mp3.ts';
import type { ToMp3 } from './port.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fojas-mp3-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let programs = 0;
/** One that is made with a program in the place of ffmpeg; `script` is its text, for Node. */
async function fake(script: string): Promise<ToMp3> {
  const bin = path.join(folder, `bin-${++programs}`);
  await mkdir(bin);
  await writeFile(path.join(bin, 'package.json'), '{}');
  const asked = `if (process.argv.includes('-encoders')) { console.log('libmp3lame'); process.exit(); }`;
  await writeFile(path.join(bin, 'ffmpeg'), `#!${process.execPath}\n${asked}\n${script}`);
  await chmod(path.join(bin, 'ffmpeg'), 0o700);
  return (await findMp3(bin))!;
}
const never = new AbortController().signal;
const wav = wavOf(tone(200, 4));
const input = (): Readable => Readable.from([wav.subarray(0, 1000), wav.subarray(1000)]);

test('is not there without ffmpeg', async () => expect(await findMp3(folder)).toBeNull());

test('streams what ffmpeg makes of it', async () => {
  const mp3 = await fake('process.stdin.pipe(process.stdout)');
  expect((await buffer(mp3(input(), never))).equals(wav)).toBe(true);
});

test.each([
  ['dies', 'process.exit(1)'],
  ['dies in the middle', 'process.stdout.write("ID3", () => process.exit(1))'],
  ['is killed', 'process.kill(process.pid, "SIGKILL")'],
])('errors where ffmpeg %s', async (_name, script) => {
  await expect(buffer((await fake(script))(input(), never))).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
});

test('errors where the WAV does, so that no half of it is taken for all', async () => {
  const mp3 = await fake('process.stdin.pipe(process.stdout)');
  const broken = Readable.from((function* () { yield wav; throw new Error('the seal is broken'); })()); // prettier-ignore
  await expect(buffer(mp3(broken, never))).rejects.toThrow('the seal is broken');
});

test('ends at once when it is aborted, or when nobody reads on', async () => {
  const mp3 = await fake('process.stdin.resume(); setInterval(() => process.stdout.write("x"), 10)');
  const stop = new AbortController();
  const reading = mp3(input(), stop.signal);
  reading.once('data', () => stop.abort(new Error('stopped')));
  await expect(buffer(reading)).rejects.toThrow('stopped');
  const source = input();
  const left = mp3(source, never);
  for await (const _chunk of left) break;
  await expect.poll(() => source.destroyed).toBe(true);
});

const real = await findMp3();
describe.runIf(real)('with the ffmpeg of this machine', () => {
  test('makes MP3 of 96 kilobits a second', async () => {
    const bytes = await buffer(real!(input(), never));
    expect(bytes[0]).toBe(0xff);
    expect(bytes.length / 12_000).toBeCloseTo(4, 0);
  });
  test('errors where it is no WAV', async () => {
    await expect(buffer(real!(Readable.from([Buffer.alloc(9, '#EXTM3U')]), never))).rejects.toMatchObject({ code: 'SPEECH_FAILED' }); // prettier-ignore
  });
});
