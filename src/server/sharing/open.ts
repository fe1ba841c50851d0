import { secretOf, type Snapshot } from '#contract/sharing.ts';
import type { Deps } from '#server/deps.ts';
import { bucket } from '#server/http/bucket.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { Recent } from '#server/recent.ts';
import { hashOf, openSnapshot } from './secret.ts';

/** Openings of one link in one process: at once, and from then on in a second. */
const BURST = 60;
const PER_SECOND = 1;
const REMEMBERED_MS = 10 * 60_000;

/** What opens links for whoever has the secret of one. */
export function opener() {
  let buckets: Recent<() => boolean> | null = null;

  /**
   * What a link shows. The same NOT_FOUND for a secret that is none, for a link that is over or revoked, and while its owner's account is blocked or
   * being deleted; RATE_LIMITED where one link is opened too often.
   */
  return async function open({ db, now }: Pick<Deps, 'db' | 'now'>, typed: string): Promise<Snapshot> {
    const secret = secretOf(typed);
    if (secret === null) throw notFound();
    const at = now();
    const row = await db
      .selectFrom('shared_links')
      .innerJoin('users', 'users.id', 'shared_links.user_id')
      .select(['shared_links.id', 'shared_links.snapshot_sealed'])
      .where('shared_links.hash', '=', hashOf(secret))
      .where('shared_links.expires_at', '>', at)
      .where('users.blocked_at', 'is', null)
      .where('users.frozen_at', 'is', null)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    buckets ??= new Recent<() => boolean>(10_000, REMEMBERED_MS, now, 'shared links');
    const hasRoom = buckets.get(row.id) ?? bucket(BURST, PER_SECOND);
    buckets.set(row.id, hasRoom);
    if (!hasRoom()) throw new Problem('RATE_LIMITED', { retryAfter: 1 });
    const snapshot = JSON.parse(openSnapshot(secret, row.id, row.snapshot_sealed).toString()) as Snapshot;
    await db
      .updateTable('shared_links')
      .set((one) => ({ opened: one('opened', '+', 1), opened_at: at }))
      .where('id', '=', row.id)
      .execute();
    return snapshot;
  };
}
