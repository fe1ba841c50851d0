import type { z } from 'zod';
import { PaymentRefused } from './port.ts';

/** Bytes of one answer, and how long is waited before the one further try. */
const [MOST, AGAIN_MS] = [2 * 1024 * 1024, 400];
/** Answers after which the same request may succeed: it is locked, waits for another, there are too many, or the server is in trouble. */
const PASSING = new Set([408, 423, 424, 425, 429, 500, 502, 503, 504]);
/** Answers to us and not to the request: a wrong or expired token, which the operator mends. */
const OURS = new Set([401, 403]);

type Sent = { key: string; body: unknown };
type Ask = <T extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  shape: T,
  signal: AbortSignal,
  sent?: Sent,
) => Promise<z.output<T> | null>;

/** A failure that may pass. */
class Passing extends Error {}

/**
 * Asks Mercado Pago: a request that may be repeated is repeated once. Answers null for a GET of what is not there. Throws `PaymentRefused` where it said no
 * for good, and another error where it is not known how it went or the token is not taken. Words of an answer never reach an error.
 */
export function createClient(baseUrl: string, accessToken: string): Ask {
  const once: Ask = async (method, path, shape, signal, sent) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      signal,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        ...(sent && { 'content-type': 'application/json', 'x-idempotency-key': sent.key }),
      },
      ...(sent && { body: JSON.stringify(sent.body) }),
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new Passing('the payment provider could not be reached');
    });
    const text = await limited(answer);
    if (answer.status === 404 && method === 'GET') return null;
    if (PASSING.has(answer.status)) throw new Passing(`the payment provider answered ${answer.status}`);
    if (answer.status >= 400 && !OURS.has(answer.status))
      throw new PaymentRefused(`the payment provider answered ${answer.status}`);
    if (!answer.ok) throw new Error(`the payment provider answered ${answer.status}`);
    const read = shape.safeParse(jsonOf(text));
    if (!read.success) throw new Passing('the payment provider answered what is no answer');
    return read.data;
  };
  return async (...asked) => {
    try {
      return await once(...asked);
    } catch (error) {
      if (!(error instanceof Passing)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      asked[3].throwIfAborted();
      return once(...asked);
    }
  };
}

/** The words of an answer; one that is too large, or breaks off, is none. */
async function limited(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += (chunk as Uint8Array).byteLength;
      if (bytes > MOST) throw new Passing('the answer of the payment provider is too large');
      chunks.push(chunk as Uint8Array);
    }
  } catch (error) {
    throw error instanceof Passing ? error : new Passing('the answer of the payment provider broke off');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
