import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { findEspeak } from './espeak.ts';
import type { Speech } from './port.ts';
import { createProviderSpeech } from './provider.ts';

/**
 * What speaks here: by itself the provider's speech model where one is set, else eSpeak NG where it is installed, which sends no word to anybody, else nothing.
 * What is asked for by name and is not there is told in the log, and nothing speaks in its place.
 */
export async function chooseSpeech(
  { speech, ai }: Pick<Config, 'speech' | 'ai'>,
  log: Pick<Log, 'warn'>,
  find: () => Promise<Speech | null> = findEspeak,
): Promise<Speech | null> {
  if (speech === 'off') return null;
  const provider =
    speech !== 'espeak' && ai?.speechModel
      ? createProviderSpeech({ ...ai, model: ai.speechModel, voices: ai.speechVoices, log })
      : null;
  const chosen = provider ?? (speech === 'provider' ? null : await find());
  if (!chosen && speech !== 'auto')
    log.warn({ asked: speech }, 'what FOJAS_SPEECH asks for is not there: nothing can be spoken');
  return chosen;
}

/** What speaks for somebody who objected to providers: what speaks here, or nothing. */
export const ownSpeech = ({ speech }: Pick<Config, 'speech'>, log: Pick<Log, 'warn'>): Promise<Speech | null> =>
  chooseSpeech({ speech: speech === 'off' ? 'off' : 'auto', ai: null }, log);
