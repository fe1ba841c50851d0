import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { findFfmpeg } from '#server/ports/outside/programs.ts';
import { createEspeak } from '#server/ports/speech/espeak.ts';
import { findCommand } from '#server/ports/speech/espeak-command.ts';
import { findPackage } from '#server/ports/speech/espeak-package.ts';
import type { Speech } from '#server/ports/speech/port.ts';
import { parts, type AudioSummary, type Line } from '#studio/audio-summary/contract.ts';
import { voice } from '#studio/audio-summary/server/voice.ts';
import { measuredByFfmpeg } from '#test/sound.ts';
import type { Bench, Figure } from './figure.ts';

const LAW = 'test/fixtures/documents/ley-20169.txt';
/** Characters that are read aloud in about five minutes by these two voices. */
const CHARACTERS = 3300;
/** Characters of a line. */
const LINE = 260;

/** The beginning of a law as two people who read it in turns. */
async function script(): Promise<AudioSummary> {
  const text = (await readFile(LAW, 'utf8')).replace(/\s+/g, ' ').slice(0, CHARACTERS);
  const pieces = text.match(new RegExp(`.{1,${LINE}}(?: |$)`, 'g')) ?? [];
  const lines = pieces.map((piece, n): Line => ({
    speaker: n % 2 === 0 ? 'a' : 'b',
    part: parts[Math.floor((n * parts.length) / pieces.length)]!,
    text: piece,
  }));
  const speakers = ['Ana', 'Luis'].map((name) => ({ name, voice: '' }));
  return { language: 'es', minutes: 5, speakers, lines, partly: null, audio: null };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Watches how much processor time passes between two turns of the event loop, whatever else the machine does; answers the most in milliseconds. */
function watchTurns(): () => number {
  let last = process.cpuUsage();
  let most = 0;
  const turn = (): void => {
    const { user, system } = process.cpuUsage(last);
    most = Math.max(most, (user + system) / 1000);
    last = process.cpuUsage();
  };
  const watching = setInterval(turn, 1);
  return () => {
    clearInterval(watching);
    return Math.round(most);
  };
}

async function speak(name: string, speech: Speech, report: (figure: Figure) => void): Promise<void> {
  const began: Record<string, number> = {};
  let mixing = process.cpuUsage();
  const hear = (stage: string): void => {
    if (stage === 'mixing' && !began[stage]) mixing = process.cpuUsage();
    began[stage] ??= performance.now();
  };
  const longest = watchTurns();
  const { result, bytes } = await voice(
    { result: await script(), speech, hear, signal: new AbortController().signal },
    (text) => text,
  );
  const wav = await buffer(bytes);
  const ended = performance.now();
  const { user, system } = process.cpuUsage(mixing);
  const held = longest();
  const seconds = (from: number, to: number): number => tenths((to - from) / 1000);
  report({ name: `${name}: minutes of sound`, value: tenths(result.audio!.seconds / 60), unit: 'min' });
  report({ name: `${name}: spoken in`, value: seconds(began.speaking!, began.mixing!), unit: 's' });
  report({ name: `${name}: mixed and written in`, value: seconds(began.mixing!, ended), unit: 's' });
  report({ name: `${name}: processor time of that`, value: tenths((user + system) / 1e6), unit: 's' });
  report({ name: `${name}: in all`, value: seconds(began.speaking!, ended), unit: 's', bar: { max: 20 } });
  report({ name: `${name}: longest that nobody else got a turn (processor time)`, value: held, unit: 'ms' });
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) return;
  const { loudness, peak } = await measuredByFfmpeg(ffmpeg, wav);
  report({ name: `${name}: loudness, by ffmpeg`, value: loudness, unit: 'LUFS', bar: { min: -17, max: -15 } });
  report({ name: `${name}: true peak, by ffmpeg`, value: peak, unit: 'dBFS', bar: { max: -1 } });
}

async function run(report: (figure: Figure) => void): Promise<void> {
  for (const [name, runner] of [
    ['the program', await findCommand()],
    ['the package', findPackage()],
  ] as const)
    if (runner) await speak(name, createEspeak(runner), report);
    else process.stdout.write(`  ${name} espeak-ng is not on this machine\n`);
}

export const bench: Bench = { name: 'speech', about: 'a script of five minutes spoken by eSpeak NG and mixed', run };
