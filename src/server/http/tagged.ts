import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { Shelf } from '#server/shelf.ts';
import type { Call } from './call.ts';

/** Answered by a handler where the client has the current list already: becomes a 304 without a body. */
export class Kept {}

/** Characters of lists that a process keeps, in bytes. Ours. */
const KEPT = 16 * 1024 * 1024;
/** Lists as they were sent, by their users and tags. */
const lists = new Shelf<string>(KEPT, ({ length }) => 2 * length, 'lists');
/** Forgets the lists of a user, whose keys are forgotten too. */
export const forgetLists = (userId: string): void => lists.drop(userId);

/** Answered by a handler where the rows of the answer may be as they were: what was sent for them is sent again. */
export class Same {
  constructor(
    private readonly key: string,
    private readonly make: () => Promise<unknown>,
  ) {}

  /** The answer as it is sent; `write` checks and writes one that is made now. */
  sent(write: (answer: unknown) => string): Promise<string> {
    return lists.take(this.key, async () => write(await this.make()));
  }
}

/** The tags of a request. A weak tag counts as its strong one; `*` matches none. */
const shown = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * Answers with an ETag: with `Kept` where the request shows that tag already, else with what was sent for that tag before, if this process still has it. `mark` changes
 * whenever a row of the answer does; read it before the answer is made. The tag also depends on the user, the language, the address and the release, so a tag of another
 * one never matches.
 */
export function unlessKept(
  { user, language, raw: { request, reply } }: Pick<Call<Endpoint>, 'user' | 'language' | 'raw'>,
  mark: string,
  make: () => Promise<unknown>,
): Kept | Same {
  const about = [request.server.release, user.id, language, request.url, mark];
  const tag = `"${createHash('sha256').update(JSON.stringify(about)).digest('base64url')}"`;
  reply.header('etag', tag);
  return shown(request.headers['if-none-match']).includes(tag) ? new Kept() : new Same(`${user.id}:${tag}`, make);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The version of Fojas: another may answer the same rows otherwise. */
    release: string;
  }
}
