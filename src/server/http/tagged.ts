import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Call } from './call.ts';

/** Answered by a handler where the client has the current list already: becomes a 304 without a body. */
export class Kept {}

/** The tags of a request. A weak tag counts as its strong one; `*` matches none. */
const shown = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * Answers with an ETag, or with `Kept` where the request shows that tag already. `mark` changes whenever a row of the answer does; read it before the answer is
 * made. The tag also depends on the user, the language, the address and the release, so a tag of another one never matches.
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
