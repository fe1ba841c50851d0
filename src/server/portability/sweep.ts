import type { Deps } from '#server/deps.ts';
import { DAY_MS } from './ask.ts';

/** Every hour: an export that nobody fetched in time expires, and what is left of a ZIP whose upload never ended goes. */
export async function sweepPortability({ db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>): Promise<void> {
  const at = now();
  await db
    .updateTable('exports')
    .set({ status: 'expired', token_hash: null })
    .where('status', 'in', ['ready', 'fetching'])
    .where('expires_at', '<', new Date(at.getTime() - DAY_MS))
    .execute();
  const left = await db
    .selectFrom('imports')
    .select(['id', 'file_key'])
    .where('status', '=', 'uploading')
    .where('asked_at', '<', new Date(at.getTime() - DAY_MS))
    .execute();
  for (const { id, file_key } of left) {
    if (file_key) await storage.remove([file_key]);
    await db.deleteFrom('imports').where('id', '=', id).execute();
  }
}
