import type { Readable } from 'node:stream';
import { setImmediate as rest } from 'node:timers/promises';
import type { Language } from '#contract/language.ts';
import { Problem } from '#server/http/problem.ts';
import type { Utterance } from '#server/ports/speech/port.ts';
import type { Voiced } from '#server/studio/tool.ts';
import type contract from '../contract.ts';
import { speakers, type AudioSummary, type Line } from '../contract.ts';
import { mix, type Spoken } from './sound/mix.ts';
import { trimmed } from './sound/trim.ts';

/** Words as they are read aloud: with figures and abbreviations spelt out. */
type Say = (text: string, language: Language) => string;
/** Seconds of sound that are held at once: what is longer aloud than any script is allowed to look. */
const LONGEST = 40 * 60;
const voiceOf = ({ speaker }: Line): 0 | 1 => (speaker === speakers[0] ? 0 : 1);

/**
 * The script spoken and mixed: what is to be told of it, and the WAV. Throws SPEECH_FAILED, also where there is nothing in it to say, or far too much of it; the
 * reason of the signal.
 */
export async function voice(
  { result, speech, hear, signal }: Voiced<typeof contract>,
  say: Say,
): Promise<{ result: AudioSummary; bytes: Readable }> {
  const { lines, language } = result;
  const utterances: Utterance[] = [];
  for (const line of lines) {
    utterances.push({ voice: voiceOf(line), text: say(line.text, language) });
    await rest();
  }
  const spoken: Spoken[] = [];
  let seconds = 0;
  hear('speaking', 0);
  for await (const sound of speech.speak(utterances, language, signal)) {
    const line = lines[spoken.length];
    seconds += sound.samples.length / sound.rate;
    if (!line || seconds > LONGEST) throw new Problem('SPEECH_FAILED');
    // What was read of it and what is made of it are two turns: the server has others to serve.
    await rest();
    const asks = line.text.trimEnd().endsWith('?');
    spoken.push({ voice: voiceOf(line), part: line.part, asks, rate: sound.rate, samples: trimmed(sound) });
    hear('speaking', spoken.length / lines.length);
  }
  if (spoken.length !== lines.length || spoken.every(({ samples }) => samples.length === 0))
    throw new Problem('SPEECH_FAILED');
  hear('mixing', 0);
  const { bytes, times, peaks, wav, ...mixed } = await mix(spoken, (done) => hear('mixing', done), signal);
  const voices = speech.voices(language);
  return {
    result: {
      ...result,
      speakers: result.speakers.map((speaker, n) => ({ ...speaker, voice: voices[n] ?? '' })),
      audio: { seconds: mixed.seconds, bytes, made_by: speech.name, times, peaks },
    },
    bytes: wav(),
  };
}
