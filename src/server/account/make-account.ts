import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { User } from '#contract/account.ts';
import type { Language } from '#contract/language.ts';
import { CONSENTS, type LegalDocument } from '#contract/legal.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { inForce, keepConsents } from './consents.ts';
import { blindEmail, show } from './users.ts';

/** Whoever is new. `password_hash`: null for an account that is entered in another way. */
type Newcomer = {
  email: string;
  full_name: string;
  password_hash: string | null;
  language: Language;
  accepted?: readonly (keyof typeof CONSENTS)[] | undefined;
  adult?: boolean | undefined;
  ip: string;
};
/** What else is written of a new account, in the transaction that makes it. */
type Then<T> = (trx: Transaction<Tables>, made: { userId: string; vault: UserVault; at: Date }) => Promise<T>;

/** Makes an account with a key of its own, and what `then` writes beside it; EMAIL_TAKEN where one exists, whatever the case it was typed in. */
export async function makeAccount<T>(
  deps: Pick<Deps, 'db' | 'vault' | 'now'>,
  { email, full_name, password_hash, language, accepted: boxes = [], adult, ip }: Newcomer,
  then: Then<T>,
): Promise<{ user: User; beside: T }> {
  const id = randomUUID();
  const { vault, keep } = deps.vault.mint(id);
  const at = deps.now();
  const accepted = boxes.flatMap((box): readonly LegalDocument[] => CONSENTS[box]);
  const row: Selectable<Tables['users']> = {
    id,
    email_blind: blindEmail(deps, email),
    email_sealed: vault.seal(email, `users.email_sealed:${id}`),
    full_name_sealed: vault.seal(full_name, `users.full_name_sealed:${id}`),
    password_hash,
    language,
    engine: 'model',
    blocked_at: null,
    avatar_url_sealed: null,
    password_changed_at: null,
    deleted_at: null,
    frozen_at: null,
    models_refused_at: null,
    adult_at: adult === true ? at : null,
    consented: accepted.length > 0 ? inForce(accepted) : null,
    created_at: at,
    updated_at: at,
  };
  const beside = await deps.db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('users')
      .values({ ...row, consented: row.consented && JSON.stringify(row.consented) })
      .onConflict((clash) => clash.column('email_blind').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new Problem('EMAIL_TAKEN');
    await keep(trx);
    await keepConsents(trx, at, { userId: id, documents: accepted, how: 'sign-up' });
    await record(trx, at, { userId: id, action: 'account.registered', ip });
    return then(trx, { userId: id, vault, at });
  });
  return { user: await show(deps, row), beside };
}
