import { z } from 'zod';
import { del, get, post, put } from './endpoint.ts';
import { errorCode } from './errors.ts';
import { KEY_MAX, mentionsFound, sourceAuthorities, sourceReferences } from './references.ts';
import { sourceType } from './source-type.ts';
import { cut, line } from './words.ts';

export const SOURCE_TITLE_MAX = 300;
/** Characters of one canonical text, or of one that is pasted. */
export const MAX_TEXT = 20_000_000;
/** Words of one source, and sources of one notebook. The bytes of a file are a setting: `capabilities`. */
export const MAX_WORDS = 500_000;
export const MAX_SOURCES = 300;
/** Characters of the password of a file. */
const PASSWORD_MAX = 200;
/** Above this the paste dialog warns (specification 1, section 9). */
export const LARGE_TEXT = 10_000;

const FIRST = { words: 8, characters: 50 } as const;
/** The title that a text without one is given: its first eight words, cut to fifty characters and an ellipsis (specification 1, section 5). */
export function titleFromText(content: string): string {
  const words = content.trim().split(/\s+/, FIRST.words).join(' ');
  const short = cut(words, FIRST.characters);
  return short.length < words.length ? `${short}…` : words;
}

/** Addresses that are added at once. */
export const MAX_WEBSITES = 50;
/** The title of the nth address that is added at once, until its page tells its own (specification 1, section 8). */
export const websiteTitle = (n: number, url: string): string => cut(`Website ${n}: ${url}`, SOURCE_TITLE_MAX);

export const processingStatus = z.enum(['uploading', 'processing', 'completed', 'failed', 'pending']);
export type ProcessingStatus = z.infer<typeof processingStatus>;

/**
 * What extraction says of one page: how it was read and how many characters it gave. `blank` is a page that was looked at as an image and has no text;
 * `none` is an unread page.
 */
const pageReport = z.object({
  page: z.number().int().positive(),
  line_from: z.number().int().positive().nullable(),
  characters: z.number().int().nonnegative(),
  method: z.enum(['text', 'ocr', 'blank', 'none']),
  /** How sure the reader of images was of the page, 0–100; null where it tells none. */
  confidence: z.number().min(0).max(100).nullable().default(null),
});
/** What extraction says of one version. Warnings are codes that the screen words. */
export const report = z.object({
  pages: z.array(pageReport),
  warnings: z.array(
    z.object({
      code: z.enum([
        'unread-pages',
        'unread-images',
        'embedded-files',
        'ocr-doubtful',
        'tracked-changes',
        'comments',
        'encoding-guessed',
        'truncated',
        'hidden-text',
      ]),
      pages: z.array(z.number().int()).default([]),
    }),
  ),
  words: z.number().int().nonnegative().nullable().default(null),
  /** What read images or sound, such as `tesseract`; null where the text was there. */
  reader: z.string().nullable().default(null),
  /** For what was spoken: the second at which each line of the text begins. */
  times: z.array(z.number().nonnegative()).nullable().default(null),
  /** For a norm of Ley Chile: from each of these lines on, the day from which the text is in force; null where none is told. */
  since: z.array(z.object({ line_from: z.number().int().positive(), day: z.iso.date().nullable() })).default([]),
  /** Words of images that their reader was not sure of, as stretches of the text; no more than `MAX_UNSURE`. */
  unsure: z.array(z.object({ start: z.number().int().nonnegative(), end: z.number().int().positive() })).default([]),
});
export type Report = z.infer<typeof report>;
/** What was said in a stretch of a recording, in seconds from its beginning; null where who wrote it down tells no times. */
export type Utterance = { from: number | null; to: number | null; text: string };

/** Unsure words of one source that are told. A reader is helped by a few; where all are unsure, the page says so. */
export const MAX_UNSURE = 3_000;

const title = line(SOURCE_TITLE_MAX);

