import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { MAX_SOURCES, SOURCE_TITLE_MAX, type Source } from '#contract/sources.ts';
import { withoutEnding } from '#contract/source-type.ts';
import { marksLoss } from '#server/db/held.ts';
import type { Deps } from '#server/deps.ts';
import type { Upload } from '#server/http/call.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { recordWithin, touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import { normAt } from '#server/ports/laws/port.ts';
import { checkQuota, inTurn } from './quota.ts';
import { isTitled, nameOf, receive, titleOf, type Added, type Received, type VersionOf } from './receive.ts';
import { place, rowOf, showOne, versionPlace } from './rows.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'vault' | 'storage' | 'queue' | 'live' | 'now'>;

/** Takes back what was stored of a source that will not be. */
const takeBack = async ({ storage }: Pick<Needs, 'storage'>, { stored }: Received): Promise<void> => {
  if (stored) await storage.remove([stored.key]);
};

/** The same where its rows failed; where the connection was lost, nobody knows whether they stand: then the sweep finds out. */
const takeBackAfter = async (error: unknown, deps: Pick<Needs, 'storage'>, received: Received): Promise<void> => {
  if (!marksLoss(error)) await takeBack(deps, received);
};

/** Takes in what a call brings, as far as its user has room for it: asked before it comes, and again when it is known how much it was. */
async function takeIn(
  deps: Needs,
  notebook: OwnedNotebook,
  of: VersionOf,
  body: Added,
  upload: Upload<Added> | null,
): Promise<Received> {
  await checkQuota(deps, notebook.userId, 0);
  const received = await inTurn(notebook.userId, () => receive(deps, notebook, of, body, upload));
  try {
    await checkQuota(deps, notebook.userId, received.stored?.bytes ?? 0);
  } catch (error) {
    await takeBack(deps, received);
    throw error;
  }
  return received;
}

/** A notebook that is full takes no other source: SOURCE_LIMIT. */
export async function checkRoom({ db }: Pick<Needs, 'db'>, notebook: OwnedNotebook): Promise<void> {
  const { count } = await db
    .selectFrom('sources')
    .select((sql) => sql.fn.countAll<string>().as('count'))
    .where('notebook_id', '=', notebook.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_SOURCES) throw new Problem('SOURCE_LIMIT');
}

/** Adds a file, a pasted text or an address of the web. A file is sealed as it arrives; then row, version and job stand in one transaction, or nothing does. */
export async function add(
  deps: Needs,
  notebook: OwnedNotebook,
  body: Added,
  upload: Upload<Added> | null,
  language: Language,
): Promise<Source> {
  const id = randomUUID();
  const keys = await deps.vault.of(notebook.userId);
  // Before anything is read from the sender, and again below for those who came at the same time.
  await checkRoom(deps, notebook);
  const received = await takeIn(deps, notebook, { id, version: 1 }, body, upload);
  const { fields, url } = received;
  const title =
    fields.title ?? (url || withoutEnding(received.name) || titleOf(fields.content)).slice(0, SOURCE_TITLE_MAX);
  const name = nameOf(fields.display_name, received.name || title);
  const at = deps.now();
  try {
    await deps.db.transaction().execute(async (trx) => {
      // Those who add at the same time wait for each other here, so that none of them counts too few.
      await trx.selectFrom('notebooks').select('id').where('id', '=', notebook.id).forUpdate().execute();
      await checkRoom({ db: trx }, notebook);
      await trx
        .insertInto('sources')
        .values({
          id,
          notebook_id: notebook.id,
          user_id: notebook.userId,
          type: received.type,
          titled: isTitled(fields, url),
          title_sealed: keys.seal(title, place('title', id)),
          display_name_sealed: keys.seal(name, place('display_name', id)),
          url_sealed: url === null ? null : keys.seal(url, place('url', id)),
          upload_key: fields.upload_key ?? null,
          created_at: at,
          updated_at: at,
        })
        .execute();
      await enqueue({ ...deps, db: trx }, trx, notebook, id, 1, received);
    });
  } catch (error) {
    await takeBackAfter(error, deps, received);
    if ((error as { constraint?: string }).constraint !== 'sources_upload_key') throw error;
    return showOne(deps, notebook, await addedBefore(deps, notebook, fields.upload_key!), language);
  }
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return showOne(deps, notebook, id, language);
}

