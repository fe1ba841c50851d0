import { useEffect } from 'react';
import { accountApi, type Self } from '#contract/account.ts';
import type { AnswerOut } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { forgetDrafts } from '#web/api/drafts.ts';
import { Failure } from '#web/api/failure.ts';
import { queries, useCall } from '#web/api/query.ts';
import { forget, hearEnd, keep, keepOf, sessionOf, tokens, useStored } from '#web/api/session.ts';
import { setLanguage } from '#web/i18n/language.ts';

/** Who is at the screen: nobody, somebody still being asked for, somebody, or somebody whose profile could not be read, or is not there (`missing`). */
export type Session =
  | { state: 'out' }
  | { state: 'loading' }
  | { state: 'failed'; missing: boolean }
  | { state: 'in'; user: Self };

// What was read for one person is not shown to the next.
hearEnd(() => queries.clear());

/** The session as the server knows it. Tokens alone are not enough: the profile says whether they are still taken. */
export function useSession(): Session {
  const stored = useStored();
  const profile = useCall(accountApi.profile, {}, { enabled: stored, staleTime: 5 * 60_000 });
  const email = stored ? profile.data?.email : undefined;
  useEffect(() => {
    if (email) keepOf(email);
  }, [email]);
  if (!stored) return { state: 'out' };
  if (profile.data) return { state: 'in', user: profile.data };
  if (!profile.isError) return { state: 'loading' };
  return { state: 'failed', missing: profile.error instanceof Failure && profile.error.status === 404 };
}

/** Signs in: the tokens are kept, and the interface speaks the language of the profile. Throws a `Failure`. */
export const signIn = async (email: string, password: string): Promise<void> =>
  begin(await call(accountApi.login, { body: { email, password } }));

/** The session of a sign-in, of one step or two. What somebody else left unsaved here is forgotten; what the same person left is kept. */
export function begin({ access, refresh, user }: AnswerOut<(typeof accountApi)['login']>): void {
  queries.clear();
  const before = sessionOf();
  if (before !== null && before !== user.email) forgetDrafts();
  keepOf(user.email);
  setLanguage(user.metadata.language);
  keep({ access, refresh });
}

/** Ends the session on the server and here; here in any case. Answers whether the server heard. */
export async function signOut(): Promise<boolean> {
  const refresh = tokens()?.refresh;
  try {
    await call(accountApi.logout, { body: refresh ? { refresh } : {} });
    return true;
  } catch {
    return false;
  } finally {
    forget();
    forgetDrafts();
    queries.clear();
  }
}
