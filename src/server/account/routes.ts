import type { accountApi } from '#contract/account.ts';
import type { Handlers } from '#server/http/call.ts';
import { changePassword } from './change-password.ts';
import { fromOf } from './device.ts';
import { askRecovery } from './recover.ts';
import { recover } from './redeem.ts';
import { refresh, signOut } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { register } from './register.ts';
import { profile, update } from './users.ts';

export const accountRoutes: Handlers<typeof accountApi> = {
  register: async ({ deps, body, language, raw: { request } }) => ({
    user: await register(deps, body, { language, ip: request.ip }),
  }),
  login: ({ deps, body, raw: { request } }) => signIn(deps, body, fromOf(request)),
  refresh: ({ deps, body, raw: { request } }) => refresh(deps, body.refresh, request.ip),
  logout: async ({ deps, body, raw: { request } }) => {
    await signOut(deps, body.refresh, request.ip);
    return { logged_out: true };
  },
  profile: ({ deps, user }) => profile(deps, user),
  update: async ({ deps, user, body }) => {
    const changed = await update(deps, user, body);
    deps.sessions.forget(user.sessionId);
    return changed;
  },
  changePassword: async ({ deps, user, body, raw: { request } }) => {
    await changePassword(deps, user, { current: body.current_password, wanted: body.new_password, ip: request.ip });
    return { changed: true };
  },
  askRecovery: async ({ deps, body, raw: { request } }) => {
    await askRecovery(deps, { email: body.email, ip: request.ip });
    return { accepted: true, letters: deps.mail.name === 'smtp' || deps.config.mail.outboxOpen };
  },
  recover: async ({ deps, body, raw: { request } }) => {
    await recover(deps, { token: body.access_token, wanted: body.new_password, ip: request.ip });
    return { updated: true };
  },
};
