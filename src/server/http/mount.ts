import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Api, Endpoint } from '#contract/endpoint.ts';
import { languageOf } from '#contract/language.ts';
import { asPartOf } from '#server/db/patience.ts';
import type { Deps } from '#server/deps.ts';
import { traced } from '#server/traced.ts';
import { invalid } from './answer.ts';
import type { Call, Caller, Handler, Handlers } from './call.ts';
import { Problem, notFound } from './problem.ts';
import { cutOnChange, withinObjection } from './standing.ts';
import { Kept, Same } from './tagged.ts';
import { linger, readForm } from './upload.ts';

/** Bytes of a JSON body: of a call that anybody may ask or that reads none, of a common one, and of one that carries a pasted text. */
const BODY = { small: 16 * 1024, common: 1024 * 1024, text: 6 * 1024 * 1024 } as const;
const JSON_TYPE = 'application/json; charset=utf-8';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Who asks an open call: nobody. A handler of an open call never reads it. */
const NOBODY: Caller = { id: '', sessionId: '', language: 'en', frozen: false, modelsRefused: false };

/** Puts a room's table of calls on the server: one route a row, parsed on the way in and on the way out. */
export function mount<A extends Api>(app: FastifyInstance, deps: Deps, api: A, handlers: Handlers<A>): void {
  for (const [name, endpoint] of Object.entries(api))
    route(app, deps, endpoint, handlers[name] as unknown as Handler<Endpoint>);
}

function bodyOf({ wire, open, body }: Endpoint): number {
  if (wire === 'upload') return BODY.text;
  return open || !body ? BODY.small : BODY.common;
}

function route(app: FastifyInstance, deps: Deps, endpoint: Endpoint, handler: Handler<Endpoint>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { waits: endpoint.wire !== undefined, download: endpoint.wire === 'download' },
    bodyLimit: bodyOf(endpoint),
    onRequest: async (request) => {
      await asPartOf(request.raw, () => admit(deps, request, endpoint));
      checkParams(request.params as Record<string, string>);
    },
    handler: (request, reply) => asPartOf(request.raw, () => respond(request, reply)),
  });

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (request.isMultipart() && endpoint.wire === 'upload') linger(request, reply);
    const changed = endpoint.wire === 'events' && endpoint.frozen !== 'allowed' ? changedOf(request, reply) : null;
    // Once more, now that a change is heard: one that came since the request did was not.
    if (changed) await admit(deps, request, endpoint);
    const own = traced(withinObjection(deps, request.caller), { request_id: request.id });
    const call = { ...(await read(deps, request, endpoint)), deps: own, raw: { request, reply } };
    const answer = await (changed ? Promise.race([handler(call), changed]) : handler(call));
    if (reply.sent || reply.raw.headersSent) return reply;
    if (answer instanceof Kept) return reply.code(304).send();
    if (answer instanceof Same)
      return reply.type(JSON_TYPE).send(await answer.sent((made) => JSON.stringify(endpoint.answer.parse(made))));
    if (endpoint.status) reply.code(endpoint.status);
    return reply.send(endpoint.answer.parse(answer));
  }

  /** Rejects once what the caller may do changed before there was an answer: with ACCOUNT_FROZEN where they may no longer ask, else with CONFLICT. */
  function changedOf(request: FastifyRequest, reply: FastifyReply): Promise<never> {
    const changed = cutOnChange(deps, request.caller, reply).catch(async (why: unknown) => {
      await admit(deps, request, endpoint);
      throw why;
    });
    // It may come when nobody waits for it any more.
    changed.catch(() => undefined);
    return changed;
  }
}

/** Sets who asks, as they stand now. Throws UNAUTHENTICATED, what `allow` throws, SECOND_FACTOR_REQUIRED, and ACCOUNT_FROZEN for what a blocked account may not ask. */
async function admit({ sessions }: Pick<Deps, 'sessions'>, request: FastifyRequest, endpoint: Endpoint): Promise<void> {
  request.caller = endpoint.open ? NOBODY : await sessions.check(request.headers.authorization);
  allow(sessions, request.caller, endpoint);
  if (request.caller.secondFactorDue && endpoint.setUp !== 'allowed') throw new Problem('SECOND_FACTOR_REQUIRED');
  if (request.caller.frozen && endpoint.frozen !== 'allowed') throw new Problem('ACCOUNT_FROZEN');
}

/** Throws SCOPE_MISSING where a key for programs does not allow the call, RATE_LIMITED where it asks too often. A session is not held to either. */
function allow(sessions: Deps['sessions'], { scopes, sessionId }: Caller, { scope }: Endpoint): void {
  if (!scopes) return;
  if (!sessions.hasRoom(sessionId)) throw new Problem('RATE_LIMITED', { retryAfter: 1 });
  if (!scope || !scopes.includes(scope)) throw new Problem('SCOPE_MISSING');
}

/** The one parameter that is no id: a signed address, which its rule reads. */
export const ADDRESS = 'address';

/** An id that is not a canonical UUID names nothing: 404, as for one that is missing. */
function checkParams(params: Record<string, string>): void {
  for (const [name, value] of Object.entries(params)) if (name !== ADDRESS && !UUID.test(value)) throw notFound();
}

type Parsed = Omit<Call<Endpoint>, 'deps' | 'raw'>;

async function read({ config }: Pick<Deps, 'config'>, request: FastifyRequest, endpoint: Endpoint): Promise<Parsed> {
  const common = {
    user: request.caller,
    params: request.params as Parsed['params'],
    query: readQuery(request.query as Record<string, unknown>, endpoint) as Parsed['query'],
    language: languageOf(request.headers['accept-language'], request.caller.language),
  };
  if (!request.isMultipart())
    return { ...common, body: parse(endpoint.body, request.body) as Parsed['body'], upload: null };
  if (endpoint.wire !== 'upload') throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  const form = await readForm(request, endpoint.whole ? config.maxStorageBytes : config.maxUploadBytes);
  const fields = async () => parse(endpoint.body, await form.all()) as Parsed['body'];
  return { ...common, body: parse(endpoint.body, form.before) as Parsed['body'], upload: { ...form.upload, fields } };
}

/**
 * A name given twice or with brackets is refused, so that no two readers can understand it differently; and what holds a NUL, which is no text to
 * the database.
 */
function readQuery(query: Record<string, unknown>, endpoint: Endpoint): unknown {
  for (const [name, value] of Object.entries(query))
    if (Array.isArray(value) || name.includes('['))
      throw new Problem('INVALID', { fields: { [name.slice(0, 50)]: 'repeated' } });
    else if (name.includes('\0') || String(value).includes('\0'))
      throw new Problem('INVALID', { fields: { [name.replaceAll('\0', '').slice(0, 50)]: 'wrong' } });
  return endpoint.query ? parse(endpoint.query, query) : {};
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw invalid(result.error);
  return result.data;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `mount` before a handler runs. */
    caller: Caller;
  }
}
