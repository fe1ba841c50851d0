import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { Language } from '#contract/language.ts';
import {
  NOTEBOOKS_MAX,
  UNTITLED,
  isDefaultTitle,
  type Notebook,
  type notebooksApi,
  type OpenedNotebook,
} from '#contract/notebooks.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { Problem, notFound } from '#server/http/problem.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { overviewOf } from './overview.ts';
import { recordWithin, type OwnedNotebook, type Owner } from './own.ts';
import { sampleOf } from './sample.ts';
import { keyBelow } from './stored.ts';

type Row = Selectable<Tables['notebooks']> & Pick<Notebook, 'sources_by_type' | 'sources_reading'>;

export const place = (column: 'title' | 'description' | 'questions', id: string): string =>
  `notebooks.${column}_sealed:${id}`;

function show(keys: UserVault, row: Row): Notebook {
  return {
    id: row.id,
    title: keys.openText(row.title_sealed, place('title', row.id)),
    description: keys.openText(row.description_sealed, place('description', row.id)),
    icon: row.icon,
    color: row.color,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    pinned: row.pinned,
    archived: row.archived,
    engine: row.engine,
    sources_count: Object.values(row.sources_by_type).reduce((sum, n) => sum + n, 0),
    sources_by_type: row.sources_by_type,
    sources_reading: row.sources_reading,
    example_questions: row.questions_sealed
      ? (JSON.parse(keys.openText(row.questions_sealed, place('questions', row.id))) as string[])
      : [],
    generation_status: row.generation_status,
  };
}

const select = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('notebooks')
    .selectAll('notebooks')
    .select([
      sql<Notebook['sources_by_type']>`(
        select coalesce(jsonb_object_agg(type, n), '{}') from (
          select type, count(*)::int as n from sources where notebook_id = notebooks.id group by type
        ) as types
      )`.as('sources_by_type'),
      sql<number>`(
        select count(distinct v.source_id)::int from sources as s join source_versions as v on v.source_id = s.id
        where s.notebook_id = notebooks.id and v.status in ('uploading', 'pending', 'processing')
      )`.as('sources_reading'),
    ])
    .where('notebooks.user_id', '=', userId);

/** The title of a notebook. */
export async function titleOf(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  { id, userId }: OwnedNotebook,
): Promise<string> {
  const row = await db.selectFrom('notebooks').select('title_sealed').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return (await vault.of(userId)).openText(row.title_sealed, place('title', id));
}

/** My notebooks, newest change first. */
export async function list(deps: Pick<Deps, 'db' | 'vault'>, user: Pick<Caller, 'id'>): Promise<Notebook[]> {
  const rows = await select(deps.db, user.id).orderBy('updated_at', 'desc').orderBy('id').execute();
  const keys = await deps.vault.of(user.id);
  return rows.map((row) => show(keys, row));
}

type Opens = Pick<Deps, 'db' | 'vault' | 'addresses' | 'now'>;

