import { sql } from 'kysely';
import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import { forgetLists } from '#server/http/tagged.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Work } from '#server/jobs/queue.ts';
import { renewCopies } from '#server/vault/copies.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'log' | 'now'>;
/** Files that are removed with one request, where the storage can. */
const AT_ONCE = 500;

/** Work of this user that still runs may write yet: the deletion is tried again after it. */
class StillAtWork extends Error {
  constructor() {
    super('work of a deleted account still runs');
    this.name = 'StillAtWork';
  }
}

/**
 * The work of `account.delete`: removes the rows, with them the user's key, so that nothing that is left anywhere can be read; then the files; and marks the
 * deletion as done once nothing is left and nothing runs that could write more. Whatever step it is stopped at, doing it again goes on from there.
 */
export const carryOutDeletion =
  (deps: Needs): Work<'account.delete'> =>
  async ({ userId, deletionId }, { signal }) => {
    const open = await deps.db
      .selectFrom('deletion_log')
      .select('id')
      .where('id', '=', deletionId)
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .executeTakeFirst();
    if (!open) return;
    await removeRows(deps, userId, signal);
    checkpoint('account.delete', 'rows');
    deps.vault.forget(userId);
    forgetLists(userId);
    const stale = await renewCopies(deps.db, deps.now());
    if (stale.length > 0)
      deps.log.warn({ deletion: deletionId, stale }, 'copies of the keys could not be written anew');
    checkpoint('account.delete', 'copies');
    const files = await removeFiles(deps, userId, signal);
    checkpoint('account.delete', 'files');
    if (await isAtWork(deps, userId)) throw new StillAtWork();
    // What was written until just now.
    await removeFiles(deps, userId, signal);
    const at = deps.now();
    await deps.db.transaction().execute(async (trx) => {
      await trx.updateTable('deletion_log').set({ done_at: at }).where('id', '=', deletionId).execute();
      const details = { why: 'done', count: files };
      await record(trx, at, { userId, actor: 'system', action: 'account.deleted', objectId: deletionId, details });
      checkpoint('account.delete', 'committing');
    });
    checkpoint('account.delete', 'marked');
    deps.log.info({ deletion: deletionId, files }, 'an account was deleted');
  };

/** Notebook by notebook, so that no transaction is long; then the user, and with it the key and all that is left. */
async function removeRows({ db }: Needs, userId: string, signal: AbortSignal): Promise<void> {
  const notebooks = await db.selectFrom('notebooks').select('id').where('user_id', '=', userId).execute();
  for (const { id } of notebooks) {
    signal.throwIfAborted();
    await db.deleteFrom('notebooks').where('id', '=', id).execute();
    checkpoint('account.delete', 'notebook');
  }
  await db.deleteFrom('users').where('id', '=', userId).where('deleted_at', 'is not', null).execute();
}

/** All that is stored below the user's own prefix. */
async function removeFiles({ storage }: Needs, userId: string, signal: AbortSignal): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    await storage.remove(batch);
    removed += batch.length;
    batch = [];
  };
  for await (const { key } of storage.list(`${userId}/`)) {
    signal.throwIfAborted();
    batch.push(key);
    if (batch.length === AT_ONCE) await flush();
  }
  await flush();
  return removed;
}

async function isAtWork({ db }: Needs, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job where data->>'userId' = ${userId} and state = 'active' and name <> 'account.delete' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** At start, and now and then: a deletion whose work was lost or given up gets it again. */
export async function resumeDeletions({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const rows = await db
    .selectFrom('deletion_log')
    .select(['id', 'user_id'])
    .where('done_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from pgboss.job where name = 'account.delete' and data->>'deletionId' = deletion_log.id::text and state < 'completed')`,
    )
    .execute();
  for (const { id, user_id: userId } of rows)
    await db.transaction().execute((trx) => queue.send(trx, 'account.delete', { userId, deletionId: id }, { key: id }));
}
