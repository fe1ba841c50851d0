import { randomUUID } from 'node:crypto';
import { FOLDERS, type Folder } from '#contract/folders.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'live' | 'now'>;
const place = (id: string): string => `source_folders.name_sealed:${id}`;

/** The name of a folder as it is kept. */
export const sealName = (keys: UserVault, id: string, name: string): Buffer => keys.seal(name, place(id));

const tell = ({ live }: Pick<Needs, 'live'>, { id, userId }: OwnedNotebook): void =>
  live.tell(userId, { type: 'notebook', notebook_id: id });

/** The folders of a notebook, oldest first. */
export async function listFolders(
  { db, vault }: Pick<Needs, 'db' | 'vault'>,
  notebook: OwnedNotebook,
): Promise<Folder[]> {
  const rows = await db
    .selectFrom('source_folders')
    .select(['id', 'name_sealed'])
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const keys = await vault.of(notebook.userId);
  return rows.map(({ id, name_sealed }) => ({ id, name: keys.openText(name_sealed, place(id)) }));
}

/** Makes a folder; FOLDER_LIMIT where a notebook has as many as it may. */
export async function makeFolder(deps: Needs, notebook: OwnedNotebook, name: string): Promise<Folder> {
  const keys = await deps.vault.of(notebook.userId);
  const id = randomUUID();
  await deps.db.transaction().execute(async (trx) => {
    // Those who make one at the same time wait for each other here.
    await trx.selectFrom('notebooks').select('id').where('id', '=', notebook.id).forUpdate().execute();
    const { count } = await trx
      .selectFrom('source_folders')
      .select((sql) => sql.fn.countAll<string>().as('count'))
      .where('notebook_id', '=', notebook.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= FOLDERS.most) throw new Problem('FOLDER_LIMIT');
    await trx
      .insertInto('source_folders')
      .values({
        id,
        notebook_id: notebook.id,
        user_id: notebook.userId,
        name_sealed: keys.seal(name, place(id)),
        created_at: deps.now(),
      })
      .execute();
  });
  tell(deps, notebook);
  return { id, name };
}

/** Renames a folder; one of another notebook is 404. */
export async function renameFolder(deps: Needs, notebook: OwnedNotebook, id: string, name: string): Promise<Folder> {
  const keys = await deps.vault.of(notebook.userId);
  const row = await deps.db
    .updateTable('source_folders')
    .set({ name_sealed: keys.seal(name, place(id)) })
    .where('id', '=', id)
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
  tell(deps, notebook);
  return { id, name };
}

/** Deletes a folder; what lies in it stays in the notebook. */
export async function removeFolder(deps: Needs, notebook: OwnedNotebook, id: string): Promise<void> {
  const gone = await deps.db
    .deleteFrom('source_folders')
    .where('id', '=', id)
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  tell(deps, notebook);
}

/** Puts sources into a folder of their notebook, or out of any. 404 where the folder or one of them is not there: then nothing moves. Answers how many moved. */
export async function moveSources(
  deps: Needs,
  notebook: OwnedNotebook,
  ids: readonly string[],
  folderId: string | null,
): Promise<number> {
  const wanted = [...new Set(ids)];
  await deps.db.transaction().execute(async (trx) => {
    const folder =
      folderId === null ||
      (await trx
        .selectFrom('source_folders')
        .select('id')
        .where('id', '=', folderId)
        .where('notebook_id', '=', notebook.id)
        .where('user_id', '=', notebook.userId)
        .forKeyShare()
        .executeTakeFirst());
    if (!folder) throw notFound();
    const { numUpdatedRows } = await trx
      .updateTable('sources')
      .set({ folder_id: folderId })
      .where('id', 'in', wanted)
      .where('notebook_id', '=', notebook.id)
      .where('user_id', '=', notebook.userId)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== wanted.length) throw notFound();
  });
  tell(deps, notebook);
  return wanted.length;
}

/** The folders of names, made where a notebook has none, for sources that are brought in. Answers the id of each name. */
export async function foldersNamed(
  { db, vault, now }: Pick<Needs, 'db' | 'vault' | 'now'>,
  notebook: OwnedNotebook,
  names: readonly string[],
): Promise<Map<string, string>> {
  const keys = await vault.of(notebook.userId);
  const ids = new Map([...new Set(names)].slice(0, FOLDERS.most).map((name) => [name, randomUUID()]));
  for (const [name, id] of ids)
    await db
      .insertInto('source_folders')
      .values({
        id,
        notebook_id: notebook.id,
        user_id: notebook.userId,
        name_sealed: keys.seal(name, place(id)),
        created_at: now(),
      })
      .execute();
  return ids;
}
