/** One line that somebody typed, counted from 1 with the blank ones; `url` is null where it is no address of the web. */
export type Typed = { line: number; typed: string; url: URL | null };

/** A scheme and what follows; a host with a port (`site.cl:8080`) is none. */
const SCHEME = /^[a-z][a-z\d+-]*:(?!\d)/i;
/** A name of a host has two labels at least; whether it may be asked for is the server's to say. */
const HOST = /[^.]\.[^.]|^\[/;

function addressOf(typed: string): URL | null {
  const text = SCHEME.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  if (/\s/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && HOST.test(url.hostname) ? url : null;
}

/** The addresses of a text, one a line: trimmed, blank lines dropped; what has no scheme gets https. */
export const addressesIn = (text: string): Typed[] =>
  text
    .split(/\r\n?|\n/)
    .map((typed, at) => ({ line: at + 1, typed: typed.trim() }))
    .filter(({ typed }) => typed !== '')
    .map((one) => ({ ...one, url: addressOf(one.typed) }));

/** The address of a page that may be opened in a new window, and what people call its site; null for what is no page of the web. */
export function siteOf(address: string | null): { href: string; host: string } | null {
  if (address === null || !URL.canParse(address)) return null;
  const { href, hostname, protocol } = new URL(address);
  return /^https?:$/.test(protocol) ? { href, host: hostname.replace(/^www\./, '') } : null;
}
