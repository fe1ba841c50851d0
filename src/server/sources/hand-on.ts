import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { isSample } from '#server/notebooks/index.ts';

/** What providers make of a version is asked of them apart, so that a slow one holds up no reading; and nothing of a sample. */
export async function handOn(
  { queue, engine, embedded, embedding }: Pick<Deps, 'queue' | 'engine' | 'embedded' | 'embedding'>,
  trx: Transaction<Tables>,
  { userId, sourceId, version }: Jobs['source.read'],
  notebookId: string,
): Promise<void> {
  if (engine !== embedded) await queue.send(trx, 'notebook.describe', { userId, notebookId }, { key: notebookId });
  if (embedding && !(await isSample(trx, notebookId)))
    await queue.send(trx, 'source.embed', { userId, sourceId, version }, { key: `${sourceId}:${version}` });
}
