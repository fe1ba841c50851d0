import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { storageKey, type OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import { openStored } from '../stored.ts';
import { showing, type Document } from './document.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'now'>;

/** Pixels that the image of a page is wide: sharp on a screen of two dots a point beside its text, and on a phone. Another number needs another `MAKE`. */
const WIDTH = 1400;
/** What an image is named by beside its page, so that one of another make is asked for anew. */
export const MAKE = 1;
/** Bytes of images that are kept for one user: the oldest go first. Some 500 pages of text. */
const KEPT = 100 * 1024 * 1024;

const placeOf = ({ sourceId, version }: Document, page: number): string =>
  `page_images.image:${sourceId}:${version}:${page}`;
const rowOf = ({ db }: Pick<Needs, 'db'>, { sourceId, version }: Document, page: number) =>
  db
    .selectFrom('page_images')
    .select('file_key')
    .where('source_id', '=', sourceId)
    .where('version', '=', version)
    .where('page', '=', page)
    .executeTakeFirst();

/**
 * A page of a document, from 1, as a PNG: the one that was kept, or a new one, which is kept sealed for a while. 404 for a page that it has not; throws
 * CORRUPT or TOO_SLOW where it cannot be shown.
 */
export async function imageOf(
  deps: Needs,
  notebook: OwnedNotebook,
  document: Document,
  page: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (document.pages !== null && page > document.pages) throw notFound();
  const kept = await rowOf(deps, document, page);
  const keys = await deps.vault.of(notebook.userId);
  if (kept)
    try {
      return await buffer(await openStored(deps, keys, kept.file_key, placeOf(document, page)));
    } catch (error) {
      // What was made of the file can be made of it again.
      if (!(error instanceof StorageMissing)) throw error;
    }
  const image = await showing(deps, notebook, document, `page ${page}`, signal, (pages) =>
    pages.ask('image', { page: page - 1, width: WIDTH }),
  );
  await keep(deps, notebook, document, page, image);
  return image;
}

/** Keeps an image: the file first, then the row that speaks of it. Of a source that was deleted meanwhile nothing stays. */
async function keep(
  deps: Needs,
  notebook: OwnedNotebook,
  document: Document,
  page: number,
  image: Uint8Array,
): Promise<void> {
  const { sourceId, version } = document;
  const { userId, id: notebookId } = notebook;
  const key = storageKey({ userId, notebookId, sourceId, version }, `page-${page}`);
  const sealing = (await deps.vault.of(userId)).sealing(placeOf(document, page));
  await Promise.all([pipeline(Readable.from([image]), sealing), deps.storage.put(key, sealing)]);
  const row = { user_id: userId, file_key: key, bytes: image.length, made_at: deps.now() };
  try {
    await deps.db
      .insertInto('page_images')
      .values({ source_id: sourceId, version, page, ...row })
      .onConflict((old) => old.columns(['source_id', 'version', 'page']).doUpdateSet(row))
      .execute();
  } catch (error) {
    await deps.storage.remove([key]);
    throw error;
  }
  await dropOldest(deps, userId);
}

/** Lets go of the oldest images of a user until no more bytes are kept than may be. */
async function dropOldest({ db, storage }: Needs, userId: string): Promise<void> {
  const rows = await db
    .selectFrom('page_images')
    .select(['source_id', 'version', 'page', 'file_key', 'bytes'])
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .execute();
  let sum = 0;
  const over = rows.filter(({ bytes }) => (sum += Number(bytes)) > KEPT);
  for (const { source_id, version, page, file_key } of over) {
    await db
      .deleteFrom('page_images')
      .where('source_id', '=', source_id)
      .where('version', '=', version)
      .where('page', '=', page)
      .execute();
    await storage.remove([file_key]);
  }
}
