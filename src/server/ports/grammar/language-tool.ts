import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { Redactor } from '#reading/redact.ts';
import type { Log } from '#server/log.ts';
import { places } from '#server/places.ts';
import { isLoopback } from '../outside/host.ts';
import { slipsOf, STYLE } from './matches.ts';
import { paragraphsOf, type Paragraph } from './paragraphs.ts';
import type { Dialect, Extent, Grammar, Slip } from './port.ts';

/** How a server is treated. `request` and `whole`: milliseconds for one paragraph and for a document; `pause`: milliseconds before a second try. */
export type Limits = {
  request: number;
  whole: number;
  pause: number;
  /** Paragraphs that this process asks about at once, whoever they are of. */
  atOnce: number;
  /** Characters of a document that are sent, about a hundred pages. */
  most: number;
  /** Bytes of an answer. */
  bytes: number;
  /** Paragraphs without an answer after which a server is left alone. */
  failures: number;
};
const LIMITS: Limits = {
  request: 15_000,
  whole: 90_000,
  pause: 1000,
  atOnce: 4,
  most: 300_000,
  bytes: 2 * 1024 * 1024,
  failures: 3,
};

type Options = {
  /** Without a slash at its end. */
  baseUrl: string;
  log: Pick<Log, 'warn'>;
  /** Hides what names people before anything is sent. */
  redact?: boolean;
  /** False for a host that may be somebody else's: that it is sent paragraphs is said when it is set up. */
  own?: boolean;
  limits?: Partial<Limits>;
};
/** What became of one paragraph: its slips, or why there are none; `busy` is tried once more. */
type Heard = { slips: Slip[] } | { refused: string; busy: boolean };

/** A checker at the address of a LanguageTool server that the operator runs. */
export function createLanguageTool({ baseUrl, log, redact = false, own = true, limits: given }: Options): Grammar {
  const limits = { ...LIMITS, ...given };
  const url = new URL(baseUrl);
  if (!own) log.warn({ host: url.host }, 'paragraphs of documents are sent to a host of the public net');
  const inTurn = places(limits.atOnce);
  const dispatcher = new Agent({ headersTimeout: limits.request, bodyTimeout: limits.request });

  /** The body of an answer; null for one that is longer than it may be. */
  async function bodyOf(body: AsyncIterable<unknown> | null): Promise<string | null> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of body ?? []) {
      chunks.push(chunk as Uint8Array);
      length += (chunk as Uint8Array).length;
      if (length > limits.bytes) return null;
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  async function once(text: string, language: Dialect, signal: AbortSignal): Promise<Heard> {
    try {
      const response = await fetch(`${baseUrl}/v2/check`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ text, language, disabledCategories: STYLE.join(',') }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(limits.request)]),
        dispatcher,
      });
      if (!response.ok) {
        await response.body?.cancel();
        return { refused: String(response.status), busy: response.status === 429 || response.status >= 500 };
      }
      const body = await bodyOf(response.body);
      const slips = body === null ? null : slipsOf(parsed(body), text);
      return slips ? { slips } : { refused: 'no answer of LanguageTool', busy: false };
    } catch {
      signal.throwIfAborted();
      return { refused: 'not reached, cut off or late', busy: false };
    }
  }

  async function ask(text: string, language: Dialect, signal: AbortSignal): Promise<Heard> {
    const heard = await once(text, language, signal);
    if (!('busy' in heard) || !heard.busy) return heard;
    await sleep(limits.pause, undefined, { signal });
    return once(text, language, signal);
  }

  /** What is sent of a paragraph, and what of the answer is kept. */
  function hidden(redactor: Redactor | null, { text }: Paragraph) {
    const { text: sent, covered } = redactor?.cover(text) ?? { text, covered: [] };
    return {
      sent,
      keep: (slip: Slip) => !covered.some(({ start, end }) => slip.start < end && slip.end > start),
    };
  }

  return {
    name: 'LanguageTool',
    host: isLoopback(url) ? null : url.host,
    async check(text, { language, from = 0, hear = () => undefined }, signal) {
      const { paragraphs, whole } = paragraphsOf(text, from, limits.most);
      const redactor = redact ? new Redactor([text]) : null;
      const found: Slip[] = [];
      let [answered, failed] = [0, 0];
      const late = AbortSignal.timeout(limits.whole);
      const enough = new AbortController();
      const stop = AbortSignal.any([signal, late, enough.signal]);
      const read = async (paragraph: Paragraph): Promise<void> => {
        const { sent, keep } = hidden(redactor, paragraph);
        const heard = await ask(sent, language, stop);
        if ('refused' in heard) {
          if (failed++ === 0) log.warn({ why: heard.refused }, 'LanguageTool did not answer');
          if (failed >= limits.failures) enough.abort();
          return;
        }
        answered++;
        hear(answered / paragraphs.length);
        for (const slip of heard.slips.filter(keep))
          found.push({ ...slip, start: paragraph.at + slip.start, end: paragraph.at + slip.end });
      };
      let next = 0;
      // A document holds no more places than there are at once: a long one lets others in between.
      const reader = async (): Promise<void> => {
        while (next < paragraphs.length && !stop.aborted) {
          const paragraph = paragraphs[next++]!;
          await inTurn(stop, () => read(paragraph)).catch((error: unknown) => {
            signal.throwIfAborted();
            if (!stop.aborted) throw error;
          });
        }
      };
      await Promise.all(Array.from({ length: limits.atOnce }, reader));
      signal.throwIfAborted();
      const extent: Extent =
        answered === paragraphs.length ? (whole ? 'whole' : 'beginning') : answered > 0 ? 'part' : 'nothing';
      return { slips: found.sort((a, b) => a.start - b.start || a.end - b.end), extent };
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}
