import { z } from 'zod';
import { get } from './endpoint.ts';
import { color } from './notebooks.ts';
import { sourceType } from './source-type.ts';
import { citation } from './span.ts';
import { line } from './words.ts';

/** Characters of a query. */
export const QUERY_MAX = 200;
/** Passages of one answer: most that may be asked for, and how many without asking. */
export const HITS = { most: 50, usual: 20 } as const;
/** Titles of each kind in one answer. */
export const TITLES_MAX = 8;

const inNotebook = { notebook_id: z.uuid(), notebook_title: z.string() };

/** A sentence that holds words of the query. `words` are their places in its excerpt, in UTF-16 units, end excluded, in order. */
const hit = z.object({
  ...inNotebook,
  citation,
  words: z.array(z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() })),
});
export type Hit = z.infer<typeof hit>;

const found = z.object({
  notebooks: z.array(z.object({ id: z.uuid(), title: z.string(), icon: z.string(), color })),
  sources: z.array(z.object({ ...inNotebook, id: z.uuid(), title: z.string(), type: sourceType })),
  notes: z.array(z.object({ ...inNotebook, id: z.uuid(), title: z.string() })),
  hits: z.array(hit),
  /** True where there is more than is shown: more titles or passages, or more sources than one search looks through. */
  truncated: z.boolean(),
});
export type Found = z.infer<typeof found>;

export const searchApi = {
  search: get('/search/', {
    scope: 'read',
    about: 'What of mine holds some words: titles of notebooks, sources and notes, and passages of the sources',
    query: z.object({
      q: line(QUERY_MAX),
      notebook_id: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(HITS.most).default(HITS.usual),
    }),
    answer: found,
  }),
};
