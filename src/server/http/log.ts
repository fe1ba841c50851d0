import type { FastifyBaseLogger } from 'fastify';
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
