import { sql } from 'kysely';
import { ofDatabase, rowsMark } from '#server/db/mark.ts';
import type { Deps } from '#server/deps.ts';

/** The mark of all rows that the list of a user's notebooks is made of. */
export async function markOfList({ db }: Pick<Deps, 'db'>, userId: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ', ${ofDatabase},
      (select ${rowsMark('notebooks', 'id')} from notebooks where user_id = ${userId}),
      (select ${rowsMark('sources', 'id')} from sources where user_id = ${userId}),
      (select ${rowsMark('source_versions', 'source_id')} from source_versions where user_id = ${userId})
    ) as mark`.execute(db);
  return rows[0]!.mark;
}
