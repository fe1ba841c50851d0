import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { GiveUp, Work } from '#server/jobs/queue.ts';
import type { ImportedNotebook } from '#contract/portability.ts';
import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { Problem } from '#server/http/problem.ts';
import { own, removeNotebook } from '#server/notebooks/index.ts';
import { openStored } from '#server/sources/index.ts';
import type { Shelf } from '#server/studio/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import { Archive } from './archive.ts';
import { reportOf, reportPlace, zipPlace, type ImportRow } from './bring.ts';
import { Scratch } from './scratch.ts';
import { takeInNotebook } from './take-notebook.ts';

export type TakeNeeds = Pick<Deps, 'config' | 'db' | 'vault' | 'storage' | 'queue' | 'live' | 'now'>;

/** All that is opened of a ZIP, some of it twice, may unpack to so many times what an account keeps. */
const UNPACKED = 4;

/**
 * The work of `account.import`: takes in the notebooks of a ZIP one after the other, each whole or not at all. Whatever step it is stopped at, the next try removes
 * the notebook that was not whole and goes on with it.
 */
export const takeIn =
  (deps: TakeNeeds, shelf: Shelf): Work<'account.import'> =>
  async ({ userId, importId }, { signal }) => {
    const row = await deps.db
      .updateTable('imports')
      .set({ status: 'running' })
      .where('id', '=', importId)
      .where('user_id', '=', userId)
      .where('status', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst();
    if (!row?.file_key) return;
    checkpoint('account.import', 'begun');
    let scratch: Scratch | null = null;
    try {
      await dropHalf(deps, row);
      const keys = await deps.vault.of(userId);
      scratch = await Scratch.of(await openStored(deps, keys, row.file_key, zipPlace(row.id)));
      checkpoint('account.import', 'unpacked');
      const archive = await Archive.open(scratch, UNPACKED * deps.config.maxStorageBytes);
      checkpoint('account.import', 'opened');
      try {
        await takeAll(deps, shelf, row, archive, signal);
      } finally {
        archive.close();
      }
      await end(deps, row, null);
    } catch (error) {
      if (error instanceof StorageMissing) return await end(deps, row, 'FILE_LOST');
      if (!(error instanceof Problem) || signal.aborted) throw error;
      await end(deps, row, error.code);
    } finally {
      await scratch?.remove();
    }
  };

async function takeAll(
  deps: TakeNeeds,
  shelf: Shelf,
  row: ImportRow,
  archive: Archive,
  signal: AbortSignal,
): Promise<void> {
  const { user_id: userId, id } = row;
  const keys = await deps.vault.of(userId);
  const report = reportOf(keys, row);
  const folders = archive.manifest.notebooks;
  const tell = async (set: { total?: number; making?: string | null; report_sealed?: Buffer }): Promise<void> => {
    await deps.db.updateTable('imports').set(set).where('id', '=', id).execute();
    deps.live.tell(userId, { type: 'portability' });
  };
  await tell({ total: folders.length });
  for (const folder of folders.slice(report.length)) {
    signal.throwIfAborted();
    let making: string | null = null;
    const begun = async (notebookId: string): Promise<void> => {
      making = notebookId;
      await tell({ making });
      checkpoint('account.import', 'notebook');
    };
    let done: ImportedNotebook;
    try {
      done = await takeInNotebook(deps, { shelf, archive, folder, userId, begun, signal });
    } catch (error) {
      const code = await refusalOf(deps, userId, making, error);
      if (making) await drop(deps, userId, making);
      if (!code || signal.aborted) throw error;
      done = { ...NOTHING, title: folder.split('/').at(-1)!, error_code: code };
    }
    checkpoint('account.import', 'taken');
    report.push(done);
    await tell({ making: null, report_sealed: keys.seal(JSON.stringify(report), reportPlace(id)) });
    checkpoint('account.import', 'reported');
  }
}

const NOTHING = { notebook_id: null, sources: 0, unread: 0, notes: 0, messages: 0, results: 0, found: 0, missing: 0 };

/** Why a notebook is not taken in; null for what is no fault of the ZIP, and is tried again. */
async function refusalOf(
  deps: TakeNeeds,
  userId: string,
  making: string | null,
  error: unknown,
): Promise<ErrorCode | null> {
  if (error instanceof Problem) return error.code;
  if (!making) return null;
  // Its owner deleted it while it was taken in.
  return own(deps, { id: userId }, making).then(
    () => null,
    () => 'NOT_FOUND',
  );
}

async function drop(deps: TakeNeeds, userId: string, id: string): Promise<void> {
  await removeNotebook(deps, { id: userId }, id).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
}

/** Removes the notebook that an earlier try did not take in whole. */
async function dropHalf(deps: TakeNeeds, { id, user_id, making }: ImportRow): Promise<void> {
  if (!making) return;
  await drop(deps, user_id, making);
  await deps.db.updateTable('imports').set({ making: null }).where('id', '=', id).execute();
}

/** Ends an import, and removes its ZIP. */
async function end(deps: TakeNeeds, { id, user_id: userId }: ImportRow, error_code: ErrorCode | null): Promise<void> {
  const at = deps.now();
  const keys = await deps.vault.of(userId);
  await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('imports')
      .set({ status: error_code ? 'failed' : 'done', error_code, done_at: at, making: null })
      .where('id', '=', id)
      .where('status', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst();
    if (!row) return;
    if (row.file_key) await deps.queue.send(trx, 'storage.remove', { keys: [row.file_key] });
    const count = reportOf(keys, row).filter(({ notebook_id }) => notebook_id !== null).length;
    const details = { count, ...(error_code && { why: error_code }) };
    await record(trx, at, { userId, action: 'account.imported', objectId: id, details });
    checkpoint('account.import', 'committing');
  });
  checkpoint('account.import', 'ended');
  deps.live.tell(userId, { type: 'portability' });
}

/** What is left when taking in failed each time, or took its process with it. */
export const giveUpImport =
  (deps: TakeNeeds): GiveUp<'account.import'> =>
  async ({ userId, importId }) => {
    const row = await deps.db
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', importId)
      .where('user_id', '=', userId)
      .where('status', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    if (!row) return;
    await dropHalf(deps, row);
    await end(deps, row, 'WORKER_CRASHED');
  };
