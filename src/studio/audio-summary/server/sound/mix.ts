import { Readable } from 'node:stream';
import { setImmediate as rest } from 'node:timers/promises';
import { levels, measure, slices } from './level.ts';
import { limited } from './limit.ts';
import { createMeter } from './loudness.ts';
import { resampled } from './resample.ts';
import { FRAME_BYTES, HEADER_BYTES, interleaved, wavHeader } from './wav.ts';

/** How loud it is to be in LUFS, as podcasts are, and how near is near enough. */
const LOUDNESS = { target: -16, near: 0.25, tries: 4 } as const;
/** The gains of both channels for each voice: each sits a little to its side. */
const PAN = [
  [1, 0.72],
  [0.72, 1],
] as const;
const POWER = PAN[0][0] ** 2 + PAN[0][1] ** 2;
/** Seconds of silence. */
const SILENCE = { before: 0.2, after: 0.5, part: 0.75, turn: 0.38, answer: 0.22, same: 0.32 } as const;
/** Samples a second of the best sound. */
const RATE_MOST = 48_000;
/** Steps of what is drawn of it. */
const PEAKS = 240;

/** A line as it was spoken, trimmed. `asks`: the next who speaks answers. */
export type Spoken = { voice: 0 | 1; part: string; asks: boolean; rate: number; samples: Int16Array };
export type Mixed = {
  seconds: number;
  bytes: number;
  times: { from: number; to: number }[];
  peaks: number[];
  /** The WAV, made as it is read. */
  wav: () => Readable;
};
type Placed = { voice: 0 | 1; at: number; samples: Int16Array };

/**
 * Mixes lines to a WAV of two channels at −16 LUFS (ITU-R BS.1770-4), none of its samples above −1.5 dBFS. It takes the processor in slices of some milliseconds;
 * `hear` is told how much is done, 0–1. Throws the reason of the signal.
 */
export async function mix(
  spoken: readonly Spoken[],
  hear: (done: number) => void,
  signal: AbortSignal,
): Promise<Mixed> {
  const rate = Math.min(RATE_MOST, Math.max(8000, ...spoken.filter(isHeard).map((line) => line.rate)));
  const lines: { voice: 0 | 1; samples: Int16Array }[] = [];
  for (const line of spoken) lines.push({ voice: line.voice, samples: await resampled(line.samples, line.rate, rate) });
  signal.throwIfAborted();
  hear(0.2);
  const factors = await levels(lines, rate, LOUDNESS.target - 10 * Math.log10(POWER));
  const { starts, frames } = placed(spoken, lines, rate);
  const place = (samples: readonly Int16Array[]): Placed[] =>
    samples.map((its, n) => ({ voice: lines[n]!.voice, at: starts[n]!, samples: its }));

  let gain = 1;
  let mastered: Placed[] = [];
  for (let tried = 0; tried < LOUDNESS.tries; tried++) {
    signal.throwIfAborted();
    hear(0.4 + tried * 0.15);
    mastered = place(await limitAll(lines, factors.map((factor) => factor * gain), rate)); // prettier-ignore
    const off = LOUDNESS.target - (await loudnessOf(mastered, rate));
    if (!Number.isFinite(off) || Math.abs(off) <= LOUDNESS.near) break;
    gain *= 10 ** (off / 20);
  }
  signal.throwIfAborted();
  return {
    seconds: frames / rate,
    bytes: HEADER_BYTES + frames * FRAME_BYTES,
    times: mastered.map(({ at, samples }) => ({ from: round(at / rate), to: round((at + samples.length) / rate) })),
    peaks: await peaksOf(mastered, frames),
    wav: () => Readable.from(framesOf(mastered, rate, frames), { objectMode: false }),
  };
}

const isHeard = ({ samples }: Spoken): boolean => samples.length > 0;
const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

function silenceAfter(line: Spoken, next: Spoken): number {
  if (next.part !== line.part) return SILENCE.part;
  if (next.voice === line.voice) return SILENCE.same;
  return line.asks ? SILENCE.answer : SILENCE.turn;
}

/** Where each line begins, and how long all is, in samples. A line without sound takes no time, and no silence around it. */
function placed(spoken: readonly Spoken[], lines: readonly { samples: Int16Array }[], rate: number) {
  let at = Math.round(SILENCE.before * rate);
  let last: Spoken | null = null;
  const starts = spoken.map((line, n) => {
    if (!isHeard(line)) return at;
    if (last) at += Math.round(silenceAfter(last, line) * rate);
    last = line;
    const start = at;
    at += lines[n]!.samples.length;
    return start;
  });
  return { starts, frames: at + Math.round(SILENCE.after * rate) };
}

async function limitAll(lines: readonly { samples: Int16Array }[], factors: readonly number[], rate: number) {
  const all: Int16Array[] = [];
  for (const [n, { samples }] of lines.entries()) {
    const out = new Int16Array(samples.length);
    for (const { from, to } of slices(samples.length)) {
      out.set(limited(samples, factors[n]!, rate, from, to), from);
      await rest();
    }
    all.push(out);
  }
  return all;
}

/** Of both channels: they carry the same, so that one is measured. */
async function loudnessOf(lines: readonly Placed[], rate: number): Promise<number> {
  const meter = createMeter(rate);
  let at = 0;
  for (const line of lines) {
    meter.silence(line.at - at);
    await measure(meter, line.samples);
    at = line.at + line.samples.length;
  }
  return meter.integrated(POWER);
}

/** How loud each step of it is (root mean square), 1 being the loudest. */
async function peaksOf(lines: readonly Placed[], frames: number): Promise<number[]> {
  const squares = new Float64Array(PEAKS);
  for (const { at, samples } of lines)
    for (const { from, to } of slices(samples.length)) {
      for (let n = from; n < to; n++) squares[Math.floor(((at + n) * PEAKS) / frames)]! += samples[n]! ** 2;
      await rest();
    }
  const most = Math.max(...squares, 1);
  return Array.from(squares, (square) => Math.round(Math.sqrt(square / most) * 1000) / 1000);
}

async function* framesOf(lines: readonly Placed[], rate: number, frames: number): AsyncGenerator<Buffer> {
  yield wavHeader(rate, frames);
  let at = 0;
  for (const line of lines) {
    yield Buffer.alloc((line.at - at) * FRAME_BYTES);
    for (const { from, to } of slices(line.samples.length)) {
      yield interleaved(line.samples, from, to, PAN[line.voice]);
      await rest();
    }
    at = line.at + line.samples.length;
  }
  yield Buffer.alloc((frames - at) * FRAME_BYTES);
}
