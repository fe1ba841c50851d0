import type { accountApi } from '#contract/account.ts';
import type { Handlers } from '#server/http/call.ts';
import { refresh, signOut } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { profile, register, update } from './users.ts';

export const accountRoutes: Handlers<typeof accountApi> = {
  register: async ({ deps, body, language }) => ({ user: await register(deps, body, language) }),
  login: ({ deps, body }) => signIn(deps, body),
  refresh: ({ deps, body }) => refresh(deps, body.refresh),
  logout: async ({ deps, body }) => {
    await signOut(deps, body.refresh);
    return { logged_out: true };
  },
  profile: ({ deps, user }) => profile(deps, user),
  update: async ({ deps, user, body }) => {
    const changed = await update(deps, user, body);
    deps.sessions.forget(user.sessionId);
    return changed;
  },
};
