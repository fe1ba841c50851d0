import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Body } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { SOURCE_TITLE_MAX, titleFromText, type Source, type sourcesApi } from '#contract/sources.ts';
import { typeOfName, withoutEnding, type SourceType } from '#contract/source-type.ts';
import { line } from '#contract/words.ts';
import type { Deps } from '#server/deps.ts';
import type { Upload } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { storageKey, touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import { place, rowOf, show, versionPlace } from './rows.ts';

type Added = Body<(typeof sourcesApi)['add']>;
type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'queue' | 'live' | 'now'>;
/** What was received and sealed away, before any row speaks of it. */
type Kept = { fields: Added; key: string; type: SourceType; name: string; mediaType: string; bytes: number };

/** Types of what a user pastes; every other kind of source is a file. */
const PASTED: readonly (SourceType | undefined)[] = ['text', 'copied-text', undefined];
const oneLine = line(SOURCE_TITLE_MAX);
/** Characters that show nothing: a text of only these is blank. */
const UNSEEN = /\p{Cf}|\p{Cc}/gu;

/** The title of a text that nobody named. */
function titleOf(content = ''): string {
  const read = oneLine.safeParse(titleFromText(content.replaceAll('\0', '')));
  return read.success ? read.data : 'text';
}

/** The name of a file as it may be shown: one line without folders, and without the points and spaces at its end that Windows drops. */
function nameOf(raw: string | undefined, otherwise: string): string {
  const base = path.posix.basename((raw ?? '').replaceAll('\\', '/')).replace(/(?<![\s.])[\s.]+$/, '');
  const read = oneLine.safeParse([...base].slice(-SOURCE_TITLE_MAX).join(''));
  return read.success ? read.data : otherwise;
}

/**
 * Seals a stream into the storage, counting its plain bytes. What was stored of a stream that broke is removed. The key is this upload's own: of
 * several new versions that come at once one wins, and what the others take back must not be its file.
 */
async function keep(
  { vault, storage }: Needs,
  notebook: OwnedNotebook,
  id: string,
  version: number,
  bytes: Readable,
): Promise<{ key: string; bytes: number }> {
  const keys = await vault.of(notebook.userId);
  const sourceFile = storageKey({ userId: notebook.userId, notebookId: notebook.id, sourceId: id, version }, 'file');
  const key = `${sourceFile}-${randomUUID()}`;
  let count = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      done(null, chunk);
    },
  });
  const sealing = keys.sealing(versionPlace('file', id, version));
  try {
    await Promise.all([pipeline(bytes, counting, sealing), storage.put(key, sealing)]);
  } catch (error) {
    await storage.remove([key]);
    throw error;
  }
  return { key, bytes: count };
}

async function receive(
  deps: Needs,
  notebook: OwnedNotebook,
  id: string,
  version: number,
  body: Added,
  upload: Upload<Added> | null,
): Promise<Kept> {
  if (!upload) {
    if (!PASTED.includes(body.type)) throw new Problem('UNSUPPORTED_TYPE');
    if (!body.content?.replace(UNSEEN, '').trim()) throw new Problem('INVALID', { fields: { content: 'missing' } });
    const kept = await keep(deps, notebook, id, version, Readable.from([Buffer.from(body.content)]));
    return {
      ...kept,
      fields: body,
      type: body.type ?? 'copied-text',
      name: '',
      mediaType: 'text/plain; charset=utf-8',
    };
  }
  const kept = await keep(deps, notebook, id, version, upload.stream);
  try {
    const fields = await upload.fields();
    const name = nameOf(upload.name, 'file');
    return {
      ...kept,
      fields,
      name,
      type: typeOfName(name),
      mediaType: upload.mediaType.slice(0, 200),
    };
  } catch (error) {
    await deps.storage.remove([kept.key]);
    throw error;
  }
}

/** Adds a file or a pasted text. The file is sealed as it arrives; then row, version and job stand in one transaction, or nothing does. */
export async function add(
  deps: Needs,
  notebook: OwnedNotebook,
  body: Added,
  upload: Upload<Added> | null,
  language: Language,
): Promise<Source> {
  const id = randomUUID();
  const keys = await deps.vault.of(notebook.userId);
  const kept = await receive(deps, notebook, id, 1, body, upload);
  const title = kept.fields.title ?? (withoutEnding(kept.name) || titleOf(kept.fields.content));
  const name = nameOf(kept.fields.display_name, kept.name || title);
  const at = deps.now();
  try {
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('sources')
        .values({
          id,
          notebook_id: notebook.id,
          user_id: notebook.userId,
          type: kept.type,
          title_sealed: keys.seal(title, place('title', id)),
          display_name_sealed: keys.seal(name, place('display_name', id)),
          created_at: at,
          updated_at: at,
        })
        .execute();
      await enqueue({ ...deps, db: trx }, trx, notebook, id, 1, kept);
    });
  } catch (error) {
    await deps.storage.remove([kept.key]);
    throw error;
  }
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return show(keys, await rowOf(deps.db, notebook, id), language);
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
  const kept = await receive(deps, notebook, id, version, body, upload);
  try {
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('sources')
        .set({
          updated_at: deps.now(),
          display_name_sealed: keys.seal(nameOf(kept.fields.display_name, kept.name), place('display_name', id)),
          ...(kept.fields.title && {
            title_sealed: keys.seal(kept.fields.title, place('title', id)),
          }),
        })
        .where('id', '=', id)
        .execute();
      await enqueue({ ...deps, db: trx }, trx, notebook, id, version, kept);
    });
  } catch (error) {
    await deps.storage.remove([kept.key]);
    throw (error as { code?: string }).code === '23505' ? new Problem('CONFLICT') : error;
  }
  deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  return show(keys, await rowOf(deps.db, notebook, id), language);
}

type Trx = Parameters<Deps['queue']['send']>[0];
async function enqueue(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  trx: Trx,
  notebook: OwnedNotebook,
  id: string,
  version: number,
  kept: Kept,
): Promise<void> {
  const { userId } = notebook;
  await trx
    .insertInto('source_versions')
    .values({
      source_id: id,
      version,
      user_id: userId,
      type: kept.type,
      file_key: kept.key,
      media_type: kept.mediaType,
      bytes: kept.bytes,
      created_at: deps.now(),
    })
    .execute();
  await deps.queue.send(trx, 'source.read', { userId, sourceId: id, version }, { key: `${id}:${version}` });
  await touch(deps, notebook);
}
