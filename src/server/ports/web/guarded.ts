import { Agent, buildConnector, type Dispatcher } from 'undici';
import type { ErrorCode } from '#contract/errors.ts';
import { Problem } from '#server/http/problem.ts';
import { bytesOf, CODINGS, headerOf, leave } from './body.ts';
import { contentOf, sniffed } from './content.ts';
import { guardedConnector, resolveBySystem, type Connect, type Resolve } from './dial.ts';
import { checkUrl, type Fetched, type Web } from './port.ts';
import { createRobots, type Said } from './robots.ts';

/** Times in milliseconds, the body in bytes after unpacking, and redirects that are followed. */
export const LIMITS = { connect: 5_000, headers: 10_000, total: 30_000, body: 10 * 1024 * 1024, redirects: 5 };
const REDIRECTS = [301, 302, 303, 307, 308];
const HEADERS_MAX = 64 * 1024;
const ACCEPT = 'text/html, application/xhtml+xml, application/pdf;q=0.9, text/plain;q=0.8, text/markdown;q=0.8';
/** What tells of time running out, in the words of undici. */
const LATE = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'];

export type Guard = {
  /** How we name ourselves: `Fojas/<version> (+<address>)`. */
  userAgent: string;
  /** The only sites that are asked, each with all names below it; null for every public one. */
  hosts?: readonly string[] | null;
  /** How names become addresses, how connections are opened, and the limits; a test brings its own. */
  resolve?: Resolve;
  connect?: Connect;
  limits?: Partial<typeof LIMITS>;
  now?: () => number;
};
type Sending = { method: string; headers: Record<string, string>; body: string | null };
/** One visit of the web: its connections, the signal that ends it, and its limits. */
type Visit = Pick<Guard, 'hosts'> & { agent: Agent; signal: AbortSignal; limits: typeof LIMITS; userAgent: string };

/** Throws URL_NOT_ALLOWED for a site that is not among those that the installation allows. */
function allow({ hosts = null }: Pick<Guard, 'hosts'>, { hostname }: URL): void {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (hosts && !hosts.some((host) => name === host || name.endsWith(`.${host}`))) throw new Problem('URL_NOT_ALLOWED');
}

/** Where a redirect leads, judged like any other address; never from a safe connection to one that is not. */
function follow(from: URL, location: string): URL {
  if (!URL.canParse(location, from)) throw new Problem('URL_UNREACHABLE');
  const to = new URL(location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:') throw new Problem('URL_NOT_ALLOWED');
  try {
    return checkUrl(to.href);
  } catch {
    throw new Problem('URL_NOT_ALLOWED');
  }
}

const ask = (
  { agent, signal, limits, userAgent }: Visit,
  url: URL,
  { method, headers, body }: Sending = { method: 'GET', headers: {}, body: null },
): Promise<Dispatcher.ResponseData> =>
  agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: method as Dispatcher.HttpMethod,
    headers: { accept: ACCEPT, ...headers, 'user-agent': userAgent, 'accept-encoding': CODINGS },
    body,
    headersTimeout: limits.headers,
    signal,
  });

/** Asks for an address and goes where it leads; `before` is awaited at each stop, `moved` told of each redirect. */
async function arrive(
  visit: Visit,
  start: URL,
  { before, moved }: { before?: (url: URL) => Promise<void>; moved?: () => void },
) {
  let url = start;
  for (let hops = 0; ; hops++) {
    allow(visit, url);
    await before?.(url);
    const response = await ask(visit, url);
    const location = REDIRECTS.includes(response.statusCode) ? headerOf(response, 'location') : null;
    if (location === null) return { url, response };
    leave(response);
    moved?.();
    if (hops === visit.limits.redirects) throw new Problem('TOO_MANY_REDIRECTS');
    url = follow(url, location);
  }
}

/**
 * What a site says to programs. More redirects than are followed count as no robots.txt (RFC 9309, section 2.3.1.2). A site that does not answer at
 * all is not asked for its page either: that is thrown as what it is.
 */