/** The source that came by this key: whoever sends again did not hear that it arrived. */
async function addedBefore({ db }: Pick<Needs, 'db'>, notebook: OwnedNotebook, key: string): Promise<string> {
  const { id } = await db
    .selectFrom('sources')
    .select('id')
    .where('notebook_id', '=', notebook.id)
    .where('upload_key', '=', key)
    .executeTakeFirstOrThrow(notFound);
  return id;
}

/** Replaces the file: the next version. The one before stays readable for what cites it, and for questions until the new one is read. */
export async function replace(
  deps: Needs,
  notebook: OwnedNotebook,
  id: string,
  body: Added,
  upload: Upload<Added>,
  language: Language,
): Promise<Source> {
  const row = await rowOf(deps.db, notebook, id);
  const version = row.newest.version + 1;
  const keys = await deps.vault.of(notebook.userId);
  const received = await takeIn(deps, notebook, { id, version }, body, upload);
  const { fields } = received;
  try {
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('sources')
        .set({
          updated_at: deps.now(),
          display_name_sealed: keys.seal(nameOf(fields.display_name, received.name), place('display_name', id)),
          ...(fields.title && { title_sealed: keys.seal(fields.title, place('title', id)), titled: true }),
        })
        .where('id', '=', id)
        .execute();
      await enqueue({ ...deps, db: trx }, trx, notebook, id, version, received);
      await takeOverPassword(trx, keys, id, version);
    });
  } catch (error) {
    await takeBackAfter(error, deps, received);
    throw (error as { code?: string }).code === '23505' ? new Problem('CONFLICT') : error;
  }
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return showOne(deps, notebook, id, language);
}

/** A password is asked once: a new version of a file is tried with the one that was given for the version before. */
async function takeOverPassword(
  trx: Trx,
  keys: Awaited<ReturnType<Needs['vault']['of']>>,
  id: string,
  version: number,
): Promise<void> {
  const older = await trx
    .selectFrom('source_versions')
    .select('password_sealed')
    .where('source_id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  if (!older?.password_sealed) return;
  const password = keys.openText(older.password_sealed, versionPlace('password', id, version - 1));
  await trx
    .updateTable('source_versions')
    .set({ password_sealed: keys.seal(password, versionPlace('password', id, version)) })
    .where('source_id', '=', id)
    .where('version', '=', version)
    .execute();
}

export const hashOf = (stored: Received['stored']) => (stored ? { hash: stored.fingerprint.toString('hex') } : {});

/** The work that reads what stands at an address, or a file (null). */
export const readingOf = (url: string | null): 'source.read' | 'source.law' =>
  url !== null && normAt(new URL(url)) ? 'source.law' : 'source.read';

type Trx = Parameters<Deps['queue']['send']>[0];
/** A version that is to be read, with the job that does it. */
export async function enqueue(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  trx: Trx,
  notebook: OwnedNotebook,
  id: string,
  version: number,
  { type, mediaType, stored, url }: Received,
): Promise<void> {
  const { userId } = notebook;
  await trx
    .insertInto('source_versions')
    .values({
      source_id: id,
      version,
      user_id: userId,
      type,
      media_type: mediaType,
      file_key: stored?.key ?? null,
      bytes: stored?.bytes ?? 0,
      fingerprint: stored?.fingerprint ?? null,
      created_at: deps.now(),
    })
    .execute();
  await deps.queue.send(trx, readingOf(url), { userId, sourceId: id, version }, { key: `${id}:${version}` });
  await touch(deps, notebook);
  await recordWithin(trx, deps.now(), notebook, {
    action: version === 1 ? 'source.added' : 'source.replaced',
    objectId: id,
    details: { kind: type, version, ...hashOf(stored) },
  });
}
