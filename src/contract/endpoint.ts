import type { z } from 'zod';

/**
 * What a person can allow a key for programs. `read`: notebooks, sources, notes, answers and results. `ask`: questions. `write`: creating, changing and
 * deleting notebooks, sources and notes. `run`: tools of the Studio and corrections of their results.
 */
export const scopes = ['read', 'ask', 'write', 'run'] as const;
export type Scope = (typeof scopes)[number];

/** What a row of the table of calls may say beyond its method and path. */
type Shape = {
  /** What a successful call answers; unknown fields never leave. */
  answer: z.ZodType;
  /** The JSON body. Unknown fields are dropped; a missing or wrong field is 400 INVALID with `fields`. */
  body?: z.ZodType;
  /** The query string, parsed from strings. */
  query?: z.ZodType;
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 202;
  /** True where no session is needed. */
  open?: true;
  /** `allowed` where the call is answered although its user had their account blocked: of everything else ACCOUNT_FROZEN is. */
  frozen?: 'allowed';
  /** `allowed` where the call is answered although the operator asks for a second factor and its user has none: of everything else SECOND_FACTOR_REQUIRED is. */
  setUp?: 'allowed';
  /** What a key for programs needs for this call. Without it no key is taken, only a session. */
  scope?: Scope;
  /** `upload`: JSON or multipart with one file. `download`: the answer is bytes. `events`: the answer may be or is an event stream. */
  wire?: 'upload' | 'download' | 'events';
  /** Of an upload: true where its file may be as large as all that one account keeps, not only as one source. */
  whole?: true;
  /** One line for the OpenAPI page. */
  about: string;
};

/** One row of the table of calls: what both sides agree on about one path. Paths are below `/api`. */
export type Endpoint = Shape & { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string };
export type Api = Record<string, Endpoint>;

const row =
  <M extends Endpoint['method']>(method: M) =>
  <const P extends string, const S extends Shape>(path: P, shape: S) => ({ method, path, ...shape });
export const get = row('GET');
export const post = row('POST');
export const put = row('PUT');
export const del = row('DELETE');

/** ':id' in a path becomes a required string parameter. */
export type Params<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? { [K in N]: string } & Params<R>
  : P extends `${string}:${infer N}`
    ? { [K in N]: string }
    : unknown;
/** What a handler receives. */
export type Body<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
/** What a caller sends. */
export type BodyIn<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
export type Query<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<string, never>;
export type QueryIn<E> = E extends { query: infer Q extends z.ZodType } ? z.input<Q> : undefined;
/** What a handler must return. */
export type Answer<E> = E extends { answer: infer A extends z.ZodType } ? z.input<A> : never;
/** What a caller receives. */
export type AnswerOut<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : never;
