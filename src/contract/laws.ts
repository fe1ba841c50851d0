import { z } from 'zod';
import { get } from './endpoint.ts';

/** Characters of what is looked for. */
export const LAW_WANTED_MAX = 300;

/** A norm of the library. `version`: the day of the text that it has; it may be one that does not rule yet, or no longer. */
const foundLaw = z.object({
  norm: z.string().regex(/^\d{1,12}$/),
  /** Its type and number as lawyers write them; "" where the library does not tell. */
  name: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  published: z.iso.date().nullable(),
  version: z.iso.date().nullable(),
  derogated: z.boolean(),
  /** Where it is added from, as a page of the web is. */
  address: z.url(),
});
export type FoundLaw = z.infer<typeof foundLaw>;

export const lawsApi = {
  find: get('/laws/', {
    scope: 'read',
    about: 'Norms by number, name or address, in the library of Ley Chile; only what is looked for leaves',
    query: z.object({ q: z.string().trim().min(1).max(LAW_WANTED_MAX) }),
    answer: z.object({ laws: z.array(foundLaw) }),
  }),
};
