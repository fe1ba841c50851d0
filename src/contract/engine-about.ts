import { z } from 'zod';

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

/**
 * Who is to answer, as somebody chose. `model`: the models that the operator set up, where there are any · `embedded`: Fojas itself, so that neither a language model
 * nor one of vectors is sent anything.
 */
export const engineChoice = z.enum(['model', 'embedded']);
export type EngineChoice = z.infer<typeof engineChoice>;
