import { z } from 'zod';
import { answerContent, segment } from './answer.ts';
import { del, get, post, put } from './endpoint.ts';
import { exportQuery } from './export.ts';
import { citation } from './span.ts';

export const MESSAGE_MAX = 8000;
/** Messages of a conversation in one answer: as many as are asked for, the most when nobody says. */
export const HISTORY_MAX = 1000;

/**
 * What is wrong with an answer. `missing`: the main thing is not in it · `off`: a citation does not answer · `source`: it is of another source · `figure`: a figure
 * does not correspond.
 */
export const REPORT_REASONS = ['missing', 'off', 'source', 'figure'] as const;
/** An answer that its user marked as wrong; `shared`: the operator may see the question and the answer. */
const answerReport = z.object({ reason: z.enum(REPORT_REASONS), shared: z.boolean() });
export type AnswerReport = z.infer<typeof answerReport>;

/** One message of a notebook's only conversation; `session_id` is the notebook's id. */
export const chatMessage = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  created_at: z.iso.datetime(),
  message: z.discriminatedUnion('type', [
    z.object({ type: z.literal('human'), content: z.string() }),
    z.object({ type: z.literal('ai'), content: z.union([answerContent, z.string()]) }),
  ]),
  /** Of an answer that was marked as wrong. */
  report: answerReport.optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What a question answers: the AI message, the id of the question as it was kept, and the balance (null where tokens are off). */
export const chatAnswer = chatMessage.extend({ question_id: z.uuid(), balance: z.number().nullable() });
export type ChatAnswer = z.infer<typeof chatAnswer>;

/**
 * The events of a streamed answer: status and delta as they come, then message or error. A delta is a verified segment with the citations that
 * it is the first to make; the message takes the place of all of them.
 */
export const chatEvents = {
  status: z.object({ stage: z.enum(['searching', 'answering', 'verifying']), sources: z.number().int() }),
  delta: z.object({ segment, citations: z.array(citation).default([]) }),
  message: chatAnswer,
};

/** What is asked of which sources. */
export const question = {
  notebook_id: z.uuid(),
  message: z
    .string()
    .trim()
    .min(1)
    .max(MESSAGE_MAX)
    .refine((typed) => !typed.includes('\0') && /[\p{L}\p{N}\p{P}\p{S}]/u.test(typed)),
  /** Completed sources of the notebook; all of them when left out. */
  source_ids: z.array(z.uuid()).min(1).max(1000).optional(),
};

export const chatApi = {
  history: get('/assistant/chat/history/:id', {
    about: 'The last messages of a notebook, or the last ones before a message; oldest first',
    query: z
      .object({
        /** The id of a message: those before it are answered, none where the conversation does not have it. */
        before: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(HISTORY_MAX).default(HISTORY_MAX),
      })
      .prefault({}),
    answer: z.array(chatMessage),
  }),
  ask: post('/assistant/chat', {
    about: 'Ask the selected sources; JSON, or a stream with Accept: text/event-stream',
    wire: 'events',
    body: z.object({
      ...question,
      session_id: z.uuid().optional(),
      /** Asks the embedded engine, whichever is set up. */
      engine: z.literal('embedded').optional(),
      /** Looks only for the words of the question, and for no concept that they name. */
      literal: z.literal(true).optional(),
    }),
    answer: chatAnswer,
  }),
  download: get('/assistant/chat/history/:id/download/', {
    about: 'The conversation of a notebook (its last 1,000 messages), or one answer with its question, as a document',
    wire: 'download',
    query: exportQuery.extend({ message: z.uuid().optional() }),
    answer: z.unknown(),
  }),
  report: put('/assistant/chat/messages/:messageId/report', {
    about: 'Mark an answer as wrong, with the reason',
    body: answerReport,
    answer: answerReport,
  }),
  clear: del('/assistant/sessions/:id', {
    about: 'Clear the conversation of a notebook',
    answer: z.object({ deleted: z.literal(true) }),
  }),
};
