import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { AnswerContent } from '#contract/answer.ts';
import type { Body } from '#contract/endpoint.ts';
import { EXTRACTED, type Note, type notesApi } from '#contract/notes.ts';
import { cut } from '#contract/words.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem, notFound } from '#server/http/problem.ts';
import { touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import { certifyAgain, keepAnswer, showAnswers } from '#server/sources/index.ts';

type Row = Selectable<Tables['notes']>;
type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;
export const place = (column: 'title' | 'content' | 'extracted', id: string): string => `notes.${column}_sealed:${id}`;
/** A note's content as it is kept: what a user wrote, or an answer without the words of its sources. */
export type Kept = { text: string } | { answer: string };

async function show(deps: Needs, notebook: OwnedNotebook, rows: readonly Row[]): Promise<Note[]> {
  const keys = await deps.vault.of(notebook.userId);
  const kept = rows.map((row) => JSON.parse(keys.openText(row.content_sealed, place('content', row.id))) as Kept);
  const answers = await showAnswers(
    deps,
    notebook,
    kept.flatMap((one) => ('answer' in one ? one.answer : [])),
  );
  let next = 0;
  return rows.map((row, i) => {
    const one = kept[i]!;
    const content = 'text' in one ? one.text : answers[next++]!;
    return {
      id: row.id,
      notebook_id: row.notebook_id,
      title: keys.openText(row.title_sealed, place('title', row.id)),
      content,
      source_type: row.source_type,
      extracted_text:
        typeof content === 'string'
          ? keys.openText(row.extracted_sealed, place('extracted', row.id))
          : extractedOf(content),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  });
}

/** The first three segments, up to 200 characters (specification 1, section 7). */
const extractedOf = (content: AnswerContent | string): string =>
  cut(
    typeof content === 'string'
      ? content
      : [...content.direct, ...content.segments]
          .slice(0, EXTRACTED.segments)
          .map((segment) => segment.text)
          .join(' '),
    EXTRACTED.characters,
  );

/** The notes of a notebook, newest change first. */
export async function list(deps: Needs, notebook: OwnedNotebook): Promise<Note[]> {
  const rows = await deps.db
    .selectFrom('notes')
    .selectAll()
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return show(deps, notebook, rows);
}

/** The titles of a user's notes, or of those in one notebook, newest change first, `most` of them. */
export async function listTitles(
  { db, vault }: Pick<Needs, 'db' | 'vault'>,
  userId: string,
  notebookId: string | undefined,
  most: number,
): Promise<{ id: string; notebookId: string; title: string }[]> {
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'notebook_id', 'title_sealed'])
    .where('user_id', '=', userId)
    .$if(notebookId !== undefined, (query) => query.where('notebook_id', '=', notebookId!))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const keys = await vault.of(userId);
  return rows.map(({ id, notebook_id, title_sealed }) => ({
    id,
    notebookId: notebook_id,
    title: keys.openText(title_sealed, place('title', id)),
  }));
}

/**
 * Keeps a note, once for each id. An answer is certified anew from the places and words it gives: neither states nor titles of a sender are believed. `also`: what is written in the
 * same transaction.
 */
export async function add(
  deps: Needs & Pick<Deps, 'now' | 'live'>,
  notebook: OwnedNotebook,
  body: Body<(typeof notesApi)['add']>,
  also?: (trx: Transaction<Tables>) => Promise<void>,
): Promise<Note> {
  const id = body.id ?? randomUUID();
  const keys = await deps.vault.of(notebook.userId);
  const { content } = body;
  const kept: Kept =
    typeof content === 'string'
      ? { text: content }
      : { answer: keepAnswer(await certifyAgain(deps, notebook, content)) };
  const at = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('notes')
      .values({
        id,
        notebook_id: notebook.id,
        user_id: notebook.userId,
        source_type: typeof content === 'string' ? body.source_type : 'ai_response',
        title_sealed: keys.seal(body.title, place('title', id)),
        content_sealed: keys.seal(JSON.stringify(kept), place('content', id)),
        // An answer's first words come from its sources each time it is shown: nothing of a deleted source may stay in a note.
        extracted_sealed: keys.seal(
          typeof content === 'string' ? (body.extracted_text ?? extractedOf(content)) : '',
          place('extracted', id),
        ),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    // It was sent before, and its answer was lost; another's is not found.
    if (added === 0n) return;
    await touch({ db: trx, now: deps.now }, notebook);
    await also?.(trx);
  });
  deps.live.tell(notebook.userId, { type: 'note', notebook_id: notebook.id });
  return one(deps, notebook, id);
}

const rowOf = ({ db }: Pick<Needs, 'db'>, notebook: OwnedNotebook, id: string) =>
  db
    .selectFrom('notes')
    .selectAll()
    .where('id', '=', id)
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId);

/** One note; 404 for any other. */
export async function one(deps: Needs, notebook: OwnedNotebook, id: string): Promise<Note> {
  const [note] = await show(deps, notebook, [await rowOf(deps, notebook, id).executeTakeFirstOrThrow(notFound)]);
  return note!;
}

/** Later than the last change even within one millisecond, so that two changes are never taken for one. */
const after = (last: Date, now: Date): Date => new Date(Math.max(now.getTime(), last.getTime() + 1));

/** Changes a user's note; an AI note is READ_ONLY, and one that changed since it was `seen` stays as it is: CONFLICT. */
export async function update(
  deps: Needs & Pick<Deps, 'now' | 'live'>,
  notebook: OwnedNotebook,
  id: string,
  { title, content, seen }: Body<(typeof notesApi)['update']>,
): Promise<Note> {
  const keys = await deps.vault.of(notebook.userId);
  await deps.db.transaction().execute(async (trx) => {
    // The notebook first, as its deletion locks them: otherwise the two could wait for each other.
    await touch({ db: trx, now: deps.now }, notebook);
    const row = await rowOf({ db: trx }, notebook, id).forUpdate().executeTakeFirstOrThrow(notFound);
    if (row.source_type === 'ai_response') throw new Problem('READ_ONLY');
    if (seen !== undefined && Date.parse(seen) !== row.updated_at.getTime()) throw new Problem('CONFLICT');
    await trx
      .updateTable('notes')
      .set({
        updated_at: after(row.updated_at, deps.now()),
        ...(title !== undefined && { title_sealed: keys.seal(title, place('title', id)) }),
        ...(content !== undefined && {
          content_sealed: keys.seal(JSON.stringify({ text: content } satisfies Kept), place('content', id)),
          extracted_sealed: keys.seal(extractedOf(content), place('extracted', id)),
        }),
      })
      .where('id', '=', id)
      .execute();
  });
  deps.live.tell(notebook.userId, { type: 'note', notebook_id: notebook.id });
  return one(deps, notebook, id);
}

/** Deletes a note. */
export async function remove(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  notebook: OwnedNotebook,
  id: string,
): Promise<void> {
  const gone = await db
    .deleteFrom('notes')
    .where('id', '=', id)
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  live.tell(notebook.userId, { type: 'note', notebook_id: notebook.id });
}
