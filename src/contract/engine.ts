import { z } from 'zod';
import { question } from './chat.ts';
import { get, post } from './endpoint.ts';
import { engineAbout, engineChoice, type Provider } from './engine-about.ts';
import { modelPrices } from './tokens.ts';

/** Who may make the vectors of passages and questions. */
export const embedders = ['openai-compatible', 'openai', 'google'] as const satisfies readonly Provider[];
export type Embedder = (typeof embedders)[number];

/** Which model makes vectors. What leaves the machine are the passages of a source once it was read, and each question. */
export const embeddingAbout = z.object({
  model: z.string(),
  host: z.string(),
  leaves: z.enum(['nothing', 'passages']),
  redacts: z.boolean(),
});
export type EmbeddingAbout = z.infer<typeof embeddingAbout>;

/**
 * All that is set up here to answer: the engine, and the model of vectors where one is set. Whoever chose to be answered without a model is answered by Fojas
 * itself all the same: `chosen` is the choice of the account.
 */
const answering = engineAbout.extend({
  embedding: embeddingAbout.nullable(),
  /** Whether the model is asked a second time whether its statements follow. */
  rereads: z.boolean(),
  prices: modelPrices,
});
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
    about: 'Which engine is set up, what leaves this machine for it, what it costs, and which one my account chose',
    answer: answering.extend({ chosen: engineChoice }),
  }),
  preview: post('/engine/preview/', {
    scope: 'ask',
    about: 'What would leave this machine for a question; nothing is sent, so its passages are chosen by words alone',
    body: z.object({ ...question, engine: engineChoice.optional() }),
    answer: outgoing.extend({ engine: answering }),
  }),
};
