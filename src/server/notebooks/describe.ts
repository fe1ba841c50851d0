import type { Language } from '#contract/language.ts';
import type { Color } from '#contract/notebooks.ts';
import type { Deps } from '#server/deps.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { OwnedNotebook } from './own.ts';
import { place } from './notebooks.ts';

/** What the first source says of its notebook. */
export type Described = { title: string; summary: string; icon: string; color: Color; questions: readonly string[] };

const DEFAULT = { icon: '📝', color: 'gray' } as const;

/**
 * Fills in what the user left open, once, when the first source is read: the title only where nobody typed one, the description where it is empty,
 * icon and colour where they are still the first ones, and the questions. A notebook already described, or gone, is left alone.
 */
export async function describe(
  deps: Pick<Deps, 'db' | 'vault' | 'live'>,
  { id, userId }: Pick<OwnedNotebook, 'id' | 'userId'>,
  described: Described,
): Promise<void> {
  const keys = await deps.vault.of(userId);
  const done = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('notebooks')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('generation_status', '!=', 'completed')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const blank = keys.openText(row.description_sealed, place('description', id)) === '';
    await trx
      .updateTable('notebooks')
      .set({
        generation_status: 'completed',
        questions_sealed: keys.seal(JSON.stringify(described.questions), place('questions', id)),
        ...(!row.titled && { title_sealed: keys.seal(described.title, place('title', id)) }),
        ...(blank && { description_sealed: keys.seal(described.summary, place('description', id)) }),
        ...(row.icon === DEFAULT.icon && { icon: described.icon }),
        ...(row.color === DEFAULT.color && { color: described.color }),
      })
      .where('id', '=', id)
      .execute();
    checkpoint('notebook.describe', 'committing');
    return true;
  });
  if (done) deps.live.tell(userId, { type: 'notebook', notebook_id: id });
}

/** The language of the owner of a notebook that nothing was made for yet; null for one that is described, or gone. */
export async function wantsDescription(
  { db }: Pick<Deps, 'db'>,
  { id, userId }: Pick<OwnedNotebook, 'id' | 'userId'>,
): Promise<Language | null> {
  const row = await db
    .selectFrom('notebooks')
    .innerJoin('users', 'users.id', 'notebooks.user_id')
    .select('users.language')
    .where('notebooks.id', '=', id)
    .where('notebooks.user_id', '=', userId)
    .where('generation_status', '!=', 'completed')
    .executeTakeFirst();
  return row?.language ?? null;
}

/** Says that nothing could be made from the first source; the next one that is read tries again. */
export async function describeFailed(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  { id, userId }: Pick<OwnedNotebook, 'id' | 'userId'>,
): Promise<void> {
  await db
    .updateTable('notebooks')
    .set({ generation_status: 'failed' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('generation_status', '=', 'pending')
    .execute();
  live.tell(userId, { type: 'notebook', notebook_id: id });
}
