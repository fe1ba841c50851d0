import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Sound } from '#server/ports/speech/port.ts';

/** Samples of one frame of so many seconds in which a pitch is looked for, and the lowest and highest that a voice may have, in Hz. */
const FRAME = 0.08;
const VOICE = { least: 60, most: 400 } as const;

/** The median pitch of speech in Hz by autocorrelation, over the frames that are voiced. */
export function medianPitch({ rate, samples }: Sound): number {
  const size = Math.round(rate * FRAME);
  const found: number[] = [];
  for (let at = 0; at + size <= samples.length; at += size) {
    const pitch = pitchOf(samples.subarray(at, at + size), rate);
    if (pitch !== null) found.push(pitch);
  }
  found.sort((a, b) => a - b);
  return found[found.length >> 1] ?? 0;
}

function pitchOf(frame: Int16Array, rate: number): number | null {
  const energy = frame.reduce((sum, x) => sum + x * x, 0);
  if (energy / frame.length < 500 ** 2) return null;
  let best = { lag: 0, sum: 0 };
  for (let lag = Math.floor(rate / VOICE.most); lag < rate / VOICE.least; lag++) {
    let sum = 0;
    for (let n = 0; n + lag < frame.length; n++) sum += frame[n]! * frame[n + lag]!;
    if (sum > best.sum) best = { lag, sum };
  }
  return best.sum > 0.3 * energy ? rate / best.lag : null;
}

/** The longest stretch below so many of 32768, in seconds. */
export function longestSilence({ rate, samples }: Sound, below = 100): number {
  let longest = 0;
  let length = 0;
  for (const sample of samples) {
    length = Math.abs(sample) < below ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest / rate;
}

/** A tone. */
export function tone(hertz: number, seconds: number, { rate = 24_000, peak = 12_000 } = {}): Sound {
  const samples = Int16Array.from({ length: Math.round(rate * seconds) }, (_, n) =>
    Math.round(peak * Math.sin((2 * Math.PI * hertz * n) / rate)),
  );
  return { rate, samples };
}

/** Samples as a WAV of one channel or, where they are interleaved, of more. */
export function wavOf({ rate, samples }: Sound, channels = 1): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(channels, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * channels * 2, 28);
  wav.writeUInt16LE(channels * 2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, n) => wav.writeInt16LE(sample, 44 + n * 2));
  return wav;
}

/** What ffmpeg says of a WAV: its loudness in LUFS and its true peak in dBFS (EBU R128). */
export async function measuredByFfmpeg(ffmpeg: string, wav: Buffer): Promise<{ loudness: number; peak: number }> {
  const child = spawn(
    ffmpeg,
    '-hide_banner -nostdin -nostats -f wav -i pipe:0 -af ebur128=peak=true -f null -'.split(' '),
    {
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  child.stdin.on('error', () => undefined).end(wav);
  const said = (await text(child.stderr)).replace(/[\s\S]*Summary:/, '');
  const figure = (name: string): number => Number(new RegExp(`${name}:\\s+(-?[\\d.]+)`).exec(said)?.[1]);
  return { loudness: figure('I'), peak: figure('Peak') };
}
