import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { GiveUp, Jobs, Work } from '#server/jobs/queue.ts';
import { keepCitations } from '#server/sources/index.ts';
import { release, settle } from '#server/tokens/index.ts';
import { make, type Made } from './make.ts';
import type { Shelf } from './registry.ts';
import { place, UNFINISHED, type Row, type Stored } from './stored.ts';
import { Telling, tellJob, whenGone } from './telling.ts';
import type { Tool } from './tool.ts';

type Job = Jobs['studio.run'];
type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'live' | 'now' | 'engine' | 'embedded'>;

/**
 * The work of `studio.run`: makes the result of a job and settles its price. Doing it twice gives the same; of a job that was deleted it does nothing.
 * `making`: who makes the result.
 */
export const runStudio =
  (deps: Needs, { folder, generators }: Pick<Shelf, 'folder' | 'generators'>, making = make): Work<'studio.run'> =>
  async (job, { signal }) => {
    const row = await begin(deps, job);
    if (!row) return;
    const tool = generators.get(row.kind);
    // Its folder was taken from the shelf since.
    if (!tool) return fail(deps, job, 'GENERATION_FAILED');
    const model = row.embedded ? null : deps.engine.model;
    const telling = new Telling(deps, row, tool.contract.stages, model !== null);
    const gone = whenGone(deps, row);
    tellJob(deps, row);
    try {
      const stop = AbortSignal.any([signal, gone.signal]);
      await complete(deps, row, tool, await making(deps, { tool, folder, row, model, telling }, stop));
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!(error instanceof Problem) || signal.aborted) throw error;
      await fail(deps, job, error.code);
    } finally {
      gone.end();
    }
  };

/** What is left when a job failed each time, or took its process with it. */
export const giveUpStudio =
  (deps: Pick<Needs, 'db' | 'live' | 'now'>): GiveUp<'studio.run'> =>
  (job) =>
    fail(deps, job, 'GENERATION_FAILED');

/** The row of a job that is unfinished, begun: with the engine that works on it. */
const begin = (
  { db, now, engine: { model }, embedded }: Pick<Needs, 'db' | 'now' | 'engine' | 'embedded'>,
  { jobId, userId }: Job,
): Promise<Row | undefined> =>
  db
    .updateTable('studio_jobs')
    .set({
      status: 'processing',
      engine: sql`case when embedded then ${JSON.stringify(embedded.about)} else ${JSON.stringify(model?.about ?? embedded.about)} end::jsonb`,
      started_at: sql<Date>`coalesce(started_at, ${now()})`,
      updated_at: now(),
    })
    .where('id', '=', jobId)
    .where('user_id', '=', userId)
    .where('status', 'in', UNFINISHED)
    .returningAll()
    .executeTakeFirst();

/** Keeps what was made and settles its price, all or nothing; of a job that is gone, or was ended by another process, nothing. The job is locked before the account. */
async function complete(deps: Needs, row: Row, { contract: { price } }: Tool, made: Made): Promise<void> {
  const keys = await deps.vault.of(row.user_id);
  const { result, document_length, citations } = made;
  const seal = (column: 'description' | 'summary' | 'result', text: string) => keys.seal(text, place(column, row.id));
  const stored: Stored = { document_length, result, citations: keepCitations(citations) };
  const done = await deps.db.transaction().execute(async (trx) => {
    const kept = await trx
      .updateTable('studio_jobs')
      .set({
        status: 'completed',
        progress: 100,
        stage: null,
        description_sealed: seal('description', made.description),
        summary_sealed: seal('summary', JSON.stringify(made.summary)),
        result_sealed: seal('result', JSON.stringify(stored)),
        found: citations.filter(({ state }) => state !== 'missing').length,
        total: citations.length,
        completed_at: deps.now(),
        updated_at: deps.now(),
      })
      .where('id', '=', row.id)
      .where('status', 'in', UNFINISHED)
      .returning('hold_id')
      .executeTakeFirst();
    if (kept?.hold_id) await settle(trx, kept.hold_id, price);
    return kept;
  });
  tellEnd(deps, row, done);
}

/** Ends an unfinished job as failed and gives its tokens back, in one transaction. */
async function fail(deps: Pick<Needs, 'db' | 'live' | 'now'>, { jobId, userId }: Job, code: ErrorCode): Promise<void> {
  const failed = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('studio_jobs')
      .set({ status: 'failed', error_code: code, stage: null, updated_at: deps.now() })
      .where('id', '=', jobId)
      .where('user_id', '=', userId)
      .where('status', 'in', UNFINISHED)
      .returningAll()
      .executeTakeFirst();
    if (row?.hold_id) await release(trx, row.hold_id);
    return row;
  });
  if (failed) tellEnd(deps, failed, failed);
}

function tellEnd(deps: Pick<Needs, 'live'>, row: Row, ended: Pick<Row, 'hold_id'> | undefined): void {
  if (!ended) return;
  tellJob(deps, row);
  if (ended.hold_id) deps.live.tell(row.user_id, { type: 'tokens' });
}

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
