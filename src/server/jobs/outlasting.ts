import { setTimeout as pause } from 'node:timers/promises';
import { marksLoss } from '#server/db/held.ts';
import { StorageUnavailable } from '#server/ports/storage/port.ts';

/** How long an attempt outlasts what fails around it, and between its tries. In milliseconds. */
const WAIT = { limit: 15 * 60_000, first: 500, most: 20_000 } as const;
/** What passes by itself besides: two transactions that waited for each other, a row that others kept, a database or a disk without room. */
const PASSING = new Set([
  '40001',
  '40P01',
  '55P03',
  '57014',
  '53100',
  '53200',
  '53300',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
]);

/** Whether an error is of the ground that a job stands on, and says nothing of the job. */
const passes = (error: unknown): boolean =>
  error instanceof StorageUnavailable ||
  marksLoss(error) ||
  PASSING.has((error as { code?: string } | null)?.code ?? '');

/**
 * Does work again while it fails of its ground: of a database or a storage that does not serve now. The job keeps its lease and none of its attempts is used up,
 * so that an outage of some minutes fails nothing. Throws what stands after a quarter of an hour, at once where the job is taken away, and every other error.
 */
export async function outlasting<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  limit: number = WAIT.limit,
): Promise<T> {
  const until = Date.now() + limit;
  for (let wait: number = WAIT.first; ; wait = Math.min(wait * 2, WAIT.most)) {
    try {
      return await work();
    } catch (error) {
      if (!passes(error) || signal.aborted || Date.now() + wait > until) throw error;
      await pause(wait, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
