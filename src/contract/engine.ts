import { z } from 'zod';
import { question } from './chat.ts';
import { get, post } from './endpoint.ts';

/** Who may answer questions: Fojas itself, which quotes, or a provider's language model. */
export const providers = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
export type Provider = (typeof providers)[number];

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

/** What an engine would send for a question, word for word but for its random marks; nothing where it asks nobody. */
export const outgoing = z.object({
  messages: z.array(z.object({ role: z.enum(['system', 'user']), text: z.string() })),
  /** What was replaced: the words that stay here, and the mark that is sent in their place. */
  hidden: z.array(z.object({ mark: z.string(), words: z.string() })),
});
export type Outgoing = z.infer<typeof outgoing>;

export const engineApi = {
  get: get('/engine/', { about: 'Which engine answers, and what leaves this machine', answer: engineAbout }),
  preview: post('/engine/preview/', {
    about: 'What would leave this machine for a question; nothing is sent',
    body: z.object(question),
    answer: outgoing.extend({ engine: engineAbout }),
  }),
};
