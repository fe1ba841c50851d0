import { z } from 'zod';
import { del, get, post, put } from './endpoint.ts';
import { source } from './sources.ts';
import { citation } from './span.ts';
import { line } from './words.ts';

/** Characters of what is looked for. */
export const LAW_WANTED_MAX = 300;
/** Characters of an article's number as it is asked for: "161 bis", "3 transitorio". */
const ARTICLE_MAX = 60;
/** Sets of one user, norms of one set, and characters of a name in them. */
export const LAW_SETS = { sets: 50, laws: 30, name: 80, title: 300 } as const;

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
  /** Its articles and the characters of its text; null where the answer tells of the norm without its text. */
  size: z.object({ articles: z.number().int().nonnegative(), characters: z.number().int().nonnegative() }).nullable(),
  /** Where it is added from, as a page of the web is. */
  address: z.url(),
});
export type FoundLaw = z.infer<typeof foundLaw>;

/** How many norms one answer lists that the sources of a notebook name, and how many sources for each. */
export const NAMED_LAWS = { laws: 100, sources: 5 } as const;
/** A norm that sources name and whose official text has a sure address (`link`). `count`: its mentions in all sources, its articles' too. */
const namedLaw = z.object({
  key: z.string(),
  title: z.string(),
  link: z.url(),
  count: z.number().int().positive(),
  /** Sources that name it, of which `sources` has the first ones, most mentions first. */
  named_by: z.number().int().positive(),
  sources: z.array(z.object({ id: z.uuid(), title: z.string(), count: z.number().int().positive() })).min(1),
});
export type NamedLaw = z.infer<typeof namedLaw>;

const NAVIGATE = 'https://www.bcn.cl/leychile/navegar?';
/** Where a norm is added from: by its id in the library, or a law by its number. */
export const lawAddress = (by: 'idNorma' | 'idLey', number: string): string => `${NAVIGATE}${by}=${number}`;

/** A norm of a set. Its address is one of `lawAddress`. */
const setLaw = z.object({
  name: line(LAW_SETS.name),
  title: line(LAW_SETS.title, { blank: true }),
  address: z.string().regex(/^https:\/\/www\.bcn\.cl\/leychile\/navegar\?id(?:Norma|Ley)=\d{1,12}$/),
});
export type SetLaw = z.infer<typeof setLaw>;
/** The same as it is told: what is kept was looked at when it came. */
const toldLaw = z.object({ name: z.string(), title: z.string(), address: z.string() });

const setContent = z.object({
  name: line(LAW_SETS.name),
  laws: z
    .array(setLaw)
    .min(1)
    .max(LAW_SETS.laws)
    .refine((laws) => new Set(laws.map(({ address }) => address)).size === laws.length),
});
export type SetContent = z.infer<typeof setContent>;
/** A set of norms that a user made, to be added at once. */
export const lawSet = z.object({
  id: z.uuid(),
  name: z.string(),
  laws: z.array(toldLaw),
  updated_at: z.iso.datetime(),
});
export type LawSet = z.infer<typeof lawSet>;

export const lawsApi = {
  find: get('/laws/', {
    scope: 'read',
    about: 'Norms by number, name or address, in the library of Ley Chile; only what is looked for leaves',
    query: z.object({ q: z.string().trim().min(1).max(LAW_WANTED_MAX) }),
    answer: z.object({ laws: z.array(foundLaw) }),
  }),
  named: get('/notebooks/:id/laws/named/', {
    scope: 'read',
    about: 'Norms that the sources of a notebook name, the most named first; those it has as sources are among them',
    answer: z.object({ laws: z.array(namedLaw) }),
  }),
  sets: get('/laws/sets/', {
    scope: 'read',
    about: 'My own sets of norms, oldest first',
    answer: z.array(lawSet),
  }),
  makeSet: post('/laws/sets/', {
    scope: 'write',
    about: 'Make a set of norms',
    status: 201,
    body: setContent,
    answer: lawSet,
  }),
  changeSet: put('/laws/sets/:setId/', {
    scope: 'write',
    about: 'Change the name and the norms of a set',
    body: setContent,
    answer: lawSet,
  }),
  removeSet: del('/laws/sets/:setId/', {
    scope: 'write',
    about: 'Delete a set; sources that were added by it stay',
    answer: z.object({ deleted: z.literal(true) }),
  }),
  watch: put('/notebooks/:id/sources/:sourceId/law/', {
    scope: 'write',
    about: 'Whether the library is asked once a week for a newer text of a norm',
    body: z.object({ watched: z.boolean() }),
    answer: source,
  }),
  article: get('/notebooks/:id/sources/:sourceId/law/article/', {
    scope: 'read',
    about: 'Where the text of a norm has an article, by its number; null where it has none',
    query: z.object({ number: z.string().trim().min(1).max(ARTICLE_MAX).optional() }),
    answer: z.object({ found: citation.nullable() }),
  }),
  check: post('/notebooks/:id/sources/:sourceId/law/check/', {
    scope: 'write',
    about: 'Ask the library now whether it has a newer text of a norm',
    answer: source,
  }),
  take: post('/notebooks/:id/sources/:sourceId/law/text/', {
    scope: 'write',
    about: 'Read the text that the library has now, as the next version of a norm; the one before stays',
    status: 202,
    answer: source,
  }),
};
