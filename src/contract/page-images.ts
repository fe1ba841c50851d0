import { z } from 'zod';
import { get } from './endpoint.ts';

/** As high as the database counts. */
const whole = z.coerce.number().int().nonnegative().max(2_147_483_647);
const positive = whole.min(1);

/** How large a page is, in points; nought and nought where the file does not tell. */
const pageSize = z.object({ width: z.number().nonnegative(), height: z.number().nonnegative() });
export type PageSize = z.infer<typeof pageSize>;

const part = z.number().min(0).max(1);
/** A stretch of one line on a page, counted from 1, in shares of its width and height from its upper left corner. */
const outlineBox = z.object({ page: z.number().int().positive(), left: part, top: part, width: part, height: part });
export type OutlineBox = z.infer<typeof outlineBox>;

/**
 * Where words of the text stand on the pages. words: all of them, to the letter · part: some lines of them could not be placed without doubt, and are left
 * out · none: none could.
 */
const outline = z.object({
  version: z.number().int(),
  found: z.enum(['words', 'part', 'none']),
  boxes: z.array(outlineBox),
});
export type Outline = z.infer<typeof outline>;

/** Characters of a text whose words are outlined at once. */
export const MAX_OUTLINED = 20_000;

/** The pages of a PDF as they look. What is no PDF is WRONG_KIND. */
export const pageImagesApi = {
  sizes: get('/notebooks/:id/sources/:sourceId/pages/', {
    scope: 'read',
    about: 'How large each page of a PDF is, in points, of one version if asked',
    query: z.object({ version: positive.optional() }),
    answer: z.object({ version: z.number().int(), pages: z.array(pageSize) }),
  }),
  image: get('/notebooks/:id/sources/:sourceId/page/', {
    scope: 'read',
    about: 'A page of a PDF as it looks, as a PNG',
    wire: 'download',
    query: z.object({ version: positive.optional(), page: positive }),
    answer: z.unknown(),
  }),
  outline: get('/notebooks/:id/sources/:sourceId/outline/', {
    scope: 'read',
    about: 'Where the characters from `start` to before `end` of the text of a PDF stand on its pages',
    query: z
      .object({ version: positive.optional(), start: whole, end: positive })
      .refine(({ start, end }) => end > start && end - start <= MAX_OUTLINED, { path: ['end'] }),
    answer: outline,
  }),
};
