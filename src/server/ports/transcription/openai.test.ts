import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFfmpeg } from '../outside/programs.ts';
import type { Container } from '#extract/media/media.ts';
import { pretend, say, transcriptionConformance, type Make } from './conformance.ts';
import { shrink } from './ffmpeg.ts';
import { createOpenAiTranscription } from './openai.ts';
import { FRAME_BYTES, SECONDS_A_FRAME } from './pieces.ts';
import type { Recording } from './port.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fojas-speech-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const never = new AbortController().signal;
const makeWith =
  (ffmpeg: () => Promise<string | null>): Make =>
  (baseUrl, waits, limit) =>
    createOpenAiTranscription({
      baseUrl,
      apiKey: 'secret',
      model: 'whisper-1',
      log,
      ffmpeg,
      pause: async (ms) => void waits.push(ms),
      ...(limit && { limit }),
    });
const recording = (bytes: Buffer, container: Container = 'mp3'): Recording => ({
  bytes: Readable.from([bytes]),
  head: bytes.subarray(0, 65_536),
  container,
  size: bytes.length,
});

let programs = 0;
/** A program that takes the part of ffmpeg: `script` is its text, for Node. It says what it was started with in a file beside it. */
async function fake(script: string): Promise<string> {
  const dir = path.join(folder, `bin-${++programs}`);
  const program = path.join(dir, 'ffmpeg');
  await mkdir(dir);
  const head = `#!${process.execPath}\nrequire('fs').writeFileSync(__dirname + '/said', process.argv.slice(2).join('\\n'));\n`;
  await writeFile(
    program,
    `${head}if (process.argv.includes('-encoders')) { console.log('libmp3lame'); process.exit(); }\n${script}`,
  );
  await chmod(program, 0o700);
  return program;
}
/** Writes so many frames, and tells silences on the way. */
const speaking = (frames: number, silences = '') => `
process.stdin.resume();
process.stdin.on('end', () => {
  process.stderr.write(${JSON.stringify(silences)});
  const frame = Buffer.alloc(${FRAME_BYTES}, 1); frame[0] = 0xff; frame[1] = 0xf3;
  process.stdout.write(Buffer.concat(Array(${frames}).fill(frame)));
});`;

describe('without ffmpeg', () => {
  transcriptionConformance(
    makeWith(async () => null),
    () => recording(Buffer.from('ID3 speech')),
  );

  test('the file goes as it is, with the ending of its container', async () => {
    const { baseUrl, asked } = await pretend((response) => say(response, { text: 'Sí.' }));
    const bytes = Buffer.from('\x1aE\xdf\xa3 \r\n--speech', 'latin1');
    await makeWith(async () => null)(baseUrl, []).transcribe(recording(bytes, 'matroska'), () => undefined, never);
    expect(asked[0]!.file.equals(bytes)).toBe(true);
    expect(asked[0]!.fileName).toBe('recording.webm');
  });

  test('what is larger than a provider takes is too long, and nothing is sent', async () => {
    const { baseUrl, asked } = await pretend((response) => say(response, { text: 'Sí.' }));
    const large = { ...recording(Buffer.alloc(10)), size: 26 * 1024 * 1024 };
    const transcribing = makeWith(async () => null)(baseUrl, []).transcribe(large, () => undefined, never);
    await expect(transcribing).rejects.toMatchObject({ code: 'MEDIA_TOO_LONG' });
    expect([asked.length, large.bytes.destroyed]).toEqual([0, true]);
  });
});

