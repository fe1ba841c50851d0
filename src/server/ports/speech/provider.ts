import { z } from 'zod';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { isLoopback } from '../outside/host.ts';
import { createAsking, type Provider } from '../outside/provider.ts';
import { ahead } from './ahead.ts';
import type { Sound, Speech } from './port.ts';
import { soundOf, soundOfPcm } from './wav.ts';

/** Utterances that are asked for at once. */
const AT_ONCE = 3;
/** Samples a second of a provider that knows no WAV (OpenAI's `pcm`). */
const PCM_RATE = 24_000;
const KIND = {
  name: 'speech',
  code: 'SPEECH_FAILED',
  // One line of a script, by a machine without a graphics card.
  limit: 3 * 60_000,
  // Some six minutes of stereo at 48,000 samples a second: no line is as long.
  most: 64 * 1024 * 1024,
} as const;

/** A refusal that speaks of the format that was asked for. */
const format = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });
function speaksOfFormat(said: string): boolean {
  try {
    const { error } = format.parse(JSON.parse(said));
    return /response_format|format|wav/i.test(typeof error === 'string' ? error : error.message);
  } catch {
    return /response_format|\bwav\b/i.test(said);
  }
}

/** Bare samples, unless the answer says to be something else. */
function bare(bytes: Buffer, type: string): Sound {
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return soundOf(bytes);
  if (/json|text|html|mpeg|mp3|ogg|opus|flac|aac/i.test(type) || bytes.length % 2 !== 0) throw new Problem(KIND.code);
  return soundOfPcm(bytes, PCM_RATE);
}

type Options = Provider & { voices: readonly [string, string]; log: Pick<Log, 'warn'> };

/**
 * Speech by any server that speaks OpenAI's `POST /audio/speech`: asked for WAV, and for bare samples where it says that it knows no WAV. Everything that is
 * neither is SPEECH_FAILED.
 */
export function createProviderSpeech({ voices, log, ...provider }: Options): Speech {
  const ask = createAsking(provider, KIND, log);
  const url = new URL(provider.baseUrl);
  let wav = true;

  async function speak(voice: string, input: string, signal: AbortSignal): Promise<Sound> {
    let asked = wav;
    const question = () => {
      asked = wav;
      const body = { model: provider.model, voice, input, response_format: wav ? 'wav' : 'pcm' };
      return { path: '/audio/speech', accept: wav ? 'audio/wav' : 'audio/pcm', body: JSON.stringify(body) };
    };
    // Several are asked at once, and each may be told so.
    const otherwise = (said: string): boolean => asked && speaksOfFormat(said) && !(wav = false);
    const { bytes, type } = await ask(question, signal, otherwise);
    const sound = asked ? soundOf(bytes) : bare(bytes, type);
    if (sound.samples.length === 0) throw new Problem(KIND.code);
    return sound;
  }

  return {
    name: provider.model,
    host: isLoopback(url) ? null : url.host,
    voices: () => voices,
    async *speak(utterances, _language, signal) {
      signal.throwIfAborted();
      yield* ahead(utterances, AT_ONCE, signal, ({ voice, text }, within) =>
        /[\p{L}\p{N}]/u.test(text)
          ? speak(voices[voice], text, within)
          : Promise.resolve({ rate: PCM_RATE, samples: new Int16Array() }),
      );
      signal.throwIfAborted();
    },
  };
}
