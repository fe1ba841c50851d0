import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { record } from '#server/audit/index.ts';
import { write } from '#server/mail/index.ts';
import { addressee } from './addressee.ts';
import { confirmPassword } from './confirm.ts';
import { hashPassword } from './password.ts';
import { checkCommon, checkLength, noteCommon } from './password-rule.ts';
import { endSessions, tellEnded } from './sessions.ts';
import { passwordLetter } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'log' | 'now'>;

/** Sets another password. The session that asks goes on, all others end, and a letter tells of it. Links to set a new one are worth nothing any more. */
export async function changePassword(
  deps: Needs,
  user: Caller,
  { current, wanted, ip }: { current: string; wanted: string; ip: string },
): Promise<void> {
  const password = { typed: wanted, field: 'new_password' } as const;
  checkLength(deps, password);
  await confirmPassword(deps, user, current);
  if (current === wanted) throw new Problem('PASSWORD_UNCHANGED');
  const common = checkCommon(deps, { ...password, own: await knownBy(deps, user.id) });
  const hash = await hashPassword(wanted);
  const ended = await deps.db.transaction().execute(async (trx) => {
    const of = { userId: user.id, except: user.sessionId };
    const ended = await setPassword(deps, trx, hash, of);
    const of_whom = { userId: user.id, sessionId: user.sessionId, ip };
    await record(trx, deps.now(), { ...of_whom, action: 'account.password-changed', details: { count: ended.length } });
    if (common) await noteCommon(deps, trx, of_whom);
    return ended;
  });
  tellEnded(deps, user.id, ended);
}

/** What else a user is known by, and a password should not be. */
export async function knownBy(deps: Pick<Deps, 'db' | 'vault'>, userId: string): Promise<string[]> {
  const to = await addressee(deps, deps.db, userId);
  return to ? [to.address, to.name] : [];
}

/** Keeps the hash of a new password, spends what recovers the old or was begun with it, ends sessions and writes of it to the user. Answers the sessions that ended. */
export async function setPassword(
  deps: Needs,
  trx: Transaction<Tables>,
  hash: string,
  { userId, except }: { userId: string; except?: string },
): Promise<string[]> {
  const at = deps.now();
  await trx
    .updateTable('users')
    .set({ password_hash: hash, password_changed_at: at, updated_at: at })
    .where('id', '=', userId)
    .execute();
  await trx
    .updateTable('recovery_tokens')
    .set({ spent_at: at })
    .where('user_id', '=', userId)
    .where('spent_at', 'is', null)
    .execute();
  await trx.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute();
  const to = await addressee(deps, trx, userId);
  if (to) await write(deps, trx, to, passwordLetter, { at, appUrl: deps.config.appUrl });
  return endSessions(trx, at, { userId, ...(except !== undefined && { except }) });
}
