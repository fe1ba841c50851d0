import type { FastifyRequest } from 'fastify';
import type { Browser, System } from '#contract/security.ts';

/** Where a call comes from: its address, and what its browser says of itself. */
export type From = { ip: string; agent: string | undefined };
export const fromOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): From => ({
  ip,
  agent: headers['user-agent'],
});

/** Characters of what a browser says of itself that are read. */
const READ = 400;

/** In this order: a browser that is built on another says its name too. */
const BROWSERS: readonly [Browser, RegExp][] = [
  ['Edge', /\bEdg(A|iOS|e)?\//],
  ['Opera', /\b(OPR|OPT|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];
const SYSTEMS: readonly [System, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];
const firstOf = <T>(known: readonly [T, RegExp][], said: string): T | null =>
  known.find(([, sign]) => sign.test(said))?.[0] ?? null;

/** The browser and the system of a `User-Agent` header, from a closed list; null where it names none of them. */
export function deviceOf(agent: string | undefined): { browser: Browser | null; system: System | null } {
  const said = agent?.slice(0, READ) ?? '';
  return { browser: firstOf(BROWSERS, said), system: firstOf(SYSTEMS, said) };
}
