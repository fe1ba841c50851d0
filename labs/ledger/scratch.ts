import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Tables } from '#server/db/tables.ts';

/**
 * Hands a migrated database of its own to a piece of work, and throws it away. `hasty`: commits do not wait for the disk, which changes how fast
 * something goes and nothing of what comes out.
 */
export async function withScratch<T>(
  { hasty }: { hasty: boolean },
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-scratch-'));
  const postgres = await startEmbedded(folder);
  try {
    const url = new URL(postgres.url);
    if (hasty) url.searchParams.set('options', '-c synchronous_commit=off');
    const { db, close } = connect(url.href, { warn: () => undefined });
    try {
      await prepare(db, url.href);
      return await work(db);
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
