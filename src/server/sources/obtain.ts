import type { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import type { Reading } from './extract/extract.ts';
import { Unreadable, type Progress } from '#extract/extracted.ts';
import { isSpoken } from '#extract/media/media.ts';
import type { Unfinished } from './read.ts';
import { FETCHED } from './receive.ts';
import { transcribe } from './recording.ts';
import { place, versionPlace } from './rows.ts';
import { scanFile } from './scan.ts';
import { openStored } from './stored.ts';
import { fetchVersion } from './website.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'web' | 'antivirus' | 'transcription' | 'videos' | 'laws' | 'log'>;

/** What the extraction of a version is handed: its plain bytes, and how they are to be read. */
export async function obtain(
  deps: Needs,
  job: Jobs['source.read'],
  row: Unfinished,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ reading: Reading; bytes: Readable }> {
  const { sourceId, version } = job;
  const keys = await deps.vault.of(row.user_id);
  const name = keys.openText(row.display_name_sealed, place('display_name', sourceId));
  const password =
    row.password_sealed && keys.openText(row.password_sealed, versionPlace('password', sourceId, version));
  const { key, mediaType } =
    FETCHED.includes(row.type) && !row.carried
      ? await fetchVersion(deps, job, row, signal)
      : { key: row.file_key, mediaType: row.media_type };
  if (!key) throw new Unreadable('UNSUPPORTED_TYPE');
  const open = () => openStored(deps, keys, key, versionPlace('file', sourceId, version)).catch(lost);
  await scanFile(deps, job, key, open, signal);
  const bytes = await open();
  const reading: Reading = { type: row.type, mediaType, title: name, password };
  return isSpoken(row.type)
    ? transcribe(deps, { reading, bytes, size: Number(row.bytes) }, progress, signal)
    : { reading, bytes };
}

function lost(error: unknown): never {
  throw error instanceof StorageMissing ? new Unreadable('FILE_LOST') : error;
}
