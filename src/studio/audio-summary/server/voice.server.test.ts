import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { findFfmpeg } from '#server/ports/outside/programs.ts';
import { createEspeak } from '#server/ports/speech/espeak.ts';
import { findCommand } from '#server/ports/speech/espeak-command.ts';
import { findPackage } from '#server/ports/speech/espeak-package.ts';
import type { Sound, Speech } from '#server/ports/speech/port.ts';
import { soundOf } from '#server/ports/speech/wav.ts';
import { longestSilence, measuredByFfmpeg, medianPitch, tone } from '#test/sound.ts';
import { audioSummary, type AudioSummary, type Line } from '../contract.ts';
import { createMeter } from './sound/loudness.ts';
import { voice } from './voice.ts';

const never = new AbortController().signal;
const asIs: Parameters<typeof voice>[1] = (text) => text;
const WORDS: [Line['speaker'], Line['part'], string][] = [
  ['a', 'opening', 'Bienvenidos al resumen en audio de un contrato de arrendamiento.'],
  ['b', 'what', '¿Quiénes son las partes, y cuánto dura el contrato?'],
  ['a', 'what', 'La arrendadora es Inmobiliaria Los Alerces. El plazo es de dos años, renovable por períodos iguales.'],
  ['b', 'points', '¿Y qué pasa si la arrendataria paga tarde?'],
  [
    'a',
    'points',
    'Hay una multa por cada día de atraso, sin límite máximo. Y la garantía no tiene plazo de devolución.',
  ],
  ['b', 'closing', 'Muy claro. Esto fue todo.'],
];
const script: AudioSummary = {
  language: 'es',
  minutes: 1,
  speakers: [
    { name: 'Ana', voice: '' },
    { name: 'Luis', voice: '' },
  ],
  lines: WORDS.map(([speaker, part, text]) => ({ speaker, part, text })),
  partly: null,
  audio: null,
};

type Made = { result: AudioSummary; wav: Buffer; heard: [string, number | undefined][] };
async function make(speech: Speech, result = script, say = asIs): Promise<Made> {
  const heard: Made['heard'] = [];
  const hear = (stage: string, done?: number) => void heard.push([stage, done]);
  const made = await voice({ result, speech, hear, signal: never }, say);
  return { result: audioSummary.parse(made.result), wav: await buffer(made.bytes), heard };
}

/** One of the two channels. */
function channel(wav: Buffer, which: 0 | 1): Sound {
  const samples = new Int16Array((wav.length - 44) / 4);
  for (let n = 0; n < samples.length; n++) samples[n] = wav.readInt16LE(44 + n * 4 + which * 2);
  return { rate: wav.readUInt32LE(24), samples };
}
/** What is heard from and to, in seconds. */
const heardIn = ({ rate, samples }: Sound, from: number, to: number): Sound => ({
  rate,
  samples: samples.subarray(Math.round(from * rate), Math.round(to * rate)),
});
function loudnessOf(wav: Buffer): number {
  const power = ([0, 1] as const).map((which) => {
    const { rate, samples } = channel(wav, which);
    const meter = createMeter(rate);
    meter.push(samples);
    return 10 ** (meter.integrated() / 10);
  });
  return 10 * Math.log10(power[0]! + power[1]!);
}

const command = await findCommand();
const installed = findPackage();
const speakers: [string, Speech | null][] = [
  ['the program espeak-ng', command && createEspeak(command)],
  ['the package espeak-ng', installed && createEspeak(installed)],
];
describe.each(speakers.filter(([, speech]) => speech))('spoken by %s', (_name, found) => {
  let made: Made;
  beforeAll(async () => {
    made = await make(found!);
  }, 30_000);

  test('tells what is to be told of it', () => {
    const { result, wav, heard } = made;
    expect(result.audio).toMatchObject({ bytes: wav.length, made_by: found!.name });
    expect(result.audio!.seconds).toBeCloseTo((wav.length - 44) / 4 / wav.readUInt32LE(24), 6);
    expect(result.speakers.map((one) => one.voice)).toEqual(['Andina', 'Maule']);
    expect(result.audio!.peaks).toHaveLength(240);
    expect(Math.max(...result.audio!.peaks)).toBe(1);
    expect([...new Set(heard.map(([stage]) => stage))]).toEqual(['speaking', 'mixing']);
    expect(soundOf(wav).samples.length).toBe((wav.length - 44) / 4);
  });

  test('is as loud as it should be, and no sample is cut off', () => {
    const loudness = loudnessOf(made.wav);
    expect(loudness).toBeGreaterThan(-17);
    expect(loudness).toBeLessThan(-15);
    for (const which of [0, 1] as const)
      expect(channel(made.wav, which).samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0)).toBeLessThanOrEqual(
        32_768 * 10 ** (-1 / 20),
      );
  });

  test('each line is heard when it says, by its voice, with silence before the next', () => {
    const { times } = made.result.audio!;
    const left = channel(made.wav, 0);
    const pitches = times.map(({ from, to }) => medianPitch(heardIn(left, from, to)));
    const of = (speaker: string) => pitches.filter((_, n) => script.lines[n]!.speaker === speaker);
    expect(Math.min(...of('a')) - Math.max(...of('b'))).toBeGreaterThanOrEqual(40);
    times.slice(1).forEach(({ from }, n) => {
      expect(from - times[n]!.to).toBeGreaterThan(0.15);
      expect(longestSilence(heardIn(left, times[n]!.to, from))).toBeCloseTo(from - times[n]!.to, 2);
    });
    // An answer comes sooner than what begins another part.
    expect(times[2]!.from - times[1]!.to).toBeLessThan(times[1]!.from - times[0]!.to);
    expect(longestSilence(left)).toBeLessThan(1.5);
  });

  test('each voice sits a little to its side', () => {
    const { from, to } = made.result.audio!.times[0]!;
    const energy = (which: 0 | 1) =>
      heardIn(channel(made.wav, which), from, to).samples.reduce((sum, x) => sum + x * x, 0);
    expect(energy(1) / energy(0)).toBeCloseTo(0.72 ** 2, 1);
  });
});

