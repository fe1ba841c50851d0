import { z } from 'zod';
import { get } from './endpoint.ts';

/** What this installation takes and can read, told before anybody uploads. */
const capabilities = z.object({
  max_upload_bytes: z.number().int().positive(),
  max_words: z.number().int().positive(),
  max_sources: z.number().int().positive(),
  /** What reads scans and images; null where nothing does. */
  ocr: z.string().nullable(),
  /** What turns speech into text; null where nothing does. */
  transcription: z.string().nullable(),
  /** What speaks; null where nothing does. `host`: where words are sent to be spoken; null where they stay here. */
  speech: z.object({ name: z.string(), host: z.string().nullable() }).nullable(),
  /** What reads grammar beside the rules; null where nothing does. `host`: where paragraphs of a document are sent for it; null where they stay here. */
  grammar: z.object({ name: z.string(), host: z.string().nullable() }).nullable(),
  /** Whether sound can be had as MP3 too. */
  mp3: z.boolean(),
  /** Whether the transcripts of videos on the web can be asked for. */
  videos: z.boolean(),
  /** Whether norms can be looked up by their number. */
  laws: z.boolean(),
  /** Whether work costs tokens. */
  billing: z.boolean(),
});
export type Capabilities = z.infer<typeof capabilities>;

export const capabilitiesApi = {
  get: get('/capabilities/', {
    scope: 'read',
    about: 'The limits of uploads, and what can be read here',
    frozen: 'allowed',
    answer: capabilities,
  }),
};
