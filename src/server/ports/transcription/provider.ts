import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, FormData, fetch, type Response } from 'undici';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { heard, type Heard } from './utterances.ts';

/** Where transcriptions are asked for. `pause` waits between two tries, in milliseconds. */
export type Provider = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Milliseconds that one piece may take. */
  limit?: number;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};
/** What is sent at once. */
export type Part = { bytes: Buffer; name: string };

/** Slower than speech is spoken no transcription should be. */
const LIMIT = 15 * 60_000;
/** Bytes of the longest answer: a quarter of an hour of speech is some hundred kilobytes, with all that is told of each segment. */
const ANSWER_LIMIT = 8 * 1024 * 1024;
const RETRIES = 2;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** A failure that may be over at the next try, after so many milliseconds. */
class Busy extends Error {
  constructor(readonly wait: number | null) {
    super('busy');
  }
}
/** The server does not know how to tell segments. */
class NoSegments extends Error {}

/** `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3). */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_WAIT) : null;
}

/** The body as text, no longer than an answer may be. */
async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > ANSWER_LIMIT) throw new Problem('PROVIDER_FAILED');
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): Heard {
  try {
    return heard.parse(JSON.parse(text));
  } catch {
    throw new Problem('PROVIDER_FAILED');
  }
}

/**
 * Asks for the transcription of one part. A server that is busy, in trouble or late is asked twice more, as late as it says; one that refuses is believed
 * at once. Everything that is not a transcription is PROVIDER_FAILED. Plain HTTP rather than the AI SDK: that one refuses the answer of every server
 * which tells less of a segment than OpenAI does.
 */
export function createProvider(provider: Provider, log: Log) {
  const { baseUrl, apiKey, model, limit = LIMIT, pause = (ms, signal) => sleep(ms, undefined, { signal }) } = provider;
  // Node's own wait of five minutes for the first byte is too short for a machine without a graphics card.
  const dispatcher = new Agent({ headersTimeout: limit, bodyTimeout: limit });
  let segments = true;

  async function once({ bytes, name }: Part, signal: AbortSignal): Promise<Heard> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)]), name);
    form.set('model', model);
    form.set('response_format', segments ? 'verbose_json' : 'json');
    if (segments) form.set('timestamp_granularities[]', 'segment');
    const answer = await fetch(`${baseUrl}/audio/transcriptions`, {
      method: 'POST',
      headers: { accept: 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: form,
      // The key is for this server and for no other that it points to.
      redirect: 'error',
      signal,
      dispatcher,
    });
    const text = await textOf(answer);
    if (answer.ok) return parse(text);
    log.warn({ status: answer.status }, 'the transcription provider refused');
    if (answer.status === 429 || answer.status >= 500) throw new Busy(waitOf(answer.headers.get('retry-after')));
    if (answer.status === 400 && segments && /response_format|timestamp_granularities/.test(text))
      throw new NoSegments();
    throw new Problem('PROVIDER_FAILED');
  }

  async function attempt(part: Part, signal: AbortSignal): Promise<Heard> {
    try {
      return await once(part, AbortSignal.any([signal, AbortSignal.timeout(limit)]));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Problem || error instanceof Busy || error instanceof NoSegments) throw error;
      // Not reached, cut off, late.
      throw new Busy(null);
    }
  }

  return async function ask(part: Part, signal: AbortSignal): Promise<Heard> {
    let tried = 0;
    for (;;) {
      try {
        return await attempt(part, signal);
      } catch (error) {
        if (error instanceof NoSegments) {
          segments = false;
          continue;
        }
        if (!(error instanceof Busy)) throw error;
        if (tried === RETRIES) throw new Problem('PROVIDER_FAILED');
        await pause(error.wait ?? FIRST_WAIT * 4 ** tried, signal);
        tried++;
      }
    }
  };
}
