import { z } from 'zod';
import { answered } from './chat.ts';
import { del, get, post, put } from './endpoint.ts';
import { sourceType } from './source-type.ts';
import { line } from './words.ts';

/** Links of one notebook, characters of a name, days that a link may be good for, what one may hold, and bytes of all that it holds. */
export const LINKS = {
  max: 20,
  name: 80,
  days: 90,
  notes: 200,
  answers: 200,
  sources: 100,
  bytes: 8 * 1024 * 1024,
} as const;
/** The secret of a link: 32 random bytes, base64url. It stands behind the `#` of its address, and is sent in the body of a call only. */
const SECRET = /^[\w-]{43}$/;
/** The address of a link, from the installation's own. */
export const linkAddress = (origin: string, secret: string): string => `${origin}/shared#${secret}`;
/** The secret of an address, from what follows its path; null where it is none. */
export const secretOf = (hash: string): string | null => {
  const secret = hash.replace(/^#/, '');
  return SECRET.test(secret) ? secret : null;
};

const ids = (most: number) => z.array(z.uuid()).max(most);
const choice = {
  notes: ids(LINKS.notes),
  /** Ids of messages that are answers; each is shown with its question. */
  answers: ids(LINKS.answers),
  sources: ids(LINKS.sources),
};

const link = z.object({
  id: z.uuid(),
  name: z.string(),
  secret: z.string(),
  /** How much of each it holds. */
  notes: z.number().int(),
  answers: z.number().int(),
  sources: z.number().int(),
  created_at: z.iso.datetime(),
  /** From when what it shows is. */
  taken_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  opened: z.number().int(),
  opened_at: z.iso.datetime().nullable(),
});
export type SharedLink = z.infer<typeof link>;

/** Something that can be shared, and the sources that it cites. */
const offered = z.object({ id: z.uuid(), title: z.string(), cites: z.array(z.uuid()) });
const offer = z.object({
  notes: z.array(offered),
  answers: z.array(offered),
  sources: z.array(z.object({ id: z.uuid(), title: z.string() })),
});
export type SharingOffer = z.infer<typeof offer>;

/** What a link shows, as it was when it was taken. A source that a citation is of, and that is not among these, is not shared. */
const snapshot = z.object({
  name: z.string(),
  title: z.string(),
  taken_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  notes: z.array(z.object({ id: z.uuid(), title: z.string(), content: answered })),
  answers: z.array(z.object({ id: z.uuid(), question: z.string(), answer: answered })),
  /** A source stands here once for each of its versions that is cited, its newest last. */
  sources: z.array(
    z.object({ id: z.uuid(), version: z.number().int(), title: z.string(), type: sourceType, text: z.string() }),
  ),
});
export type Snapshot = z.infer<typeof snapshot>;

/** No scope stands here: no key for programs shares anything. */
export const sharingApi = {
  list: get('/notebooks/:id/shares/', {
    about: 'The links by which parts of a notebook can be read, the newest first',
    answer: z.object({ links: z.array(link) }),
  }),
  offer: get('/notebooks/:id/shares/offer/', {
    about: 'What of a notebook can be shared: its notes, its last answers and its sources',
    answer: offer,
  }),
  make: post('/notebooks/:id/shares/', {
    about: 'A link by which anybody who has it reads these notes, answers and sources as they are now',
    status: 201,
    body: z
      .object({ name: line(LINKS.name), days: z.number().int().min(1).max(LINKS.days), ...choice })
      .refine(({ notes, answers, sources }) => notes.length + answers.length + sources.length > 0),
    answer: link,
  }),
  renew: put('/notebooks/:id/shares/:shareId/', {
    about: 'Show what the same notes, answers and sources say now, by the same link until the same day',
    answer: link,
  }),
  revoke: del('/notebooks/:id/shares/:shareId/', {
    about: 'End a link at once, with what it shows',
    frozen: 'allowed',
    answer: z.object({ revoked: z.literal(true) }),
  }),
  open: post('/shared/', {
    about: 'What a link shows, by its secret. A link that is wrong, over or revoked is the same 404',
    open: true,
    body: z.object({ secret: z.string() }),
    answer: snapshot,
  }),
};
