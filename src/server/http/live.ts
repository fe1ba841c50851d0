import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { liveEvent, type LiveEvent } from '#contract/live.ts';
import type { Deps, Live } from '#server/deps.ts';
import { traceOf } from '#server/log.ts';
import { Recent } from '#server/recent.ts';

const CHANNEL = 'fojas_live';
const RECONNECT_MS = { first: 100, most: 5000 } as const;
/** How often the line that is listened on is tried, how long its answer may take, and how long a new one. */
const LINE_MS = { every: 10_000, answer: 5_000, connection: 5_000 } as const;
/** For how long a change is remembered, in milliseconds, and of how many users: a page is read some time before its stream is open. */
const LATELY = { ms: 120_000, users: 100_000 } as const;
/** What was sent on the channel, by whomever; null where it is no JSON. */
const parsed = (payload: string | undefined): unknown => {
  try {
    return JSON.parse(payload ?? 'null') as unknown;
  } catch {
    return null;
  }
};
const told = z.object({ user: z.string(), event: liveEvent });

/** Tells the processes that listen, if any, of a change of a user's. */
const notify = (db: Deps['db'], userId: string, event: LiveEvent): Promise<unknown> =>
  sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ user: userId, event })})`.execute(db);

/** The mouth without the ears, for a process that does one thing and ends: `told` waits until everything was told. */
export function tellLive(db: Deps['db']): { live: Live; told: () => Promise<unknown> } {
  const telling: Promise<unknown>[] = [];
  return {
    live: {
      tell: (userId, event) => void telling.push(notify(db, userId, event).catch(() => undefined)),
      listen: () => () => undefined,
      lately: () => null,
    },
    told: () => Promise.all(telling),
  };
}

/** What a process does itself with what is told of any user: it forgets what it believed. `missed`: it did not hear for a while. */
export type Forgets = { heard: (userId: string, event: LiveEvent) => void; missed: () => void };

/**
 * Live over PostgreSQL's LISTEN and NOTIFY, so that what a worker process tells reaches the pages of every web process.
 * What happens while the listening connection is down is not told; once it is up again every page is told that it may have missed something.
 */
export async function connectLive(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  databaseUrl: string,
  forgets: Forgets,
): Promise<Live & { close(): Promise<void> }> {
  const ears = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let client: pg.Client | null = null;
  const changed = new Recent<number>(LATELY.users, LATELY.ms, () => new Date(), 'changes');
  let heardAgain = -LATELY.ms;

  const hear = (payload: string | undefined): void => {
    const heard = told.safeParse(parsed(payload));
    if (!heard.success) return;
    // First: whoever hears it asks again, and must not be answered what was believed before.
    forgets.heard(heard.data.user, heard.data.event);
    changed.set(heard.data.user, performance.now());
    ears.emit(heard.data.user, heard.data.event);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'fojas live',
      keepAlive: true,
      connectionTimeoutMillis: LINE_MS.connection,
      query_timeout: LINE_MS.answer,
    });
    next.on('error', () => undefined);
    await next.connect();
    next.on('notification', ({ payload }) => hear(payload));
    // A line that broke without a word sounds like one on which nothing happens.
    const hangUp = (): void => void next.end().catch(() => undefined);
    const trying = setInterval(() => void next.query('select 1').catch(hangUp), LINE_MS.every).unref();
    next.once('end', () => {
      clearInterval(trying);
      void reconnect();
    });
    await next.query(`listen ${CHANNEL}`).catch((error: unknown) => {
      // Who asked for it tries again; the end of this one is not to do so as well.
      next.removeAllListeners('end');
      clearInterval(trying);
      hangUp();
      throw error;
    });
    client = next;
  }

  async function reconnect(): Promise<void> {
    for (let wait: number = RECONNECT_MS.first; !closed; wait = Math.min(wait * 2, RECONNECT_MS.most)) {
      await pause(wait, undefined, { ref: false });
      try {
        if (closed) return;
        await connect();
        forgets.missed();
        heardAgain = performance.now();
        for (const userId of ears.eventNames()) ears.emit(userId, { type: 'missed', ago: 0 } satisfies LiveEvent);
        return;
      } catch (error) {
        log.warn({ error: traceOf(error) }, 'live changes are not heard; trying again');
      }
    }
  }

  await connect();
  return {
    tell(userId, event) {
      notify(db, userId, event).catch((error: unknown) => {
        if (!closed) log.warn({ error: traceOf(error) }, 'a change could not be told');
      });
    },
    listen(userId, heard) {
      ears.on(userId, heard);
      return () => ears.off(userId, heard);
    },
    lately(userId) {
      const ago = performance.now() - Math.max(heardAgain, changed.get(userId) ?? -LATELY.ms);
      return ago < LATELY.ms ? Math.round(ago) : null;
    },
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
