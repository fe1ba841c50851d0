import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Call } from './call.ts';

/** What a handler answers instead of what whoever asks has already: it becomes a 304 without a body. */
export class Kept {}

/** The tags that whoever asks shows; a weak one counts as its strong one, and `*` as none. */
const shown = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * Answers what was asked for with its tag; or that it is as it was, to whoever shows that tag. `mark` is read before it is made, of all rows that it is made of:
 * it changes with each of them. The tag is of this user, language, address and release alone: any other is no tag of it.
 */
export async function unlessKept<T>(
  { user, language, raw: { request, reply } }: Pick<Call<Endpoint>, 'user' | 'language' | 'raw'>,
  mark: string,
  make: () => Promise<T>,
): Promise<T | Kept> {
  const about = [request.server.release, user.id, language, request.url, mark];
  const tag = `"${createHash('sha256').update(JSON.stringify(about)).digest('base64url')}"`;
  reply.header('etag', tag);
  return shown(request.headers['if-none-match']).includes(tag) ? new Kept() : make();
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The version of Fojas: another may answer the same rows otherwise. */
    release: string;
  }
}
