import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBroken } from './broken.ts';

/** Bytes that a file on its way brings at least in each span: with spans of 30 s less than the slowest of mobile networks. Ours. */
const LEAST = 64 * 1024;

/** Whether something has come that we do not read: then nobody lets anything drip. */
const isOurs = ({ raw }: FastifyRequest): boolean => raw.readableLength > 0;

/** Answers 408 where nothing was answered yet, and hangs up. */
function hangUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  if (reply.raw.headersSent) return void socket.destroy();
  answerBroken(
    Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }) as never,
    socket,
  );
  socket.destroySoon();
}

/**
 * Hangs up on whoever lets a body drip in: one that has not come whole within `span` milliseconds, or a file of which less than 64 KiB came in such a span.
 * Node's own limit for a request is as long as the longest upload may take.
 */
export function endDrips(app: FastifyInstance, span: number): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { raw, headers, routeOptions } = request;
    const brings = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!brings) return next();
    const { socket } = raw;
    let before = socket.bytesRead;
    const look = (): void => {
      const came = socket.bytesRead - before;
      before = socket.bytesRead;
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      if (isOurs(request) || (routeOptions.config.waits && came >= LEAST)) return;
      clearInterval(timer);
      request.log.warn({ request_id: request.id, bytes: came }, 'a body came too slowly');
      hangUp(request, reply);
    };
    // What came while this process was busy is read first.
    const timer = setInterval(() => setImmediate(look), span).unref();
    const end = (): void => clearInterval(timer);
    raw.once('end', end);
    raw.once('close', end);
    next();
  });
}
