import { z } from 'zod';
import { del, get, post, put } from './endpoint.ts';

export const COLORS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export const color = z.enum(COLORS);
export type Color = z.infer<typeof color>;
export const TITLE_MAX = 300;
const title = z.string().trim().min(1).max(TITLE_MAX);
const description = z.string().trim().max(2000);
/** One emoji, which may be several code points joined. */
const icon = z.string().min(1).max(32).regex(/^\P{ASCII}[\p{Emoji}\u200d\ufe0f]*$/u);

/** `generation_status` tells whether title, summary, icon, colour and questions were made from the first source. */
export const notebook = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  color,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  sources_count: z.number().int().nonnegative(),
  example_questions: z.array(z.string()),
  generation_status: z.enum(['pending', 'completed', 'failed']),
});
export type Notebook = z.infer<typeof notebook>;

export const notebooksApi = {
  list: get('/notebooks/', { about: 'My notebooks, newest change first', answer: z.array(notebook) }),
  create: post('/notebooks/', {
    about: 'Make a notebook',
    status: 201,
    body: z.object({ title: title.optional(), description: description.optional() }),
    answer: notebook,
  }),
  one: get('/notebooks/:id/', { about: 'One notebook', answer: notebook }),
  update: put('/notebooks/:id/', {
    about: 'Change title, description, icon or colour; a title typed by the user is never overwritten',
    body: z.object({
      title: title.optional(),
      description: description.optional(),
      icon: icon.optional(),
      color: color.optional(),
    }),
    answer: notebook,
  }),
  remove: del('/notebooks/:id/', {
    about: 'Delete a notebook with all its sources, notes and history',
    answer: z.object({ deleted: z.literal(true) }),
  }),
};
