import { APICallError, RetryError } from 'ai';
import { Problem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';

// The warnings of the SDK would go to the console, and may name settings of a call.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

const statusOf = (error: unknown): number | undefined =>
  APICallError.isInstance(error)
    ? error.statusCode
    : RetryError.isInstance(error)
      ? statusOf(error.lastError)
      : undefined;

/** What is asked of a provider, as the operator reads it. */
export type Asked = 'the language model' | 'the model of vectors';

/** Every failure of a provider is one to whoever asked; the operator reads its kind and status, and never a word of what was asked. */
export function providerFailed(log: Log, asked: Asked, error: unknown, why?: string): Problem {
  const status = statusOf(error);
  const fields = { reason: why ?? (error instanceof Error ? error.name : 'unknown'), ...(status && { status }) };
  if (status === 401 || status === 403 || status === 404)
    log.error(fields, `${asked} refuses: its key, name or address is wrong`);
  else log.warn(fields, `${asked} did not answer`);
  return new Problem('PROVIDER_FAILED');
}
