import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Note } from '#contract/notes.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { keepAnswer } from '#server/sources/index.ts';
import { one, place, type Kept } from './notes.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/** The notes of a notebook, newest change first, one at a time. One that was deleted meanwhile is left out. */
export async function* carryNotes(deps: Needs, notebook: OwnedNotebook): AsyncGenerator<Note> {
  const rows = await deps.db
    .selectFrom('notes')
    .select('id')
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  for (const { id } of rows) yield await one(deps, notebook, id);
}

/** Takes in a note that was carried out. Its answer, if it is one, has been located anew. */
export async function takeNote(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
  { title, content, source_type, extracted_text }: Note,
  at: { created: Date; updated: Date },
): Promise<void> {
  const id = randomUUID();
  const keys = await vault.of(notebook.userId);
  const kept: Kept = typeof content === 'string' ? { text: content } : { answer: keepAnswer(content) };
  await db
    .insertInto('notes')
    .values({
      id,
      notebook_id: notebook.id,
      user_id: notebook.userId,
      source_type: typeof content === 'string' ? source_type : 'ai_response',
      title_sealed: keys.seal(title, place('title', id)),
      content_sealed: keys.seal(JSON.stringify(kept), place('content', id)),
      extracted_sealed: keys.seal(typeof content === 'string' ? extracted_text : '', place('extracted', id)),
      created_at: at.created,
      updated_at: at.updated,
    })
    .execute();
}

/** Writes the notes of a notebook into its copy. `renamed`: a text with the ids of the first one's sources put as those of the copy's. */
export async function copyNotes(
  { vault }: Pick<Deps, 'vault'>,
  trx: Transaction<Tables>,
  from: OwnedNotebook,
  to: { notebookId: string; renamed: (text: string) => string },
): Promise<void> {
  const rows = await trx
    .selectFrom('notes')
    .selectAll()
    .where('notebook_id', '=', from.id)
    .where('user_id', '=', from.userId)
    .execute();
  const keys = await vault.of(from.userId);
  for (const row of rows) {
    const id = randomUUID();
    const anew = (column: Parameters<typeof place>[0]): Buffer =>
      keys.seal(to.renamed(keys.openText(row[`${column}_sealed`], place(column, row.id))), place(column, id));
    const sealed = {
      title_sealed: anew('title'),
      content_sealed: anew('content'),
      extracted_sealed: anew('extracted'),
    };
    await trx
      .insertInto('notes')
      .values({ ...row, ...sealed, id, notebook_id: to.notebookId })
      .execute();
  }
}
