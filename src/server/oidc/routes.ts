import { OIDC, type oidcApi } from '#contract/oidc.ts';
import { fromOf } from '#server/account/index.ts';
import type { Handlers } from '#server/http/call.ts';
import { listIdentities } from './identities.ts';
import { acceptOffer, askConfirm, askLink, confirmByOidc, linkIdentity, unlinkIdentity } from './link.ts';
import { signInByOidc, signUpByOidc } from './sign-in.ts';
import { begin } from './steps.ts';

export const oidcRoutes: Handlers<typeof oidcApi> = {
  providers: async ({ deps }) => ({ providers: deps.oidc.providers.map(({ id, name }) => ({ id, name })) }),
  signInOptions: ({ deps, body }) => begin(deps, 'sign-in', body),
  signIn: ({ deps, body, raw: { request } }) => signInByOidc(deps, { ...body, from: fromOf(request) }),
  signUp: ({ deps, body, language, raw: { request } }) =>
    signUpByOidc(deps, { ...body, spoken: language, from: fromOf(request) }),
  list: async ({ deps, user }) => ({ identities: await listIdentities(deps, user) }),
  linkOptions: ({ deps, user, body, raw: { request } }) => askLink(deps, user, { ...body, ip: request.ip }),
  link: ({ deps, user, body, raw: { request } }) => linkIdentity(deps, user, { ...body, ip: request.ip }),
  accept: ({ deps, user, body, raw: { request } }) => acceptOffer(deps, user, { ...body, ip: request.ip }),
  unlink: async ({ deps, user, params, body, raw: { request } }) => {
    await unlinkIdentity(deps, user, { id: params.identityId, ...body, ip: request.ip });
    return { removed: true };
  },
  confirmOptions: ({ deps, user, body }) => askConfirm(deps, user, body.provider),
  confirm: async ({ deps, user, body }) => ({ token: await confirmByOidc(deps, user, body), minutes: OIDC.proof }),
};
