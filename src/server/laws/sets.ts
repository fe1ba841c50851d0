import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { LAW_SETS, type LawSet, type SetContent } from '#contract/laws.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import type { Caller } from '#server/http/call.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'now'>;
type Who = Pick<Caller, 'id'>;
const place = (id: string): string => `law_sets.content_sealed:${id}`;

const show = (keys: UserVault, { id, content_sealed, updated_at }: Selectable<Tables['law_sets']>): LawSet => ({
  ...(JSON.parse(keys.openText(content_sealed, place(id))) as SetContent),
  id,
  updated_at: updated_at.toISOString(),
});

/** The sets of a user, oldest first. */
export async function listSets({ db, vault }: Omit<Needs, 'now'>, user: Who): Promise<LawSet[]> {
  const rows = await db
    .selectFrom('law_sets')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const keys = await vault.of(user.id);
  return rows.map((row) => show(keys, row));
}

/** Makes a set; LAW_SET_LIMIT where a user has as many as they may. */
export async function makeSet({ db, vault, now }: Needs, user: Who, content: SetContent): Promise<LawSet> {
  const keys = await vault.of(user.id);
  const id = randomUUID();
  const at = now();
  const content_sealed = keys.seal(JSON.stringify(content), place(id));
  const row = { id, user_id: user.id, content_sealed, created_at: at, updated_at: at };
  await db.transaction().execute(async (trx) => {
    // Those who make one at the same time wait for each other here.
    await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const { count } = await trx
      .selectFrom('law_sets')
      .select((sql) => sql.fn.countAll<string>().as('count'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= LAW_SETS.sets) throw new Problem('LAW_SET_LIMIT');
    await trx.insertInto('law_sets').values(row).execute();
  });
  return show(keys, row);
}

/** Changes a set; a stranger's and a missing one are the same 404. */
export async function changeSet(
  { db, vault, now }: Needs,
  user: Who,
  id: string,
  content: SetContent,
): Promise<LawSet> {
  const keys = await vault.of(user.id);
  const row = await db
    .updateTable('law_sets')
    .set({ content_sealed: keys.seal(JSON.stringify(content), place(id)), updated_at: now() })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return show(keys, row);
}

/** Deletes a set; a stranger's and a missing one are the same 404. */
export async function removeSet({ db }: Pick<Needs, 'db'>, user: Who, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('law_sets')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
}
