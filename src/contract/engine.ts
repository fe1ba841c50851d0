import { z } from 'zod';
import { question } from './chat.ts';
import { get, post } from './endpoint.ts';

/** Who may answer questions: Fojas itself, which quotes, or a provider's language model. */
export const providers = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
export type Provider = (typeof providers)[number];

/** Who may make the vectors of passages and questions. */
export const embedders = ['openai-compatible', 'openai', 'google'] as const satisfies readonly Provider[];
export type Embedder = (typeof embedders)[number];

/** Which engine answers and what it hands to whom. */
export const engineAbout = z.object({
  name: z.enum(['embedded', ...providers]),
  /** Null where no model answers. */
  model: z.string().nullable(),
  /** The host that is asked; null where none is. */
  host: z.string().nullable(),
  /** What leaves the machine: a host that is this machine itself leaves nothing. */
  leaves: z.enum(['nothing', 'passages']),
  /** Whether RUTs, e-mails, telephones, addresses and names are replaced before anything is sent. */
  redacts: z.boolean(),
});
export type EngineAbout = z.infer<typeof engineAbout>;

/** Which model makes vectors. What leaves the machine are the passages of a source once it was read, and each question. */
export const embeddingAbout = z.object({
  model: z.string(),
  host: z.string(),
  leaves: z.enum(['nothing', 'passages']),
  redacts: z.boolean(),
});
export type EmbeddingAbout = z.infer<typeof embeddingAbout>;

/** All that answers here: the engine, and the model of vectors where one is set. */
const answering = engineAbout.extend({ embedding: embeddingAbout.nullable() });
export type Answering = z.infer<typeof answering>;

/**
 * What an engine would send for a question, word for word but for its random marks; nothing where it asks nobody. `for`: to have searches written, where the
 * sources do not fit whole, or to have the question answered. What the searches would find is not known before.
 */
export const outgoing = z.object({
  messages: z.array(
    z.object({ for: z.enum(['search', 'answer']), role: z.enum(['system', 'user']), text: z.string() }),
  ),
  /** What was replaced: the words that stay here, and the mark that is sent in their place. */
  hidden: z.array(z.object({ mark: z.string(), words: z.string() })),
});
export type Outgoing = z.infer<typeof outgoing>;

export const engineApi = {
  get: get('/engine/', {
    scope: 'read',
    about: 'Which engine answers, and what leaves this machine',
    answer: answering,
  }),
  preview: post('/engine/preview/', {
    scope: 'ask',
    about: 'What would leave this machine for a question; nothing is sent, so its passages are chosen by words alone',
    body: z.object(question),
    answer: outgoing.extend({ engine: answering }),
  }),
};
