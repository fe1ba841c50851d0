import type { Language } from '#contract/language.ts';
import type { StudioJob } from '#contract/studio.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import { one, rowOf } from '../jobs.ts';
import { placesIn } from '../number.ts';
import { UNFINISHED } from '../stored.ts';
import { tellJob } from '../telling.ts';
import type { Tool } from '../tool.ts';
import { changePart, partOf } from './kept.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'live' | 'now'>;

/** Has a job in parts that waits or runs end with what was made so far. CONFLICT where it ended already. */
export async function stop(
  deps: Needs,
  notebook: OwnedNotebook,
  tool: Tool,
  id: string,
  language: Language,
): Promise<StudioJob> {
  const row = await rowOf(deps, notebook, tool, id);
  const stopped = await deps.db
    .updateTable('studio_jobs')
    .set({ stopped_at: row.stopped_at ?? deps.now(), updated_at: deps.now() })
    .where('id', '=', row.id)
    .where('status', 'in', UNFINISHED)
    .returningAll()
    .executeTakeFirst();
  if (!stopped) throw new Problem('CONFLICT');
  tellJob(deps, stopped);
  return one(deps, notebook, tool, stopped, language);
}

/** Has a job in parts that was given up end with the parts that it has, by work of its own. False for one that has none, that was to end already, and for any other job. */
export async function endEarly(
  { db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>,
  { jobId, userId }: Jobs['studio.run'],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ending = await trx
      .updateTable('studio_jobs')
      .set({ stopped_at: now(), updated_at: now() })
      .where('id', '=', jobId)
      .where('user_id', '=', userId)
      .where('status', 'in', UNFINISHED)
      .where('stopped_at', 'is', null)
      .where((eb) => eb.exists(eb.selectFrom('studio_parts').select('at').where('job_id', '=', jobId)))
      .returning('id')
      .executeTakeFirst();
    if (ending) await queue.send(trx, 'studio.run', { userId, jobId }, { key: jobId });
    return ending !== undefined;
  });
}

/**
 * Sets a place in the row of one source right, as the owner of a job in parts wants it, whether it is completed or still runs. CONFLICT for one that failed, 404 for
 * a source that has no row; INVALID by the tool.
 */
export async function setRight(
  deps: Needs,
  notebook: OwnedNotebook,
  tool: Tool,
  id: string,
  { said, language }: { said: unknown; language: Language },
): Promise<StudioJob> {
  const row = await rowOf(deps, notebook, tool, id);
  if (row.status === 'failed') throw new Problem('CONFLICT');
  const { source_id } = said as { source_id: string };
  const part = await partOf(deps, row, source_id);
  if (!part || !tool.parts) throw notFound();
  const changed = tool.parts.change({ ...part.row, source_id }, said);
  const numbers = new Set(part.citations.map(({ citation_id }) => citation_id));
  for (const { citation_id } of placesIn(changed)) if (!numbers.has(citation_id)) throw new Problem('INVALID');
  if (!(await changePart(deps, row, source_id, { ...part, row: changed }))) throw notFound();
  await touch(deps, notebook);
  tellJob(deps, row);
  return one(deps, notebook, tool, row, language);
}
