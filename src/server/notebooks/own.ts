import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound } from '#server/http/problem.ts';

declare const owned: unique symbol;
/** The key to a notebook: who holds one has been checked. Only `own` and this room make it. */
export type OwnedNotebook = { readonly id: string; readonly userId: string; readonly [owned]: true };

export const mint = (id: string, userId: string): OwnedNotebook => ({ id, userId }) as OwnedNotebook;

/** The notebook of this user; a stranger's and a missing one are the same 404. */
export async function own({ db }: Pick<Deps, 'db'>, user: Pick<Caller, 'id'>, id: string): Promise<OwnedNotebook> {
  const row = await db
    .selectFrom('notebooks')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return mint(row.id, user.id);
}

/** Something within the notebook changed: it moves to the top of the list. `db` may be a transaction. */
export async function touch({ db, now }: Pick<Deps, 'db' | 'now'>, notebook: OwnedNotebook): Promise<void> {
  await db.updateTable('notebooks').set({ updated_at: now() }).where('id', '=', notebook.id).execute();
}
