import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch, type FormData, type Response } from 'undici';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';

/** A server that speaks as OpenAI's does. `pause` waits between two tries, in milliseconds. */
export type Provider = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Milliseconds that one question may take. */
  limit?: number;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};
/** What is asked; made anew for each try. */
export type Question = { path: string; accept: string; body: FormData | string };
export type Answered = { bytes: Buffer; type: string };
/** What is asked for in general. */
export type Kind = {
  /** What the provider is for, in the log. */
  name: string;
  /** What is thrown where there is no answer. */
  code: 'PROVIDER_FAILED' | 'SPEECH_FAILED';
  /** Milliseconds that an answer may take, where the provider's own `limit` does not say. */
  limit: number;
  /** Bytes of the longest answer. */
  most: number;
};

const RETRIES = 2;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** A failure that may be over at the next try, after so many milliseconds. */
class Busy extends Error {
  constructor(readonly wait: number | null) {
    super('busy');
  }
}
/** The server wants to be asked in another way. */
class Otherwise extends Error {}

/** `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3). */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_WAIT) : null;
}

/**
 * Asks one question. A server that is busy, in trouble or late is asked twice more, as late as it says; one that refuses is believed at once, unless
 * `otherwise` says of its words (status 400) that the next question will be put in another way. Throws the Problem of its kind; aborts by the signal.
 */
export function createAsking({ baseUrl, apiKey, limit, pause }: Provider, kind: Kind, log: Pick<Log, 'warn'>) {
  const wait = pause ?? ((ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }));
  const late = limit ?? kind.limit;
  // Node's own wait of five minutes for the first byte is too short for a machine without a graphics card.
  const dispatcher = new Agent({ headersTimeout: late, bodyTimeout: late });

  /** The body, no longer than an answer may be. */
  async function bytesOf(answer: Response): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk as Uint8Array);
      length += (chunk as Uint8Array).length;
      if (length > kind.most) throw new Problem(kind.code);
    }
    return Buffer.concat(chunks);
  }

  async function once(question: Question, otherwise: (said: string) => boolean, signal: AbortSignal) {
    const { path, accept, body } = question;
    const answer = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        accept,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body,
      // The key is for this server and for no other that it points to.
      redirect: 'error',
      signal,
      dispatcher,
    });
    const bytes = await bytesOf(answer);
    if (answer.ok) return { bytes, type: answer.headers.get('content-type') ?? '' };
    log.warn({ status: answer.status }, `the ${kind.name} provider refused`);
    if (answer.status === 429 || answer.status >= 500) throw new Busy(waitOf(answer.headers.get('retry-after')));
    if (answer.status === 400 && otherwise(bytes.toString())) throw new Otherwise();
    throw new Problem(kind.code);
  }

  async function attempt(question: Question, otherwise: (said: string) => boolean, signal: AbortSignal) {
    try {
      return await once(question, otherwise, AbortSignal.any([signal, AbortSignal.timeout(late)]));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Problem || error instanceof Busy || error instanceof Otherwise) throw error;
      // Not reached, cut off, late.
      throw new Busy(null);
    }
  }

  return async function ask(
    question: () => Question,
    signal: AbortSignal,
    otherwise: (said: string) => boolean = () => false,
  ): Promise<Answered> {
    let tried = 0;
    for (;;) {
      try {
        return await attempt(question(), otherwise, signal);
      } catch (error) {
        if (error instanceof Otherwise) continue;
        if (!(error instanceof Busy)) throw error;
        if (tried === RETRIES) throw new Problem(kind.code);
        await wait(error.wait ?? FIRST_WAIT * 4 ** tried, signal);
        tried++;
      }
    }
  };
}
