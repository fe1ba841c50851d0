import { sql } from 'kysely';
import { rowsMark } from '#server/db/mark.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { markOfSources } from '#server/sources/index.ts';

/** The mark of all rows that the list of the notes of a notebook is made of: what answers among them quote comes from its sources. */
export const markOfNotes = (deps: Pick<Deps, 'db'>, user: Caller, notebookId: string): Promise<string> =>
  markOfSources(
    deps,
    user,
    notebookId,
    sql`(select ${rowsMark('notes', 'id')} from notes where notebook_id = notebooks.id and user_id = notebooks.user_id)`,
  );
