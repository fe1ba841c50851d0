import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Answer, Api, Body, Endpoint, Params, Query, Scope } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';
import type { Kept, Same } from './tagged.ts';

/** Who asks: minted by `http/session.ts` from a checked access token or key for programs and by nothing else. `language`: the one of their settings. */
export type Caller = {
  readonly id: string;
  readonly sessionId: string;
  readonly language: Language;
  /** Whether they had their account blocked. */
  readonly frozen: boolean;
  /** Whether they objected to models of a provider. */
  readonly modelsRefused: boolean;
  /** Whether the operator asks for a second factor and they have none: nothing but setting one up is answered. Never of a key for programs. */
  readonly secondFactorDue?: boolean;
  /** What a key for programs allows; absent where a session asks. The key's id then stands in `sessionId`. */
  readonly scopes?: readonly Scope[];
};

/**
 * The file of a multipart call, as it arrives. Its stream fails with a Problem: PAYLOAD_TOO_LARGE at the limit, INVALID where the form breaks off.
 * A form may send fields after its file: `fields()` answers all of them, parsed, and may be awaited only when `stream` has been
 * read to its end; it throws where the form holds what the call does not take (a second file, a wrong field).
 */
export type Upload<B = unknown> = { name: string; mediaType: string; stream: Readable; fields: () => Promise<B> };

/** What a handler is handed. `upload` is set where the call came as multipart; `body` then holds the fields sent before the file. `raw` is for event streams and downloads only. */
export type Call<E extends Endpoint> = {
  deps: Deps;
  user: Caller;
  params: Params<E['path']>;
  query: Query<E>;
  body: Body<E>;
  language: Language;
  upload: Upload<Body<E>> | null;
  raw: { request: FastifyRequest; reply: FastifyReply };
};
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | Kept | Same>;
/** A room answers every call its contract names: a missing handler, or a wrong answer, does not compile. */
export type Handlers<A extends Api> = { [K in keyof A]: Handler<A[K]> };
