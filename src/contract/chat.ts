import { z } from 'zod';
import { answerContent, segment } from './answer.ts';
import { del, get, post, put } from './endpoint.ts';
import { engineChoice } from './engine-about.ts';
import { exportQuery } from './export.ts';
import { citation } from './span.ts';
import { line } from './words.ts';

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

/** Characters of the name of a conversation. */
export const CONVERSATION_NAME_MAX = 120;
/** Conversations of a notebook. */
export const CONVERSATIONS_MAX = 200;

/** A conversation of a notebook. The `session_id` of the first is the notebook's id. */
const conversation = z.object({
  session_id: z.uuid(),
  /** Null until it was given one; it is then called by its first question. */
  name: z.string().nullable(),
  question: z.string().nullable(),
  messages: z.number().int(),
  /** When it was last spoken in, or begun; null of a first one that was never. */
  last_at: z.iso.datetime().nullable(),
});
export type Conversation = z.infer<typeof conversation>;

/** What answered: parts with their citations, or a text of before there were any. */
export const answered = z.union([answerContent, z.string()]);

/** One message of a conversation of a notebook; `session_id` is the notebook's id in the first. */
export const chatMessage = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  created_at: z.iso.datetime(),
  message: z.discriminatedUnion('type', [
    z.object({ type: z.literal('human'), content: z.string() }),
    z.object({ type: z.literal('ai'), content: answered }),
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
  /** In which conversation of the notebook; the first when left out. */
  session_id: z.uuid().optional(),
};

export const chatApi = {
  history: get('/assistant/chat/history/:id', {
    scope: 'read',
    about: 'The last messages of a conversation by its session, or the last ones before a message; oldest first',
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
    scope: 'ask',
    about: 'Ask the selected sources; JSON, or a stream with Accept: text/event-stream',
    wire: 'events',
    body: z.object({
      ...question,
      /** Who answers this question; when left out, who the notebook has chosen, else the account. */
      engine: engineChoice.optional(),
      /** Looks only for the words of the question, and for no concept that they name. */
      literal: z.literal(true).optional(),
    }),
    answer: chatAnswer,
  }),
  download: get('/assistant/chat/history/:id/download/', {
    scope: 'read',
    about: 'A conversation by its session (its last 1,000 messages), or one answer with its question, as a document',
    wire: 'download',
    query: exportQuery.extend({ message: z.uuid().optional() }),
    answer: z.unknown(),
  }),
  report: put('/assistant/chat/messages/:messageId/report', {
    about: 'Mark an answer as wrong, with the reason',
    body: answerReport,
    answer: answerReport,
  }),
  takeBack: del('/assistant/chat/messages/:messageId/report', {
    about: 'Take back that an answer is marked as wrong',
    answer: z.object({ deleted: z.literal(true) }),
  }),
  conversations: get('/notebooks/:id/conversations/', {
    scope: 'read',
    about: 'The conversations of a notebook, the one with the newest message first',
    answer: z.array(conversation),
  }),
  begin: post('/notebooks/:id/conversations/', {
    scope: 'ask',
    about: 'Begin a conversation in a notebook; one that is empty already is answered again',
    status: 201,
    answer: conversation,
  }),
  rename: put('/assistant/sessions/:id', {
    scope: 'write',
    about: 'Name a conversation, by its session',
    body: z.object({ name: line(CONVERSATION_NAME_MAX) }),
    answer: conversation,
  }),
  clear: del('/assistant/sessions/:id', {
    scope: 'write',
    about: 'Delete a conversation with its messages, by its session; the first of a notebook stays, without messages',
    answer: z.object({ deleted: z.literal(true) }),
  }),
};
