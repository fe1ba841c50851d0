import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Whether a passkey or an identity is the last way into an account: there is no password, no other passkey and no other identity of a provider that the settings
 * name. The caller holds the user locked, so that two are not taken away at once.
 */
export async function isLastWayIn(
  { config }: Pick<Deps, 'config'>,
  trx: Transaction<Tables>,
  userId: string,
  id: string,
): Promise<boolean> {
  const user = await trx.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  if (typeof user?.password_hash === 'string') return false;
  const passkey = await trx
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  if (passkey) return false;
  const identities = await trx
    .selectFrom('oidc_identities')
    .select('provider')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .execute();
  return !identities.some(({ provider }) => config.oidc.providers.some((one) => one.id === provider));
}
