import type { Deps } from '#server/deps.ts';
import { OPEN } from './read.ts';

/** At start: every unfinished version gets a job again, in case the one it had was lost. A second job of the same version is no harm. */
export async function resumeReading({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const rows = await db
    .selectFrom('source_versions')
    .select(['source_id', 'version', 'user_id'])
    .where('status', 'in', OPEN)
    .execute();
  for (const { source_id: sourceId, version, user_id: userId } of rows)
    await db
      .transaction()
      .execute((trx) =>
        queue.send(trx, 'source.read', { userId, sourceId, version }, { key: `${sourceId}:${version}` }),
      );
}
