import type { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { Unreadable } from '#extract/extracted.ts';

/**
 * Has the antivirus of the installation look through a stored file, before anything of ours reads it; without one nothing is done. Throws `Unreadable` INFECTED, and
 * keeps the file no longer, or NOT_SCANNED where the antivirus does not answer or does not read a file of that size.
 */
export async function scanFile(
  { antivirus, db, storage, log }: Pick<Deps, 'antivirus' | 'db' | 'storage' | 'log'>,
  { sourceId: source, version }: Jobs['source.read'],
  key: string,
  open: () => Promise<Readable>,
  signal: AbortSignal,
): Promise<void> {
  if (!antivirus) return;
  const verdict = await antivirus.scan(await open(), signal);
  if (verdict.state === 'clean') return;
  if (verdict.state === 'unknown') {
    log.error({ source, version, antivirus: antivirus.name, why: verdict.why }, 'the antivirus did not check a file');
    throw new Unreadable('NOT_SCANNED');
  }
  log.warn({ source, version, signature: verdict.signature }, 'the antivirus found something in a file');
  await db
    .updateTable('source_versions')
    .set({ file_key: null, bytes: 0 })
    .where('source_id', '=', source)
    .where('version', '=', version)
    .execute();
  await storage.remove([key]);
  throw new Unreadable('INFECTED');
}
