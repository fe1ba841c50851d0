import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Log } from '#server/log.ts';

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** What the tokens need of an app in which nobody looks at a screen; no tokens of welcome. */
export const nobodyListens = (db: Kysely<Tables>): Pick<Deps, 'db' | 'config' | 'live' | 'log' | 'now'> => ({
  db,
  config: { billing: { welcomeTokens: 0 } } as Deps['config'],
  live: { tell: () => undefined, listen: () => () => undefined, lately: () => null },
  log: silent,
  now: () => new Date(),
});
