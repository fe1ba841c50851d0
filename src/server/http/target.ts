/** What stands for a target that has no path: `OPTIONS *`, an authority, and whatever else begins with no slash. */
export const NO_PATH = '*';

/** The absolute form, as a proxy is asked: the path is what comes after the origin. */
const ORIGIN = /^https?:\/\/[^/?#]+/i;
const ESCAPE = /%([0-9a-f]{2})/gi;
const MALFORMED = /%(?![0-9a-f]{2})/i;
const UNRESERVED = /[\w.~-]/;

/** Letters, digits, `-`, `.`, `_` and `~` mean the same escaped or not. In one pass: what is decoded is no part of another escape. */
const plain = (path: string): string =>
  path.replace(ESCAPE, (escape, hex: string) => {
    const character = String.fromCharCode(parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : escape;
  });

/**
 * What a request is for, in the one form in which everything here reads it, before it is routed: the router decodes a path and strips an origin by
 * itself, so who compared the target as it came would read another address than the one that answers. A server has to take the absolute form (RFC 9112,
 * section 3.2.2), of which the path is left; what needs no escape is unescaped, which names the same (RFC 3986, section 6.2.2.2). A path with an escape
 * that is none stays, and the router refuses it. What has no path is `NO_PATH`, which `limitRequests` refuses: the router looks at no first character.
 */
export function targetOf(target = ''): string {
  const left = target.replace(ORIGIN, '');
  const url = left !== target && !left.startsWith('/') ? `/${left}` : left;
  if (!url.startsWith('/')) return NO_PATH;
  const path = pathOf(url);
  return path.includes('%') && !MALFORMED.test(path) ? plain(path) + url.slice(path.length) : url;
}

/** The path of an address, where the router too sees its end. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0]!;

/** Where programs speak MCP. */
export const MCP = '/mcp';

/** Whether an address is one of the API or that of MCP, and not of a page or a file. */
export const isApi = (url: string): boolean => /^\/(?:api|mcp)(?:\/|$)/.test(pathOf(url));
