import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, rm, statfs, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Container } from '#extract/media/media.ts';
import { Problem } from '#server/http/problem.ts';
import { started } from '#server/started.ts';
import { FRAME_BYTES, MAX_SECONDS, SECONDS_A_FRAME, cutPieces, type Piece, type Silence } from './pieces.ts';
import type { Recording } from './port.ts';
import { needsSeeking } from './seeking.ts';

/** Milliseconds that making a recording small may take. */
const TIME_LIMIT = 30 * 60_000;
/** Bytes that ffmpeg may ask for at once: a broken header asks for gigabytes. */
const MAX_ALLOC = 256 * 1024 * 1024;
/** A folder in memory, where there is one. */
const MEMORY = '/dev/shm';
/** What the kernel calls a file system in memory (TMPFS_MAGIC of linux/magic.h). */
const TMPFS = 0x0102_1994;

/** The demuxer of each container: named, so that none is guessed from the bytes. Playlists and other lists of files are not among them. */
const DEMUXER: Record<Container, string> = {
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  flac: 'flac',
  ogg: 'ogg',
  mp4: 'mov',
  matroska: 'matroska',
  avi: 'avi',
  flv: 'flv',
  asf: 'asf',
};

/** No network, no questions, no pictures; speech as MP3 of a constant rate whose frames stand alone, so that it can be cut anywhere. */
const argumentsOf = (input: string, container: Container): string[] =>
  [
    `-hide_banner -nostdin -nostats -loglevel info -max_alloc ${MAX_ALLOC}`,
    `-protocol_whitelist pipe,file -f ${DEMUXER[container]} -t ${MAX_SECONDS + 1} -i ${input}`,
    '-vn -sn -dn -map 0:a:0 -map_metadata -1 -af silencedetect=noise=-35dB:d=0.3',
    '-ac 1 -ar 16000 -c:a libmp3lame -b:a 32k -reservoir 0 -write_xing 0 -id3v2_version 0 -f mp3 pipe:1',
  ].flatMap((line) => line.split(' '));

/** A recording in pieces; or `whole`, as it came, where this machine cannot read it without writing it to a disk. */
export type Shrunk = { pieces: Piece[] } | { whole: Readable };

/**
 * Makes a recording small and cuts it where nobody speaks. Throws MEDIA_UNREADABLE where there is no sound in it, MEDIA_TOO_LONG above the limit,
 * TOO_SLOW.
 */
export async function shrink(program: string, recording: Recording, signal: AbortSignal): Promise<Shrunk> {
  const late = AbortSignal.timeout(TIME_LIMIT);
  const ending = AbortSignal.any([signal, late]);
  const input = await inputOf(recording);
  if ('whole' in input) return input;
  try {
    return { pieces: await run(program, recording.container, input, ending) };
  } catch (error) {
    signal.throwIfAborted();
    throw late.aborted ? new Problem('TOO_SLOW') : error;
  } finally {
    await input.close();
  }
}

/** What ffmpeg reads: a stream, or a file in memory that has no name any more. */
type Input = { from: string; stream: Readable | null; file: FileHandle | null; close: () => Promise<void> };

/**
 * Most containers can be read as they come. An MP4 whose table of contents stands at its end cannot: it goes to a file in memory, unlinked as soon
 * as it is open, since no plain byte of a user may touch a disk. Where this machine has no such memory, or not enough, it is given back.
 */
async function inputOf({ bytes, head, container, size }: Recording): Promise<Input | { whole: Readable }> {
  if (container !== 'mp4' || !needsSeeking(head)) return streamed(bytes);
  const room = await statfs(MEMORY).then(
    ({ type, bavail, bsize }) => (type === TMPFS ? bavail * bsize : 0),
    () => 0,
  );
  if (room < size * 1.5) return { whole: bytes };
  const place = path.join(MEMORY, `fojas-${randomUUID()}`);
  const file = await open(place, 'wx+', 0o600);
  await rm(place);
  try {
    await file.writeFile(bytes);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { from: '/proc/self/fd/3', stream: null, file, close: () => file.close() };
}

const streamed = (stream: Readable): Input => ({
  from: 'pipe:0',
  stream,
  file: null,
  close: async () => void stream.destroy(),
});

async function run(program: string, container: Container, input: Input, signal: AbortSignal): Promise<Piece[]> {
  const child = spawn(program, argumentsOf(input.from, container), {
    cwd: '/',
    stdio: [input.stream ? 'pipe' : 'ignore', 'pipe', 'pipe', ...(input.file ? [input.file.fd] : [])],
    env: { PATH: process.env.PATH },
    signal,
    killSignal: 'SIGKILL',
  });
  started(child);
  const closed = once(child, 'close').catch((): [number] => [-1]);
  try {
    // ffmpeg stops reading where it has what it wants, or finds the rest unreadable; its answer says which.
    const fed =
      input.stream &&
      pipeline(input.stream, child.stdin!).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
          throw error;
      });
    const [sound, silences] = await Promise.all([gather(child.stdout!), heard(child.stderr!), fed]);
    const [code] = (await closed) as [number];
    signal.throwIfAborted();
    if (sound.length * SECONDS_A_FRAME > MAX_SECONDS * FRAME_BYTES) throw new Problem('MEDIA_TOO_LONG');
    // A file that breaks off gives what it has up to there; one that gives nothing has nothing.
    if (code !== 0 && sound.length < FRAME_BYTES) throw new Problem('MEDIA_UNREADABLE');
    return cutPieces(sound, silences);
  } finally {
    child.kill('SIGKILL');
  }
}

async function gather(output: Readable): Promise<Buffer> {
  const most = Math.ceil((MAX_SECONDS + 60) / SECONDS_A_FRAME) * FRAME_BYTES;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of output as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new Problem('MEDIA_TOO_LONG');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The stretches of silence that ffmpeg tells of. Nothing else that it says is kept: it repeats what stands in the file. */
async function heard(said: Readable): Promise<Silence[]> {
  const silences: Silence[] = [];
  let from: number | null = null;
  for await (const line of createInterface({ input: said, crlfDelay: Infinity })) {
    const [, edge, at] = /silence_(start|end): (-?\d+(?:\.\d+)?)/.exec(line) ?? [];
    if (edge === 'start') from = Number(at);
    else if (edge === 'end' && from !== null) {
      silences.push({ from, to: Number(at) });
      from = null;
    }
  }
  return silences;
}
