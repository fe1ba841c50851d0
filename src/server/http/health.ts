import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { liveApi } from '#contract/live.ts';
import type { Deps } from '#server/deps.ts';
import type { Handler } from './call.ts';

export type PartState = 'ok' | 'off' | 'down';
/** How each part of the process is asked for its state. */
export type Parts = Record<string, () => Promise<PartState>>;

const PATIENCE_MS = 1000;

/** A part that answers late or not at all is down. */
export const within = (asked: Promise<unknown>, patience = PATIENCE_MS): Promise<PartState> =>
  Promise.race([
    asked.then(
      () => 'ok' as const,
      () => 'down' as const,
    ),
    pause(patience, 'down' as const, { ref: false }),
  ]);

/** The state of the database; every other part of a process comes from its composition. */
export const databaseState = ({ db }: Pick<Deps, 'db'>): Promise<PartState> => within(sql`select 1`.execute(db));

/** GET /health: 200 while the parts that serving needs are there, 503 with what is down else. */
export const health =
  (parts: Parts, version: string): Handler<(typeof liveApi)['health']> =>
  async ({ raw }) => {
    const states = Object.fromEntries(
      await Promise.all(Object.entries(parts).map(async ([name, ask]) => [name, await ask()] as const)),
    );
    const down = Object.values(states).includes('down');
    if (down) raw.reply.code(503);
    return { status: down ? 'degraded' : 'ok', parts: states, version };
  };
