import type { Transaction, Updateable } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Price } from '#contract/prices.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { keepCitations } from '#server/sources/index.ts';
import { release, settle } from '#server/tokens/index.ts';
import { recordEnd } from './audit.ts';
import type { Filed } from './filing.ts';
import type { Made } from './make.ts';
import { filledOf } from './parts/kept.ts';
import { place, UNFINISHED, type Row, type Stored } from './stored.ts';
import { tellJob } from './telling.ts';
import type { Tool } from './tool.ts';

type Trx = Transaction<Tables>;
type Needs = Pick<Deps, 'db' | 'vault' | 'live' | 'now'>;

/** What one unit of a job costs: what its button told, but no more than the work without a model where it came to be done so. */
const eachOf = ({ price, engine }: Row, { tokens }: Price): number =>
  engine?.name === 'embedded' ? Math.min(price ?? Infinity, tokens) : (price ?? tokens);

/** What a row keeps of what was made, sealed. */
async function columnsOf({ vault }: Pick<Deps, 'vault'>, row: Row, made: Made) {
  const keys = await vault.of(row.user_id);
  const { result, document_length, citations } = made;
  const stored: Stored = { document_length, result, citations: keepCitations(citations) };
  return {
    description_sealed: keys.seal(made.description, place('description', row.id)),
    summary_sealed: keys.seal(JSON.stringify(made.summary), place('summary', row.id)),
    result_sealed: keys.seal(JSON.stringify(stored), place('result', row.id)),
    found: made.parts?.found ?? citations.filter(({ state }) => state !== 'missing').length,
    total: made.parts?.total ?? citations.length,
  };
}

/** The sources that a generation quotes which is about a whole notebook, or about two sources: it goes with the first of them that goes. So does one that takes in the results of others. */
const quotedBy = ({ reads, parts, takes }: Tool, { source_id }: Row, { citations }: Made): string[] =>
  (source_id === null && !parts) || reads === 'beside' || takes
    ? [...new Set(citations.map((citation) => citation.source_id))]
    : [];

/** Locks these sources, before the job is locked. Throws CONFLICT where one was deleted while it was read: its words are not kept then. */
async function lockQuoted(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const there = await trx
    .selectFrom('sources')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (there.length < ids.length) throw new Problem('CONFLICT');
}

const COMPLETED = { status: 'completed', progress: 100, stage: null, error_code: null } as const;
type Change = Updateable<Tables['studio_jobs']>;

/**
 * Changes an unfinished job whose result is still the one that this process read; of one that is gone, or that another process took further, it changes nothing
 * and answers nothing.
 */
const changeUnfinished = (trx: Trx, { id, result_sealed }: Row, change: Change) =>
  trx
    .updateTable('studio_jobs')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .where('result_sealed', result_sealed ? '=' : 'is', result_sealed)
    .returningAll()
    .executeTakeFirst();

/**
 * Keeps what a tool made: with `whole` the job is done and its price settled, or its tokens given back where it holds nothing, all or nothing; else its file is still to be made. Answers the row; nothing for a job
 * that is gone, or for which another process kept something. The sources are locked before the job, and the job before the account.
 */
export async function keepMade(
  deps: Needs,
  row: Row,
  tool: Tool,
  made: Made,
  whole: boolean,
): Promise<Row | undefined> {
  const columns = await columnsOf(deps, row, made);
  const { price } = tool.contract;
  const quoted = quotedBy(tool, row, made);
  const at = deps.now();
  const kept = await deps.db.transaction().execute(async (trx) => {
    await lockQuoted(trx, quoted);
    const units = made.parts ? await filledOf(trx, row) : 1;
    const free = whole && (units === 0 || (!made.parts && (tool.empty?.(made.result) ?? false)));
    const tokens = free ? null : row.hold_id ? eachOf(row, price) * units : row.tokens;
    const done = whole && { ...COMPLETED, completed_at: at, tokens };
    const changed = await changeUnfinished(trx, row, { ...columns, ...done, updated_at: at });
    if (changed && quoted.length > 0)
      await trx
        .insertInto('studio_quoted')
        .values(quoted.map((source_id) => ({ job_id: row.id, source_id })))
        .onConflict((same) => same.doNothing())
        .execute();
    checkpoint('studio.run', 'settling');
    if (whole && changed?.hold_id)
      await (free ? release(trx, changed.hold_id) : settle(trx, changed.hold_id, eachOf(row, price) * units));
    if (whole && changed)
      await recordEnd(trx, at, changed, 'studio.generated', {
        quoted: made.parts?.quoted ?? made.citations,
        tokens: changed.tokens,
      });
    checkpoint('studio.run', 'settled');
    return changed;
  });
  if (whole) tellEnd(deps, row, kept);
  return kept;
}

