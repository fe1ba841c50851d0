import { Problem } from '#server/http/problem.ts';
import type { LawQuestion, Laws } from './port.ts';
import { Turns } from './turns.ts';

/** Norms of a search; bytes of an answer; how long one is waited for, and kept, in milliseconds; answers that are kept. */
const LIMITS = { found: 10, bytes: 30 * 1024 * 1024, wait: 30_000, kept: 24 * 60 * 60_000, held: 24 } as const;

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
        turns.rest(Number(response.headers.get('retry-after')) || 0);
        throw new Problem('LAWS_BUSY');
      }
      if (!response.ok) throw new Problem('LAWS_UNREACHABLE');
      const bytes = Buffer.from(new Uint8Array(await response.arrayBuffer()));
      if (bytes.length === 0 || bytes.length > LIMITS.bytes) throw new Problem('LAWS_UNREACHABLE');
      return bytes;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof Problem && error.code === 'LAWS_BUSY' ? error : new Problem('LAWS_UNREACHABLE');
    }
  }

  return {
    async ask(question, signal, { fresh = false } = {}) {
      const url = new URL(base);
      for (const [name, value] of Object.entries(queryOf(question))) url.searchParams.set(name, value);
      const known = kept.get(url.href);
      if (known && !fresh && now() - known.at < LIMITS.kept) return known.bytes;
      const bytes = await turns.take(() => answerOf(url, signal), signal);
      kept.delete(url.href);
      kept.set(url.href, { bytes, at: now() });
      if (kept.size > LIMITS.held) kept.delete(kept.keys().next().value!);
      return bytes;
    },
  };
}
