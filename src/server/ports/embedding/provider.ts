import { setImmediate as rest } from 'node:timers/promises';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany, type EmbeddingModel } from 'ai';
import type { Embedder } from '#contract/engine.ts';
import { Redactor } from '#reading/redact.ts';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { Breaker } from '#server/ports/ai/provider/breaker.ts';
import { providerFailed } from '#server/ports/ai/provider/failure.ts';
import { guardedFetch } from '#server/ports/ai/provider/guarded-fetch.ts';
import { isLoopback } from '#server/ports/outside/host.ts';
import type { Embedding, Purpose } from './port.ts';
import { wordingOf } from './wording.ts';

/** Which model makes vectors, where, and with what key. */
export type EmbeddingSettings = { provider: Embedder; model: string; baseUrl: string; apiKey: string | null };
/** Milliseconds for one request with its retries. */
export type Patience = Record<Purpose, number>;
const PATIENCE: Patience = { passage: 90_000, question: 10_000 };
/** Texts of one request, their characters together, and those of one text; dimensions of a vector. */
const MOST = { texts: 32, characters: 64_000, text: 8_000, dimensions: 8192 } as const;
/** Further attempts where a provider is busy (429) or stumbles (5xx), with growing waits or those that it asks for. Nobody waits for a question twice. */
const RETRIES: Record<Purpose, number> = { passage: 3, question: 0 };
const TASK = { passage: 'RETRIEVAL_DOCUMENT', question: 'RETRIEVAL_QUERY' } as const;

/** Every option is given, so that the SDK reads nothing from the environment. */
function modelOf({ provider, model, baseUrl: baseURL, apiKey }: EmbeddingSettings): EmbeddingModel {
  const options = { baseURL, apiKey: apiKey ?? '', fetch: guardedFetch(baseURL) };
  if (provider === 'openai') return createOpenAI(options).embeddingModel(model);
  if (provider === 'google') return createGoogleGenerativeAI(options).embeddingModel(model);
  const { apiKey: _key, ...open } = options;
  return createOpenAICompatible({ name: 'provider', ...open, ...(apiKey && { apiKey }) }).embeddingModel(model);
}

/** Texts in the requests that they are sent with, in their order. */
function* batches(texts: readonly string[]): Generator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for (const text of texts) {
    if (batch.length === MOST.texts || (batch.length > 0 && characters + text.length > MOST.characters)) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(text);
    characters += text.length;
  }
  if (batch.length > 0) yield batch;
}

/** Why what a provider sent are no vectors for so many texts; null where they are. `dimensions`: those of what came before. */
function faultOf(vectors: readonly (readonly number[])[], texts: number, dimensions: number | null): string | null {
  if (vectors.length !== texts) return 'another number of vectors than of texts';
  const length = dimensions ?? vectors[0]?.length ?? 0;
  if (length === 0 || length > MOST.dimensions) return 'vectors without a possible length';
  if (vectors.some((vector) => vector.length !== length)) return 'vectors of different lengths';
  return vectors.every((vector) => vector.every(Number.isFinite) && vector.some((value) => value !== 0))
    ? null
    : 'vectors that are none';
}

/** The adapter that asks a provider by the AI SDK: any server that speaks as OpenAI does (Ollama, vLLM, LM Studio …), OpenAI, or Google. */
export function createProviderEmbedding({
  redact,
  log,
  patience = PATIENCE,
  ...settings
}: EmbeddingSettings & { redact: boolean; log: Log; patience?: Patience }): Embedding {
  const url = new URL(settings.baseUrl);
  const model = modelOf(settings);
  const breaker = new Breaker();
  /** That of the first answer: a model has one. */
  let dimensions: number | null = null;

  const ask = async (values: string[], purpose: Purpose, signal: AbortSignal): Promise<Float32Array[]> => {
    const limit = AbortSignal.timeout(patience[purpose]);
    try {
      const { embeddings } = await embedMany({
        model,
        values,
        maxRetries: RETRIES[purpose],
        abortSignal: AbortSignal.any([signal, limit]),
        providerOptions: { google: { taskType: TASK[purpose] } },
      });
      const fault = faultOf(embeddings, values.length, dimensions);
      if (fault) throw providerFailed(log, 'the model of vectors', null, fault);
      dimensions ??= embeddings[0]!.length;
      breaker.answered();
      return embeddings.map((vector) => Float32Array.from(vector));
    } catch (error) {
      // Whoever went away says nothing of the provider, but one that made them give up waiting does.
      if (!signal.aborted || isTimeout(signal)) breaker.failed();
      signal.throwIfAborted();
      if (error instanceof Problem) throw error;
      throw providerFailed(log, 'the model of vectors', error, limit.aborted ? 'too slow' : undefined);
    }
  };

  return {
    about: {
      model: settings.model,
      host: url.host,
      leaves: isLoopback(url) ? 'nothing' : 'passages',
      redacts: redact,
    },
    async embed(texts, purpose, signal) {
      signal.throwIfAborted();
      const redactor = redact ? new Redactor(texts) : null;
      const wording = wordingOf(settings.model, purpose);
      const vectors: Float32Array[] = [];
      for (const batch of batches(texts.map((text) => text.slice(0, MOST.text)))) {
        breaker.pass();
        const values: string[] = [];
        for (const text of batch) {
          values.push(wording + (redactor?.hide(text) ?? text));
          // Hiding names in a thick file takes seconds in all; others are served in between.
          if (redactor) await rest();
        }
        signal.throwIfAborted();
        vectors.push(...(await ask(values, purpose, signal)));
      }
      return vectors;
    },
  };
}

const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';
