import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { place } from './rows.ts';

/** A source of which something was not read: these pages of it, or all of it where there are none. */
export type Unread = { title: string; pages: readonly number[] };

/** What was not read of a notebook: its sources that are not completed, which nobody can select, and the unread pages of those that are `selected`. */
export async function unreadSources(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
  selected: readonly { id: string }[],
): Promise<Unread[]> {
  const rows = await db
    .selectFrom('sources')
    .leftJoin('source_versions as v', (join) =>
      join.onRef('v.source_id', '=', 'sources.id').onRef('v.version', '=', 'sources.version'),
    )
    .select(['sources.id', 'title_sealed', 'v.status', 'v.unread_pages'])
    .where('notebook_id', '=', notebook.id)
    .where('sources.user_id', '=', notebook.userId)
    .orderBy('sources.created_at')
    .orderBy('sources.id')
    .execute();
  const keys = await vault.of(notebook.userId);
  return rows.flatMap(({ id, title_sealed, status, unread_pages }) => {
    const pages = status === 'completed' ? (unread_pages ?? []) : [];
    const isWanted = status !== 'completed' || (pages.length > 0 && selected.some((one) => one.id === id));
    return isWanted ? [{ title: keys.openText(title_sealed, place('title', id)), pages }] : [];
  });
}
