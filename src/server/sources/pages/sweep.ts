import type { Deps } from '#server/deps.ts';

type Needs = Pick<Deps, 'db' | 'storage' | 'now'>;

/** For how long an image is kept: whoever looks at the page later has it made again. Milliseconds. */
const AGE = 30 * 24 * 60 * 60 * 1000;
/** Images that are looked at with one question. */
const BATCH = 500;
/** Removes those of these images that no row speaks of. Answers how many. */
export async function removeUnspokenImages({ db, storage }: Needs, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const rows = await db.selectFrom('page_images').select('file_key').where('file_key', 'in', keys).execute();
  const spoken = new Set(rows.map(({ file_key }) => file_key));
  const orphans = keys.filter((key) => !spoken.has(key));
  await storage.remove(orphans);
  return orphans.length;
}

/** Lets go of images that were made long ago: the row first, so that none speaks of what is not there. Answers how many. */
export async function dropAged({ db, storage, now }: Needs, signal: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - AGE);
  for (let dropped = 0; ;) {
    signal.throwIfAborted();
    const old = db.selectFrom('page_images').select('file_key').where('made_at', '<', before).limit(BATCH);
    const rows = await db.deleteFrom('page_images').where('file_key', 'in', old).returning('file_key').execute();
    await storage.remove(rows.map(({ file_key }) => file_key));
    dropped += rows.length;
    if (rows.length < BATCH) return dropped;
  }
}
