import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Language } from '#contract/language.ts';
import { NOTEBOOKS_MAX, TITLE_MAX, type Notebook } from '#contract/notebooks.ts';
import type { PortableNotebook } from '#contract/portable.ts';
import { cut } from '#contract/words.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem, notFound } from '#server/http/problem.ts';
import { place } from './notebooks.ts';
import { own, recordWithin, type OwnedNotebook } from './own.ts';

/** A notebook to be carried out, without its sources. */
export async function carryNotebook(
  { db }: Pick<Deps, 'db'>,
  {
    id,
    title,
    description,
    icon,
    color,
    pinned,
    archived,
    engine,
    example_questions,
    generation_status,
    created_at,
    updated_at,
  }: Notebook,
): Promise<Omit<PortableNotebook, 'sources' | 'conversations'>> {
  const row = await db.selectFrom('notebooks').select('titled').where('id', '=', id).executeTakeFirst();
  return {
    id, title, titled: row?.titled ?? true, description, icon, color, pinned, archived, engine, example_questions, generation_status, created_at, updated_at,
  }; // prettier-ignore
}

/** Makes the notebook that is to take in a carried one, as it was. NOTEBOOK_LIMIT where there is no room for another. */
export async function takeNotebook(
  { db, vault, now }: Pick<Deps, 'db' | 'vault' | 'now'>,
  userId: string,
  taken: Pick<
    PortableNotebook,
    | 'title'
    | 'titled'
    | 'description'
    | 'icon'
    | 'color'
    | 'pinned'
    | 'archived'
    | 'engine'
    | 'example_questions'
    | 'generation_status'
  >,
  created_at: Date,
): Promise<OwnedNotebook> {
  const keys = await vault.of(userId);
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await checkCount(trx, userId);
    await trx
      .insertInto('notebooks')
      .values({
        id,
        user_id: userId,
        title_sealed: keys.seal(taken.title, place('title', id)),
        description_sealed: keys.seal(taken.description, place('description', id)),
        questions_sealed: keys.seal(JSON.stringify(taken.example_questions), place('questions', id)),
        icon: taken.icon,
        color: taken.color,
        pinned: taken.pinned,
        archived: taken.archived,
        engine: taken.engine,
        titled: taken.titled,
        generation_status: taken.generation_status,
        created_at,
        updated_at: now(),
      })
      .execute();
    await recordWithin(trx, now(), { id, userId }, { action: 'notebook.created', objectId: id });
  });
  return own({ db }, { id: userId }, id);
}

/** What the copy of a notebook is called. */
const COPY_OF: Record<Language, (title: string) => string> = {
  en: (title) => `${title} (copy)`,
  es: (title) => `${title} (copia)`,
};

/**
 * Writes the row of a copy of a notebook: its title, which says that it is one, its description, its look, and who answers. NOTEBOOK_LIMIT where there is no room for
 * another.
 */
export async function writeCopy(
  { vault, now }: Pick<Deps, 'vault' | 'now'>,
  trx: Transaction<Tables>,
  from: OwnedNotebook,
  { id, language }: { id: string; language: Language },
): Promise<void> {
  const { userId } = from;
  const keys = await vault.of(userId);
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await checkCount(trx, userId);
  const row = await trx
    .selectFrom('notebooks')
    .selectAll()
    .where('id', '=', from.id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
  const open = (column: 'title' | 'description' | 'questions', sealed: Buffer): string =>
    keys.openText(sealed, place(column, from.id));
  const called = COPY_OF[language];
  const title = called(cut(open('title', row.title_sealed), TITLE_MAX - called('').length));
  const at = now();
  await trx
    .insertInto('notebooks')
    .values({
      ...row,
      id,
      title_sealed: keys.seal(title, place('title', id)),
      description_sealed: keys.seal(open('description', row.description_sealed), place('description', id)),
      questions_sealed:
        row.questions_sealed && keys.seal(open('questions', row.questions_sealed), place('questions', id)),
      titled: true,
      pinned: false,
      archived: false,
      opened_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await recordWithin(trx, at, { ...from, id }, { action: 'notebook.created', objectId: id });
}

/** NOTEBOOK_LIMIT where a user has as many as one may. */
async function checkCount(trx: Transaction<Tables>, userId: string): Promise<void> {
  const { n } = await trx
    .selectFrom('notebooks')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (n >= NOTEBOOKS_MAX) throw new Problem('NOTEBOOK_LIMIT');
}

/** Gives a notebook that was taken in the time of its last change. */
export async function endTaking({ db }: Pick<Deps, 'db'>, { id }: OwnedNotebook, updated_at: Date): Promise<void> {
  await db.updateTable('notebooks').set({ updated_at }).where('id', '=', id).execute();
}
