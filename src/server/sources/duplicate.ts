import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Selectable, Transaction } from 'kysely';
import { marksLoss } from '#server/db/held.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { recordWithin, storageKey, type OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { readingOf } from './add.ts';
import { listFolders, sealName } from './folders.ts';
import { checkQuota } from './quota.ts';
import { OPEN } from './read.ts';
import { place, versionPlace } from './rows.ts';
import { openStored } from './stored.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'vault' | 'storage' | 'queue' | 'now'>;
type Row = Selectable<Tables['sources']>;
type Version = Selectable<Tables['source_versions']>;
type Kind = 'file' | 'text' | 'index';
/** Where the files of a version lie in their new place; null of what it has not. */
type Places = Record<Kind, string | null>;
type Copy = { from: Row; id: string; versions: { row: Version; files: Places }[] };

/** What was sealed anew for another notebook: the ids of its sources by those of the first ones, how its rows are written, and how it is taken back where they are not. */
type Duplicate = {
  ids: ReadonlyMap<string, string>;
  write: (trx: Transaction<Tables>, to: OwnedNotebook | Pick<OwnedNotebook, 'id' | 'userId'>) => Promise<void>;
  takeBack: (error: unknown) => Promise<void>;
};

/**
 * Seals the files of all sources of a notebook, with their texts and indexes, for the places that they get in a new one: nothing is uploaded or read again, and every version
 * keeps its words to the letter, so that what cites them stands. No row is written before `write`. STORAGE_QUOTA where there is no room for them.
 */
export async function duplicateSources(deps: Needs, from: OwnedNotebook, toId: string): Promise<Duplicate> {
  const { userId } = from;
  const keys = await deps.vault.of(userId);
  const rows = await deps.db
    .selectFrom('sources')
    .selectAll()
    .where('notebook_id', '=', from.id)
    .where('user_id', '=', userId)
    .execute();
  const versions = await versionsOf(deps, rows);
  const bytes = versions.reduce((sum, one) => sum + Number(one.bytes), 0);
  await checkQuota(deps, userId, bytes);
  const made: string[] = [];
  const takeBack = async (error: unknown): Promise<void> => {
    // With the connection the answer is lost whether the rows stand: then the sweep finds out.
    if (!marksLoss(error)) await deps.storage.remove(made);
  };
  const sealAnew = async (row: Version, id: string, kind: Kind): Promise<string | null> => {
    const key = row[`${kind}_key`];
    if (key === null || (kind !== 'file' && row.status !== 'completed')) return null;
    const { source_id, version } = row;
    const to = `${storageKey({ userId, notebookId: toId, sourceId: id, version }, kind)}-${randomUUID()}`;
    try {
      const opening = await openStored(deps, keys, key, versionPlace(kind, source_id, version));
      const sealing = keys.sealing(versionPlace(kind, id, version));
      made.push(to);
      await Promise.all([pipeline(opening, sealing), deps.storage.put(to, sealing)]);
      return to;
    } catch (error) {
      if (error instanceof StorageMissing) return null;
      throw error;
    }
  };
  const copies: Copy[] = [];
  try {
    for (const source of rows) {
      const copy: Copy = { from: source, id: randomUUID(), versions: [] };
      for (const row of versions.filter(({ source_id }) => source_id === source.id)) {
        const files: Places = { file: null, text: null, index: null };
        for (const kind of ['file', 'text', 'index'] as const) files[kind] = await sealAnew(row, copy.id, kind);
        copy.versions.push({ row, files });
      }
      copies.push(copy);
    }
  } catch (error) {
    await takeBack(error);
    throw error;
  }
  return {
    ids: new Map(copies.map(({ from: { id }, id: copied }) => [id, copied])),
    write: async (trx, to) => {
      // Those who copy or add at the same time counted without each other.
      await checkQuota({ ...deps, db: trx }, userId, bytes);
      const folders = await writeFolders(deps, trx, keys, from, to.id);
      for (const copy of copies) await writeSource(deps, trx, keys, { copy, to, folders });
    },
    takeBack,
  };
}

const versionsOf = async ({ db }: Pick<Needs, 'db'>, rows: readonly Row[]): Promise<Version[]> =>
  rows.length === 0
    ? []
    : db
        .selectFrom('source_versions')
        .selectAll()
        .where(
          'source_id',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('version')
        .execute();

/** Makes the folders, and answers the id of each by that of the first one. */
async function writeFolders(
  deps: Needs,
  trx: Transaction<Tables>,
  keys: UserVault,
  from: OwnedNotebook,
  notebook_id: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { id: known, name } of await listFolders({ ...deps, db: trx }, from)) {
    const id = randomUUID();
    ids.set(known, id);
    const name_sealed = sealName(keys, id, name);
    await trx
      .insertInto('source_folders')
      .values({ id, notebook_id, user_id: from.userId, name_sealed, created_at: deps.now() })
      .execute();
  }
  return ids;
}

type Writing = { copy: Copy; to: Pick<OwnedNotebook, 'id' | 'userId'>; folders: ReadonlyMap<string, string> };
async function writeSource(deps: Needs, trx: Transaction<Tables>, keys: UserVault, writing: Writing): Promise<void> {
  const { copy, to, folders } = writing;
  const { from, id } = copy;
  const { userId } = to;
  const anew = (column: Parameters<typeof place>[0]): Buffer | null => {
    const sealed = from[`${column}_sealed`];
    return sealed && keys.seal(keys.openText(sealed, place(column, from.id)), place(column, id));
  };
  await trx
    .insertInto('sources')
    .values({
      ...from,
      id,
      notebook_id: to.id,
      title_sealed: anew('title')!,
      display_name_sealed: anew('display_name')!,
      url_sealed: anew('url'),
      summary_sealed: anew('summary'),
      law_newer_sealed: anew('law_newer'),
      upload_key: null,
      folder_id: folders.get(from.folder_id ?? '') ?? null,
    })
    .execute();
  const url = from.url_sealed && keys.openText(from.url_sealed, place('url', from.id));
  for (const { row: read, files } of copy.versions) {
    const { version, type, fingerprint } = read;
    const about = (column: 'report' | 'password', sealed: Buffer | null): Buffer | null =>
      sealed &&
      keys.seal(keys.openText(sealed, versionPlace(column, from.id, version)), versionPlace(column, id, version));
    const isOpen = (OPEN as readonly string[]).includes(read.status);
    const isLost = read.status === 'completed' && (files.text === null || files.index === null);
    await trx
      .insertInto('source_versions')
      .values({
        ...read,
        source_id: id,
        file_key: files.file,
        bytes: files.file === null ? 0 : Number(read.bytes),
        text_key: files.text,
        index_key: files.index,
        references_key: null,
        vectors_key: null,
        vectors_model: null,
        report_sealed: about('report', read.report_sealed),
        password_sealed: about('password', read.password_sealed),
        ...(isOpen && { status: 'pending' as const, progress: null, reading_page: null, reading_of: null }),
        ...(isLost && { status: 'failed' as const, error_code: 'FILE_LOST' as const }),
      })
      .execute();
    const reading = { userId, sourceId: id, version };
    if (isOpen) await deps.queue.send(trx, readingOf(url), reading, { key: `${id}:${version}` });
    await recordWithin(trx, deps.now(), to, {
      action: version === 1 ? 'source.added' : 'source.replaced',
      objectId: id,
      details: { kind: type, version, ...(fingerprint && { hash: fingerprint.toString('hex') }) },
    });
  }
}
