import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Work } from '#server/jobs/queue.ts';
import { isPageImage } from '#server/ports/storage/port.ts';
import { markLost } from './lost.ts';
import { dropAged, removeUnspokenImages } from './pages/sweep.ts';

type Needs = Pick<Deps, 'db' | 'storage' | 'log' | 'live' | 'now'>;

/** What lies without a row is left alone for this long: it may be an upload whose row is not written yet. Milliseconds. */
const GRACE = 24 * 60 * 60 * 1000;
/** Files that are looked at at once. */
const BATCH = 200;
/** Any number that nothing else locks by. */
const LOCK = 7_305_411;

const OPEN = ['uploading', 'pending', 'processing'] as const;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The keys of the files of sources (notebooks/stored.ts, receive.ts), and of those that tools make. What is called otherwise is somebody else's, and not touched. */
const READ = new RegExp(`^${UUID}/${UUID}/(${UUID})/(\\d+)/(?:file|text|index|references|vectors)(?:-${UUID})?$`);
const MADE = new RegExp(`^${UUID}/${UUID}/(?:${UUID}/)?studio/(${UUID})/${UUID}$`);

/**
 * The work of `storage.sweep`: removes files of sources and of generations that no row speaks of for a day and images of pages that were made long ago, and marks completed versions whose text is gone as failed,
 * FILE_LOST, which a later sweep takes back if the text is there again. In bounded memory, by one process at a time.
 */
export const sweepStored =
  (deps: Needs): Work<'storage.sweep'> =>
  async (_job, { signal }) => {
    await deps.db.connection().execute(async (db) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(db);
      if (!rows[0]?.mine) return;
      checkpoint('storage.sweep', 'locked');
      try {
        const removed = await removeOrphans(deps, signal);
        const images = await dropAged(deps, signal);
        checkpoint('storage.sweep', 'orphans');
        const marked = await markLost(deps, signal);
        checkpoint('storage.sweep', 'marked');
        deps.log.info({ removed, images, ...marked }, 'the storage was swept');
      } finally {
        await sql`select pg_advisory_unlock(${LOCK})`.execute(db);
        checkpoint('storage.sweep', 'unlocked');
      }
    });
  };

async function removeOrphans(deps: Needs, signal: AbortSignal): Promise<number> {
  const before = deps.now().getTime() - GRACE;
  let removed = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    removed += await removeUnspoken(
      deps,
      batch.filter((key) => READ.test(key)),
    );
    removed += await removeUnkept(
      deps,
      batch.filter((key) => MADE.test(key)),
    );
    removed += await removeUnspokenImages(deps, batch.filter(isPageImage));
    batch = [];
  };
  for await (const { key, at } of deps.storage.list('')) {
    signal.throwIfAborted();
    if (at.getTime() > before || !(READ.test(key) || MADE.test(key) || isPageImage(key))) continue;
    batch.push(key);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return removed;
}

/**
 * Removes those of these files that no row speaks of. The rows of their versions are locked meanwhile: what is being read again writes to the same keys,
 * so all files of a version that is not done are spoken of.
 */
async function removeUnspoken({ db, storage }: Needs, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const ids = [...new Set(keys.map((key) => READ.exec(key)![1]!))];
  return db.transaction().execute(async (trx) => {
    const versions = await trx
      .selectFrom('source_versions')
      .select(['source_id', 'version', 'status', 'file_key', 'text_key', 'index_key', 'references_key', 'vectors_key'])
      .where('source_id', 'in', ids)
      .forUpdate()
      .execute();
    const spoken = new Set(
      versions.flatMap(({ file_key, text_key, index_key, references_key, vectors_key }) => [
        file_key,
        text_key,
        index_key,
        references_key,
        vectors_key,
      ]),
    );
    const open = new Set(
      versions
        .filter(({ status }) => OPEN.includes(status as (typeof OPEN)[number]))
        .map(({ source_id, version }) => `${source_id}/${version}`),
    );
    const orphans = keys.filter((key) => {
      const [, id, version] = READ.exec(key)!;
      return !spoken.has(key) && !open.has(`${id}/${version}`);
    });
    await storage.remove(orphans);
    return orphans.length;
  });
}

/** Removes those of these files that tools made whose generation is gone or has another file. What is still worked on is left alone. */
async function removeUnkept({ db, storage }: Needs, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const ids = [...new Set(keys.map((key) => MADE.exec(key)![1]!))];
  return db.transaction().execute(async (trx) => {
    const jobs = await trx
      .selectFrom('studio_jobs')
      .select(['id', 'status', 'file_key'])
      .where('id', 'in', ids)
      .forUpdate()
      .execute();
    const kept = new Set(jobs.map(({ file_key }) => file_key));
    const open = new Set(
      jobs.flatMap(({ id, status }) => (OPEN.includes(status as (typeof OPEN)[number]) ? [id] : [])),
    );
    const orphans = keys.filter((key) => !kept.has(key) && !open.has(MADE.exec(key)![1]!));
    await storage.remove(orphans);
    return orphans.length;
  });
}
