import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Addressee } from '#server/mail/index.ts';
import { show } from './users.ts';

/** How a user is written to; null for one that is gone, or going. */
export async function addressee(
  deps: Pick<Deps, 'vault'>,
  db: Kysely<Tables>,
  userId: string,
): Promise<Addressee | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { full_name: name, email: address } = await show(deps, row);
  return { userId, name, address, language: row.language };
}
