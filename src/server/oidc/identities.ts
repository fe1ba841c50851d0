import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Identity } from '#contract/oidc.ts';
import { addressee, endSessions } from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { write } from '#server/mail/index.ts';
import type { Shown } from '#server/ports/oidc/port.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { identityLetter } from './text.ts';

type Trx = Transaction<Tables>;

/** Who somebody is at a provider: found by issuer and subject, which nobody reads in the database. A mail address is not who somebody is. */
export const subjectOf = (
  { vault }: Pick<Deps, 'vault'>,
  { issuer, subject }: Pick<Shown, 'issuer' | 'subject'>,
): Buffer => vault.blind(JSON.stringify([issuer, subject]), 'oidc-subject');

const placeOf = (id: string): string => `oidc_identities.email_sealed:${id}`;

/** What a provider is called in the settings; its id where they name it no more. */
export const nameOf = ({ oidc }: Pick<Deps, 'oidc'>, provider: string): string =>
  oidc.providers.find(({ id }) => id === provider)?.name ?? provider;

/** The identities of a user, the oldest first. */
export async function listIdentities(deps: Pick<Deps, 'db' | 'vault' | 'oidc'>, user: Caller): Promise<Identity[]> {
  const rows = await deps.db
    .selectFrom('oidc_identities')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const vault = await deps.vault.of(user.id);
  return rows.map(({ id, provider, email_sealed, created_at, last_used_at }) => ({
    id,
    provider,
    name: nameOf(deps, provider),
    email: email_sealed && vault.openText(email_sealed, placeOf(id)),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** The verified e-mail and the subject of an identity. */
export type Known = { provider: string; subject: Buffer; email: string | null };

/** Keeps an identity of a user, who is held locked. OIDC_TAKEN where it is linked already, or the account to another one of the same provider. */
export async function keepIdentity(
  trx: Trx,
  at: Date,
  { userId, vault, known: { provider, subject, email } }: { userId: string; vault: UserVault; known: Known },
): Promise<string> {
  const id = randomUUID();
  const kept = await trx
    .insertInto('oidc_identities')
    .values({
      id,
      user_id: userId,
      provider,
      subject_blind: subject,
      email_sealed: email === null ? null : vault.seal(email, placeOf(id)),
      created_at: at,
      last_used_at: null,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new Problem('OIDC_TAKEN');
  return id;
}

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'oidc' | 'now'>;
type Change = { what: 'linked' | 'unlinked'; id: string; provider: string; ip: string };

/** Ends the other sessions, writes down what was done and tells its owner. Answers which ended. */
export async function told(
  deps: Needs,
  trx: Trx,
  { id: userId, sessionId }: Caller,
  { what, id, provider, ip }: Change,
): Promise<string[]> {
  const at = deps.now();
  const ended = await endSessions(trx, at, { userId, except: sessionId });
  const details = { kind: provider, count: ended.length };
  await record(trx, at, { userId, sessionId, objectId: id, ip, action: `account.identity-${what}`, details });
  const to = await addressee(deps, trx, userId);
  const name = nameOf(deps, provider);
  if (to) await write(deps, trx, to, identityLetter, { what, name, at, appUrl: deps.config.appUrl });
  return ended;
}
