import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { Problem } from './problem.ts';
import { NO_PATH, isApi } from './target.ts';

const LONGEST_URL = 8 * 1024;
const MINUTE = 60_000;
/** Where files are fetched by an address of their own. */
const FILES = '/api/studio-files/';

/** What the HTTP server itself enforces. A socket that says nothing for a minute is closed; the heartbeat of an event stream is shorter. */
export const serverLimits = {
  connectionTimeout: MINUTE,
  requestTimeout: 30 * MINUTE,
  keepAliveTimeout: 10_000,
  // A request without a host is refused below, so that it is told as every other is. Node looks for heads that are late only so often; by itself every 30 s.
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 15_000,
    requireHostHeader: false,
    connectionsCheckingInterval: 5000,
  },
} satisfies FastifyServerOptions & { http: object };

/** Refuses what no call needs: endless addresses or none, and packed bodies; and more than `perMinute` requests from one address. */
export async function limitRequests(app: FastifyInstance, perMinute: number | null): Promise<void> {
  app.addHook('onRequest', async (request) => {
    // Whoever has hung up has no address any more, by which requests are counted; nobody reads the answer.
    if ((request.ip as string | undefined) === undefined) throw new Problem('INVALID');
    if (!request.headers.host && request.raw.httpVersion === '1.1') throw new Problem('INVALID');
    if (request.url === NO_PATH) throw new Problem('INVALID');
    if (request.url.length > LONGEST_URL) throw new Problem('URI_TOO_LONG');
    const encoding = request.headers['content-encoding'];
    if (encoding && encoding !== 'identity') throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  });
  if (perMinute === null) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE,
    // Whoever listens to a file asks for it part by part; its address is signed, so that only who was given it gets beyond the signature.
    allowList: (request) => !isApi(request.url) || !!request.routeOptions.url?.startsWith(FILES),
    errorResponseBuilder: (_request, context) => new Problem('RATE_LIMITED', { retryAfter: context.ttl / 1000 }),
  });
}
