import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { unattended } from '#server/jobs/turns.ts';
import { OPEN } from './read.ts';

/** At start: an unfinished version whose job was lost gets one again. What another process reads, or will try again, is left to it. */
export async function resumeReading({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const rows = await db
    .selectFrom('source_versions')
    .select(['source_id', 'version', 'user_id'])
    .where('status', 'in', OPEN)
    .where(unattended('source.read', sql`source_versions.source_id || ':' || source_versions.version`))
    .where(unattended('source.law', sql`source_versions.source_id || ':' || source_versions.version`))
    .execute();
  for (const { source_id: sourceId, version, user_id: userId } of rows)
    await db
      .transaction()
      .execute((trx) =>
        queue.send(trx, 'source.read', { userId, sourceId, version }, { key: `${sourceId}:${version}` }),
      );
}
