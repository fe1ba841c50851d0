import { spawn } from 'node:child_process';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#server/http/problem.ts';
import { started } from '#server/started.ts';
import { findFfmpeg } from '../outside/programs.ts';
import type { ToMp3 } from './port.ts';

/** Nothing but what comes in; speech of two channels as MP3 of a constant rate, so that its length can be told from its size. */
const ARGUMENTS = [
  '-hide_banner -nostdin -nostats -loglevel error -protocol_whitelist pipe -f wav -i pipe:0',
  '-vn -sn -dn -map 0:a:0 -map_metadata -1 -ac 2 -c:a libmp3lame -b:a 96k -write_xing 0 -id3v2_version 0 -f mp3 pipe:1',
].flatMap((line) => line.split(' '));

/** MP3 by the ffmpeg of this machine; null where it has none that can write it. */
export async function findMp3(searched?: string): Promise<ToMp3 | null> {
  const program = await findFfmpeg(searched);
  return program === null ? null : (wav, signal) => encode(program, wav, signal);
}

/** What comes out ends well only where ffmpeg did, and all of the WAV went in. Who reads no more, or aborts, ends ffmpeg at once. */
function encode(program: string, wav: Readable, signal: AbortSignal): Readable {
  const child = spawn(program, ARGUMENTS, {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH },
    signal,
    killSignal: 'SIGKILL',
  });
  started(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });
  const mp3 = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void finish(done),
  });
  const failure = (): Error => (signal.aborted ? (signal.reason as Error) : new Problem('SPEECH_FAILED'));
  async function finish(done: (error: Error | null) => void): Promise<void> {
    done((await ended) === 0 ? null : failure());
  }
  mp3.once('close', () => {
    child.kill('SIGKILL');
    wav.destroy();
  });
  // Where ffmpeg stops reading, how it ended says why; where the WAV fails, what came out so far is not all.
  wav.once('error', (error) => mp3.destroy(error));
  pipeline(wav, child.stdin).catch(() => undefined);
  pipeline(child.stdout, mp3).catch(() => undefined);
  return mp3;
}
