import type { Readable } from 'node:stream';
import type { Language } from '#contract/language.ts';
import type { Source } from '#contract/sources.ts';
import { marksLoss } from '#server/db/held.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { normAt, type Laws, type NormName } from '#server/ports/laws/port.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { enqueue } from './add.ts';
import { dayOfText, findNorms, ROOT_WITHIN } from './norms.ts';
import { place, rowOf, showOne, versionPlace, type Row } from './rows.ts';
import { openStored } from './stored.ts';

type Reads = Pick<Deps, 'db' | 'vault' | 'storage' | 'live' | 'now'>;

const urlOf = (keys: UserVault, { id, url_sealed }: Pick<Row, 'id' | 'url_sealed'>): string | null =>
  url_sealed && keys.openText(url_sealed, place('url', id));

/** The norm that a source is of, as the library knows it; CONFLICT for any other source. */
function normOf(keys: UserVault, row: Row): NormName {
  const url = urlOf(keys, row);
  const norm = row.type === 'website' && url !== null ? normAt(new URL(url)) : null;
  if (!norm) throw new Problem('CONFLICT');
  return norm;
}

/** The first bytes of a stream, which is then left. */
async function beginning(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= ROOT_WITHIN) break;
  }
  return Buffer.concat(chunks);
}

/** The day of the text that a source of a norm has, in its newest readable version; null where its file tells none. */
async function dayHere(deps: Reads, keys: UserVault, id: string, version: number): Promise<string | null> {
  const row = await deps.db
    .selectFrom('source_versions')
    .select('file_key')
    .where('source_id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  if (!row?.file_key) return null;
  try {
    return dayOfText(await beginning(await openStored(deps, keys, row.file_key, versionPlace('file', id, version))));
  } catch (error) {
    if (error instanceof StorageMissing) return null;
    throw error;
  }
}

/** The day of the text that the library has now; null where it tells none. Throws NO_SUCH_LAW and what the port throws. */
export async function dayThere(laws: Laws, norm: NormName, signal: AbortSignal): Promise<string | null> {
  const [law] = await findNorms(laws, { about: norm }, signal);
  return law?.version ?? null;
}

type Asked = Pick<Row, 'id' | 'version' | 'notebook_id' | 'user_id'>;
/** Keeps what the library said of a norm: a text of a later day than the one here is told as newer. */
export async function keepAsked(deps: Reads, source: Asked, there: string | null): Promise<void> {
  const { id, user_id, notebook_id, version } = source;
  const keys = await deps.vault.of(user_id);
  const here = await dayHere(deps, keys, id, version);
  const newer = there !== null && here !== null && there > here ? there : null;
  await deps.db
    .updateTable('sources')
    .set({
      law_asked_at: deps.now(),
      law_newer_sealed: newer === null ? null : keys.seal(newer, place('law_newer', id)),
    })
    .where('id', '=', id)
    // What was read since speaks for itself.
    .where('version', '=', version)
    .execute();
  deps.live.tell(user_id, { type: 'source', notebook_id, source_id: id });
}

/** Says whether a norm is watched; CONFLICT for a source that is none. */
export async function watchLaw(
  deps: Reads,
  notebook: OwnedNotebook,
  id: string,
  watched: boolean,
  language: Language,
): Promise<Source> {
  const row = await rowOf(deps.db, notebook, id);
  normOf(await deps.vault.of(notebook.userId), row);
  await deps.db.updateTable('sources').set({ law_watched: watched }).where('id', '=', id).execute();
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return showOne(deps, notebook, id, language);
}

/** Asks the library now for a newer text of a norm. Throws CONFLICT for any other source, LAWS_OFF, NO_SUCH_LAW, and what the port throws. */
export async function checkLaw(
  deps: Reads & Pick<Deps, 'laws'>,
  notebook: OwnedNotebook,
  id: string,
  language: Language,
  signal: AbortSignal,
): Promise<Source> {
  const row = await rowOf(deps.db, notebook, id);
  const norm = normOf(await deps.vault.of(notebook.userId), row);
  if (!deps.laws) throw new Problem('LAWS_OFF');
  await keepAsked(deps, row, await dayThere(deps.laws, norm, signal));
  return showOne(deps, notebook, id, language);
}

/** Has the text that the library has now read as the next version of a norm. CONFLICT for any other source, and for one that is being read or could not be; LAWS_OFF. */
export async function takeText(
  deps: Reads & Pick<Deps, 'queue' | 'laws'>,
  notebook: OwnedNotebook,
  id: string,
  language: Language,
): Promise<Source> {
  const row = await rowOf(deps.db, notebook, id);
  const keys = await deps.vault.of(notebook.userId);
  normOf(keys, row);
  if (!deps.laws) throw new Problem('LAWS_OFF');
  const { status, version } = row.newest;
  if (status !== 'completed') throw new Problem('CONFLICT');
  const url = urlOf(keys, row)!;
  const received = { fields: {}, type: 'website' as const, name: '', mediaType: 'text/html', url, stored: null };
  try {
    await deps.db
      .transaction()
      .execute((trx) => enqueue({ ...deps, db: trx }, trx, notebook, id, version + 1, received));
  } catch (error) {
    if (marksLoss(error)) throw error;
    // Two that ask at once want the same.
    throw (error as { code?: string }).code === '23505' ? new Problem('CONFLICT') : error;
  }
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return showOne(deps, notebook, id, language);
}

/** Norms that are watched and were not asked for since, those that wait longest first; not those of accounts that are blocked or going. */
export const watchedLaws = ({ db }: Pick<Deps, 'db'>, since: Date) =>
  db
    .selectFrom('sources')
    .innerJoin('users', 'users.id', 'sources.user_id')
    .select(['sources.id', 'sources.version', 'sources.notebook_id', 'sources.user_id', 'sources.url_sealed'])
    .where('sources.law_watched', '=', true)
    .where((is) => is.or([is('sources.law_asked_at', 'is', null), is('sources.law_asked_at', '<', since)]))
    .where('users.deleted_at', 'is', null)
    .where('users.frozen_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .orderBy('sources.law_asked_at', (by) => by.asc().nullsFirst())
    .execute();

/** The norm that stands at the sealed address of a source; null for another page. */
export async function normBehind(
  { vault }: Pick<Deps, 'vault'>,
  source: Pick<Row, 'id' | 'user_id' | 'url_sealed'>,
): Promise<NormName | null> {
  const url = urlOf(await vault.of(source.user_id), source);
  return url === null ? null : normAt(new URL(url));
}
