import { z } from 'zod';
import { del, get, post, put } from '#contract/endpoint.ts';
import { definePanel } from '#contract/studio.ts';
import { line } from '#contract/words.ts';

/** Characters of the title of a link, as people count them. */
export const LINK_TITLE_MAX = 200;
/** Characters of an address. */
export const LINK_MAX = 2048;
/** Links of one notebook. */
export const LINKS_MAX = 100;

/** A browser forgives much more than this ("http:evil", line ends within a word); what it would forgive may not be what was meant. */
const BEGINS = /^https?:\/\/[^/?#\\\s]/i;
/** Spaces, control marks, marks that turn the direction of text and backslashes: they make one address look like another. */
const HIDES = /[\s\\\p{Cc}\p{Cf}]/u;

/** Whether a trimmed text is an address that a link may lead to: http or https, with a host, without a name or password in it. */
export function isLink(text: string): boolean {
  if (text.length > LINK_MAX || !BEGINS.test(text) || HIDES.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && !/^\.|\.\./.test(hostname);
}
/** The host of an address as it is looked up: letters that look like others stand in their plain form (punycode). Without "www.". */
export const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : link);

/** Characters of what is said about a link. */
const ABOUT_MAX = 500;

const link = z.object({
  id: z.uuid(),
  title: z.string(),
  metadata: z.object({ link: z.string() }),
  description: z.string().optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Link = z.infer<typeof link>;

/** What is kept of a link. */
export const kept = z.object({
  title: line(LINK_TITLE_MAX),
  /** An address of the web (http or https), trimmed, at most 2,048 characters. It is never fetched here. */
  link: z.string().trim().refine(isLink),
  /** Left out of a change, it stays as it was. */
  description: line(ABOUT_MAX, { blank: true }).optional(),
});
const one = z.object({ data: link });

/** The links that somebody keeps in a notebook (specification 2, sections 3, 5 and 7). */
export default definePanel({
  kind: 'quick-access',
  order: 7,
  api: {
    list: get('/quick-access/:notebookId', {
      scope: 'read',
      about: 'The links of a notebook, oldest first',
      answer: z.object({ data: z.array(link) }),
    }),
    one: get('/quick-access/:notebookId/:itemId', { scope: 'read', about: 'One link', answer: one }),
    add: post('/quick-access/:notebookId', {
      scope: 'write',
      about: 'Keep a link',
      status: 201,
      body: kept,
      answer: one,
    }),
    change: put('/quick-access/:notebookId/:itemId', {
      scope: 'write',
      about: 'Change a link',
      body: kept,
      answer: one,
    }),
    remove: del('/quick-access/:notebookId/:itemId', {
      scope: 'write',
      about: 'Delete a link',
      answer: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
    }),
  },
});
