import type { Kysely, Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { accountApi, Self, User } from '#contract/account.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { dueOf } from './consents.ts';

type Row = Selectable<Tables['users']>;

/** The blind index of an e-mail: found whatever its case and the spaces around it. */
export const blindEmail = ({ vault }: Pick<Deps, 'vault'>, email: string): Buffer =>
  vault.blind(email.trim().normalize('NFC').toLowerCase(), 'email');

/** A user's row as the contract shows it, opened with the user's key. */
export async function show({ vault }: Pick<Deps, 'vault'>, row: Row): Promise<User> {
  const keys = await vault.of(row.id);
  return {
    id: row.id,
    email: keys.openText(row.email_sealed, `users.email_sealed:${row.id}`),
    full_name: keys.openText(row.full_name_sealed, `users.full_name_sealed:${row.id}`),
    avatar_url: row.avatar_url_sealed && keys.openText(row.avatar_url_sealed, `users.avatar_url_sealed:${row.id}`),
    metadata: { language: row.language },
    engine: row.engine,
    has_password: row.password_hash !== null,
    password_changed_at: (row.password_changed_at ?? row.created_at).toISOString(),
    frozen_at: row.frozen_at?.toISOString() ?? null,
    consents_due: row.consented !== null && dueOf(row.consented).length > 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The row of a user who may be signed in to, held as it is until the transaction ends; undefined for one who is shut out or gone. */
export const hold = (trx: Transaction<Tables>, userId: string): Promise<Row | undefined> =>
  trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Who is signed in. */
export async function profile(
  deps: Pick<Deps, 'db' | 'vault'>,
  user: Pick<Caller, 'id' | 'secondFactorDue'>,
): Promise<Self> {
  const row = await deps.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
  // Its session still stood: it was deleted in these seconds.
  if (!row) throw notFound();
  return asSelf(await show(deps, row), user);
}

const asSelf = (user: User, { secondFactorDue }: Pick<Caller, 'secondFactorDue'>): Self => ({
  ...user,
  second_factor_due: secondFactorDue === true,
});

type Change = z.output<(typeof accountApi)['update']['body']>;

/**
 * Changes the columns that were sent and no other, so that two parallel changes both stay. Whoever chooses to be answered without a model is so in all notebooks:
 * what one of them said before for the model is forgotten.
 */
export async function update(deps: Pick<Deps, 'db' | 'vault' | 'now'>, user: Caller, change: Change): Promise<Self> {
  if (change.engine !== 'embedded') return asSelf(await show(deps, await changeRow(deps, deps.db, user, change)), user);
  const row = await deps.db.transaction().execute(async (trx) => {
    const changed = await changeRow(deps, trx, user, change);
    await trx
      .updateTable('notebooks')
      .set({ engine: null })
      .where('user_id', '=', user.id)
      .where('engine', '=', 'model')
      .execute();
    return changed;
  });
  return asSelf(await show(deps, row), user);
}

async function changeRow(
  deps: Pick<Deps, 'vault' | 'now'>,
  db: Kysely<Tables>,
  user: Caller,
  change: Change,
): Promise<Row> {
  const keys = await deps.vault.of(user.id);
  const row = await db
    .updateTable('users')
    .set({
      updated_at: deps.now(),
      ...(change.full_name !== undefined && {
        full_name_sealed: keys.seal(change.full_name, `users.full_name_sealed:${user.id}`),
      }),
      ...(change.avatar_url !== undefined && {
        avatar_url_sealed:
          change.avatar_url === null ? null : keys.seal(change.avatar_url, `users.avatar_url_sealed:${user.id}`),
      }),
      ...(change.metadata && { language: change.metadata.language }),
      ...(change.engine && { engine: change.engine }),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Problem('UNAUTHENTICATED');
  return row;
}

/** The user with this e-mail, found by its blind index; null where there is none. */
export async function userByEmail(deps: Pick<Deps, 'db' | 'vault'>, email: string): Promise<string | null> {
  const row = await deps.db
    .selectFrom('users')
    .select('id')
    .where('email_blind', '=', blindEmail(deps, email))
    .executeTakeFirst();
  return row?.id ?? null;
}
