import { generateText, streamText, type LanguageModel } from 'ai';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import type { Breaker } from './breaker.ts';
import { providerFailed } from './failure.ts';

/** Milliseconds: to the first words, between words, and of a whole answer; and of the mending of one. */
export type Patience = { first: number; idle: number; total: number; mending: number };
export const PATIENCE: Patience = { first: 30_000, idle: 20_000, total: 120_000, mending: 30_000 };
/** Tokens that a model may write, thinking included, and characters that are read of what it says, and of what it thinks. */
const MOST = { tokens: 4000, characters: 64_000, thought: 256_000 } as const;
const RETRIES = 2;

/** A model with what its calls share. `log` is told the kind of a failure, and never a word. */
export type Speaker = { model: LanguageModel; log: Log; patience: Patience; breaker: Breaker };
type Said = { system: string; user: string };

const failed = ({ log }: Speaker, error: unknown, why?: string): Problem =>
  providerFailed(log, 'the language model', error, why);

/** Ends a call when its time is over: to the first words, then between words, and in all. */
class Watch {
  readonly stop = new AbortController();
  private readonly total: NodeJS.Timeout;
  private next: NodeJS.Timeout;

  constructor(private readonly patience: Patience) {
    this.total = setTimeout(() => this.stop.abort(), patience.total);
    this.next = setTimeout(() => this.stop.abort(), patience.first);
  }

  heard(): void {
    clearTimeout(this.next);
    this.next = setTimeout(() => this.stop.abort(), this.patience.idle);
  }

  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.next);
    this.stop.abort();
  }
}

/**
 * What a model says, as it says it; returns whether it was cut off at its limit. Throws PROVIDER_FAILED for whatever else keeps it from its end: a
 * refusal, a broken or silent line, a filter. Throws the reason of the signal.
 */
export async function* speak(
  speaker: Speaker,
  { system, user }: Said,
  signal: AbortSignal,
): AsyncGenerator<string, { cut: boolean }> {
  signal.throwIfAborted();
  speaker.breaker.pass();
  const watch = new Watch(speaker.patience);
  let [characters, thought] = [0, 0];
  try {
    const { fullStream } = streamText({
      model: speaker.model,
      system,
      prompt: user,
      temperature: 0,
      maxOutputTokens: MOST.tokens,
      maxRetries: RETRIES,
      abortSignal: AbortSignal.any([signal, watch.stop.signal]),
      // What fails comes as a part of the stream; by default it would be printed.
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      // It has none: a call is no answer, and one without end would be read for minutes.
      if (part.type.startsWith('tool-')) throw failed(speaker, null, 'a tool');
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.heard();
      if (part.type === 'reasoning-delta') {
        thought += part.text.length;
        if (thought > MOST.thought) throw failed(speaker, null, 'too long');
      }
      if (part.type === 'text-delta') {
        characters += part.text.length;
        if (characters > MOST.characters) throw failed(speaker, null, 'too long');
        yield part.text;
      }
      if (part.type === 'finish') {
        const cut = part.finishReason === 'length';
        if (cut || part.finishReason === 'stop') {
          speaker.breaker.answered();
          return { cut };
        }
        throw failed(speaker, null, `ended by ${part.finishReason}`);
      }
    }
    signal.throwIfAborted();
    throw failed(speaker, null, 'no end');
  } catch (error) {
    signal.throwIfAborted();
    speaker.breaker.failed();
    if (error instanceof Problem) throw error;
    throw failed(speaker, error, watch.stop.signal.aborted ? 'too slow' : undefined);
  } finally {
    watch.end();
  }
}

/**
 * What a model says to one short request, whole, within so many milliseconds; null where it fails, since what it helps goes on without it. Throws the reason of
 * the signal.
 */
export async function say(
  speaker: Speaker,
  { system, user }: Said,
  signal: AbortSignal,
  within = speaker.patience.mending,
): Promise<string | null> {
  try {
    const { text } = await generateText({
      model: speaker.model,
      system,
      prompt: user,
      temperature: 0,
      maxOutputTokens: MOST.tokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([
        signal,
        AbortSignal.timeout(Math.ceil(Math.min(within, speaker.patience.mending))),
      ]),
    });
    speaker.breaker.answered();
    return text.slice(0, MOST.characters);
  } catch (error) {
    signal.throwIfAborted();
    speaker.breaker.failed();
    failed(speaker, error);
    return null;
  }
}
