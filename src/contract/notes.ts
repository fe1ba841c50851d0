import { z } from 'zod';
import { answerContent } from './answer.ts';
import { del, get, post, put } from './endpoint.ts';
import { exportQuery } from './export.ts';
import { citation, span, type Span } from './span.ts';
import { cut, line } from './words.ts';

export const NOTE_TITLE_MAX = 300;
export const NOTE_MAX = 200_000;
const TITLE_FROM_CHAT = { over: 50, cut: 47 } as const;
/**
 * The title of a note made from an answer: the text of the message that was asked, cut to 47 characters and an ellipsis above 50
 * (specification 1, section 9). The answer's own words would keep those of a source that may be deleted.
 */
export const titleFromChat = (question: string): string =>
  [...question].length > TITLE_FROM_CHAT.over ? `${cut(question, TITLE_FROM_CHAT.cut)}…` : question;
export const EXTRACTED = { segments: 3, characters: 200 } as const;

const title = line(NOTE_TITLE_MAX);

/** Citations of one answer that is kept, and characters of what each quotes: each is looked for in every source. */
const KEPT_MAX = { citations: 300, excerpt: 5000 } as const;
const keptAnswer = answerContent.extend({
  citations: z.array(citation.extend({ excerpt: z.string().max(KEPT_MAX.excerpt) })).max(KEPT_MAX.citations),
});

/** A user's note is Markdown; an AI note is an answer, whose citations the server verifies again when it is saved. */
export const note = z.object({
  id: z.uuid(),
  notebook_id: z.uuid(),
  title: z.string(),
  content: z.union([z.string(), answerContent]),
  source_type: z.enum(['user', 'ai_response']),
  extracted_text: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Note = z.infer<typeof note>;

/** Quotations of one note that are looked for at once, and characters of each. */
export const QUOTES_MAX = { quotes: 300, words: KEPT_MAX.excerpt } as const;
/** Words that a note quotes, and the place where they are said to stand. */
const noteQuote = span.extend({ words: z.string().min(1).max(QUOTES_MAX.words) });
export type NoteQuote = z.infer<typeof noteQuote>;

const QUOTE_ADDRESS =
  /^fojas:cita\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,8})\/(\d{1,9})-(\d{1,9})$/;
/** The address of a quotation in the Markdown of a note, as that of a link: `fojas:cita/<source>/<version>/<start>-<end>`. */
export const quoteAddress = ({ source_id, version, start, end }: Span): string =>
  `fojas:cita/${source_id}/${version}/${start}-${end}`;
/** The place that the address of a link leads to; null where it is no quotation's. */
export function placeOfQuote(address: string): Span | null {
  const [, source_id, ...numbers] = QUOTE_ADDRESS.exec(address) ?? [];
  const [version, start, end] = numbers.map(Number);
  return source_id && version && start !== undefined && end !== undefined && start < end
    ? { source_id, version, start, end }
    : null;
}

export const notesApi = {
  list: get('/notebooks/:id/notes/', {
    scope: 'read',
    about: 'The notes of a notebook, newest change first',
    answer: z.array(note),
  }),
  add: post('/notebooks/:id/notes/', {
    scope: 'write',
    about: 'Keep a note. One that is sent again with the same `id` is kept once, and answered as it stands',
    status: 201,
    body: z.object({
      id: z.uuid().optional(),
      title,
      content: z.union([z.string().trim().min(1).max(NOTE_MAX), keptAnswer]),
      source_type: z.enum(['user', 'ai_response']).default('user'),
      extracted_text: z.string().max(2000).optional(),
    }),
    answer: note,
  }),
  update: put('/notebooks/:id/notes/:noteId/', {
    scope: 'write',
    about:
      'Change a note; an AI note is read-only (403 READ_ONLY). With `seen`, the `updated_at` that the writer knows, a note that changed since stays (409 CONFLICT)',
    body: z.object({
      title: title.optional(),
      content: z.string().trim().min(1).max(NOTE_MAX).optional(),
      seen: z.iso.datetime().optional(),
    }),
    answer: note,
  }),
  quote: post('/notebooks/:id/notes/quotes/', {
    scope: 'write',
    about:
      'Look for the quotations of a note in the sources, in their order: each where it stands now, missing, or deleted with its source',
    body: z.object({ quotes: z.array(noteQuote).max(QUOTES_MAX.quotes) }),
    answer: z.array(citation),
  }),
  download: get('/notebooks/:id/notes/:noteId/download/', {
    scope: 'read',
    about: 'A note as a document',
    wire: 'download',
    query: exportQuery,
    answer: z.unknown(),
  }),
  remove: del('/notebooks/:id/notes/:noteId/', {
    scope: 'write',
    about: 'Delete a note',
    answer: z.object({ deleted: z.literal(true) }),
  }),
};
