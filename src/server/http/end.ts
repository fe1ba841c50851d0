import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cutAnswers, endStreams } from './events.ts';
import { Problem } from './problem.ts';
import type { Readiness } from './readiness.ts';

/** Milliseconds that what is being answered has for its end, once a server closes. */
const LAST_MS = 7000;
/** … and its connections after that, which a reader that does not read would hold open. */
const HANG_UP_MS = 500;
/** Seconds after which whoever was cut off may ask again: another process answers, or the next one. */
const RETRY_AFTER = 2;

/**
 * Makes a server end without breaking what it is answering. While its process drains it answers all that comes, and asks each connection to go elsewhere.
 * When it closes, streams without an end are ended, and the rest has some seconds: then UNAVAILABLE is said to whoever was not answered yet.
 */
export function endGently(app: FastifyInstance, readiness: Readiness): void {
  const open = new Set<FastifyReply>();
  const depart = (reply: FastifyReply): void => {
    if (readiness.stage === 'draining') void reply.header('connection', 'close');
  };
  app.addHook('onRequest', async (_request, reply) => {
    open.add(reply);
    reply.raw.once('close', () => open.delete(reply));
    // For streams, whose head is written at once.
    depart(reply);
  });
  app.addHook('onSend', async (_request, reply) => depart(reply));

  let late: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    for (const reply of open) {
      const socket = reply.request.raw.socket as Partial<Socket>;
      // A connection whose last answer was begun before would be kept for the next request. A call from within the process has none.
      reply.raw.once('finish', () => socket.end?.());
    }
    endStreams();
    late = setTimeout(() => {
      const why = new Problem('UNAVAILABLE', { retryAfter: RETRY_AFTER });
      cutAnswers(why);
      for (const reply of open) if (!reply.sent) void reply.send(why);
      late = setTimeout(() => app.server.closeAllConnections(), HANG_UP_MS);
    }, LAST_MS);
  });
  app.addHook('onClose', async () => clearTimeout(late));
}
