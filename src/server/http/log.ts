import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import type { Caller } from './call.ts';
import { traceOf, type Log } from '#server/log.ts';

type Level = keyof Log;

/** Our log as Fastify takes it. Of what Fastify would log by itself only the message and where an error rose pass: no request, no body. */
export function fastifyLog(log: Log): FastifyBaseLogger {
  const at =
    (level: Level) =>
    (fields: unknown, message?: string): void => {
      if (typeof fields === 'string') return log[level]({}, fields);
      const { err, error, request_id } = (fields ?? {}) as { err?: unknown; error?: unknown; request_id?: string };
      log[level](
        {
          ...(request_id && { request_id }),
          ...(err !== undefined && { error: traceOf(err) }),
          ...(error !== undefined && { error }),
        },
        message ?? 'http',
      );
    };
  const logger = {
    level: 'info',
    trace: at('debug'),
    debug: at('debug'),
    info: at('debug'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('error'),
    silent: () => undefined,
    child: () => logger,
  };
  return logger as unknown as FastifyBaseLogger;
}

/** Who hung up before they were answered, as proxies write it. */
const HUNG_UP = 499;

const sentOn = ({ raw }: FastifyRequest): number => raw.socket.bytesWritten ?? 0;

/** What the answer was; of one that went out in part, what its head said. */
export const statusSent = ({ raw, statusCode }: FastifyReply): number => (raw.headersSent ? statusCode : HUNG_UP);

/**
 * One line for each request when it is over: who asked (null: nobody who was recognised), the pattern of its address (null: none that is known) and never the
 * address, which may be signed; what came of it, how long it took, and bytes sent with the head. `code` is why it was refused.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('refusal', null);
  app.decorateRequest('sentBefore', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentBefore = sentOn(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Whoever was not recognised yet is no caller.
    const user = (request.caller as Caller | undefined)?.id;
    log.info(
      {
        request_id: request.id,
        user: user || null,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: statusSent(reply),
        ...(request.refusal && { code: request.refusal }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        bytes: sentOn(request) - request.sentBefore,
      },
      'a request',
    );
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused; set by `answerError`. */
    refusal: ErrorCode | null;
    /** Bytes that its connection had sent before. */
    sentBefore: number;
  }
}
