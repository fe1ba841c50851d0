import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { quantise, writeVectors } from '#reading/search/vectors.ts';
import type { Deps } from '#server/deps.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Jobs, Work } from '#server/jobs/queue.ts';
import { unattended } from '#server/jobs/turns.ts';
import { choiceOf, storageKey } from '#server/notebooks/index.ts';
import { openVersion } from './open.ts';
import { versionPlace } from './rows.ts';

type Job = Jobs['source.embed'];
type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'embedding'>;

/**
 * The work of `source.embed`: has the vectors of one completed version made, and keeps them. What is there from the same model stays; of a source that was deleted, or
 * replaced, or of a notebook that is answered without a model, nothing is made. It never touches the state of the source: one without vectors is found by its words.
 */
export const embedSource =
  (deps: Needs): Work<'source.embed'> =>
  async (job, { signal }) => {
    const { embedding } = deps;
    const row = embedding && (await unread(deps, job, embedding.about.model));
    if (!row) return;
    const { text, index } = await openVersion(deps, row);
    checkpoint('source.embed', 'opened');
    const passages = Array.from(index.start, (start, n) => text.slice(start, index.end[n]));
    const vectors = quantise(await embedding.embed(passages, 'passage', signal));
    checkpoint('source.embed', 'embedded');
    await keep(deps, job, row.notebook_id, writeVectors(vectors), embedding.about.model);
  };

/** The completed version that a source is searched by, where this model has not read it. */
const unread = ({ db }: Pick<Needs, 'db'>, { userId, sourceId, version }: Job, model: string) =>
  db
    .selectFrom('source_versions')
    .innerJoin('sources', (join) =>
      join
        .onRef('sources.id', '=', 'source_versions.source_id')
        .onRef('sources.version', '=', 'source_versions.version'),
    )
    .innerJoin('notebooks', 'notebooks.id', 'sources.notebook_id')
    .innerJoin('users', 'users.id', 'notebooks.user_id')
    .selectAll('source_versions')
    .select('sources.notebook_id')
    .where(choiceOf, '=', 'model')
    .where('source_versions.source_id', '=', sourceId)
    .where('source_versions.version', '=', version)
    .where('source_versions.user_id', '=', userId)
    .where('source_versions.status', '=', 'completed')
    .where('source_versions.vectors_model', 'is distinct from', model)
    .executeTakeFirst();

/** The file first, under a name of its own, then the row that speaks of it; what the row spoke of before goes. */
async function keep(deps: Needs, job: Job, notebookId: string, bytes: Uint8Array, model: string): Promise<void> {
  const { userId, sourceId, version } = job;
  const key = `${storageKey({ userId, notebookId, sourceId, version }, 'vectors')}-${randomUUID()}`;
  const sealing = (await deps.vault.of(userId)).sealing(versionPlace('vectors', sourceId, version));
  await Promise.all([pipeline(Readable.from([bytes]), sealing), deps.storage.put(key, sealing)]);
  checkpoint('source.embed', 'stored');
  const before = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('source_versions')
      .select('vectors_key')
      .where('source_id', '=', sourceId)
      .where('version', '=', version)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    await trx
      .updateTable('source_versions')
      .set({ vectors_key: key, vectors_model: model })
      .where('source_id', '=', sourceId)
      .where('version', '=', version)
      .execute();
    checkpoint('source.embed', 'committing');
    return row;
  });
  checkpoint('source.embed', 'kept');
  // Of a source that was deleted meanwhile nothing stays.
  const unspoken = before === null ? key : before.vectors_key;
  if (unspoken !== null) await deps.storage.remove([unspoken]);
}

/** Versions that this process has asked for: one that its model cannot read is not asked for with each question. */
const asked = new Set<string>();

/** Hands versions to the model of vectors, each once in the life of a process. */
export async function askToEmbed(
  { db, queue, embedding }: Pick<Deps, 'db' | 'queue' | 'embedding'>,
  jobs: readonly Job[],
): Promise<void> {
  const keyOf = ({ sourceId, version }: Job): string => `${sourceId}:${version}:${embedding?.about.model}`;
  const fresh = jobs.filter((job) => !asked.has(keyOf(job)));
  if (!embedding || fresh.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const job of fresh) await queue.send(trx, 'source.embed', job, { key: `${job.sourceId}:${job.version}` });
  });
  for (const job of fresh) asked.add(keyOf(job));
}

/** At start: whatever was read before there was a model of vectors, or with another one, is handed to it. */
export async function resumeEmbedding(deps: Pick<Deps, 'db' | 'queue' | 'embedding'>): Promise<void> {
  if (!deps.embedding) return;
  const rows = await deps.db
    .selectFrom('source_versions')
    .innerJoin('sources', (join) =>
      join
        .onRef('sources.id', '=', 'source_versions.source_id')
        .onRef('sources.version', '=', 'source_versions.version'),
    )
    .innerJoin('notebooks', 'notebooks.id', 'sources.notebook_id')
    .innerJoin('users', 'users.id', 'notebooks.user_id')
    .select(['source_versions.source_id', 'source_versions.version', 'source_versions.user_id'])
    .where(choiceOf, '=', 'model')
    .where('source_versions.status', '=', 'completed')
    .where('source_versions.vectors_model', 'is distinct from', deps.embedding.about.model)
    // A sample's only once its owner asks it a question.
    .where('sources.notebook_id', 'not in', deps.db.selectFrom('sample_notebooks').select('notebook_id'))
    .where(unattended('source.embed', sql`source_versions.source_id || ':' || source_versions.version`))
    .execute();
  await askToEmbed(
    deps,
    rows.map(({ source_id: sourceId, version, user_id: userId }) => ({ userId, sourceId, version })),
  );
}
