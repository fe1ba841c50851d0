import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { INDEX_FORM } from '#reading/index/segment-file.ts';
import type { Deps } from '#server/deps.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Jobs, Work } from '#server/jobs/queue.ts';
import { unattended } from '#server/jobs/turns.ts';
import { storageKey } from '#server/notebooks/index.ts';
import { CANONICAL } from '#extract/extracted.ts';
import { extract } from './extract/extract.ts';
import { forget } from './open.ts';
import { versionPlace } from './rows.ts';
import { openStored } from './stored.ts';

type Job = Jobs['source.index'];
type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/** The completed version of a job, where its index is of an older form. */
const outdated = ({ db }: Pick<Needs, 'db'>, { userId, sourceId, version }: Job) =>
  db
    .selectFrom('source_versions')
    .innerJoin('sources', 'sources.id', 'source_versions.source_id')
    .select(['source_versions.text_key', 'sources.notebook_id'])
    .where('source_versions.source_id', '=', sourceId)
    .where('source_versions.version', '=', version)
    .where('source_versions.user_id', '=', userId)
    .where('source_versions.status', '=', 'completed')
    .where('source_versions.index_form', '<', INDEX_FORM)
    .executeTakeFirst();

/**
 * The work of `source.index`: makes the index of a version again from its text, in a process of its own, and puts it in the place of the old one. Its text,
 * lines and citations stay as they are. Twice gives the same; of a deleted source it does nothing.
 */
export const indexSource =
  (deps: Needs): Work<'source.index'> =>
  async (job, { signal }) => {
    const row = await outdated(deps, job);
    if (!row?.text_key) return;
    const { userId, sourceId, version } = job;
    const keys = await deps.vault.of(userId);
    const text = await openStored(deps, keys, row.text_key, versionPlace('text', sourceId, version));
    checkpoint('source.index', 'opened');
    const reading = { type: 'txt', mediaType: CANONICAL, title: '', password: null } as const;
    const { index } = await extract(reading, text, { progress: () => undefined, ocr: null }, signal);
    checkpoint('source.index', 'indexed');
    const key = storageKey({ userId, notebookId: row.notebook_id, sourceId, version }, 'index');
    const sealing = keys.sealing(versionPlace('index', sourceId, version));
    await Promise.all([
      pipeline(Readable.from([Buffer.from(index, 'base64')]), sealing),
      deps.storage.put(key, sealing),
    ]);
    await deps.db
      .updateTable('source_versions')
      // Vectors are of the passages of the index before.
      .set({ index_key: key, index_form: INDEX_FORM, vectors_model: null })
      .where('source_id', '=', sourceId)
      .where('version', '=', version)
      .execute();
    forget(sourceId);
    checkpoint('source.index', 'kept');
  };

/** At start: every version whose index is of an older form gets a job to have it made again. */
export async function resumeIndexing({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const rows = await db
    .selectFrom('source_versions')
    .select(['source_id', 'version', 'user_id'])
    .where('status', '=', 'completed')
    .where('index_form', '<', INDEX_FORM)
    .where(unattended('source.index', sql`source_id || ':' || version`))
    .execute();
  for (const { source_id: sourceId, version, user_id: userId } of rows)
    await db
      .transaction()
      .execute((trx) =>
        queue.send(trx, 'source.index', { userId, sourceId, version }, { key: `${sourceId}:${version}` }),
      );
}
