import type { Language } from '#contract/language.ts';
import { Problem } from '#server/http/problem.ts';
import { findCommand } from './espeak-command.ts';
import { findPackage } from './espeak-package.ts';
import type { Sound, Speech, Utterance } from './port.ts';
import { soundOf } from './wav.ts';

/** What eSpeak NG is to say. `args` are ours alone: the text, which a document has a hand in, never stands among them. */
export type Order = { args: readonly string[]; text: string };
/** A way to run eSpeak NG: the WAV of each order, in their order. Throws SPEECH_FAILED; aborts by the signal. */
export type Runner = { name: string; run: (orders: readonly Order[], signal: AbortSignal) => AsyncIterable<Buffer> };

/**
 * The two voices of a language, as we call them and as eSpeak NG does: a woman's near 200 Hz and a man's near 110. Speed in words a minute, pitch 0–99, and the pause
 * between words in hundredths of a second, all by ear (ours).
 */
const VOICES: Record<Language, readonly [Voice, Voice]> = {
  es: [
    { called: 'Andina', name: 'es-419+f2', speed: 175, pitch: 52 },
    { called: 'Maule', name: 'es-419+Michael', speed: 168, pitch: 42 },
  ],
  en: [
    { called: 'Coast', name: 'en-us+f3', speed: 172, pitch: 52 },
    { called: 'Ridge', name: 'en-us+Michael', speed: 165, pitch: 42 },
  ],
};
type Voice = { called: string; name: string; speed: number; pitch: number };
const GAP = 3;
/** What its sound has where there is nothing to say. */
const RATE = 22_050;

/**
 * Words as plain words for eSpeak NG: it takes CTRL-A and what follows for commands, and [[ ]] for phonemes. What is left of a line is one.
 */
export const plainly = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\[(?=\[)|\](?=\])/g, '$& ')
    .trim();
/** Whether there is anything in it to say: of dots and dashes alone comes no sound. */
const sayable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function orderOf({ voice, text }: Utterance, language: Language): Order {
  const { name, speed, pitch } = VOICES[language][voice];
  return { args: ['-v', name, '-s', `${speed}`, '-p', `${pitch}`, '-g', `${GAP}`, '-b', '1'], text: plainly(text) };
}

/** The sound of a WAV of eSpeak NG, which is never empty where there was something to say. */
function heard(wav: Buffer): Sound {
  const sound = soundOf(wav);
  if (sound.samples.length === 0) throw new Problem('SPEECH_FAILED');
  return sound;
}

/** Speech by eSpeak NG, always in a process of its own. It is free software under GPL-3.0-or-later and no part of Fojas. */
export function createEspeak({ name, run }: Runner): Speech {
  return {
    name,
    host: null,
    voices: (language) => [VOICES[language][0].called, VOICES[language][1].called],
    async *speak(utterances, language, signal) {
      signal.throwIfAborted();
      const said = utterances.filter(({ text }) => sayable(text));
      const wavs = run(
        said.map((one) => orderOf(one, language)),
        signal,
      )[Symbol.asyncIterator]();
      try {
        for (const { text } of utterances) {
          if (!sayable(text)) {
            yield { rate: RATE, samples: new Int16Array() };
            continue;
          }
          const { value, done } = await wavs.next();
          signal.throwIfAborted();
          if (done) throw new Problem('SPEECH_FAILED');
          yield heard(value);
        }
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof Problem ? error : new Problem('SPEECH_FAILED');
      } finally {
        await wavs.return?.();
      }
    },
  };
}

/** The program `espeak-ng` of this machine, else the package of that name where it is installed, else null. */
export async function findEspeak(searched?: string): Promise<Speech | null> {
  const runner = (await findCommand(searched)) ?? findPackage();
  return runner && createEspeak(runner);
}