/** One of my notebooks; 404 for any other. */
export async function one(deps: Opens, user: Owner, id: string): Promise<OpenedNotebook> {
  const row = await select(deps.db, user.id).where('notebooks.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const [overview, sample] = await Promise.all([overviewOf(deps, row), sampleOf(deps, row)]);
  return { ...show(await deps.vault.of(user.id), row), ...overview, sample };
}

const of = (user: Owner, id: string) => ({ id, userId: user.id, sessionId: user.sessionId ?? null });

type Creation = z.output<(typeof notebooksApi)['create']['body']>;
/** What a notebook has that is made with all that the first source would say of it, and what is written in the same transaction. */
type Whole = Pick<Notebook, 'icon' | 'color' | 'example_questions'> & {
  also: (trx: Transaction<Tables>, id: string) => Promise<void>;
};

/** Makes a notebook. Without a title, or with one that the product gave, the first source will name it; one that comes `whole` it leaves alone. */
export async function create(
  deps: Opens & Pick<Deps, 'live'>,
  user: Owner,
  input: Creation,
  language: Language,
  whole?: Whole,
): Promise<OpenedNotebook> {
  const keys = await deps.vault.of(user.id);
  const id = randomUUID();
  const title = input.title || UNTITLED[language];
  const at = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const { n } = await trx
      .selectFrom('notebooks')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (n >= NOTEBOOKS_MAX) throw new Problem('NOTEBOOK_LIMIT');
    await trx
      .insertInto('notebooks')
      .values({
        id,
        user_id: user.id,
        title_sealed: keys.seal(title, place('title', id)),
        description_sealed: keys.seal(input.description ?? '', place('description', id)),
        titled: !isDefaultTitle(title),
        created_at: at,
        updated_at: at,
        ...(whole && {
          icon: whole.icon,
          color: whole.color,
          questions_sealed: keys.seal(JSON.stringify(whole.example_questions), place('questions', id)),
          generation_status: 'completed',
        }),
      })
      .execute();
    await whole?.also(trx, id);
    await recordWithin(trx, at, of(user, id), { action: 'notebook.created', objectId: id });
  });
  deps.live.tell(user.id, { type: 'notebook', notebook_id: id });
  return one(deps, user, id);
}

/** Opening it again within this is the same visit. Milliseconds. */
const VISIT_MS = 60_000;

/** One of my notebooks, opened on a screen: a person's session says when, a key for programs does not. 404 for any other. */
export async function open(deps: Opens, user: Caller, id: string): Promise<OpenedNotebook> {
  const now = deps.now();
  if (!user.scopes)
    await deps.db
      .updateTable('notebooks')
      .set({ opened_at: now })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .where((eb) => eb.or([eb('opened_at', 'is', null), eb('opened_at', '<', new Date(now.getTime() - VISIT_MS))]))
      .execute();
  return one(deps, user, id);
}

type Change = z.output<(typeof notebooksApi)['update']['body']>;

/** Fields whose change is no change of the notebook: it keeps its place among the newest changes. */
const APART: readonly (keyof Change)[] = ['pinned', 'archived', 'engine'];

/** Changes what was sent. A title sent here was typed by the user, so it is never overwritten; what changes nothing, pinning, archiving and who answers leave the time alone. */
export async function update(
  deps: Opens & Pick<Deps, 'live'>,
  user: Caller,
  id: string,
  change: Change,
): Promise<OpenedNotebook> {
  const before = await one(deps, user, id);
  const changed = (Object.keys(change) as (keyof Change)[]).filter(
    (field) => change[field] !== undefined && change[field] !== before[field],
  );
  if (changed.length === 0) return before;
  const keys = await deps.vault.of(user.id);
  await deps.db
    .updateTable('notebooks')
    .set({
      ...(changed.some((field) => !APART.includes(field)) && { updated_at: deps.now() }),
      ...(change.title !== undefined && { title_sealed: keys.seal(change.title, place('title', id)), titled: true }),
      ...(change.description !== undefined && {
        description_sealed: keys.seal(change.description, place('description', id)),
      }),
      ...(change.icon !== undefined && { icon: change.icon }),
      ...(change.color !== undefined && { color: change.color }),
      ...(change.pinned !== undefined && { pinned: change.pinned }),
      ...(change.archived !== undefined && { archived: change.archived }),
      ...(change.engine !== undefined && { engine: change.engine }),
    })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .execute();
  deps.live.tell(user.id, { type: 'notebook', notebook_id: id });
  return one(deps, user, id);
}

/** Deletes a notebook with all its rows at once, and its files by a job of the same transaction. */
export async function remove(
  deps: Pick<Deps, 'db' | 'queue' | 'live' | 'now'>,
  user: Owner,
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('notebooks')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw notFound();
    await recordWithin(trx, deps.now(), of(user, id), { action: 'notebook.deleted', objectId: id });
    await deps.queue.send(trx, 'storage.remove', { keys: [keyBelow({ userId: user.id, notebookId: id })] });
  });
  deps.live.tell(user.id, { type: 'notebook', notebook_id: id });
}
