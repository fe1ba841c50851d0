import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { GiveUp, Jobs, Work } from '#server/jobs/queue.ts';
import { fail, keepFiled, keepMade } from './endings.ts';
import { makeFile } from './filing.ts';
import { make, type Making } from './make.ts';
import { endEarly } from './parts/change.ts';
import { makeParts } from './parts/make.ts';
import type { Shelf } from './registry.ts';
import { optionsOf, UNFINISHED, type Row } from './stored.ts';
import { Telling, tellJob, whenGone } from './telling.ts';

type Job = Jobs['studio.run'];
type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'live' | 'now' | 'engine' | 'embedded' | 'speech' | 'grammar'>;

/**
 * The work of `studio.run`: makes the result of a job, and its file where one is wanted with it, and settles the price. A result is kept before its file is made, so that
 * whoever goes on makes only the file. Doing it twice gives the same; of a job that was deleted it does nothing. `maker`: who makes the result.
 */
export const runStudio =
  (deps: Needs, { folder, generators }: Pick<Shelf, 'folder' | 'generators'>, maker = make): Work<'studio.run'> =>
  async (job, { signal }) => {
    const row = await begin(deps, job);
    if (!row) return;
    checkpoint('studio.run', 'begun');
    const tool = generators.get(row.kind);
    // Its folder was taken from the shelf since.
    if (!tool) return fail(deps, job, 'GENERATION_FAILED');
    const model = row.embedded ? null : deps.engine.model;
    const telling = new Telling(
      deps,
      row,
      tool.contract.stages,
      model !== null || (deps.grammar !== null && tool.proofread !== undefined),
    );
    const gone = whenGone(deps, row);
    tellJob(deps, row);
    try {
      const stop = AbortSignal.any([signal, gone.signal]);
      const making = { tool, tools: generators, folder, row, model, telling };
      const made = row.result_sealed ? row : await makeResult(deps, making, maker, stop);
      if (made) await addFile(deps, { tool, row: made, telling }, stop);
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!(error instanceof Problem) || signal.aborted) throw error;
      await fail(deps, job, error.code);
    } finally {
      gone.end();
    }
  };

/** Makes and keeps the result of a job. Answers its row where the file is to be made along with it; else the job is done, or gone. */
async function makeResult(deps: Needs, job: Making, maker: typeof make, stop: AbortSignal): Promise<Row | undefined> {
  const { tool, row } = job;
  const made = await (tool.parts ? makeParts : maker)(deps, job, stop);
  checkpoint('studio.run', 'made');
  const filed = tool.filing?.atOnce(optionsOf(tool, row)) ?? false;
  const kept = await keepMade(deps, row, tool, made, !filed);
  checkpoint('studio.run', 'kept');
  if (!filed) return undefined;
  // Where another process kept its own first, the file is made of that one.
  return kept ?? deps.db.selectFrom('studio_jobs').selectAll().where('id', '=', row.id).where('status', 'in', UNFINISHED).executeTakeFirst(); // prettier-ignore
}

/** Makes and keeps the file of a result. What nobody keeps is removed. */
async function addFile(
  deps: Needs,
  { tool, row, telling }: Pick<Making, 'tool' | 'row' | 'telling'>,
  stop: AbortSignal,
): Promise<void> {
  const filed = await makeFile(deps, { tool, row, hear: telling.ear('file') }, stop);
  checkpoint('studio.run', 'made-file');
  // Where that breaks off it is not known whether it was kept: then the sweep finds out.
  const kept = await keepFiled(deps, row, tool, filed);
  if (!kept) await deps.storage.remove([filed.key]);
  checkpoint('studio.run', 'kept-file');
}

/** What is left when a job failed each time, or took its process with it: it fails, but for one in parts, which is done with those that it has. */
export const giveUpStudio =
  (deps: Pick<Deps, 'db' | 'live' | 'now' | 'queue'>): GiveUp<'studio.run'> =>
  async (job) => {
    if (!(await endEarly(deps, job))) await fail(deps, job, 'GENERATION_FAILED');
  };

/** The row of a job that is unfinished, begun: with the engine that works on it. */
const begin = (
  { db, now, engine: { model }, embedded }: Pick<Needs, 'db' | 'now' | 'engine' | 'embedded'>,
  { jobId, userId }: Job,
): Promise<Row | undefined> =>
  db
    .updateTable('studio_jobs')
    .set({
      status: 'processing',
      // A result that stands was made by the engine that its job names.
      engine: sql`case when result_sealed is not null then engine when embedded then ${JSON.stringify(embedded.about)} else ${JSON.stringify(model?.about ?? embedded.about)} end::jsonb`,
      started_at: sql<Date>`coalesce(started_at, ${now()})`,
      updated_at: now(),
    })
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('status', 'in', UNFINISHED)
    .returningAll()
    .executeTakeFirst();

/** At start: an unfinished job whose work was lost gets it again. What another process works on, or will try again, is left to it. */
export async function resumeStudio({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const rows = await db
    .selectFrom('studio_jobs')
    .select(['id', 'user_id'])
    .where('status', 'in', UNFINISHED)
    .where(
      sql<boolean>`not exists (select from pgboss.job where name = 'studio.run' and data->>'jobId' = studio_jobs.id::text and state < 'completed')`,
    )
    .execute();
  for (const { id: jobId, user_id: userId } of rows)
    await db.transaction().execute((trx) => queue.send(trx, 'studio.run', { userId, jobId }, { key: jobId }));
}
