import { sql, type Kysely, type Selectable } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Source } from '#contract/sources.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { sentence } from '#server/http/text.ts';
import { notFound } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { normAt } from '#server/ports/laws/port.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** What is told of a version. The rest, such as the report on its pages, is read by whoever opens it. */
const TOLD = [
  'version',
  'type',
  'media_type',
  'status',
  'progress',
  'reading_page',
  'reading_of',
  'error_code',
  'file_key',
  'bytes',
  'characters',
  'lines',
  'pages',
  'unread_pages',
  'words',
  'fingerprint',
  'created_at',
] as const;
type Version = Pick<Selectable<Tables['source_versions']>, (typeof TOLD)[number]>;
export type Row = Selectable<Tables['sources']> & { newest: Version };

/** Where a sealed column of a source belongs. */
export const place = (column: 'title' | 'display_name' | 'url' | 'summary' | 'law_newer', id: string): string =>
  `sources.${column}_sealed:${id}`;
/** Where what is kept of one version belongs. */
export const versionPlace = (
  kind: 'file' | 'text' | 'index' | 'references' | 'vectors' | 'report' | 'password',
  id: string,
  version: number,
): string => `source_versions.${kind}:${id}:${version}`;

/**
 * The sources of a notebook, or those of them that are named, each with its newest version. In one question: a version that was read meanwhile would
 * stand beside the title of before otherwise.
 */
export async function rowsOf(db: Kysely<Tables>, notebook: OwnedNotebook, ids?: readonly string[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('sources')
    .innerJoinLateral(
      (versions) =>
        versions
          .selectFrom('source_versions')
          .select(TOLD)
          .whereRef('source_versions.source_id', '=', 'sources.id')
          .orderBy('source_versions.version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('sources')
    .select(TOLD.map((column) => sql.ref(`newest.${column}`).as(`newest_${column}`)))
    .where('sources.notebook_id', '=', notebook.id)
    .where('sources.user_id', '=', notebook.userId)
    .$if(ids !== undefined, (query) => query.where('sources.id', 'in', ids!))
    .orderBy('sources.created_at')
    .orderBy('sources.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    newest: Object.fromEntries(TOLD.map((column) => [column, row[`newest_${column}`]])) as Version,
  }));
}

/** One source of the notebook; a stranger's and a missing one are the same 404. */
export async function rowOf(db: Kysely<Tables>, notebook: OwnedNotebook, id: string): Promise<Row> {
  const [row] = await rowsOf(db, notebook, [id]);
  if (!row) throw notFound();
  return row;
}

/** What is told of the size and kind of one version. */
export const metadataOf = (version: Version, url: string | null): Source['metadata'] => ({
  characterCount: version.characters,
  lineCount: version.lines,
  pageCount: version.pages,
  bytes: Number(version.bytes),
  originalUrl: url,
  wordCount: version.words,
  webhookProcessed: version.status === 'completed',
  unreadPages: version.unread_pages,
});

/** The oldest source of the notebook whose file is the same as that of each; those that somebody wants twice have none. */
export function duplicatesAmong(rows: readonly Row[]): Map<string, Row> {
  const first = new Map<string, Row>();
  const duplicates = new Map<string, Row>();
  // The one whose file came first is the original: a source may have got its file long after it was made.
  const byFile = [...rows].sort((a, b) => a.newest.created_at.getTime() - b.newest.created_at.getTime());
  for (const row of byFile) {
    const print = row.newest.fingerprint?.toString('hex');
    if (print === undefined) continue;
    const older = first.get(print);
    if (!older) first.set(print, row);
    else if (!row.wanted_twice) duplicates.set(row.id, older);
  }
  return duplicates;
}

/** The source whose file is the same and came first, looked for among those that ever had that file. */
async function duplicateOf(db: Kysely<Tables>, notebook: OwnedNotebook, row: Row): Promise<Row | undefined> {
  const { fingerprint } = row.newest;
  if (fingerprint === null || row.wanted_twice) return undefined;
  const same = await db
    .selectFrom('source_versions')
    .innerJoin('sources', 'sources.id', 'source_versions.source_id')
    .select('sources.id')
    .distinct()
    .where('source_versions.user_id', '=', notebook.userId)
    .where('fingerprint', '=', fingerprint)
    .where('notebook_id', '=', notebook.id)
    .execute();
  return duplicatesAmong(await rowsOf(db, notebook, [row.id, ...same.map(({ id }) => id)])).get(row.id);
}

/** One source of the notebook as it is seen outside. */
export async function showOne(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
  id: string,
  language: Language,
): Promise<Source> {
  const row = await rowOf(db, notebook, id);
  return show(await vault.of(notebook.userId), row, await duplicateOf(db, notebook, row), language);
}

/** What is told of a norm of the library; null of any other source. */
function lawOf(keys: UserVault, row: Row, url: string | null): Source['law'] {
  if (url === null || row.type !== 'website' || !normAt(new URL(url))) return null;
  return {
    watched: row.law_watched,
    asked_at: row.law_asked_at?.toISOString() ?? null,
    newer: row.law_newer_sealed && keys.openText(row.law_newer_sealed, place('law_newer', row.id)),
  };
}

/** A source as it is seen outside. */
export function show(keys: UserVault, row: Row, duplicate: Row | undefined, language: Language): Source {
  const { newest } = row;
  const name = keys.openText(row.display_name_sealed, place('display_name', row.id));
  const url = row.url_sealed ? keys.openText(row.url_sealed, place('url', row.id)) : null;
  const working = newest.status === 'processing';
  const download = `/notebooks/${row.notebook_id}/sources/${row.id}/download/`;
  return {
    id: row.id,
    notebook_id: row.notebook_id,
    title: keys.openText(row.title_sealed, place('title', row.id)),
    display_name: name,
    type: newest.type,
    file: newest.file_key ? name : null,
    file_path: newest.file_key ? download : null,
    url,
    summary: row.summary_sealed ? keys.openText(row.summary_sealed, place('summary', row.id)) : '',
    processing_status: newest.status,
    progress: working ? newest.progress : null,
    reading:
      working && newest.reading_page !== null && newest.reading_of !== null
        ? { page: newest.reading_page, of: newest.reading_of }
        : null,
    duplicate_of: duplicate
      ? { id: duplicate.id, title: keys.openText(duplicate.title_sealed, place('title', duplicate.id)) }
      : null,
    upload_key: row.upload_key,
    law: lawOf(keys, row, url),
    folder_id: row.folder_id,
    error_code: newest.error_code,
    error_message: newest.error_code && sentence(newest.error_code, language),
    version: newest.status === 'completed' ? newest.version : row.version,
    metadata: metadataOf(newest, url),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
