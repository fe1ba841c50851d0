import { z } from 'zod';
import { del, get, post, put } from './endpoint.ts';
import { engineChoice } from './engine-about.ts';
import { sourceType } from './source-type.ts';
import { line } from './words.ts';

export const COLORS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export const color = z.enum(COLORS);
export type Color = z.infer<typeof color>;
export const TITLE_MAX = 200;
/** Notebooks of one user. */
export const NOTEBOOKS_MAX = 200;
const title = line(TITLE_MAX);
const description = line(2000, { blank: true });

/** What the button of the empty dashboard once called the notebook that it made (specification 1, section 2). */
export const CREATE_LABEL = { en: 'Create your first notebook', es: 'Crea tu primer cuaderno' } as const;
/** The title of a notebook that nobody named. */
export const UNTITLED = { en: 'Untitled notebook', es: 'Cuaderno sin título' } as const;
const DEFAULT_TITLES: readonly string[] = [
  ...Object.values(UNTITLED),
  ...Object.values(CREATE_LABEL),
  'Untitled Notebook',
];
/** Whether a title is one that the product gave: the first source may then name the notebook. */
export const isDefaultTitle = (title: string): boolean => DEFAULT_TITLES.includes(title);
/** One emoji, which may be several code points joined. */
const icon = z
  .string()
  .min(1)
  .max(32)
  .regex(/^\P{ASCII}[\p{Emoji}\u200d\ufe0f]*$/u);

/** `generation_status` tells whether title, summary, icon, colour and questions were made from the first source. */
export const notebook = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  color,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When its owner last opened it, to the minute; null if never. A key for programs does not count. */
  opened_at: z.iso.datetime().nullable(),
  /** Listed before the others. */
  pinned: z.boolean(),
  /** Archived: it still opens and search still finds it, but it is listed apart. */
  archived: z.boolean(),
  /** Who answers here; null: who the account has chosen. */
  engine: engineChoice.nullable(),
  sources_count: z.number().int().nonnegative(),
  /** How many sources there are of each type. */
  sources_by_type: z.partialRecord(sourceType, z.number().int().positive()),
  /** How many of them are waiting to be read, or are being read. */
  sources_reading: z.number().int().nonnegative(),
  example_questions: z.array(z.string()),
  generation_status: z.enum(['pending', 'completed', 'failed']),
});
export type Notebook = z.infer<typeof notebook>;

/** How far the filling of a sample notebook is. */
const sampleStatus = z.enum(['filling', 'completed', 'failed']);
export type SampleStatus = z.infer<typeof sampleStatus>;

/** A notebook with the newest audio overview of all its sources; nulls where none was asked for. The address is good until it expires, and null while there is no sound. `sample`: null of any notebook but the sample. */
export const openedNotebook = notebook.extend({
  audio_overview_generation_status: z.enum(['generating', 'completed', 'failed']).nullable(),
  audio_overview_url: z.string().nullable(),
  audio_url_expires_at: z.iso.datetime().nullable(),
  /** `answered`: the conversation has its question and answer. */
  sample: z.object({ status: sampleStatus, answered: z.boolean() }).nullable(),
});
export type OpenedNotebook = z.infer<typeof openedNotebook>;

export const notebooksApi = {
  list: get('/notebooks/', {
    scope: 'read',
    about: 'My notebooks, newest change first',
    answer: z.array(notebook),
  }),
  create: post('/notebooks/', {
    scope: 'write',
    about: 'Make a notebook',
    status: 201,
    body: z.object({ title: line(TITLE_MAX, { blank: true }).optional(), description: description.optional() }),
    answer: openedNotebook,
  }),
  one: get('/notebooks/:id/', { scope: 'read', about: 'One notebook', answer: openedNotebook }),
  update: put('/notebooks/:id/', {
    scope: 'write',
    about:
      'Change title, description, icon or colour, pin, archive or choose who answers; a title typed by the user is never overwritten, and the last three are no change of the notebook',
    body: z.object({
      title: title.optional(),
      description: description.optional(),
      icon: icon.optional(),
      color: color.optional(),
      pinned: z.boolean().optional(),
      archived: z.boolean().optional(),
      engine: engineChoice.nullable().optional(),
    }),
    answer: openedNotebook,
  }),
  remove: del('/notebooks/:id/', {
    scope: 'write',
    about: 'Delete a notebook with all its sources, notes and history',
    answer: z.object({ deleted: z.literal(true) }),
  }),
};