export const source = z.object({
  id: z.uuid(),
  notebook_id: z.uuid(),
  title: z.string(),
  display_name: z.string(),
  type: sourceType,
  file: z.string().nullable(),
  file_path: z.string().nullable(),
  url: z.string().nullable(),
  summary: z.string(),
  processing_status: processingStatus,
  /** 0–100 while processing, else null. */
  progress: z.number().min(0).max(100).nullable(),
  /** Page being read of how many, while that is known. */
  reading: z.object({ page: z.number().int(), of: z.number().int() }).nullable(),
  error_code: errorCode.nullable(),
  error_message: z.string().nullable(),
  /** The newest readable version, or the one being read. */
  version: z.number().int().positive(),
  metadata: z.object({
    characterCount: z.number().int(),
    lineCount: z.number().int(),
    pageCount: z.number().int().nullable(),
    bytes: z.number().int(),
    originalUrl: z.string().nullable(),
    wordCount: z.number().int().nullable(),
    webhookProcessed: z.boolean(),
    unreadPages: z.array(z.number().int()),
  }),
  /** An older source of the notebook whose file is the same, until somebody says that both are wanted. */
  duplicate_of: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** The `upload_key` that it was added with, by which its sender knows it before the answer comes. */
  upload_key: z.uuid().nullable(),
  /** Of a norm of Ley Chile; null of any other source. `newer`: the day of a text that the library has and this source has not. */
  law: z
    .object({ watched: z.boolean(), asked_at: z.iso.datetime().nullable(), newer: z.iso.date().nullable() })
    .nullable(),
  /** The folder of the notebook that it lies in. */
  folder_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Source = z.infer<typeof source>;

/**
 * One source with its text: `content` is the lines `from`..`to` (all, unless a range was asked) joined by \n.
 * `offset` is where `content` starts in the canonical text, so that a span falls on `content.slice(start - offset, end - offset)`.
 */
const sourceText = source.extend({
  content: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  offset: z.number().int(),
  report: report.nullable(),
});
export type SourceText = z.infer<typeof sourceText>;

/** As high as the database counts. */
const lineNumber = z.coerce.number().int().positive().max(2_147_483_647);
/** Multipart carries the same fields beside `file`. `content` is for `text` and `copied-text`, `url` for `website` and `youtube`. */
const added = z.object({
  title: title.optional(),
  type: sourceType.optional(),
  display_name: z.string().trim().min(1).max(SOURCE_TITLE_MAX).optional(),
  content: z.string().max(MAX_TEXT).optional(),
  url: z.string().max(2048).optional(),
  /** The sender's own key for what is added: sent again after a lost answer, it is answered with the source that is there. */
  upload_key: z.uuid().optional(),
  /** `provisional`: the title of an address holds until its page tells its own. */
  metadata: z.record(z.string(), z.unknown()).optional(),
  processing_status: z.string().optional(),
});

/** Ids of sources in an address, with commas between them. */
const idList = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.uuid()).max(MAX_SOURCES));

export const sourcesApi = {
  list: get('/notebooks/:id/sources/', {
    scope: 'read',
    about: 'The sources of a notebook, oldest first',
    answer: z.array(source),
  }),
  one: get('/notebooks/:id/sources/:sourceId/', {
    scope: 'read',
    about: 'One source with its text, of one version and a range of lines if asked',
    query: z.object({ version: lineNumber.optional(), from: lineNumber.optional(), to: lineNumber.optional() }),
    answer: sourceText,
  }),
  add: post('/notebooks/:id/sources/', {
    scope: 'write',
    about: 'Add a file (multipart), a text or an address of the web (JSON); it is read in the background',
    status: 201,
    wire: 'upload',
    body: added,
    answer: source,
  }),
  update: put('/notebooks/:id/sources/:sourceId/', {
    scope: 'write',
    about: 'Rename (JSON), or replace the file (multipart), which makes the next version',
    wire: 'upload',
    body: added,
    answer: source,
  }),
  retry: post('/notebooks/:id/sources/:sourceId/retry/', {
    scope: 'write',
    about:
      'Read a failed source again, with the password of its file where it has one; with `again`, the file of a completed one as its next version',
    status: 202,
    body: z.object({ password: z.string().min(1).max(PASSWORD_MAX).optional(), again: z.boolean().optional() }),
    answer: source,
  }),
  cancel: post('/notebooks/:id/sources/:sourceId/cancel/', {
    scope: 'write',
    about: 'Stop the reading of a source, which can be tried again later',
    answer: source,
  }),
  copy: post('/notebooks/:id/sources/:sourceId/copy/', {
    scope: 'write',
    about: 'Put a source that was read into another of my notebooks too, without sending its file again',
    status: 201,
    body: z.object({ notebook_id: z.uuid() }),
    answer: source,
  }),
  keep: post('/notebooks/:id/sources/:sourceId/keep/', {
    scope: 'write',
    about: 'Say that a source is wanted although another has the same file',
    answer: source,
  }),
  remove: del('/notebooks/:id/sources/:sourceId/', {
    scope: 'write',
    about: 'Delete a source with its files, texts and indexes',
    answer: z.object({ deleted: z.literal(true), file_deleted: z.boolean() }),
  }),
  download: get('/notebooks/:id/sources/:sourceId/download/', {
    scope: 'read',
    about: 'The file as it was uploaded, or the pasted text',
    wire: 'download',
    query: z.object({ version: lineNumber.optional() }),
    answer: z.unknown(),
  }),
  references: get('/notebooks/:id/sources/:sourceId/references/', {
    scope: 'read',
    about: 'The laws, rulings, courts, dates, sums and RUT that a version names, in a range of lines if asked',
    query: z.object({ version: lineNumber.optional(), from: lineNumber.optional(), to: lineNumber.optional() }),
    answer: sourceReferences,
  }),
  authorities: get('/notebooks/:id/sources/:sourceId/authorities/', {
    scope: 'read',
    about: 'The norms, rulings, courts and cases that a version names, each once with its count',
    query: z.object({ version: lineNumber.optional() }),
    answer: sourceAuthorities,
  }),
  mentions: get('/notebooks/:id/mentions/', {
    scope: 'read',
    about: 'All places of one authority, by its key, in the completed sources of a notebook or in those asked for',
    query: z.object({ key: z.string().trim().min(1).max(KEY_MAX), source_ids: idList.optional() }),
    answer: mentionsFound,
  }),
};
