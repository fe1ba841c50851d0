import type { Kysely } from 'kysely';
import type { OpenedNotebook } from '#contract/notebooks.ts';
import type { Tables } from '#server/db/tables.ts';

/** How far the filling of a notebook is that is a sample; null of any other. */
export async function sampleOf(
  { db }: { db: Kysely<Tables> },
  notebook: { id: string; user_id: string },
): Promise<OpenedNotebook['sample']> {
  const row = await db
    .selectFrom('sample_notebooks')
    .select(['status', 'done'])
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.user_id)
    .executeTakeFirst();
  return row ? { status: row.status, answered: row.done.includes('answer') } : null;
}

/** Whether a notebook is a sample, which nothing may leave for until its owner asks for it. `db` may be a transaction. */
export async function isSample(db: Kysely<Tables>, notebookId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sample_notebooks')
    .select('notebook_id')
    .where('notebook_id', '=', notebookId)
    .executeTakeFirst();
  return row !== undefined;
}
