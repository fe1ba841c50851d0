import type { Readable } from 'node:stream';

/** What lies in a storage: its key, and when it was put there. */
export type Listed = { key: string; at: Date };

/** Where sealed files live; any call throws `StorageUnavailable` where one of another machine does not serve. Keys are paths of safe segments (`user/notebook/source/version/kind`, see notebooks/stored.ts); bytes are opaque to it. */
export interface Storage {
  /** Keeps all bytes of the stream under the key, replacing what was there; visible only once complete. Answers the size. */
  put(key: string, bytes: Readable): Promise<{ bytes: number }>;
  /** A stream of the bytes. Throws `StorageMissing` where there is nothing. */
  get(key: string): Promise<Readable>;
  /** Removes what is there; what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** All that lies below a prefix of whole segments (`user/notebook/`, or `` for all), in no order, for removals and sweeps. */
  list(prefix: string): AsyncIterable<Listed>;
  /** Whether it serves now: `full` where it is there and keeps nothing more. Costs the same however much it holds. Throws where it does not serve at all. */
  probe(): Promise<'ok' | 'full'>;
}
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PAGE_IMAGE = new RegExp(`^${UUID}/${UUID}/${UUID}/\\d+/page-\\d+$`);
/** Whether a key is that of the image of a page (notebooks/stored.ts), which is made again where it is missing. */
export const isPageImage = (key: string): boolean => PAGE_IMAGE.test(key);

/** What a machine says that has no room left for a file. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');
export class StorageMissing extends Error {
  constructor(key: string) {
    super(`nothing is stored under ${key}`);
    this.name = 'StorageMissing';
  }
}
/** Thrown where the storage does not answer, or answers that it cannot: what may be tried again. `cause` is what it said. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the storage does not answer: ${cause instanceof Error ? cause.name : 'unknown'}`, { cause });
    this.name = 'StorageUnavailable';
  }
}
