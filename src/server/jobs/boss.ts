import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { PgBoss, fromKysely, type Queue as BossQueue } from 'pg-boss';
import type { Tables } from '#server/db/tables.ts';
import { traceOf, type Log } from '#server/log.ts';
import type { JobKind, Jobs, Queue } from './queue.ts';

const MINUTE = 60;
/** Seconds without a sign of life after which a job is taken from its process: the least that pg-boss allows. */
const HEARTBEAT = 10;

/**
 * How each kind of job is tried: time for one attempt, further attempts, and the wait before them, doubled each time. All in seconds. A thick scan is read
 * page by page for up to an hour (`sources/extract/watch.ts`), and a recording of six hours is as long at a slow provider; a process that died is
 * known by its heartbeat and not by this limit.
 */
const KINDS = {
  'source.read': { expireInSeconds: 180 * MINUTE, retryLimit: 2, retryDelay: 1, retryDelayMax: 80 },
  // Requests to the library stand seconds apart, and a norm waits for those before it.
  'source.law': { expireInSeconds: 30 * MINUTE, retryLimit: 2, retryDelay: 1, retryDelayMax: 80 },
  'source.index': { expireInSeconds: 30 * MINUTE, retryLimit: 2, retryDelay: 5, retryDelayMax: 80 },
  'source.embed': { expireInSeconds: 180 * MINUTE, retryLimit: 8, retryDelay: 20, retryDelayMax: 30 * MINUTE },
  'notebook.describe': { expireInSeconds: 5 * MINUTE, retryLimit: 2, retryDelay: 1, retryDelayMax: 10 },
  'studio.run': { expireInSeconds: 180 * MINUTE, retryLimit: 2, retryDelay: 1, retryDelayMax: 10 },
  'sample.fill': { expireInSeconds: 10 * MINUTE, retryLimit: 6, retryDelay: 1, retryDelayMax: MINUTE },
  'storage.remove': { expireInSeconds: 10 * MINUTE, retryLimit: 12, retryDelay: 5, retryDelayMax: 60 * MINUTE },
  'storage.sweep': { expireInSeconds: 360 * MINUTE, retryLimit: 2, retryDelay: 20, retryDelayMax: 60 },
  // For more than a day: a letter says itself when it is too late for it (mail/send.ts).
  'mail.send': { expireInSeconds: 5 * MINUTE, retryLimit: 40, retryDelay: 15, retryDelayMax: 60 * MINUTE },
  'account.recover': { expireInSeconds: MINUTE, retryLimit: 6, retryDelay: 1, retryDelayMax: 5 * MINUTE },
  'account.delete': { expireInSeconds: 120 * MINUTE, retryLimit: 200, retryDelay: 1, retryDelayMax: 10 * MINUTE },
  'account.export': { expireInSeconds: 30 * MINUTE, retryLimit: 3, retryDelay: 5, retryDelayMax: 5 * MINUTE },
  // Most of it waits for sources to be read; whatever step it is stopped at, the next try goes on from there. No more tries than a
  // source gets: what takes its process with it takes the work of all others in it too.
  'account.import': { expireInSeconds: 720 * MINUTE, retryLimit: 2, retryDelay: 5, retryDelayMax: 5 * MINUTE },
  // What the library had no time for is asked when it has.
  'laws.check': { expireInSeconds: 360 * MINUTE, retryLimit: 3, retryDelay: 10 * MINUTE, retryDelayMax: 60 * MINUTE },
  'payments.reconcile': { expireInSeconds: 360 * MINUTE, retryLimit: 6, retryDelay: 20, retryDelayMax: 30 * MINUTE },
} as const satisfies Record<JobKind, Omit<BossQueue, 'name'>>;
export const kinds = Object.keys(KINDS) as JobKind[];

/** Milliseconds after which a line to the database that says nothing is hung up; pg-boss hands them on to its pool. */
const LINE = { connectionTimeoutMillis: 5_000, query_timeout: 15_000, keepAlive: true } as const;

/** Where a job of this kind goes that is given up. */
export const graveOf = (kind: JobKind): string => `${kind}.given-up`;

const settingsOf = (kind: JobKind) => ({
  ...KINDS[kind],
  retryBackoff: true,
  heartbeatSeconds: HEARTBEAT,
  deadLetter: graveOf(kind),
  deleteAfterSeconds: 24 * 60 * MINUTE,
  notify: true,
});

/** The user whose job this is, for fairness; null for the housekeeping of nobody in particular. */
const groupOf = (data: Jobs[JobKind]): string | null => ('userId' in data ? data.userId : null);

/** Connects pg-boss, brings its schema up to date and makes the queues. `works`: whether this process also minds jobs whose process died. */
export async function startBoss(databaseUrl: string, log: Log, works: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'fojas jobs',
    ...LINE,
    max: works ? 4 : 2,
    schedule: false,
    supervise: works,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    useListenNotify: works,
  });
  boss.on('error', (error) => log.warn({ error: traceOf(error) }, 'the job queue stumbled'));
  await boss.start();
  for (const kind of kinds) {
    await boss.createQueue(graveOf(kind), {
      retryLimit: 5,
      retryDelay: 5,
      retryBackoff: true,
      notify: true,
      deleteAfterSeconds: 24 * 60 * MINUTE,
    });
    await boss.createQueue(kind, { ...settingsOf(kind), policy: 'short' });
    // A queue that was there keeps what it was made with; times that changed since reach it here.
    await boss.updateQueue(kind, settingsOf(kind));
  }
  return boss;
}

/** Jobs of this user that wait or run: the next one yields to that many, so that nobody waits behind another's hundred files. */
async function ahead(trx: Transaction<Tables>, kind: JobKind, group: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = ${kind} and state < 'completed' and group_id = ${group}`.execute(
    trx,
  );
  return rows[0]?.n ?? 0;
}

/** The queue that rules enqueue to. */
export const createQueue = (boss: PgBoss): Queue => ({
  async send(trx, kind, data, { key } = {}) {
    const group = groupOf(data);
    return boss.send(kind, data, {
      db: fromKysely(trx),
      singletonKey: key ?? randomUUID(),
      ...(group && { group: { id: group }, priority: -(await ahead(trx, kind, group)) }),
    });
  },
});