/** Keeps the file that was made of a result and settles the price, all or nothing. False for a job that is gone, or was ended by another process. */
export async function keepFiled(deps: Needs, row: Row, { contract: { price } }: Tool, filed: Filed): Promise<boolean> {
  const keys = await deps.vault.of(row.user_id);
  const at = deps.now();
  const kept = await deps.db.transaction().execute(async (trx) => {
    const changed = await changeUnfinished(trx, row, {
      ...COMPLETED,
      result_sealed: keys.seal(JSON.stringify(filed.stored), place('result', row.id)),
      summary_sealed: keys.seal(JSON.stringify(filed.summary), place('summary', row.id)),
      file_key: filed.key,
      file_bytes: filed.bytes,
      ...(row.hold_id && { tokens: eachOf(row, price) }),
      completed_at: at,
      updated_at: at,
    });
    checkpoint('studio.run', 'settling-file');
    if (changed?.hold_id) await settle(trx, changed.hold_id, eachOf(row, price));
    if (changed)
      await recordEnd(trx, at, changed, 'studio.generated', {
        quoted: filed.stored.citations,
        tokens: changed.hold_id === null ? null : changed.tokens,
      });
    checkpoint('studio.run', 'settled-file');
    return changed;
  });
  tellEnd(deps, row, kept);
  return kept !== undefined;
}

/**
 * Ends an unfinished job as failed and gives its tokens back, in one transaction; what was made of it goes. One whose result was being changed is completed
 * again, without a file, and says why: its result is never lost.
 */
export async function fail(
  { db, now, live }: Pick<Needs, 'db' | 'live' | 'now'>,
  { jobId, userId }: Jobs['studio.run'],
  error_code: ErrorCode,
): Promise<void> {
  const at = now();
  const failed = await db.transaction().execute(async (trx) => {
    const row = await markFailed(trx, at, { jobId, userId }, error_code);
    if (row) await recordEnd(trx, at, row, 'studio.failed', { why: error_code });
    return row;
  });
  if (failed) tellEnd({ live }, failed, failed);
}

async function markFailed(
  trx: Trx,
  updated_at: Date,
  { jobId, userId }: Jobs['studio.run'],
  error_code: ErrorCode,
): Promise<Row | undefined> {
  const unfinished = (changed: boolean) =>
    trx
      .updateTable('studio_jobs')
      .where('id', '=', jobId)
      .where('user_id', '=', userId)
      .where('status', 'in', UNFINISHED)
      .where('completed_at', changed ? 'is not' : 'is', null)
      .returningAll();
  const back = await unfinished(true)
    .set({ ...COMPLETED, error_code, updated_at })
    .executeTakeFirst();
  if (back) return back;
  const none = { description_sealed: null, summary_sealed: null, result_sealed: null, found: null, total: null };
  const row = await unfinished(false)
    .set({ ...none, status: 'failed', error_code, stage: null, updated_at })
    .executeTakeFirst();
  if (row?.asked_sealed) await trx.deleteFrom('studio_parts').where('job_id', '=', row.id).execute();
  if (row?.hold_id) await release(trx, row.hold_id);
  return row;
}

function tellEnd(deps: Pick<Needs, 'live'>, row: Row, ended: Pick<Row, 'hold_id'> | undefined): void {
  if (!ended) return;
  tellJob(deps, row);
  if (ended.hold_id) deps.live.tell(row.user_id, { type: 'tokens' });
}
