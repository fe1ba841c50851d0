import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';

/** Uploads of one user that a process takes at once. */
const AT_ONCE = 20;
const underWay = new Map<string, number>();

/** Counts an upload of a user while it is taken in; the one after the twentieth is TOO_MANY_UPLOADS. */
export async function inTurn<T>(userId: string, take: () => Promise<T>): Promise<T> {
  const now = underWay.get(userId) ?? 0;
  if (now >= AT_ONCE) throw new Problem('TOO_MANY_UPLOADS');
  underWay.set(userId, now + 1);
  try {
    return await take();
  } finally {
    const left = underWay.get(userId)! - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}

/** A user who keeps as many bytes as one may takes in no other file: STORAGE_QUOTA. `more` are bytes that would come on top. */
export async function checkQuota(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
  more: number,
): Promise<void> {
  const { kept } = await db
    .selectFrom('source_versions')
    .select((sql) => sql.fn.sum<string | null>('bytes').as('kept'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(kept ?? 0) + more > config.maxStorageBytes) throw new Problem('STORAGE_QUOTA');
}
