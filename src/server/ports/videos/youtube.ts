import { createRequire } from 'node:module';
import { z } from 'zod';
import { videoOf } from '#contract/source-type.ts';
import type { Utterance } from '#contract/sources.ts';
import { Problem } from '#server/http/problem.ts';
import type { Videos } from './port.ts';

const PACKAGE = 'youtubei.js';
/** Whom it may speak to; where captions lie is told by an answer, and answers are not trusted. */
const HOSTS = /(?:^|\.)(?:youtube\.com|youtubei\.googleapis\.com)$/;
/** Milliseconds for one video in all. */
const PATIENCE = 45_000;
const LANGUAGES = ['es', 'en'];

type Track = { base_url: string; language_code: string; kind?: string };
/** The form of captions that YouTube calls json3: events in milliseconds, each with pieces of text. */
const captions = z.object({
  events: z.array(
    z.object({
      tStartMs: z.number().nonnegative().default(0),
      dDurationMs: z.number().nonnegative().default(0),
      segs: z.array(z.object({ utf8: z.string().default('') })).optional(),
    }),
  ),
});

/** The captions to read: those that people wrote before those of a machine; in the language that is spoken, which the machine's are in, else in ours. */
export function bestOf(tracks: readonly Track[]): Track | undefined {
  const byMachine = tracks.find(({ kind }) => kind === 'asr');
  const written = tracks.filter(({ kind }) => kind !== 'asr');
  const primary = ({ language_code }: Track): string => language_code.split('-')[0]!;
  const wanted = byMachine ? [primary(byMachine), ...LANGUAGES] : LANGUAGES;
  for (const language of wanted) {
    const found = written.find((track) => primary(track) === language);
    if (found) return found;
  }
  return written[0] ?? byMachine;
}

const utterancesOf = (answer: unknown): Utterance[] =>
  captions
    .parse(answer)
    .events.map(({ tStartMs, dDurationMs, segs = [] }) => ({
      from: tStartMs / 1000,
      to: (tStartMs + dDurationMs) / 1000,
      text: segs
        .map(({ utf8 }) => utf8)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.from - b.from);

/** The library is loaded when the first video is asked for; what it says on the console is of no use to anybody here. */
async function session(fetcher: typeof fetch) {
  const { Innertube, Log, Parser } = await import('youtubei.js');
  Log.setLevel(Log.Level.NONE);
  Parser.setParserErrorHandler(() => undefined);
  return Innertube.create({
    fetch: fetcher,
    retrieve_player: false,
    generate_session_locally: true,
    retrieve_innertube_config: false,
    enable_session_cache: false,
  });
}

async function read(id: string, fetcher: typeof fetch): Promise<{ title: string | null; utterances: Utterance[] }> {
  const info = await (await session(fetcher)).getBasicInfo(id);
  const track = bestOf((info.captions?.caption_tracks ?? []) as Track[]);
  if (!track) throw new Problem('NO_TRANSCRIPT');
  const address = new URL(track.base_url, 'https://www.youtube.com');
  address.searchParams.set('fmt', 'json3');
  const answer = await fetcher(address);
  if (!answer.ok) throw new Problem('NO_TRANSCRIPT');
  const utterances = utterancesOf(await answer.json());
  if (utterances.length === 0) throw new Problem('NO_TRANSCRIPT');
  return { title: info.basic_info.title?.trim() || null, utterances };
}

/**
 * The captions of YouTube's videos by the optional package youtubei.js; null where that is not installed. All it fetches goes through `fetcher`, to hosts
 * of YouTube only. YouTube offers no such thing to programs, so it may end any day: then, as in every other failure, NO_TRANSCRIPT.
 */
export function createYoutube(fetcher: typeof fetch): Videos | null {
  try {
    createRequire(import.meta.url).resolve(PACKAGE);
  } catch {
    return null;
  }
  return {
    knows: (url) => videoOf(url) !== null,
    transcript: async (url, signal) => {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
      let unreachable = false;
      const guarded: typeof fetch = async (input, init) => {
        const { hostname } = new URL(input instanceof Request ? input.url : input);
        if (!HOSTS.test(hostname)) throw new Problem('URL_NOT_ALLOWED');
        return fetcher(input, { ...init, signal: ends }).catch((error: unknown) => {
          unreachable = true;
          throw error;
        });
      };
      try {
        return await read(videoOf(url) ?? '', guarded);
      } catch {
        signal.throwIfAborted();
        throw new Problem(unreachable ? 'URL_UNREACHABLE' : 'NO_TRANSCRIPT');
      }
    },
  };
}
