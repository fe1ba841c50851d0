import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { languageOf, text } from '#contract/language.ts';
import { asPartOf } from '#server/db/patience.ts';
import type { Deps } from '#server/deps.ts';
import { answerError, errorBodyOf } from '#server/http/answer.ts';
import type { Caller } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { MCP } from '#server/http/target.ts';
import type { Shelf } from '#server/studio/index.ts';
import { callsFor } from './calls.ts';

/** Bytes of one message: a note has room in it. */
const BODY = 1024 * 1024;
/** Milliseconds that a connection may say nothing while a question is answered: a model on a small machine takes minutes. */
const QUIET_MS = 15 * 60_000;

/** The codes of JSON-RPC; what they do not name is the server's own. */
const CODES: Partial<Record<ErrorCode, number>> = { INVALID_JSON: -32_700, INVALID: -32_600, INTERNAL: -32_603 };
const OWN_CODE = -32_000;

const keyNeeded = text({
  en: 'A key for programs is needed (Authorization: Bearer fojas_pat_…) that is neither revoked nor expired. A session is not taken.',
  es: 'Se necesita una clave para programas (Authorization: Bearer fojas_pat_…) que no esté revocada ni vencida. No se acepta una sesión.',
});

/** Every error of HTTP as one of JSON-RPC, with the usual body as its data. */
function errorOf(problem: Problem, request: FastifyRequest): object {
  const data = errorBodyOf(problem, request);
  const language = languageOf(request.headers['accept-language'], (request.caller as Caller | undefined)?.language);
  const message = problem.code === 'UNAUTHENTICATED' ? keyNeeded[language] : data.error;
  return { jsonrpc: '2.0', id: null, error: { code: CODES[problem.code] ?? OWN_CODE, message, data } };
}

/** Whose key it is. Throws UNAUTHENTICATED, also for a session, and RATE_LIMITED. */
async function admit({ sessions }: Pick<Deps, 'sessions'>, { headers }: FastifyRequest): Promise<Caller> {
  const caller = await sessions.check(headers.authorization);
  if (!caller.scopes) throw new Problem('UNAUTHENTICATED');
  if (!sessions.hasRoom(caller.sessionId)) throw new Problem('RATE_LIMITED', { retryAfter: 1 });
  return caller;
}

/** Aborts when the asker hangs up. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** The MCP server, at `/mcp`: one message a request, answered as JSON, without sessions. Only keys for programs are taken. */
export function mcpWire(app: FastifyInstance, deps: Deps, { shelf, version }: { shelf: Shelf; version: string }): void {
  app.post(MCP, {
    // Its calls are counted one by one.
    config: { waits: true },
    bodyLimit: BODY,
    errorHandler: (error, request, reply) => answerError(error, request, reply, errorOf),
    onRequest: async (request) => {
      request.caller = await asPartOf(request.raw, () => admit(deps, request));
    },
    handler: async (request, reply) => {
      const { caller, headers } = request;
      request.raw.socket.setTimeout(QUIET_MS);
      // Most installations never need it, and it takes a good part of their start to load.
      const { answerMessage } = await import('./server.ts');
      const gone = goneOf(reply);
      const asker = {
        scopes: caller.scopes!,
        language: languageOf(headers['accept-language'], caller.language),
        call: callsFor(app, request, gone),
        gone,
      };
      const protocol = headers['mcp-protocol-version'] as string | undefined;
      const answer = await answerMessage(request.body, protocol, asker, { shelf, version, log: deps.log });
      reply.code(answer.status);
      if (answer.text !== '') reply.type('application/json; charset=utf-8');
      return reply.send(answer.text);
    },
  });
}
