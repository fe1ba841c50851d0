import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { choiceIn, isSample, withChoice } from '#server/notebooks/index.ts';

/**
 * What providers make of a version is asked of them apart, so that a slow one holds up no reading; nothing of a sample, and nothing where its owner chose no model. Answers
 * whether nobody else is asked to describe the notebook.
 */
export async function handOn(
  deps: Pick<Deps, 'queue' | 'engine' | 'embedded' | 'embedding'>,
  trx: Transaction<Tables>,
  { userId, sourceId, version }: Jobs['source.read'],
  notebookId: string,
): Promise<boolean> {
  const { queue, engine, embedded, embedding } = withChoice(deps, await choiceIn(trx, notebookId));
  if (engine !== embedded) await queue.send(trx, 'notebook.describe', { userId, notebookId }, { key: notebookId });
  if (embedding && !(await isSample(trx, notebookId)))
    await queue.send(trx, 'source.embed', { userId, sourceId, version }, { key: `${sourceId}:${version}` });
  return engine === embedded;
}
