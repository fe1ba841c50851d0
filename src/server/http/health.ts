import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { liveApi } from '#contract/live.ts';
import type { Deps } from '#server/deps.ts';
import type { Handler } from './call.ts';

/** `full`: it is there, and takes nothing more. `recovering`: it comes back by itself. */
export type PartState = 'ok' | 'off' | 'full' | 'recovering' | 'down';
/** How each part of the process is asked for its state. */
export type Parts = Record<string, () => Promise<PartState>>;
/** What a process says of itself, and whether requests should reach it. */
export type Health = {
  status: 'ok' | 'recovering' | 'degraded';
  parts: Record<string, PartState>;
  version: string;
  serves: boolean;
};

const PATIENCE_MS = 1000;
/** Milliseconds for which what a part said is said again, however many ask. */
const REMEMBERED = { probe: 5000, database: 1000 } as const;
/** Seconds after which whoever found a part down may ask again. */
const RETRY_AFTER = 2;
/** What PostgreSQL says while it starts, or reads its log after a crash (cannot_connect_now). */
const COMING_BACK = '57P03';

/** A part that answers late or not at all is down. */
export const within = (asked: Promise<unknown>, patience = PATIENCE_MS): Promise<PartState> =>
  stateWithin(
    asked.then(() => 'ok' as const),
    patience,
  );

const stateWithin = (asked: Promise<PartState>, patience = PATIENCE_MS): Promise<PartState> =>
  Promise.race([asked.catch(() => 'down' as const), pause(patience, 'down' as const, { ref: false })]);

/** A part that is asked at most so often; in between it is believed what it said. */
export function remembered(ask: () => Promise<PartState>, ms: number): () => Promise<PartState> {
  let [said, until]: [Promise<PartState> | null, number] = [null, 0];
  return () => {
    if (!said || performance.now() > until) [said, until] = [ask(), performance.now() + ms];
    return said;
  };
}

/** The state of the database. */
export const databaseState = ({ db }: Pick<Deps, 'db'>): Promise<PartState> =>
  stateWithin(
    sql`select 1`.execute(db).then(
      () => 'ok',
      (error: { code?: string }) => (error.code === COMING_BACK ? 'recovering' : 'down'),
    ),
  );

/** How the database and the storage of a process are asked. `recovering`: whether the process itself is bringing its database back. */
export const partsOf = (deps: Pick<Deps, 'db' | 'storage'>, recovering: () => boolean): Parts => ({
  database: remembered(async () => (recovering() ? 'recovering' : await databaseState(deps)), REMEMBERED.database),
  storage: remembered(() => stateWithin(deps.storage.probe()), REMEMBERED.probe),
});

/** Asks all parts. */
export async function healthOf(parts: Parts, version: string): Promise<Health> {
  const asked = Object.entries(parts).map(async ([name, ask]) => [name, await ask()] as const);
  const states = Object.fromEntries(await Promise.all(asked));
  const has = (state: PartState): boolean => Object.values(states).includes(state);
  const status = has('down') ? 'degraded' : has('recovering') ? 'recovering' : has('full') ? 'degraded' : 'ok';
  return { status, parts: states, version, serves: !has('down') && !has('recovering') };
}

/** GET /health: 200 while the parts that serving needs are there, 503 with what is not else. */
export const health =
  (parts: Parts, version: string): Handler<(typeof liveApi)['health']> =>
  async ({ raw }) => {
    const { serves, ...said } = await healthOf(parts, version);
    if (!serves) raw.reply.code(503).header('retry-after', String(RETRY_AFTER));
    return said;
  };
