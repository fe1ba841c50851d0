import { Agent, request, type Dispatcher } from 'undici';
import { Problem } from '#server/http/problem.ts';
import type { OidcProvider } from '#server/config-oidc.ts';

/** Milliseconds and bytes of one answer of a provider. */
export type Limits = { time: number; bytes: number };
const LIMITS: Limits = { time: 10_000, bytes: 512 * 1024 };

/** What the library asks with (`customFetch` of openid-client). */
type Ask = (
  url: string,
  options: { method: string; headers: Record<string, string>; body?: unknown },
) => Promise<Response>;

/** Where an operator said that a provider is: its issuer and the addresses that stand in the settings. */
const originsOf = ({ issuer, endpoints }: OidcProvider): Set<string> =>
  new Set([issuer, ...Object.values(endpoints ?? {})].filter((url) => url !== null).map((url) => new URL(url).origin));

/**
 * What asks the servers of a provider. Those that the operator named may be in a network of their own; an address that a provider names itself must be of the
 * public net, with TLS, and is fetched by `outside`, which looks where it leads. No redirect is followed. Throws OIDC_UNREACHABLE for an address that may not be asked, and
 * for an answer that is late, too large or of a server in trouble.
 */
export function createAsk(provider: OidcProvider, outside: typeof fetch, limits: Partial<Limits> = {}): Ask {
  const { time, bytes } = { ...LIMITS, ...limits };
  const named = originsOf(provider);
  const agent = new Agent({ connect: { timeout: time }, headersTimeout: time, bodyTimeout: time });
  const ask: Ask = async (text, { method, headers, body }) => {
    const url = new URL(text);
    const signal = AbortSignal.timeout(time);
    const sent = body === undefined || body === null ? null : bodyOf(body);
    if (named.has(url.origin)) {
      const answer = await request(url, {
        method: method as Dispatcher.HttpMethod,
        headers,
        body: sent,
        signal,
        dispatcher: agent,
      });
      return asResponse(answer, await collect(answer, bytes));
    }
    if (url.protocol !== 'https:') throw new Error('a provider named an address without TLS');
    const answer = await outside(url, { method, headers, body: sent, redirect: 'manual', signal });
    const read = await answer.arrayBuffer();
    if (read.byteLength > bytes) throw new Error('the answer of a provider is too large');
    return new Response(read.byteLength === 0 ? null : read, { status: answer.status, headers: answer.headers });
  };
  return async (url, options) => {
    const answer = await ask(url, options).catch(() => null);
    if (!answer || answer.status >= 500) throw new Problem('OIDC_UNREACHABLE');
    return answer;
  };
}

/** The library sends forms and nothing else. */
function bodyOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('a provider is sent forms and nothing else');
}

async function collect({ body }: Dispatcher.ResponseData, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let count = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    count += chunk.length;
    // Leaving the loop hangs up.
    if (count > most) throw new Error('the answer of a provider is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function asResponse({ statusCode, headers }: Dispatcher.ResponseData, bytes: Buffer): Response {
  const given = new Headers();
  for (const name of ['content-type', 'www-authenticate'] as const) {
    const value = headers[name];
    if (typeof value === 'string') given.set(name, value);
  }
  const empty = bytes.length === 0 || statusCode === 204;
  return new Response(empty ? null : new Uint8Array(bytes), { status: Math.max(200, statusCode), headers: given });
}
