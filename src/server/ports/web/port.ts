import { Problem } from '#server/http/problem.ts';
import { isPublicHost } from './address.ts';

/** What was fetched: where it was found after all redirects, what the server says it is (without parameters, in lower case), and its bytes, unpacked. */
export type Fetched = { url: string; mediaType: string; charset: string | null; bytes: Buffer };

/** Fetches public pages of the web. No address inside a network can be reached by it, however it is disguised, resolved or redirected to. */
export interface Web {
  /**
   * Throws a Problem: URL_NOT_ALLOWED, URL_UNREACHABLE, HTTP_STATUS, TOO_MANY_REDIRECTS, RESPONSE_TOO_LARGE, TIMEOUT, UNSUPPORTED_CONTENT,
   * ROBOTS_DISALLOWED. No message tells whether an address inside a network exists. Aborts by the signal.
   */
  fetch(url: string, signal: AbortSignal): Promise<Fetched>;
}

const URL_MAX = 2048;
/** Names that are only known inside a network (RFC 6761, RFC 6762, RFC 7686, RFC 9476). */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|onion|home\.arpa)\.?$/i;

/**
 * An address that may be asked for, as far as it tells by itself: http or https at its usual port, without a name and password, of a host that is not an
 * address inside a network. Throws INVALID_URL for what is no address of the web, URL_NOT_ALLOWED for one that may not be asked for.
 */
export function checkUrl(text: string): URL {
  const trimmed = text.trim();
  if (trimmed.length > URL_MAX || !URL.canParse(trimmed)) throw new Problem('INVALID_URL');
  const url = new URL(trimmed);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Problem('INVALID_URL');
  const inside = INSIDE.test(url.hostname) || !isPublicHost(url.hostname);
  if (url.username || url.password || url.port || inside) throw new Problem('URL_NOT_ALLOWED');
  return url;
}
