import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { traceOf } from '#server/http/answer.ts';
import type { Log } from '#server/log.ts';
import { graveOf, kinds } from './boss.ts';
import type { JobKind, Jobs, Workers } from './queue.ts';

/** Jobs of one kind that a process works on at once: reading is as wide as two cores. */
const AT_ONCE: Record<JobKind, number> = { 'source.read': 2, 'storage.remove': 1 };
/** Seconds. New work is notified; polling finds what is tried again and what a dead process left. */
const POLL = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

/** Starts to work on every kind. A job that was given up is ended by `giveUp` and logged by its id, never by its content. */
export async function startWorkers(boss: PgBoss, workers: Workers, log: Log): Promise<void> {
  for (const kind of kinds) await startKind(boss, kind, workers, log);
}

async function startKind<K extends JobKind>(boss: PgBoss, kind: K, workers: Workers, log: Log): Promise<void> {
  const { work, giveUp } = workers[kind];
  await boss.work(kind, { ...POLL, includeMetadata: true, localConcurrency: AT_ONCE[kind] }, async ([job]: JobWithMetadata<Jobs[K]>[]) => {
    if (!job) return;
    const attempt = job.retryCount + 1;
    try {
      await work(job.data, { signal: job.signal, attempt, lastAttempt: job.retryCount >= job.retryLimit });
    } catch (error) {
      log.warn({ job: job.id, kind, attempt, error: traceOf(error) }, 'a job failed');
      throw new Error('failed');
    }
  });
  await boss.work(graveOf(kind), POLL, async ([job]: { id: string; data: Jobs[K] }[]) => {
    if (!job) return;
    log.error({ job: job.id, kind }, 'a job was given up');
    await giveUp(job.data);
  });
}
