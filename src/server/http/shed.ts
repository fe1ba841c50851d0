import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Log } from '#server/log.ts';
import { errorBodyOf, statusOf } from './answer.ts';
import { Problem } from './problem.ts';
import { isApi, pathOf, targetOf } from './target.ts';

/**
 * Calls that are worked on at once. Two processors answer several hundred a second, so whoever comes beyond these would wait for most of a second and make all
 * others wait as long: they are told at once to come back. Ours; labs/overload.ts shows what it does.
 */
const IN_FLIGHT = 256;
/** What has to be answered however busy it is: who asks these decides whether the process lives, or watches why it is busy. */
const NEVER_SHED = /^\/api\/(?:health|ready)\/?$/;
/** Seconds after which whoever was sent away may come back: others do by then, not all in the same second. */
const COME_BACK = { least: 1, most: 4 } as const;
/** Milliseconds in which the log tells at most once of those who were sent away. */
const TELL_MS = 1000;
/** What each answer has of its own. */
const OWN = new Set(['x-request-id', 'retry-after', 'content-length', 'content-type', 'connection']);

const mayBeShed = (url: string): boolean => isApi(url) && !NEVER_SHED.test(pathOf(url));
const comeBack = (): number => COME_BACK.least + Math.random() * (COME_BACK.most - COME_BACK.least);

/** Who hears of those who were sent away before they were routed: the log, and what counts requests. */
type Told = { log: Pick<Log, 'warn'>; count: (method: string) => void };

/**
 * Sends away what comes while `most` calls are worked on: UNAVAILABLE, before anything is looked up for it. What waits for others by its nature (a stream, a
 * file on its way) takes no place, and is sent away as everything else. From the second on they are sent away before they are routed, with the headers of the
 * first: else turning so many away would take what the others are to be answered with.
 */
export function shedLoad(app: FastifyInstance, told: Told, most = IN_FLIGHT): void {
  let inFlight = 0;
  let headers: OutgoingHttpHeaders | null = null;
  app.addHook('onRequest', (request, reply, next) => {
    if (!mayBeShed(request.url)) return next();
    if (inFlight >= most) {
      headers ??= sharedOf(reply);
      return next(new Problem('UNAVAILABLE', { retryAfter: comeBack() }));
    }
    if (request.routeOptions.config.waits) return next();
    inFlight++;
    // Also of whom who asked hung up.
    reply.raw.once('close', () => inFlight--);
    next();
  });
  const tell = telling(told);
  const answer = app.server.listeners('request')[0] as RequestListener;
  app.server.off('request', answer);
  app.server.on('request', (request, response) => {
    if (inFlight < most || !headers || !mayBeShed(targetOf(request.url))) return answer(request, response);
    sendAway(request, response, headers);
    tell(request.method);
  });
}

/** The headers that all answers share; this hook runs when they are set. */
const sharedOf = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !OWN.has(name)));

/** One for all of them: where it came from, which an error keeps, costs more than the rest of the answer. */
const AWAY = new Problem('UNAVAILABLE');

function sendAway(request: IncomingMessage, response: ServerResponse, headers: OutgoingHttpHeaders): void {
  const id = randomUUID();
  const body = JSON.stringify(errorBodyOf(AWAY, { id, headers: request.headers }));
  response.writeHead(statusOf(AWAY.code), {
    ...headers,
    'x-request-id': id,
    'retry-after': String(Math.ceil(comeBack())),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Counts each of them, and says of how many in one line a second instead of a line each. */
function telling({ log, count }: Told): (method: string | undefined) => void {
  let [last, more] = [0, 0];
  return (method = 'GET') => {
    count(method);
    more++;
    if (performance.now() - last < TELL_MS && last > 0) return;
    log.warn({ calls: more }, 'calls were sent away, since too many are worked on');
    [last, more] = [performance.now(), 0];
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call may take long without work being done for it here. */
    waits?: boolean;
  }
}
