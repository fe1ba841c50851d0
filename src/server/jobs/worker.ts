import type { JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss';
import { traceOf, type Log } from '#server/log.ts';
import { graveOf, kinds } from './boss.ts';
import { checkpoint } from './checkpoint.ts';
import { outlasting } from './outlasting.ts';
import type { JobKind, Jobs, Workers } from './queue.ts';

/** Jobs of one kind that a process works on at once. Reading is wider than two cores: a scan, a recording or a page of the web mostly waits. */
const AT_ONCE: Record<JobKind, number> = {
  'source.read': 4,
  // One request after another: more would only wait for each other.
  'source.law': 1,
  'source.index': 1,
  'source.embed': 1,
  'notebook.describe': 1,
  // Wider than its children (studio/offline.ts): a language model is mostly waited for.
  'studio.run': 4,
  // It mostly waits for the reading of its documents.
  'sample.fill': 2,
  'storage.remove': 1,
  'storage.sweep': 1,
  'mail.send': 2,
  'account.recover': 1,
  'account.delete': 1,
  'account.export': 1,
  'account.import': 2,
  'laws.check': 1,
  'payments.reconcile': 1,
};
/** Seconds. New work is notified; polling finds what is tried again and what a dead process left. */
const POLL = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const satisfies WorkOptions;

/** Starts to work on every kind. A job that was given up is ended by `giveUp` and logged by its id, never by its content. */
export async function startWorkers(boss: PgBoss, workers: Workers, log: Log): Promise<void> {
  for (const kind of kinds) {
    for (let lane = 0; lane < AT_ONCE[kind]; lane++) await startLane(boss, kind, workers, log);
    await buryGivenUp(boss, kind, workers, log);
  }
}

/** One job after another. Where one was done another may wait, so the next is fetched at once and not at the next poll. */
async function startLane<K extends JobKind>(boss: PgBoss, kind: K, workers: Workers, log: Log): Promise<void> {
  const run = async (job: JobWithMetadata<Jobs[K]>): Promise<void> => {
    const attempt = job.retryCount + 1;
    const lastAttempt = job.retryCount >= job.retryLimit;
    checkpoint(kind, 'claimed');
    try {
      const context = { signal: job.signal, attempt, lastAttempt, job: job.id };
      await outlasting(job.signal, () => workers[kind].work(job.data, context));
      checkpoint(kind, 'done');
    } catch (error) {
      log.warn({ job: job.id, kind, attempt, error: traceOf(error) }, 'a job failed');
      throw new Error('failed');
    }
  };
  const lane: string = await boss.work(
    kind,
    { ...POLL, includeMetadata: true },
    async ([job]: JobWithMetadata<Jobs[K]>[]) => {
      if (job) await run(job).finally(() => boss.notifyWorker(lane));
    },
  );
}

async function buryGivenUp<K extends JobKind>(boss: PgBoss, kind: K, workers: Workers, log: Log): Promise<void> {
  await boss.work(graveOf(kind), POLL, async ([job]: { id: string; data: Jobs[K] }[]) => {
    if (!job) return;
    log.error({ job: job.id, kind }, 'a job was given up');
    await workers[kind].giveUp(job.data);
  });
}
