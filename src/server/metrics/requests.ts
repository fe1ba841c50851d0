import type { FastifyInstance } from 'fastify';
import { statusSent } from '#server/http/log.ts';
import type { Metrics } from './instruments.ts';

/** Methods that are told apart; a stranger may send any. */
const KNOWN = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Measures each request of a server when it is over; a stream of events is no call that is waited for. */
export function measureRequests(app: FastifyInstance, { requests }: Pick<Metrics, 'requests'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!String(reply.raw.getHeader('content-type')).startsWith('text/event-stream'))
      requests.observe(
        {
          method: KNOWN.has(request.method) ? request.method : 'other',
          route: request.routeOptions.url ?? 'unknown',
          status: statusSent(reply),
        },
        reply.elapsedTime / 1000,
      );
    done();
  });
}

/** Counts a request that was sent away before it was routed. */
export const countSentAway = ({ requests }: Pick<Metrics, 'requests'>, method: string): void =>
  requests.observe({ method: KNOWN.has(method) ? method : 'other', route: 'sent away', status: 503 }, 0);
