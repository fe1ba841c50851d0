import type { Transaction } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Source, SourceText } from '#contract/sources.ts';
import { rangeOfLines } from '#reading/lines.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem, notFound } from '#server/http/problem.ts';
import { keyBelow, recordWithin, touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import { readingOf } from './add.ts';
import { forget, openVersion } from './open.ts';
import { duplicatesAmong, metadataOf, place, rowOf, rowsOf, show, showOne, versionPlace } from './rows.ts';

type Reads = Pick<Deps, 'db' | 'vault'>;

/** The sources of a notebook, oldest first. */
export async function list(deps: Reads, notebook: OwnedNotebook, language: Language): Promise<Source[]> {
  const rows = await rowsOf(deps.db, notebook);
  const keys = await deps.vault.of(notebook.userId);
  const duplicates = duplicatesAmong(rows);
  return rows.map((row) => show(keys, row, duplicates.get(row.id), language));
}

type Asked = { version?: number | undefined; from?: number | undefined; to?: number | undefined };

/**
 * One source with the lines that were asked of one of its versions, whose type and size it tells; of a version that is not read there is no
 * text. Its state is that of the version that was asked for, or else of the newest.
 */
export async function one(
  deps: Reads & Pick<Deps, 'storage'>,
  notebook: OwnedNotebook,
  id: string,
  asked: Asked,
  language: Language,
): Promise<SourceText> {
  const row = await rowOf(deps.db, notebook, id);
  const number = asked.version ?? row.version;
  const version = await deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where('source_id', '=', id)
    .where('version', '=', number)
    .executeTakeFirst();
  if (!version) throw notFound();
  const keys = await deps.vault.of(notebook.userId);
  const shown = {
    ...show(keys, asked.version === undefined ? row : { ...row, newest: version }, undefined, language),
    type: version.type,
    metadata: metadataOf(version, row.url_sealed && keys.openText(row.url_sealed, place('url', id))),
    version: number,
  };
  if (version.status !== 'completed') return { ...shown, content: '', from: 0, to: 0, offset: 0, report: null };
  const { text, lines, report } = await openVersion(deps, version);
  const [from, to] = [Math.min(asked.from ?? 1, lines.length), Math.min(asked.to ?? lines.length, lines.length)];
  if (to < from) throw new Problem('INVALID', { fields: { to: 'wrong' } });
  const range = rangeOfLines(lines, text, from, to);
  return { ...shown, content: text.slice(range.start, range.end), from, to, offset: range.start, report };
}

/** Renames a source. */
export async function rename(
  deps: Reads & Pick<Deps, 'live' | 'now'>,
  notebook: OwnedNotebook,
  id: string,
  title: string | undefined,
  language: Language,
): Promise<Source> {
  const row = await rowOf(deps.db, notebook, id);
  if (title === undefined) throw new Problem('INVALID', { fields: { title: 'missing' } });
  const keys = await deps.vault.of(notebook.userId);
  await deps.db
    .updateTable('sources')
    .set({ title_sealed: keys.seal(title, place('title', row.id)), titled: true, updated_at: deps.now() })
    .where('id', '=', row.id)
    .execute();
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return showOne(deps, notebook, id, language);
}

/** The files of generations about the whole notebook that quote a source: they go with it, as their rows do (migration 022). */
async function filesQuoting(trx: Transaction<Tables>, sourceId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('studio_quoted')
    .innerJoin('studio_jobs', 'studio_jobs.id', 'studio_quoted.job_id')
    .select('file_key')
    .where('studio_quoted.source_id', '=', sourceId)
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

/** Deletes a source: its rows at once, all its files by a job of the same transaction. Answers whether there was a file. */
export async function remove(
  deps: Pick<Deps, 'db' | 'queue' | 'live' | 'now'>,
  notebook: OwnedNotebook,
  id: string,
): Promise<boolean> {
  const row = await rowOf(deps.db, notebook, id);
  await deps.db.transaction().execute(async (trx) => {
    // Locked first: whatever quotes it from now on finds it gone.
    await trx.selectFrom('sources').select('id').where('id', '=', row.id).forUpdate().execute();
    const made = await filesQuoting(trx, row.id);
    const gone = await trx.deleteFrom('sources').where('id', '=', row.id).returning('id').executeTakeFirst();
    if (!gone) throw notFound();
    const below = keyBelow({ userId: notebook.userId, notebookId: notebook.id, sourceId: id });
    await deps.queue.send(trx, 'storage.remove', { keys: [below, ...made] });
    await touch({ db: trx, now: deps.now }, notebook);
    await recordWithin(trx, deps.now(), notebook, { action: 'source.deleted', objectId: id });
  });
  forget(id);
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return row.newest.file_key !== null;
}

/** Reads a failed source again, with the password of its file if one is given; CONFLICT for one that did not fail. */
export async function retry(
  deps: Reads & Pick<Deps, 'queue' | 'live'>,
  notebook: OwnedNotebook,
  id: string,
  password: string | undefined,
  language: Language,
): Promise<Source> {
  const keys = await deps.vault.of(notebook.userId);
  const { newest, url_sealed } = await rowOf(deps.db, notebook, id);
  if (newest.status !== 'failed') throw new Problem('CONFLICT');
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('source_versions')
      .set({
        status: 'pending',
        error_code: null,
        progress: null,
        ...(password && { password_sealed: keys.seal(password, versionPlace('password', id, newest.version)) }),
      })
      .where('source_id', '=', id)
      .where('version', '=', newest.version)
      .where('status', '=', 'failed')
      .execute();
    await deps.queue.send(
      trx,
      readingOf(url_sealed && keys.openText(url_sealed, place('url', id))),
      { userId: notebook.userId, sourceId: id, version: newest.version },
      { key: `${id}:${newest.version}` },
    );
  });
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return showOne(deps, notebook, id, language);
}

/** Stops the reading of a source: it is failed, CANCELLED, and may be tried again. One that is done stays as it is: CONFLICT. */
export async function cancel(
  deps: Reads & Pick<Deps, 'live'>,
  notebook: OwnedNotebook,
  id: string,
  language: Language,
): Promise<Source> {
  const { newest } = await rowOf(deps.db, notebook, id);
  const stopped = await deps.db
    .updateTable('source_versions')
    .set({ status: 'failed', error_code: 'CANCELLED', progress: null, reading_page: null, reading_of: null })
    .where('source_id', '=', id)
    .where('version', '=', newest.version)
    .where('status', 'in', ['uploading', 'pending', 'processing'])
    .executeTakeFirst();
  if (stopped.numUpdatedRows === 0n) throw new Problem('CONFLICT');
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return showOne(deps, notebook, id, language);
}

/** Says that a source is wanted although another has the same file. */
export async function keepBoth(
  deps: Reads & Pick<Deps, 'live'>,
  notebook: OwnedNotebook,
  id: string,
  language: Language,
): Promise<Source> {
  const row = await rowOf(deps.db, notebook, id);
  await deps.db.updateTable('sources').set({ wanted_twice: true }).where('id', '=', row.id).execute();
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return showOne(deps, notebook, id, language);
}
