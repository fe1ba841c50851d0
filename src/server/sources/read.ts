import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '#contract/errors.ts';
import { INDEX_FORM } from '#reading/index/segment-file.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { GiveUp, Jobs, Work } from '#server/jobs/queue.ts';
import { describe, describeFailed, recordWithin, storageKey, wantsDescription } from '#server/notebooks/index.ts';
import type { Digest, Trace } from './extract/digest.ts';
import { extract } from './extract/extract.ts';
import { Unreadable } from '#extract/extracted.ts';
import { handOn } from './hand-on.ts';
import { obtain } from './obtain.ts';
import { place, versionPlace } from './rows.ts';

type Job = Jobs['source.read'];
type Needs = Pick<
  Deps,
  | 'db'
  | 'vault'
  | 'storage'
  | 'live'
  | 'log'
  | 'now'
  | 'web'
  | 'antivirus'
  | 'ocr'
  | 'transcription'
  | 'videos'
  | 'laws'
  | 'queue'
  | 'engine'
  | 'embedded'
  | 'embedding'
>;
/** Progress is told at most so often, in milliseconds. */
const TELL_EVERY = 250;
/** The states of a version that is not read yet. */
export const OPEN = ['uploading', 'pending', 'processing'] as const;

/** The version that a job is about, while it is unfinished and its source is there. */
const unfinished = ({ db }: Pick<Needs, 'db'>, { sourceId, version }: Job) =>
  db
    .selectFrom('source_versions')
    .innerJoin('sources', 'sources.id', 'source_versions.source_id')
    .select([
      'source_versions.type',
      'source_versions.file_key',
      'source_versions.media_type',
      'source_versions.bytes',
      'source_versions.carried',
      'source_versions.password_sealed',
      'sources.notebook_id',
      'sources.display_name_sealed',
      'sources.url_sealed',
      'sources.titled',
      'sources.user_id',
    ])
    .where('source_versions.source_id', '=', sourceId)
    .where('source_versions.version', '=', version)
    .where('source_versions.status', 'in', OPEN)
    .executeTakeFirst();
export type Unfinished = NonNullable<Awaited<ReturnType<typeof unfinished>>>;

/** The work of `source.read`, and of `source.law`: reads one version and keeps its text and index. Doing it twice gives the same; of a deleted source it does nothing. */
export const readSource =
  (deps: Needs): Work<'source.read' | 'source.law'> =>
  async (job, { signal }) => {
    const row = await unfinished(deps, job);
    if (!row) return;
    const tell = (): void =>
      deps.live.tell(row.user_id, { type: 'source', notebook_id: row.notebook_id, source_id: job.sourceId });
    await mark(deps, job, { status: 'processing', progress: 0 });
    checkpoint('source.read', 'begun');
    tell();
    const stopped = whenStopped(deps, job, row.user_id);
    try {
      const digest = await readVersion(deps, job, row, tell, AbortSignal.any([signal, stopped.signal]));
      checkpoint('source.read', 'extracted');
      await complete(deps, job, row, digest);
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (!(error instanceof Unreadable || error instanceof Problem) || signal.aborted) throw error;
      await fail(deps, job, row.notebook_id, error.code);
    } finally {
      stopped.end();
    }
    tell();
  };

/** What is left when reading failed each time, or took its process with it. */
export const giveUpReading =
  (deps: Needs): GiveUp<'source.read' | 'source.law'> =>
  async (job) => {
    const row = await unfinished(deps, job);
    if (!row) return;
    await fail(deps, job, row.notebook_id, 'WORKER_CRASHED');
    deps.live.tell(row.user_id, { type: 'source', notebook_id: row.notebook_id, source_id: job.sourceId });
  };

/** A signal that a version is not to be read any more: somebody stopped it, or deleted its source. */
function whenStopped(
  deps: Pick<Needs, 'db' | 'live'>,
  job: Job,
  userId: string,
): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController();
  const end = deps.live.listen(userId, (event) => {
    if (event.type === 'session' || (event.type === 'source' && event.source_id !== job.sourceId)) return;
    void unfinished(deps, job).then(
      (row) => row ?? stop.abort(),
      () => undefined,
    );
  });
  return { signal: stop.signal, end };
}