async function robotsOf(visit: Visit, address: URL): Promise<Said> {
  let elsewhere = false;
  try {
    const { response } = await arrive(visit, address, { moved: () => (elsewhere = true) });
    const { statusCode } = response;
    if (statusCode === 200) return { text: (await bytesOf(response, visit.limits.body)).toString('utf8') };
    leave(response);
    return statusCode >= 500 ? 'unreachable' : 'none';
  } catch (error) {
    const code = codeOf(error);
    if (code === 'TOO_MANY_REDIRECTS') return 'none';
    if (elsewhere || code === 'RESPONSE_TOO_LARGE') return 'unreachable';
    throw error;
  }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Problem) return error.code;
  return LATE.includes((error as NodeJS.ErrnoException).code ?? '') ? 'TIMEOUT' : 'URL_UNREACHABLE';
}

/** Runs a visit within its limits; whatever fails in it becomes a Problem of the port. */
async function visiting<T>(
  { userAgent, hosts = null, resolve = resolveBySystem, connect, limits: own }: Guard,
  signal: AbortSignal,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const limits = { ...LIMITS, ...own };
  const dial = connect ?? buildConnector({ timeout: limits.connect, allowH2: false });
  const agent = new Agent({
    connect: guardedConnector(resolve, dial, limits.connect),
    maxHeaderSize: HEADERS_MAX,
    bodyTimeout: limits.total,
    pipelining: 1,
  });
  const late = AbortSignal.timeout(limits.total);
  try {
    return await work({ agent, signal: AbortSignal.any([signal, late]), limits, userAgent, hosts });
  } catch (error) {
    signal.throwIfAborted();
    throw new Problem(late.aborted ? 'TIMEOUT' : codeOf(error));
  } finally {
    void agent.destroy().catch(() => undefined);
  }
}

/**
 * Fetches public pages of the web, and nothing else: names are resolved once and the judged address is connected to, redirects are judged stop by
 * stop, sites' robots.txt is respected (RFC 9309), no cookies are kept, no proxy of the environment is used.
 */
export function createWeb(guard: Guard): Web {
  const allows = createRobots(guard.now ?? Date.now);
  return {
    fetch: async (text, signal) => {
      const start = checkUrl(text);
      return visiting(guard, signal, async (visit): Promise<Fetched> => {
        const { url, response } = await arrive(visit, start, {
          before: async (stop) => {
            if (!(await allows(stop, (robots) => robotsOf(visit, robots)))) throw new Problem('ROBOTS_DISALLOWED');
          },
        });
        if (response.statusCode < 200 || response.statusCode > 299) {
          leave(response);
          throw new Problem('HTTP_STATUS');
        }
        const declared = contentOf(headerOf(response, 'content-type'));
        if (declared === 'other') {
          leave(response);
          throw new Problem('UNSUPPORTED_CONTENT');
        }
        const bytes = await bytesOf(response, visit.limits.body);
        return { url: url.href, ...(declared ?? sniffed(bytes)), bytes };
      });
    },
  };
}

/**
 * The `fetch` of the web for a library of ours that speaks to servers of a known kind: under the same guard and limits, with redirects refused. Of the headers of an answer
 * only its type is told, and how long its server wants to rest.
 * What it throws is a Problem of the port.
 */
export const createGuardedFetch =
  (guard: Guard): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = checkUrl(request.url);
    allow(guard, url);
    const body = request.body === null ? null : await request.text();
    return visiting(guard, request.signal, async (visit) => {
      const response = await ask(visit, url, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body,
      });
      const bytes = await bytesOf(response, visit.limits.body);
      const type = headerOf(response, 'content-type') ?? 'application/octet-stream';
      const rest = headerOf(response, 'retry-after');
      const empty = bytes.length === 0;
      return new Response(empty ? null : new Uint8Array(bytes), {
        status: Math.max(200, response.statusCode),
        headers: { 'content-type': type, ...(rest !== null && { 'retry-after': rest }) },
      });
    });
  };
