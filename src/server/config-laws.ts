import { z } from 'zod';

/** Where the public service answers. */
export const LEY_CHILE = 'https://www.leychile.cl/Consulta/obtxml';

/** The settings of the library of norms. */
export const lawSettings = {
  FOJAS_LEYCHILE_URL: z
    .union([z.literal('off').transform(() => null), z.url({ protocol: /^https?$/ })])
    .default(LEY_CHILE),
  FOJAS_LEYCHILE_FOLDER: z.string().min(1).optional(),
};

/** Where norms are looked up: in a folder of the operator's first (null: there is none), then at the XML service (null: it is not asked). */
export type LawsConfig = { url: string | null; folder: string | null };

/** What is set of the library of norms. */
export const lawsConfigOf = (s: z.infer<z.ZodObject<typeof lawSettings>>): LawsConfig => ({
  url: s.FOJAS_LEYCHILE_URL,
  folder: s.FOJAS_LEYCHILE_FOLDER ?? null,
});
