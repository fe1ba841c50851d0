import { z } from 'zod';
import { language } from '#contract/language.ts';
import { by, defineGenerator, place, withFile } from '#contract/studio.ts';

/** How long a summary is to be, in minutes. */
export const MINUTES = { least: 1, most: 10, usual: 5 } as const;
/** Characters of a line, lines of a script, and characters of a script: some 25 minutes, well over twice the longest summary. */
export const SCRIPT = { characters: 600, lines: 400, total: 20_000 } as const;

/** The two who speak. */
export const speakers = ['a', 'b'] as const;
/** What a line belongs to, in the order in which they are heard. */
export const parts = ['opening', 'what', 'who', 'points', 'watch', 'closing'] as const;

const line = z.object({
  speaker: z.enum(speakers),
  part: z.enum(parts),
  /** As it is read on the screen: with figures and abbreviations; it is spelt out only for who speaks it. */
  text: z.string(),
  /** The words of a source that it tells. Lines without one tell nothing of a source: they greet, ask and lead on. */
  location: place.optional(),
  by,
  /** True where its owner wrote it anew: then it is their word, and its place says only where it came from. */
  edited: z.boolean().optional(),
});
export type Line = z.infer<typeof line>;

/** What was made of the script. */
const audio = z.object({
  seconds: z.number().positive(),
  bytes: z.number().int().positive(),
  /** What spoke it, as the product names it. */
  made_by: z.string(),
  /** When each line is heard, in seconds from the beginning. */
  times: z.array(z.object({ from: z.number().min(0), to: z.number().min(0) })),
  /** How loud it is from beginning to end, 0 to 1, in even steps: what is drawn above the script. */
  peaks: z.array(z.number().min(0).max(1)),
});

/** Who speaks, in the order of `speakers`; `voice` as the product names it, "" until it was spoken. */
const speaking = z.array(z.object({ name: z.string(), voice: z.string() })).length(speakers.length);

export const audioSummary = z.object({
  /** The language that is spoken: of the document where no model wrote the script. */
  language,
  minutes: z.number().int().min(MINUTES.least).max(MINUTES.most),
  speakers: speaking,
  lines: z.array(line).min(1),
  /** What was not read, in the words of the product; null where all was. */
  partly: z.string().nullable(),
  /** Null until it was spoken. */
  audio: audio.nullable(),
});
export type AudioSummary = z.infer<typeof audioSummary>;

/** A script as its owner wants it: kept lines with the number of their citation, and new ones without. */
export const scriptChange = z.object({
  lines: z
    .array(
      z.object({
        speaker: z.enum(speakers),
        part: z.enum(parts),
        text: z.string().trim().min(1).max(SCRIPT.characters),
        citation_id: z.number().int().positive().nullable(),
      }),
    )
    .min(1)
    .max(SCRIPT.lines)
    .refine((lines) => lines.reduce((sum, { text }) => sum + text.length, 0) <= SCRIPT.total),
});

export default withFile(
  defineGenerator({
    kind: 'audio-summary',
    order: 6,
    price: { name: 'audio_summary', tokens: 20 },
    start: 'audio-summary',
    list: 'audio-summaries',
    listKey: 'audio_summaries',
    resultKey: 'audio_summary',
    stages: ['reading', 'script', 'speaking', 'mixing'],
    options: z.object({
      minutes: z.number().int().min(MINUTES.least).max(MINUTES.most).default(MINUTES.usual),
      /** True where its owner wants to read the script before it is spoken. */
      review: z.boolean().default(false),
    }),
    result: audioSummary,
    summary: z.object({
      /** Seconds; null until it was spoken. */
      file_info: z.object({ duration: z.number() }).nullable(),
      document_length: z.number().int(),
      speakers: speaking,
      lines: z.number().int(),
    }),
  }),
  { change: scriptChange, overview: 'generate-podcast' },
);