async function readVersion(
  deps: Needs,
  job: Job,
  row: Unfinished,
  tell: () => void,
  signal: AbortSignal,
): Promise<Digest> {
  let last = 0;
  const progress = (page: number, of: number): void => {
    if (Date.now() - last < TELL_EVERY) return;
    last = Date.now();
    const percent = Math.min(99, Math.round((100 * page) / of));
    void mark(deps, job, { progress: percent, reading_page: page, reading_of: of }).then(tell, () => undefined);
  };
  const { reading, bytes } = await obtain(deps, job, row, progress, signal);
  const speaks = await wantsDescription(deps, { id: row.notebook_id, userId: job.userId });
  const { sourceId: source, version } = job;
  const undescribed = (trace: Trace): void =>
    deps.log.error({ source, version, ...trace }, 'a source was read, but not described');
  return extract(reading, bytes, { progress, ocr: deps.ocr, undescribed, speaks }, signal);
}

const mark = (
  { db }: Pick<Needs, 'db'>,
  { sourceId, version }: Job,
  set: { status?: 'processing'; progress: number; reading_page?: number; reading_of?: number },
) =>
  db
    .updateTable('source_versions')
    .set(set)
    .where('source_id', '=', sourceId)
    .where('version', '=', version)
    .where('status', 'in', OPEN)
    .execute();

async function fail(
  deps: Needs,
  { sourceId, version, userId }: Job,
  notebookId: string,
  code: ErrorCode,
): Promise<void> {
  await deps.db
    .updateTable('source_versions')
    .set({ status: 'failed', error_code: code, progress: null, reading_page: null, reading_of: null })
    .where('source_id', '=', sourceId)
    .where('version', '=', version)
    .where('status', 'in', OPEN)
    .execute();
  await describeFailed(deps, { id: notebookId, userId });
}

const stands = async ({ db }: Pick<Needs, 'db'>, { sourceId }: Job): Promise<boolean> =>
  (await db.selectFrom('sources').select('id').where('id', '=', sourceId).executeTakeFirst()) !== undefined;

/** Files first, then the row that speaks of them; then the notebook that this source may be the first of. */
async function complete(deps: Needs, job: Job, row: Unfinished, digest: Digest): Promise<void> {
  const { sourceId, version, userId } = job;
  const keys = await deps.vault.of(userId);
  const keep = async (kind: 'text' | 'index', bytes: Buffer): Promise<string> => {
    const key = storageKey({ userId, notebookId: row.notebook_id, sourceId, version }, kind);
    const sealing = keys.sealing(versionPlace(kind, sourceId, version));
    await Promise.all([pipeline(Readable.from([bytes]), sealing), deps.storage.put(key, sealing)]);
    return key;
  };
  const text_key = await keep('text', Buffer.from(digest.text));
  checkpoint('source.read', 'text-stored');
  const index_key = await keep('index', Buffer.from(digest.index, 'base64'));
  checkpoint('source.read', 'stored');
  const { report } = digest;
  let byOurs = false;
  const done = await deps.db.transaction().execute(async (trx) => {
    const updated = await trx
      .updateTable('source_versions')
      .set({
        status: 'completed',
        text_key,
        index_key,
        index_form: INDEX_FORM,
        // Of the text that this one replaces.
        references_key: null,
        characters: digest.text.length,
        words: report.words,
        lines: digest.lines,
        pages: report.pages.length || null,
        unread_pages: report.pages.filter((page) => page.method === 'none').map((page) => page.page),
        language: digest.language,
        report_sealed: keys.seal(JSON.stringify(report), versionPlace('report', sourceId, version)),
        progress: null,
        reading_page: null,
        reading_of: null,
        completed_at: deps.now(),
      })
      .where('source_id', '=', sourceId)
      .where('version', '=', version)
      .where('status', 'in', OPEN)
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return false;
    await trx
      .updateTable('sources')
      .set({
        version,
        type: row.type,
        ...(!row.titled && digest.title && { title_sealed: keys.seal(digest.title, place('title', sourceId)) }),
        summary_sealed: keys.seal(digest.described.summary, place('summary', sourceId)),
        law_newer_sealed: null,
        updated_at: deps.now(),
      })
      .where('id', '=', sourceId)
      .where('version', '<=', version)
      .execute();
    byOurs = await handOn(deps, trx, job, row.notebook_id);
    await recordWithin(
      trx,
      deps.now(),
      { id: row.notebook_id, userId },
      {
        actor: 'system',
        action: 'source.read',
        objectId: sourceId,
        details: { kind: row.type, version, ...(report.words !== null && { count: report.words }) },
      },
    );
    checkpoint('source.read', 'committing');
    return true;
  });
  checkpoint('source.read', 'completed');
  // Of a source that was deleted while it was read nothing stays: neither what was just kept nor a word in the notebook.
  if (!done && !(await stands(deps, job))) return deps.storage.remove([text_key, index_key]);
  if (byOurs) await describe(deps, { id: row.notebook_id, userId }, digest.described);
}
