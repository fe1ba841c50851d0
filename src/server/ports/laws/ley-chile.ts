import { Problem } from '#server/http/problem.ts';
import type { LawQuestion, Laws } from './port.ts';
import { Turns } from './turns.ts';

/** Norms of a search; bytes of an answer, and of all that are kept; how long one is waited for, and kept, in milliseconds; answers that are kept. */
export const LIMITS = {
  found: 10,
  bytes: 30 * 1024 * 1024,
  keptBytes: 64 * 1024 * 1024,
  wait: 30_000,
  kept: 24 * 60 * 60_000,
  held: 24,
} as const;

type Options = {
  base: string;
  fetch: typeof fetch;
  /** Milliseconds between requests of this process: the service refuses quick ones. */
  gap?: number;
  now?: () => number;
};

/** A question as the service is asked it: `opt` 7 a whole norm, 4546 its metadata, 61 a search. */
function queryOf(question: LawQuestion): Record<string, string> {
  if ('words' in question) return { opt: '61', cadena: question.words, cantidad: String(LIMITS.found) };
  const [opt, name] = 'whole' in question ? ['7', question.whole] : ['4546', question.about];
  return { opt, ...('norm' in name ? { idNorma: name.norm } : { idLey: name.law }) };
}

/** The bytes of an answer, unpacked; one that is longer than any norm is left. */
async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let count = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    count += chunk.length;
    if (count > LIMITS.bytes) throw new Problem('LAWS_UNREACHABLE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** How long a service wants to rest, in seconds: it says so in seconds or by a day and hour (RFC 9110, section 10.2.3). */
function secondsOf(said: string | null, now: number): number {
  const seconds = /^\d+$/.test(said?.trim() ?? '') ? Number(said) : (Date.parse(said ?? '') - now) / 1000;
  return Number.isNaN(seconds) ? 0 : seconds;
}

/** Bytes at the beginning and at the end of an answer that tell whether it is whole. */
const EDGE = 2048;
/** The root of an answer in XML that came to its end: its name and its attributes; null for a page, for what is cut off and for a root without anything in it. */
function wholeRoot(bytes: Buffer): { name: string; attributes: string } | null {
  const [, name = '', attributes = ''] =
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?<([\w:]+)([^<>]*)>/.exec(bytes.toString('utf8', 0, EDGE)) ?? [];
  const end = bytes.toString('utf8', Math.max(0, bytes.length - EDGE)).trimEnd();
  return name !== '' && name.toLowerCase() !== 'html' && end.endsWith(`</${name}>`) ? { name, attributes } : null;
}

/** The library of Ley Chile at an address of its XML service. Requests are made one by one, apart; answers are kept for a day. */
export function createLeyChile({ base, fetch, gap = 6000, now = Date.now }: Options): Laws {
  const turns = new Turns(gap, now);
  const kept = new Map<string, { bytes: Buffer; at: number }>();

  async function answerOf(url: URL, signal: AbortSignal): Promise<Buffer> {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.wait)]);
    const headers = { accept: 'application/xml, text/xml' };
    try {
      const response = await fetch(url, { signal: stop, redirect: 'error', headers });
      if (response.status === 429) {
        turns.rest(secondsOf(response.headers.get('retry-after'), now()));
        throw new Problem('LAWS_BUSY');
      }
      if (!response.ok) throw new Problem('LAWS_UNREACHABLE');
      const bytes = await bytesOf(response);
      if (bytes.length === 0) throw new Problem('LAWS_UNREACHABLE');
      return bytes;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof Problem && error.code === 'LAWS_BUSY' ? error : new Problem('LAWS_UNREACHABLE');
    }
  }

  /** Keeps an answer for those who ask the same. One that the service gave in trouble is asked for anew. */
  function keep(href: string, bytes: Buffer): void {
    kept.delete(href);
    kept.set(href, { bytes, at: now() });
    const size = (): number => [...new Set([...kept.values()].map((one) => one.bytes))].reduce(add, 0);
    while (kept.size > LIMITS.held || (kept.size > 1 && size() > LIMITS.keptBytes))
      kept.delete(kept.keys().next().value!);
  }
  const urlOf = (question: LawQuestion): URL => {
    const url = new URL(base);
    for (const [name, value] of Object.entries(queryOf(question))) url.searchParams.set(name, value);
    return url;
  };

  return {
    async ask(question, signal, { fresh = false } = {}) {
      const url = urlOf(question);
      const known = kept.get(url.href);
      if (known && !fresh && now() - known.at < LIMITS.kept) return known.bytes;
      const bytes = await turns.take(() => answerOf(url, signal), signal);
      const root = wholeRoot(bytes);
      kept.delete(url.href);
      if (root) keep(url.href, bytes);
      // A law that was asked for by its number is added by its id.
      const norm = root && 'whole' in question ? /\bnormaId="(\d{1,12})"/.exec(root.attributes)?.[1] : undefined;
      if (norm !== undefined) keep(urlOf({ whole: { norm } }).href, bytes);
      return bytes;
    },
  };
}
const add = (sum: number, { length }: Buffer): number => sum + length;
