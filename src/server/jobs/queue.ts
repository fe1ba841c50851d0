import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** Every kind of background work and its payload: ids only, never words of a user. */
export type Jobs = {
  /** Read one version of a source. */
  'source.read': { userId: string; sourceId: string; version: number };
  /** Read one version of a norm of the library: apart, since the library is asked slowly. */
  'source.law': { userId: string; sourceId: string; version: number };
  /** Make the index of one version again, in the present form. */
  'source.index': { userId: string; sourceId: string; version: number };
  /** Have the vectors of one version made. */
  'source.embed': { userId: string; sourceId: string; version: number };
  /** Name and describe a notebook by the first of its sources that was read. */
  'notebook.describe': { userId: string; notebookId: string };
  /** Run a generation of the Studio. */
  'studio.run': { userId: string; jobId: string };
  /** Fill a sample notebook. */
  'sample.fill': { userId: string; notebookId: string };
  /** Remove stored files whose rows are gone. A key that ends in a slash stands for all below it. */
  'storage.remove': { keys: string[] };
  /** Compare what is stored with what rows say. */
  'storage.sweep': Record<string, never>;
  /** Send a letter. */
  'mail.send': { letterId: string };
  /** Write to whoever forgot the password of the account with this blind index of an e-mail, if there is one. In hexadecimal. */
  'account.recover': { blind: string };
  /** Go on with the deletion of an account. */
  'account.delete': { userId: string; deletionId: string };
  /** Look at what an export will hold, and say that it is ready. */
  'account.export': { userId: string; exportId: string };
  /** Take in the notebooks of a ZIP. */
  'account.import': { userId: string; importId: string };
  /** Ask the library for newer texts of the norms that are watched. */
  'laws.check': Record<string, never>;
  /** Compare what was sold with what the payment provider says. */
  'payments.reconcile': Record<string, never>;
};
export type JobKind = keyof Jobs;

export interface Queue {
  /** Enqueues within the caller's transaction: the job exists exactly if the rows do. `key` makes a second enqueue of the same work a no-op while the first waits. Answers the id of the job; null where it was a no-op. */
  send<K extends JobKind>(
    trx: Transaction<Tables>,
    kind: K,
    data: Jobs[K],
    options?: { key?: string },
  ): Promise<string | null>;
}

/** Work on one job, whose id is `job`. Runs at least once, so it must be idempotent; throwing means "try again later", up to the kind's limit. */
export type Work<K extends JobKind> = (
  data: Jobs[K],
  context: { signal: AbortSignal; attempt: number; lastAttempt: boolean; job?: string },
) => Promise<void>;
/** Ends what a job was for once it is given up: every attempt failed, ran out of time or took its process with it (which no `work` lives to tell). */
export type GiveUp<K extends JobKind> = (data: Jobs[K]) => Promise<void>;
export type Workers = { [K in JobKind]: { work: Work<K>; giveUp: GiveUp<K> } };
