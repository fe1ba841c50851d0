import robotsParser from 'robots-parser';

/** The name that sites call us by in their robots.txt. */
const TOKEN = 'Fojas';
/** Bytes of a robots.txt that are read: what RFC 9309, section 2.5, asks for at the least. */
const ROBOTS_MAX = 500 * 1024;
/** Rules that are looked at, their length and their wildcards: matching takes their product in time, and a site chooses them. */
const RULES = { lines: 5_000, length: 2_048, wildcards: 8 } as const;
/** How long what a site said is remembered, in milliseconds, and of how many sites. RFC 9309 allows a day. */
const KEPT = { ms: 10 * 60_000, sites: 200 } as const;

/** What came of asking for a robots.txt: its text, or that there is none, or that the site could not say. */
export type Said = { text: string } | 'none' | 'unreachable';
type Rules = (url: string) => boolean;

const bearable = (text: string): string =>
  text
    .slice(0, ROBOTS_MAX)
    .split(/\r\n?|\n/, RULES.lines)
    .filter((line) => line.length <= RULES.length && line.split('*').length - 1 <= RULES.wildcards)
    .join('\n');

/**
 * RFC 9309, section 2.3.1: a robots.txt that is not there (4xx) forbids nothing; one that cannot be had because the server fails (5xx) forbids all,
 * and so does one that cannot be reached.
 */
function rulesOf(address: string, said: Said): Rules {
  if (said === 'none') return () => true;
  if (said === 'unreachable') return () => false;
  const robots = robotsParser(address, bearable(said.text));
  return (url) => robots.isAllowed(url, TOKEN) !== false;
}

/** Knows what sites allow programs to read. `ask` fetches a robots.txt; what it throws is thrown, and asked again the next time. */
export function createRobots(now: () => number) {
  const kept = new Map<string, { rules: Rules; until: number }>();
  return async (url: URL, ask: (robots: URL) => Promise<Said>): Promise<boolean> => {
    const address = new URL('/robots.txt', url);
    const known = kept.get(url.origin);
    if (known && known.until > now()) return known.rules(url.href);
    const rules = rulesOf(address.href, await ask(address));
    kept.delete(url.origin);
    kept.set(url.origin, { rules, until: now() + KEPT.ms });
    if (kept.size > KEPT.sites) kept.delete(kept.keys().next().value!);
    return rules(url.href);
  };
}
