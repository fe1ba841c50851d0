import { Readable } from 'node:stream';
import { withoutEnding } from '#contract/source-type.ts';
import { marksLoss } from '#server/db/held.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { normAt } from '#server/ports/laws/port.ts';
import { Unreadable } from '#extract/extracted.ts';
import { TRANSCRIPT, writeTranscript } from '#extract/media/transcript.ts';
import type { Unfinished } from './read.ts';
import { wholeNorm } from './norms.ts';
import { keep, nameOf, type Stored } from './receive.ts';
import { place } from './rows.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'web' | 'videos' | 'laws'>;
const PAGES = ['text/html', 'application/xhtml+xml'];
type Job = Jobs['source.read'];
/** What was fetched for a version. A title that comes along is a video's or a file's; a page tells its own when it is read. */
type Got = { bytes: Buffer; mediaType: string; title: string | null; url?: string };

async function pageOf({ web, laws }: Needs, url: string, version: number, signal: AbortSignal): Promise<Got> {
  // A page of Ley Chile is a program; its service has the text.
  const norm = laws && normAt(new URL(url));
  if (laws && norm) {
    // A later version is wanted because there is a newer text: an answer that was kept may be of before.
    const { bytes, address } = await wholeNorm(laws, norm, signal, { fresh: version > 1 });
    return { bytes, mediaType: 'application/xml', title: null, url: address };
  }
  const { bytes, mediaType, charset } = await web.fetch(url, signal);
  const title = PAGES.includes(mediaType) ? null : fileIn(url);
  return { bytes, mediaType: charset ? `${mediaType}; charset=${charset}` : mediaType, title };
}

/** The name of the file that an address ends in, as far as it has one. */
function fileIn(url: string): string | null {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return withoutEnding(nameOf(decodeURIComponent(last), '')) || null;
  } catch {
    return null;
  }
}

async function transcriptOf({ videos }: Needs, url: string, _version: number, signal: AbortSignal): Promise<Got> {
  if (!videos?.knows(new URL(url))) throw new Problem('NO_TRANSCRIPT');
  const { title, utterances } = await videos.transcript(new URL(url), signal);
  return { bytes: writeTranscript('YouTube', utterances), mediaType: TRANSCRIPT, title };
}

/**
 * Fetches what stands at the address of a version and keeps it, sealed, in the place of what an earlier try may have kept: a page is read as it is today.
 * Throws a Problem of the port that fetches, or `Unreadable` CANCELLED where nobody waits for it any more.
 */
export async function fetchVersion(
  deps: Needs,
  job: Job,
  row: Unfinished,
  signal: AbortSignal,
): Promise<{ key: string; mediaType: string }> {
  if (!row.url_sealed) throw new Problem('INVALID_URL');
  const url = (await deps.vault.of(row.user_id)).openText(row.url_sealed, place('url', job.sourceId));
  const got = await (row.type === 'youtube' ? transcriptOf : pageOf)(deps, url, job.version, signal);
  const owner = { id: row.notebook_id, userId: row.user_id };
  const stored = await keep(deps, owner, { id: job.sourceId, version: job.version }, Readable.from([got.bytes]));
  try {
    const before = await putInPlace(deps, job, row, got, stored);
    if (before) await deps.storage.remove([before]);
  } catch (error) {
    // With the connection the answer is lost whether the rows stand: then the sweep finds out.
    if (!marksLoss(error)) await deps.storage.remove([stored.key]);
    throw error;
  }
  return { key: stored.key, mediaType: got.mediaType };
}

/** Lets the version speak of what was fetched; answers the key of what it spoke of before. */
async function putInPlace(
  deps: Pick<Needs, 'db' | 'vault'>,
  { sourceId, version }: Job,
  row: Unfinished,
  { mediaType, title, url }: Got,
  { key, bytes, fingerprint }: Stored,
): Promise<string | null> {
  const keys = await deps.vault.of(row.user_id);
  return deps.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('source_versions')
      .select('file_key')
      .where('source_id', '=', sourceId)
      .where('version', '=', version)
      .where('status', '=', 'processing')
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Unreadable('CANCELLED');
    await trx
      .updateTable('source_versions')
      .set({ file_key: key, bytes, fingerprint, media_type: mediaType })
      .where('source_id', '=', sourceId)
      .where('version', '=', version)
      .execute();
    // The same norm has one address, however it was asked for.
    if (url !== undefined)
      await trx
        .updateTable('sources')
        .set({ url_sealed: keys.seal(url, place('url', sourceId)) })
        .where('id', '=', sourceId)
        .execute();
    if (title !== null && !row.titled)
      await trx
        .updateTable('sources')
        .set({ title_sealed: keys.seal(title, place('title', sourceId)) })
        .where('id', '=', sourceId)
        .where('titled', '=', false)
        .execute();
    return before.file_key;
  });
}