describe('with a program in the place of ffmpeg', () => {
  const one = () => fake(speaking(1000));
  transcriptionConformance(makeWith(one), () => recording(Buffer.from('RIFF speech'), 'wav'));

  const run = async (script: string, asked = recording(Buffer.alloc(1000)), signal = never) => {
    const sent: number[] = [];
    const { baseUrl } = await pretend((response, { file }) => {
      sent.push(file.length);
      say(response, { text: 'Sí.', segments: [{ start: 1, end: 2, text: 'Sí.' }] });
    });
    const told: string[] = [];
    const said = await makeWith(() => fake(script))(baseUrl, []).transcribe(
      asked,
      (done, of) => told.push(`${done}/${of}`),
      signal,
    );
    return { said, sent, told };
  };

  test('a long recording goes in pieces, one after the other, each cut where nobody speaks', async () => {
    const frames = Math.round((40 * 60) / SECONDS_A_FRAME);
    const silences =
      '[silencedetect @ 0x1] silence_start: 799.1\n[silencedetect @ 0x1] silence_end: 800.3 | silence_duration: 1.2\n';
    const { said, sent, told } = await run(speaking(frames, silences));
    const firstCut = Math.round(799.7 / SECONDS_A_FRAME) * SECONDS_A_FRAME;
    expect(said.map(({ from }) => from)).toEqual(
      [0, firstCut, firstCut + 900].map((at) => Math.round((at + 1) * 100) / 100),
    );
    expect(sent.every((bytes) => bytes % FRAME_BYTES === 0)).toBe(true);
    expect(sent.reduce((sum, bytes) => sum + bytes)).toBe(frames * FRAME_BYTES);
    expect(told).toEqual(['0/3', '1/3', '2/3', '3/3']);
  });

  test.each([
    ['more than a day in court', speaking(Math.ceil((6 * 3600 + 1) / SECONDS_A_FRAME)), 'MEDIA_TOO_LONG'],
    ['no sound', 'process.exit(1)', 'MEDIA_UNREADABLE'],
    ['nothing at all', 'process.stdin.resume()', 'MEDIA_UNREADABLE'],
    ['something else than was asked for', `process.stdout.write(Buffer.alloc(5000))`, 'MEDIA_UNREADABLE'],
  ])('%s ends with its reason, and nothing is sent', async (_name, script, code) => {
    await expect(run(script)).rejects.toMatchObject({ code });
  });

  test('is ended when it is told to', async () => {
    const stop = new AbortController();
    const waiting = run(
      'setInterval(() => 0, 1000); process.stdin.once("data", () => 0)',
      recording(Buffer.alloc(10)),
      stop.signal,
    );
    stop.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });

  test('a storage that fails is no fault of the recording', async () => {
    const broken = new Readable({ read() { this.destroy(new Error('the seal is broken')); } }); // prettier-ignore
    await expect(run(speaking(10), { ...recording(Buffer.alloc(0)), bytes: broken })).rejects.toThrow(
      'the seal is broken',
    );
  });

  test('is told which container it reads and may open nothing else', async () => {
    const program = await fake(speaking(10));
    const { baseUrl } = await pretend((response) => say(response, { text: 'Sí.' }));
    await makeWith(async () => program)(baseUrl, []).transcribe(
      recording(Buffer.alloc(10), 'asf'),
      () => undefined,
      never,
    );
    const said = await readFile(path.join(path.dirname(program), 'said'), 'utf8');
    expect(said).toContain('-protocol_whitelist\npipe,file\n-f\nasf\n');
    expect(said).not.toMatch(/fojas|hls|concat/);
  });

  test('an MP4 that must be read back and forth lies in memory without a name', async () => {
    const seen =
      "const fs = require('fs'); process.stderr.write(fs.readlinkSync('/proc/self/fd/3')); const all = fs.readFileSync('/proc/self/fd/3');";
    const script = `${seen} if (all.length !== 90000) process.exit(1); const frame = Buffer.alloc(${FRAME_BYTES}, 1); frame[0] = 0xff; frame[1] = 0xf3; process.stdout.write(frame);`;
    const mdat = Buffer.alloc(90_000);
    mdat.writeUInt32BE(16, 0);
    mdat.write('ftypM4A ', 4, 'latin1');
    mdat.writeUInt32BE(80_000, 16);
    mdat.write('mdat', 20, 'latin1');
    const { sent } = await run(script, recording(mdat, 'mp4'));
    // Where there is no memory that is a file system, the file goes as it is.
    expect([FRAME_BYTES, mdat.length]).toContain(sent[0]);
    expect((await readdir('/dev/shm').catch(() => [])).filter((name) => name.startsWith('fojas-'))).toEqual([]);
  });
});

const real = await findFfmpeg();
/** Speech for a machine: a tone of so many seconds, 8,000 samples of 16 bits a second, with a pause of half a second every five. */
function tone(seconds: number): Buffer {
  const samples = seconds * 8000;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(16_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let n = 0; n < samples; n++)
    if ((n / 8000) % 5 < 4.5) wav.writeInt16LE(Math.round(9000 * Math.sin((n * 2 * Math.PI * 440) / 8000)), 44 + n * 2);
  return wav;
}

// The program in its place is tried above on every machine; this tries the arguments on the real one where there is one.
describe.runIf(real)('with the ffmpeg of this machine', () => {
  const pieces = async (bytes: Buffer, container: Container) => {
    const shrunk = await shrink(real!, recording(bytes, container), never);
    if (!('pieces' in shrunk)) throw new Error('not shrunk');
    return shrunk.pieces;
  };

  test('twenty minutes are two pieces that are parted in a pause', async () => {
    const [first, second, ...more] = await pieces(tone(20 * 60), 'wav');
    expect(more).toEqual([]);
    expect(first!.seconds! + second!.seconds!).toBeCloseTo(1200, 0);
    expect(second!.at % 5).toBeGreaterThan(4.5);
    expect(first!.bytes.length).toBeLessThan(4 * 1024 * 1024);
  });

  test('reads MP4 with its contents at either end, and Matroska', async () => {
    const wav = path.join(folder, 'tone.wav');
    await writeFile(wav, tone(6));
    for (const [name, container, options] of [
      ['end.m4a', 'mp4', []],
      ['start.m4a', 'mp4', ['-movflags', '+faststart']],
      ['tone.mkv', 'matroska', []],
    ] as const) {
      const file = path.join(folder, name);
      await promisify(execFile)(real!, ['-loglevel', 'error', '-i', wav, '-c:a', 'aac', ...options, file]);
      const [only] = await pieces(await readFile(file), container);
      expect(only!.seconds).toBeCloseTo(6, 0);
    }
  });

  test.each(['', 'garbage of no kind', 'ID3 \0\0\0', '#EXTM3U\n/etc/passwd\n'])('%j has no sound', async (text) => {
    for (const container of ['mp3', 'mp4', 'wav'] as const)
      await expect(pieces(Buffer.from(text), container)).rejects.toMatchObject({ code: 'MEDIA_UNREADABLE' });
  });
});

describe('finding ffmpeg', () => {
  test('takes the first that runs and writes MP3', async () => {
    const without = path.join(folder, 'without');
    await mkdir(without);
    await writeFile(path.join(without, 'ffmpeg'), '#!/bin/sh\necho aac\n', { mode: 0o700 });
    const program = await fake('');
    expect(await findFfmpeg([folder, without, path.dirname(program)].join(path.delimiter))).toBe(program);
    expect(await findFfmpeg([folder, without, 'relative'].join(path.delimiter))).toBeNull();
  });
});