/** Says each line as a tone, at the loudness and rate that it is told. */
const pretended = (sound: (n: number) => Sound): Speech => ({
  name: 'tones',
  host: null,
  voices: () => ['one', 'two'],
  async *speak(utterances) {
    for (const n of utterances.keys()) yield sound(n);
  },
});

test('voices of other loudness and rates are brought together', async () => {
  const { result, wav } = await make(
    pretended((n) => tone(300, 2, { rate: [16_000, 24_000][n % 2]!, peak: [400, 30_000][n % 2]! })),
  );
  expect(wav.readUInt32LE(24)).toBe(24_000);
  expect(loudnessOf(wav)).toBeCloseTo(-16, 0);
  const [quiet, loud] = result.audio!.times.map(({ from, to }, n) => {
    const { samples } = heardIn(channel(wav, n % 2 === 0 ? 0 : 1), from + 0.1, to - 0.1);
    return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
  });
  expect(Math.abs(20 * Math.log10(quiet! / loud!))).toBeLessThan(1);
});

test('a long pause within words is made short, and silence around them goes', async () => {
  const parts = [tone(300, 1).samples, new Int16Array(24_000 * 4), tone(300, 1).samples, new Int16Array(24_000 * 3)];
  const samples = Int16Array.from(parts.flatMap((part) => [...part]));
  const { wav } = await make(pretended(() => ({ rate: 24_000, samples })));
  expect(longestSilence(channel(wav, 0))).toBeLessThan(1.5);
});

test('a line without sound takes no time', async () => {
  const { result } = await make(pretended((n) => (n === 1 ? { rate: 8000, samples: new Int16Array() } : tone(200, 1))));
  const { times } = result.audio!;
  expect(times[1]).toEqual({ from: times[0]!.to, to: times[0]!.to });
  expect(times[2]!.from - times[0]!.to).toBeCloseTo(0.75, 2);
});

test.each([
  ['nothing but silence', () => ({ rate: 24_000, samples: new Int16Array(24_000) })],
  ['no sample', () => ({ rate: 24_000, samples: new Int16Array() })],
])('%s is no speech', async (_name, sound) => {
  await expect(make(pretended(sound))).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
});

test('fewer or more sounds than lines are no speech', async () => {
  const some = (count: number): Speech => ({
    ...pretended(() => tone(200, 1)),
    speak: () => pretended(() => tone(200, 1)).speak(Array(count).fill({ voice: 0, text: 'a' }), 'es', never),
  });
  for (const count of [0, 5, 7]) await expect(make(some(count))).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
});

test('only who speaks hears the words spelt out', async () => {
  const heard: string[] = [];
  const speech: Speech = {
    ...pretended(() => tone(200, 1)),
    async *speak(utterances) {
      heard.push(...utterances.map(({ text }) => text));
      for (const _ of utterances) yield tone(200, 1);
    },
  };
  const { result } = await make(speech, script, (text, language) => `${language}: ${text}`);
  expect(heard[0]).toBe(`es: ${script.lines[0]!.text}`);
  expect(result.lines).toEqual(script.lines);
});

test('ends when it is told to', async () => {
  const stop = new AbortController();
  const hear = (stage: string) => void (stage === 'mixing' && stop.abort(new Error('stopped')));
  const speech = pretended(() => tone(200, 1));
  await expect(voice({ result: script, speech, hear, signal: stop.signal }, asIs)).rejects.toThrow('stopped');
});

const ffmpeg = await findFfmpeg();
test.runIf(ffmpeg && (command ?? installed))('ffmpeg finds it as loud', async () => {
  const { wav } = await make(createEspeak((command ?? installed)!));
  const { loudness, peak } = await measuredByFfmpeg(ffmpeg!, wav);
  expect(Math.abs(loudness - loudnessOf(wav))).toBeLessThan(0.3);
  expect(peak).toBeLessThanOrEqual(-1);
});
