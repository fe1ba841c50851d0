import { describe, expect, test } from 'vitest';
import { findFfmpeg } from '#server/ports/outside/programs.ts';
import { measuredByFfmpeg, medianPitch, tone, wavOf } from '#test/sound.ts';
import { CEILING, limited } from './limit.ts';
import { createMeter } from './loudness.ts';
import { resampled } from './resample.ts';
import { trimmed } from './trim.ts';

const FULL = 32_767;
const loudness = (samples: Int16Array, rate: number, power = 1): number => {
  const meter = createMeter(rate);
  meter.push(samples);
  return meter.integrated(power);
};
const loudest = (samples: Int16Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
/** The most by which two differ. */
const apart = (one: Int16Array, other: Int16Array): number => loudest(one.map((x, n) => x - other[n]!));
const joined = (...parts: Int16Array[]): Int16Array => Int16Array.from(parts.flatMap((part) => [...part]));

const ffmpeg = await findFfmpeg();
describe('loudness', () => {
  // ITU-R BS.1770-4: a sine of 997 Hz at full scale in one channel is −3.01 LUFS.
  test.each([8000, 16_000, 22_050, 24_000, 44_100, 48_000])('of a sine, at %i samples a second', (rate) => {
    expect(loudness(tone(997, 2, { rate, peak: FULL }).samples, rate)).toBeCloseTo(-3.01, 1);
  });

  // EBU Tech 3341, test 1 to 4: sines of 1000 Hz in both channels; what is far quieter does not count.
  const both = (seconds: number, dbfs: number) =>
    tone(1000, seconds, { rate: 48_000, peak: 32_768 * 10 ** (dbfs / 20) }).samples;
  test.each([
    ['one of −23 dBFS', both(20, -23), -23],
    ['one of −33 dBFS', both(20, -33), -33],
    ['quiet, loud, quiet', joined(both(10, -36), both(20, -23), both(10, -36)), -23],
    ['very quiet parts too', joined(both(5, -72), both(5, -36), both(20, -23), both(5, -36), both(5, -72)), -23],
  ])('%s', (_name, samples, expected) => {
    expect(Math.abs(loudness(samples, 48_000, 2) - expected)).toBeLessThan(0.1);
  });

  test('silence has none, what is shorter than a block has its own, and pieces are as loud as the whole', () => {
    expect(createMeter(48_000).integrated()).toBe(-Infinity);
    expect(loudness(new Int16Array(48_000), 48_000)).toBe(-Infinity);
    expect(loudness(tone(997, 0.2, { rate: 48_000, peak: FULL }).samples, 48_000)).toBeCloseTo(-3, 0);
    const { samples } = tone(440, 3, { rate: 22_050 });
    const meter = createMeter(22_050);
    for (let from = 0; from < samples.length; from += 999) meter.push(samples, from, Math.min(samples.length, from + 999)); // prettier-ignore
    expect(meter.integrated()).toBeCloseTo(loudness(samples, 22_050), 9);
  });

  test.runIf(ffmpeg)('is what ffmpeg finds', async () => {
    const swelling = (rate: number) =>
      tone(300, 8, { rate, peak: FULL }).samples.map((x, n) => x * Math.abs(Math.sin((n * 0.7) / rate)) ** 3);
    for (const rate of [22_050, 24_000, 48_000]) {
      const samples = swelling(rate);
      const found = await measuredByFfmpeg(ffmpeg!, wavOf({ rate, samples }));
      expect(Math.abs(found.loudness - loudness(samples, rate))).toBeLessThan(0.15);
    }
  });
});

describe('the limiter', () => {
  const rate = 24_000;
  /** A voice for a machine: bursts of several tones, with single peaks far above them. */
  const { samples } = tone(120, 2, { rate, peak: 6000 });
  for (let n = 0; n < samples.length; n += 3001) samples[n] = n % 2 === 0 ? FULL : -32_768;

  test.each([1, 3, 40])('lets nothing above the ceiling, %i times as loud', (factor) => {
    expect(loudest(limited(samples, factor, rate, 0, samples.length))).toBeLessThanOrEqual(CEILING);
  });

  test('leaves alone what is far from a peak, and gives the same in slices', () => {
    const whole = limited(samples, 2, rate, 0, samples.length);
    expect(whole[1500]).toBe(samples[1500]! * 2);
    for (let from = 0; from < samples.length; from += 5000) {
      const to = Math.min(samples.length, from + 5000);
      expect(apart(limited(samples, 2, rate, from, to), whole.subarray(from, to))).toBeLessThanOrEqual(1);
    }
  });

  test('never jumps', () => {
    const steady = new Int16Array(24_000).fill(10_000);
    steady[12_000] = FULL;
    const out = limited(steady, 2, rate, 0, steady.length);
    expect(apart(out.subarray(1, 11_990), out.subarray(0, 11_989))).toBeLessThan(100);
  });
});

test.each([
  [22_050, 24_000],
  [48_000, 22_050],
  [16_000, 48_000],
])('from %i to %i samples a second a tone stays what it is', async (from, to) => {
  const samples = await resampled(tone(220, 1, { rate: from }).samples, from, to);
  expect(samples.length).toBe(to);
  expect(medianPitch({ rate: to, samples })).toBeCloseTo(220, -1);
  const expected = tone(220, 1, { rate: to }).samples;
  expect(apart(samples.subarray(1000, -1000), expected.subarray(1000, -1000))).toBeLessThan(30);
});

test('what a slower rate cannot carry is cut, not folded back', async () => {
  const samples = await resampled(tone(10_000, 1, { rate: 48_000 }).samples, 48_000, 16_000);
  expect(loudest(samples.subarray(500, -500))).toBeLessThan(60);
});

describe('trimming', () => {
  const rate = 24_000;
  const silence = (seconds: number) => new Int16Array(rate * seconds);
  const seconds = (samples: Int16Array) => samples.length / rate;

  test('keeps the words, a little around them, and pauses that belong', () => {
    const { samples } = tone(200, 1, { rate });
    expect(seconds(trimmed({ rate, samples: joined(silence(2), samples, silence(3)) }))).toBeCloseTo(1.08, 2);
    expect(seconds(trimmed({ rate, samples: joined(samples, silence(0.5), samples) }))).toBeCloseTo(2.5, 1);
    expect(seconds(trimmed({ rate, samples: joined(samples, silence(9), samples) }))).toBeCloseTo(2.7, 1);
  });

  test('begins and ends in silence', () => {
    const words = trimmed({ rate, samples: new Int16Array(rate).fill(9000) });
    expect([words[0], words.at(-1), words[rate / 2]]).toEqual([0, 0, 9000]);
  });

  test('leaves nothing of silence, and what it was given as it was', () => {
    expect(trimmed({ rate, samples: silence(1) })).toHaveLength(0);
    expect(trimmed({ rate, samples: new Int16Array(rate).fill(20) })).toHaveLength(0);
    const samples = new Int16Array(rate).fill(9000);
    trimmed({ rate, samples });
    expect(samples[0]).toBe(9000);
  });
});
