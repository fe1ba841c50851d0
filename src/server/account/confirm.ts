import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { checkDelay, clearDelay, countFailure } from './delays.ts';
import { isPassword } from './password.ts';

/**
 * Whoever is signed in says their password again, before what only they may do. A wrong one is WRONG_CURRENT_PASSWORD (a 400: a browser takes every 401 for
 * a session that ended) and counts as a failed sign-in: RATE_LIMITED for a growing while after five.
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'now'>,
  user: Pick<Caller, 'id'>,
  password: string,
): Promise<void> {
  const row = await deps.db
    .selectFrom('users')
    .select(['email_blind', 'password_hash'])
    .where('id', '=', user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('UNAUTHENTICATED');
  const delayed = (): Promise<void> => checkDelay(deps, row.email_blind);
  await delayed();
  const wrong = (): Promise<void> => countFailure(deps, row.email_blind);
  if (!(await isPassword(row.password_hash, password, { before: delayed, wrong })))
    throw new Problem('WRONG_CURRENT_PASSWORD');
  await clearDelay(deps, row.email_blind);
}
