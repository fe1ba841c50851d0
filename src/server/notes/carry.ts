import { randomUUID } from 'node:crypto';
import type { Note } from '#contract/notes.ts';
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
