import type { Generator } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { Failure } from '#web/api/failure.ts';

/** A file that a tool made: of which job, and the call that says where it can be fetched. */
export type Filed = { jobId: string; notebookId: string; row: NonNullable<Generator['fileApi']>['address'] };
type Held = { url: string; until: number };

/** The addresses that are good for a while, by job. */
const held = new Map<string, Held>();

/** Whether an error says that there is no such file any more. */
export const isGone = (error: unknown): boolean => error instanceof Failure && error.status === 404;

/** The address of a file that is still good for so many milliseconds; null where none is held. */
export function heldAddress({ jobId }: Pick<Filed, 'jobId'>, spare = 0): string | null {
  const known = held.get(jobId);
  return known && known.until - spare > Date.now() ? known.url : null;
}

/** Asks for a new address and keeps it. Throws a `Failure`: 404 where the file is there no more. */
export async function newAddress({ jobId, notebookId, row }: Filed): Promise<string> {
  const { audio_url: url, audio_url_expires_at: until } = await call(row, { params: { id: notebookId, jobId } });
  if (url === null || until === null) throw new Failure(404, null);
  held.set(jobId, { url, until: Date.parse(until) });
  return url;
}

export const forgetAddress = (jobId: string): boolean => held.delete(jobId);
export const forgetAddresses = (): void => held.clear();
