import type { Deps } from '#server/deps.ts';

type Needs = Pick<Deps, 'db' | 'storage' | 'log' | 'live'>;

/** Sources that are looked at at once. */
const BATCH = 200;
/** Where so many completed versions lack their texts at once, none was lost: the storage is another one, or not all there. */
const ALARM = { share: 0.2, atLeast: 20, most: 10_000 } as const;

type Kept = {
  source_id: string;
  version: number;
  user_id: string;
  notebook_id: string;
  error_code: string | null;
  keys: string[];
  file: string | null;
};

/** The versions whose text and index were kept once, a batch of sources at a time. */
async function* keptVersions({ db }: Pick<Needs, 'db'>): AsyncIterable<Kept[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const sources = await db
      .selectFrom('sources')
      .select(['id', 'notebook_id'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (sources.length === 0) return;
    after = sources.at(-1)!.id;
    const notebooks = new Map(sources.map(({ id, notebook_id }) => [id, notebook_id]));
    const versions = await db
      .selectFrom('source_versions')
      .select(['source_id', 'version', 'user_id', 'error_code', 'file_key', 'text_key', 'index_key'])
      .where('source_id', 'in', [...notebooks.keys()])
      .where('text_key', 'is not', null)
      .where((where) => where.or([where('status', '=', 'completed'), where('error_code', '=', 'FILE_LOST')]))
      .execute();
    yield versions.map(({ file_key: file, text_key, index_key, ...rest }) => ({
      ...rest,
      file,
      keys: [text_key, index_key].filter((key) => key !== null),
      notebook_id: notebooks.get(rest.source_id)!,
    }));
  }
}

/**
 * Compares what rows say with what is stored. A completed version whose text or index is gone is failed, FILE_LOST: it cannot be opened and says why, and
 * another try reads its file again. One whose text is back is completed again. A version that only lacks its file still opens and is cited; its download
 * says that there is none. Where far too much is missing nothing is marked: that is for whoever runs the house.
 */
export async function markLost(
  deps: Needs,
  signal: AbortSignal,
): Promise<{ lost: number; found: number; files: number }> {
  const lost: Kept[] = [];
  const found: Kept[] = [];
  let [seen, files] = [0, 0];
  for await (const batch of keptVersions(deps)) {
    for (const version of batch) {
      signal.throwIfAborted();
      const there = await storedOf(deps, version);
      const whole = version.keys.every((key) => there.has(key));
      seen++;
      if (version.file !== null && !there.has(version.file)) {
        files++;
        deps.log.error({ source: version.source_id, version: version.version }, 'a stored file is missing');
      }
      if (!whole && version.error_code === null && lost.length <= ALARM.most) lost.push(version);
      if (whole && version.error_code === 'FILE_LOST') found.push(version);
    }
  }
  for (const version of found) await mark(deps, version, { status: 'completed', error_code: null });
  if (lost.length > ALARM.most || (lost.length >= ALARM.atLeast && lost.length > seen * ALARM.share)) {
    deps.log.error(
      { lost: lost.length, of: seen },
      'far too many stored texts are missing: is this the right storage?',
    );
    return { lost: 0, found: found.length, files };
  }
  for (const version of lost) {
    deps.log.error({ source: version.source_id, version: version.version }, 'a stored text is missing');
    await mark(deps, version, { status: 'failed', error_code: 'FILE_LOST' });
  }
  return { lost: lost.length, found: found.length, files };
}

/** What is stored of one version. Its row was read before: what it speaks of was stored before it spoke. */
async function storedOf(
  { storage }: Pick<Needs, 'storage'>,
  { source_id, version, user_id, notebook_id }: Kept,
): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of storage.list(`${user_id}/${notebook_id}/${source_id}/${version}/`)) keys.add(key);
  return keys;
}

async function mark(
  { db, live }: Needs,
  { source_id, version, user_id, notebook_id, error_code }: Kept,
  set: { status: 'completed'; error_code: null } | { status: 'failed'; error_code: 'FILE_LOST' },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('source_versions')
    .set(set)
    .where('source_id', '=', source_id)
    .where('version', '=', version)
    .where('error_code', error_code === null ? 'is' : '=', error_code as null)
    .where('status', '=', set.status === 'completed' ? 'failed' : 'completed')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) live.tell(user_id, { type: 'source', notebook_id, source_id });
}
