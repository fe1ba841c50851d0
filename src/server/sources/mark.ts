import { sql, type RawBuilder } from 'kysely';
import { ofDatabase, rowsMark } from '#server/db/mark.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound } from '#server/http/problem.ts';

/**
 * The mark of all rows that the list of the sources of a notebook is made of, and of those of another list in it, where there is one. 404 for a notebook that is
 * missing or somebody else's.
 */
export async function markOfSources(
  { db }: Pick<Deps, 'db'>,
  user: Pick<Caller, 'id'>,
  notebookId: string,
  other: RawBuilder<string> = sql`''`,
): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ', ${ofDatabase}, ${other},
      (select ${rowsMark('sources', 'id')} from sources where notebook_id = notebooks.id and user_id = notebooks.user_id),
      (select ${rowsMark('v', 'source_id')} from sources join source_versions as v on v.source_id = sources.id
        where notebook_id = notebooks.id and sources.user_id = notebooks.user_id)
    ) as mark from notebooks where id = ${notebookId} and user_id = ${user.id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].mark;
}
