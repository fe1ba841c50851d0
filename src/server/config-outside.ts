import { z } from 'zod';
import { BadSetting } from './bad-setting.ts';
import { LOOPBACK } from './config-mail.ts';

/** A name of the public net, of at least two parts (RFC 1123); one with other letters is written as browsers send it (`xn--…`). */
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;
const address = z.url({ protocol: /^https?$/ });
/** Names of sites with a comma between them; none: null. */
const hosts = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .refine((names) => names.every((name) => HOST.test(name)), 'must be names of sites, such as bcn.cl,pjud.cl')
  .nullable();

/** A socket of this machine by its path, or host:port. */
const daemon = z
  .string()
  .transform((text): Daemon | null => {
    if (/^\/[^\0]+$/.test(text)) return { path: text };
    const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
    return host && Number(port) <= 65_535 ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } : null;
  })
  .refine((at) => at !== null, 'must be the path of a socket, or host:port')
  .nullable();

/** What is asked of others beside models, and words of the installation's own. */
export const outsideSettings = {
  FOJAS_CLAMD: daemon.default(null),
  FOJAS_WEB_HOSTS: hosts.default(null),
  FOJAS_GRAMMAR_URL: address.optional(),
  FOJAS_LEXICON: z.string().min(1).optional(),
};

/** Where a daemon listens: a socket of this machine by its path, or a host and its port. */
type Daemon = { path: string } | { host: string; port: number };

export type OutsideConfig = {
  /** Where a clamd of the operator looks through each file before it is read; null where none does. */
  clamd: Daemon | null;
  /** The only sites whose pages are fetched, each with all names below it; null for every public one. */
  webHosts: readonly string[] | null;
  /**
   * A LanguageTool server that the operator runs, without a slash at its end; null where the rules of ours read alone. `redact`: hides what names people before
   * anything is sent. `own`: its address tells by itself that it is of this machine or of a network of the operator's.
   */
  grammar: { baseUrl: string; redact: boolean; own: boolean } | null;
  /** A file of concepts of the installation's own; null for none. */
  lexicon: string | null;
};

type Given = z.output<z.ZodObject<typeof outsideSettings>> & { FOJAS_REDACT: 'on' | 'off' };

/** The servers of the makers of LanguageTool, which anybody may ask and which documents are never sent to. */
const PUBLIC = /(?:^|\.)(?:languagetool|languagetoolplus)\.(?:org|com)\.?$/i;

/** Names that the public net does not know: without a dot, as of containers, and those kept for networks of one's own (RFC 6762, RFC 8375, ICANN 2024). */
const INSIDE = /^[^.:]+$|\.(?:local|internal|lan|home\.arpa)\.?$/i;
/** Addresses of networks of one's own (RFC 1918, RFC 6598, RFC 4193, RFC 4291); a URL writes IPv4 as four numbers. */
const PRIVATE =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2}|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)$/i;
const isOwn = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return LOOPBACK.test(host) || INSIDE.test(host) || PRIVATE.test(host);
};

/** The address of the operator's own server. Throws `BadSetting` for a public one, and for one that holds more than where it is. */
function grammarOf({ FOJAS_GRAMMAR_URL: given, FOJAS_REDACT }: Given): OutsideConfig['grammar'] {
  if (given === undefined) return null;
  const url = new URL(given);
  const refuse = (why: string): never => {
    throw new BadSetting(`FOJAS_GRAMMAR_URL ${why} See .env.example.`);
  };
  if (PUBLIC.test(url.hostname))
    refuse('must be a server that you run yourself: documents are sent to no public server of LanguageTool.');
  if (url.username || url.password || url.search || url.hash)
    refuse('must be an address without a user, a password or a question.');
  const baseUrl = `${url.origin}${url.pathname}`.replace(/(?:\/v2(?:\/check)?)?\/*$/, '');
  return { baseUrl, redact: FOJAS_REDACT === 'on', own: isOwn(url.hostname) };
}

export const outsideOf = (s: Given): OutsideConfig => ({
  clamd: s.FOJAS_CLAMD,
  webHosts: s.FOJAS_WEB_HOSTS,
  grammar: grammarOf(s),
  lexicon: s.FOJAS_LEXICON ?? null,
});
