import { setImmediate as rest } from 'node:timers/promises';
import { createMeter, type Meter } from './loudness.ts';

/** Samples that are worked on before others get their turn: some milliseconds. */
const SLICE = 1 << 14;
/** Decibels by which a line may be brought nearer to the others of its voice, and by which a voice may be made louder. */
const MOST = { line: 4, voice: 40 } as const;

/** Bounds of the slices of so many samples. */
export function* slices(length: number): Generator<{ from: number; to: number }> {
  for (let from = 0; from < length; from += SLICE) yield { from, to: Math.min(length, from + SLICE) };
}

export async function measure(meter: Meter, samples: Int16Array): Promise<void> {
  for (const { from, to } of slices(samples.length)) {
    meter.push(samples, from, to);
    await rest();
  }
}

const decibels = (gain: number): number => 10 ** (gain / 20);
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/**
 * The factor for each line that makes its voice as loud as `target` (LUFS), and brings each line near to the others of its voice. What is silent stays as it is.
 */
export async function levels(
  lines: readonly { voice: 0 | 1; samples: Int16Array }[],
  rate: number,
  target: number,
): Promise<number[]> {
  const loudness: number[] = [];
  for (const { samples } of lines) {
    const meter = createMeter(rate);
    await measure(meter, samples);
    loudness.push(meter.integrated());
  }
  const ofVoice = [0, 1].map((voice) =>
    median(loudness.filter((one, n) => lines[n]!.voice === voice && Number.isFinite(one))),
  );
  return lines.map(({ voice }, n) => {
    const own = loudness[n]!;
    if (!Number.isFinite(own)) return 1;
    const gain = within(target - ofVoice[voice]!, MOST.voice);
    return decibels(gain + within(target - gain - own, MOST.line));
  });
}
