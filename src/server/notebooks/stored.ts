import type { Deps } from '#server/deps.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Work } from '#server/jobs/queue.ts';

/** Files that are removed with one request, where the storage can. */
const AT_ONCE = 1000;

type Place = { userId: string; notebookId: string; sourceId: string; version: number };

/**
 * Where a file of a source lies in the storage: `user/notebook/source/version/kind`. Whatever is deleted (a source, a notebook, an account)
 * is everything below one prefix, also what a job still wrote while its row went.
 */
export const storageKey = (
  { userId, notebookId, sourceId, version }: Place,
  kind: 'file' | 'text' | 'index' | 'references' | 'vectors' | `page-${number}`,
): string => `${userId}/${notebookId}/${sourceId}/${version}/${kind}`;

type Filed = { userId: string; notebookId: string; sourceId: string | null; jobId: string; fileId: string };

/**
 * Where the file that a tool made lies: `user/notebook/source/studio/job/file`, so that it goes with its source; that of a generation about a whole notebook
 * `user/notebook/studio/job/file`. Each file that is made has an id of its own.
 */
export const studioKey = ({ userId, notebookId, sourceId, jobId, fileId }: Filed): string =>
  `${keyBelow({ userId, notebookId, ...(sourceId !== null && { sourceId }) })}studio/${jobId}/${fileId}`;

/** All that is stored below a notebook, or below one of its sources: a key for `storage.remove`. */
export const keyBelow = ({
  userId,
  notebookId,
  sourceId,
}: {
  userId: string;
  notebookId: string;
  sourceId?: string;
}): string => (sourceId ? `${userId}/${notebookId}/${sourceId}/` : `${userId}/${notebookId}/`);

/** The work of `storage.remove`. */
export const removeStored =
  ({ storage }: Pick<Deps, 'storage'>): Work<'storage.remove'> =>
  async ({ keys }) => {
    await storage.remove(keys.filter((key) => !key.endsWith('/')));
    checkpoint('storage.remove', 'named');
    for (const prefix of keys.filter((key) => key.endsWith('/'))) {
      let batch: string[] = [];
      for await (const { key } of storage.list(prefix)) {
        batch.push(key);
        if (batch.length < AT_ONCE) continue;
        await storage.remove(batch);
        batch = [];
      }
      checkpoint('storage.remove', 'listed');
      await storage.remove(batch);
      checkpoint('storage.remove', 'removed');
    }
  };
