import { z } from 'zod';
import { languages } from './language.ts';

/** What an answer, a conversation or a note can be written as. */
export const formats = ['docx', 'pdf', 'md'] as const;
const format = z.enum(formats);
export type Format = z.infer<typeof format>;

/** Messages of a conversation that one document holds: the last ones. */
export const EXPORTED_MAX = 1000;

/** How a document is asked for. `language`: else that of the caller. `zone`: the reader's time zone (IANA), for its date; else UTC. */
export const exportQuery = z.object({
  format: format.default('docx'),
  language: z.enum(languages).optional(),
  zone: z.string().max(64).optional(),
});
export type ExportQuery = z.infer<typeof exportQuery>;
