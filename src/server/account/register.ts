import type { z } from 'zod';
import type { accountApi, User } from '#contract/account.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';
import { makeAccount } from './make-account.ts';
import { hashPassword } from './password.ts';
import { checkCommon, checkLength, noteCommon } from './password-rule.ts';

type Registration = z.output<(typeof accountApi)['register']['body']>;

/** Makes an account with a key of its own; EMAIL_TAKEN where one exists, whatever the case it was typed in. INVALID for a password that may not be. */
export async function register(
  deps: Pick<Deps, 'db' | 'vault' | 'config' | 'log' | 'now'>,
  input: Registration,
  { language: spoken, ip }: { language: Language; ip: string },
): Promise<User> {
  const password = { typed: input.password, field: 'password', own: [input.email, input.full_name] } as const;
  checkLength(deps, password);
  const common = checkCommon(deps, password);
  const password_hash = await hashPassword(input.password);
  const newcomer = { ...input, password_hash, language: input.language ?? spoken, ip };
  const { user } = await makeAccount(deps, newcomer, async (trx, { userId }) => {
    if (common) await noteCommon(deps, trx, { userId, ip });
  });
  return user;
}
