import type { capabilitiesApi } from '#contract/capabilities.ts';
import { MAX_SOURCES, MAX_WORDS } from '#contract/sources.ts';
import type { Handlers } from './call.ts';

/** What this installation takes and can read. */
export const capabilitiesRoutes: Handlers<typeof capabilitiesApi> = {
  get: async ({ deps: { config, ocr, transcription, speech, mp3, videos, laws, grammar } }) => ({
    max_upload_bytes: config.maxUploadBytes,
    max_words: MAX_WORDS,
    max_sources: MAX_SOURCES,
    ocr: ocr?.name ?? null,
    transcription: transcription?.name ?? null,
    speech: speech && { name: speech.name, host: speech.host },
    grammar: grammar && { name: grammar.name, host: grammar.host },
    mp3: mp3 !== null,
    videos: videos !== null,
    laws: laws !== null,
    billing: config.billing !== null,
  }),
};
