import type { Kysely } from 'kysely';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { isCommon } from './common-passwords.ts';

/** A new password: as it was typed, in which field, and what else its owner is known by (e-mail, name). */
type New = { typed: string; field: 'password' | 'new_password'; own: readonly string[] };

/** Throws INVALID for a password that is shorter than this installation asks for. Its length is counted in code points. */
export function checkLength({ config }: Pick<Deps, 'config'>, { typed, field }: Omit<New, 'own'>): void {
  const { min } = config.passwords;
  if ([...typed].length < min) throw new Problem('INVALID', { fields: { [field]: { atLeast: min } } });
}

/** Whether a new password is one of the common ones. Throws INVALID where this installation takes none of these. */
export function checkCommon({ config }: Pick<Deps, 'config'>, { typed, field, own }: New): boolean {
  const common = isCommon(typed, own);
  if (common && config.passwords.list === 'reject') throw new Problem('INVALID', { fields: { [field]: 'common' } });
  return common;
}

/** Writes down that a common password was taken, and by whom: never the password. */
export async function noteCommon(
  { log, now }: Pick<Deps, 'log' | 'now'>,
  trx: Kysely<Tables>,
  of: { userId: string; sessionId?: string; ip: string },
): Promise<void> {
  await record(trx, now(), { ...of, action: 'account.weak-password' });
  log.warn({ user: of.userId }, 'a password that is easily guessed was set');
}
