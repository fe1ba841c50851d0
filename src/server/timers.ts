import { sweepAccounts } from './account/index.ts';
import { sealEntries } from './audit/index.ts';
import { resumeDeletions } from './deletion/index.ts';
import type { Deps } from './deps.ts';
import { wasDoneLately } from './jobs/turns.ts';
import { traceOf } from './log.ts';
import { sweepLetters } from './mail/index.ts';
import { backUpWhenDue } from './operator/index.ts';
import { sweepPortability } from './portability/index.ts';
import { sweepLinks } from './sharing/index.ts';
import { retain, watchRequests } from './rights/index.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The hour of this machine at which the storage is swept, watched norms are asked for and payments are reconciled, and how long after a start the first. */
const SWEEP = { hour: 4, afterStart: 10 * 60 * 1000 } as const;

/** How often new entries of the audit log are sealed, and the register of requests is looked at. */
const SEAL_MS = 5000;
const REQUESTS_MS = 60_000;
/** How often it is looked whether a daily backup is due, and how long after a start first. */
const BACKUP = { every: 30 * 60 * 1000, afterStart: 10 * 60 * 1000 } as const;

/**
 * Begins what a process does now and then; ends by the function it answers. Any number of processes may do it at once: each piece takes a lock, passes over what
 * another has, or does no harm twice. `works`: whether this process does what is left to workers.
 */
export function startTimers(deps: Deps, works: boolean): () => void {
  const { db, queue, now } = deps;
  // Of many processes one does it.
  const enqueue = (kind: 'storage.sweep' | 'laws.check' | 'payments.reconcile'): void =>
    void db
      .transaction()
      .execute(async (trx) => {
        if (!(await wasDoneLately(trx, kind))) await queue.send(trx, kind, {}, { key: kind });
      })
      .catch(() => undefined);
  const nightly = (): void => {
    enqueue('storage.sweep');
    if (deps.laws) enqueue('laws.check');
    if (deps.payments) enqueue('payments.reconcile');
  };
  const hourly = (): void => {
    for (const sweep of [sweepAccounts, sweepLetters, sweepLinks, sweepPortability, resumeDeletions])
      void sweep(deps).catch(() => undefined);
    if (works) void retain(deps).catch(() => undefined);
    if (works && now().getHours() === SWEEP.hour) nightly();
  };
  const timers = [setInterval(hourly, HOUR_MS)];
  if (works)
    timers.push(
      setInterval(() => void sealEntries(deps).catch(() => undefined), SEAL_MS),
      setInterval(() => void watchRequests(deps).catch(() => undefined), REQUESTS_MS),
      // A machine that is off at night does it when it is on.
      setTimeout(nightly, SWEEP.afterStart),
    );
  const ending = new AbortController();
  if (deps.config.dailyBackup) {
    // One at a time: a large one takes long.
    let going: Promise<void> | null = null;
    const backUp = (): void =>
      void (going ??= backUpWhenDue(deps, ending.signal)
        .catch((error: unknown) => {
          if (!ending.signal.aborted) deps.log.error({ error: traceOf(error) }, 'the daily backup was not made');
        })
        .finally(() => (going = null)));
    timers.push(setInterval(backUp, BACKUP.every), setTimeout(backUp, BACKUP.afterStart));
  }
  for (const timer of timers) timer.unref();
  return () => {
    timers.forEach(clearTimeout);
    ending.abort();
  };
}
