import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';

/** A source with its newest version that was read and has words; null where there is none. */
export type Pinned = { id: string; version: number | null };

/** These sources of a notebook, each once, in their order, or all of it, oldest first, where none is named. 404 for an id that is not in the notebook. */
export async function pinVersions(
  { db }: Pick<Deps, 'db'>,
  notebook: OwnedNotebook,
  ids: readonly string[],
): Promise<Pinned[]> {
  const rows = await db
    .selectFrom('sources')
    .leftJoin('source_versions as v', (join) =>
      join
        .onRef('v.source_id', '=', 'sources.id')
        .onRef('v.version', '=', 'sources.version')
        .on('v.status', '=', 'completed')
        .on('v.words', '>', 0),
    )
    .select(['sources.id', 'v.version'])
    .where('notebook_id', '=', notebook.id)
    .where('sources.user_id', '=', notebook.userId)
    .orderBy('sources.created_at')
    .orderBy('sources.id')
    .execute();
  if (ids.length === 0) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    if (!row) throw notFound();
    return row;
  });
}
