import { FormData } from 'undici';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { createAsking, type Provider } from '../outside/provider.ts';
import { heard, type Heard } from './utterances.ts';

/** What is sent at once. */
export type Part = { bytes: Buffer; name: string };

const KIND = {
  name: 'transcription',
  code: 'PROVIDER_FAILED',
  // Slower than speech is spoken no transcription should be.
  limit: 15 * 60_000,
  // A quarter of an hour of speech is some hundred kilobytes, with all that is told of each segment.
  most: 8 * 1024 * 1024,
} as const;

function parse(bytes: Buffer): Heard {
  try {
    return heard.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new Problem('PROVIDER_FAILED');
  }
}

/**
 * Asks for the transcription of one part. Everything that is not a transcription is PROVIDER_FAILED. Plain HTTP rather than the AI SDK: that one refuses the
 * answer of every server which tells less of a segment than OpenAI does.
 */
export function createProvider(provider: Provider, log: Log) {
  const ask = createAsking(provider, KIND, log);
  let segments = true;

  function formOf({ bytes, name }: Part): FormData {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)]), name);
    form.set('model', provider.model);
    form.set('response_format', segments ? 'verbose_json' : 'json');
    if (segments) form.set('timestamp_granularities[]', 'segment');
    return form;
  }
  /** The server does not know how to tell segments: it is asked without them from now on. */
  const withoutSegments = (said: string): boolean =>
    segments && /response_format|timestamp_granularities/.test(said) && !(segments = false);

  return async (part: Part, signal: AbortSignal): Promise<Heard> => {
    const question = () => ({ path: '/audio/transcriptions', accept: 'application/json', body: formOf(part) });
    return parse((await ask(question, signal, withoutSegments)).bytes);
  };
}
