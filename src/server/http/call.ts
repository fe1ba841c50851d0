import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Answer, Api, Body, Endpoint, Params, Query } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';

/** Who asks: minted by `http/session.ts` from a checked access token and by nothing else. */
export type Caller = { readonly id: string; readonly sessionId: string };

/** The file of a multipart call, as it arrives; it must be read to its end or destroyed. `truncated()` tells whether it passed the limit. */
export type Upload = { name: string; mediaType: string; stream: Readable; truncated: () => boolean };

/** What a handler is handed. `upload` is set where the call came as multipart. `raw` is for event streams and downloads only. */
export type Call<E extends Endpoint> = {
  deps: Deps;
  user: Caller;
  params: Params<E['path']>;
  query: Query<E>;
  body: Body<E>;
  language: Language;
  upload: Upload | null;
  raw: { request: FastifyRequest; reply: FastifyReply };
};
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
/** A room answers every call its contract names: a missing handler, or a wrong answer, does not compile. */
export type Handlers<A extends Api> = { [K in keyof A]: Handler<A[K]> };
