import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { PortableSource, PortableVersion } from '#contract/portable.ts';
import { report as reportShape } from '#contract/sources.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { fileName } from './download.ts';
import { listFolders } from './folders.ts';
import { place, rowsOf, versionPlace, type Row } from './rows.ts';
import { openStored } from './stored.ts';

type Version = Selectable<Tables['source_versions']>;
/** A version to be carried out, and what its file is called. Whether it has a file and a text is told by `has`. */
type CarriedVersion = Omit<PortableVersion, 'file' | 'text'> & {
  name: string;
  has: { file: string | null; text: string | null };
};
export type CarriedSource = Omit<PortableSource, 'versions'> & { versions: CarriedVersion[] };

function versionOf(keys: UserVault, name: string, row: Version): CarriedVersion {
  const { source_id: id, version } = row;
  return {
    version,
    type: row.type,
    status: row.status,
    error_code: row.error_code,
    media_type: row.media_type,
    bytes: Number(row.bytes),
    characters: row.characters,
    words: row.words,
    lines: row.lines,
    pages: row.pages,
    language: row.language,
    report:
      row.report_sealed &&
      reportShape.parse(JSON.parse(keys.openText(row.report_sealed, versionPlace('report', id, version)))),
    password: row.password_sealed && keys.openText(row.password_sealed, versionPlace('password', id, version)),
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    name: fileName(name, row.type, row.media_type),
    has: { file: row.file_key, text: row.status === 'completed' ? row.text_key : null },
  };
}

function sourceOf(
  keys: UserVault,
  row: Row,
  versions: readonly Version[],
  folders: ReadonlyMap<string, string>,
): CarriedSource {
  const { id } = row;
  const name = keys.openText(row.display_name_sealed, place('display_name', id));
  return {
    id,
    title: keys.openText(row.title_sealed, place('title', id)),
    titled: row.titled,
    display_name: name,
    url: row.url_sealed && keys.openText(row.url_sealed, place('url', id)),
    summary: row.summary_sealed ? keys.openText(row.summary_sealed, place('summary', id)) : '',
    wanted_twice: row.wanted_twice,
    watched: row.law_watched,
    folder: folders.get(row.folder_id ?? '') ?? null,
    version: row.version,
    versions: versions.map((version) => versionOf(keys, name, version)),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The sources of a notebook with all their versions, oldest first, to be carried out. */
export async function carrySources(
  deps: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
): Promise<CarriedSource[]> {
  const rows = await rowsOf(deps.db, notebook);
  if (rows.length === 0) return [];
  const keys = await deps.vault.of(notebook.userId);
  const versions = await deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where(
      'source_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('version')
    .execute();
  const bySource = new Map<string, Version[]>();
  for (const version of versions)
    bySource.set(version.source_id, [...(bySource.get(version.source_id) ?? []), version]);
  const folders = new Map((await listFolders(deps, notebook)).map(({ id, name }) => [id, name]));
  return rows.map((row) => sourceOf(keys, row, bySource.get(row.id) ?? [], folders));
}

type Of = { notebook: OwnedNotebook; id: string; version: number; key: string };
const open =
  (kind: 'file' | 'text') =>
  async (deps: Pick<Deps, 'vault' | 'storage'>, { notebook, id, version, key }: Of): Promise<Readable | null> => {
    const keys = await deps.vault.of(notebook.userId);
    try {
      return await openStored(deps, keys, key, versionPlace(kind, id, version));
    } catch (error) {
      if (error instanceof StorageMissing) return null;
      throw error;
    }
  };
/** The original of a version, or its text as it was read, opened as it streams; null where it is lost. */
export const carryFile = open('file');
export const carryText = open('text');
