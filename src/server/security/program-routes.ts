import type { programsApi } from '#contract/programs.ts';
import type { Handlers } from '#server/http/call.ts';
import { listKeys, makeKey, revokeKey } from './program-keys.ts';

export const programsRoutes: Handlers<typeof programsApi> = {
  list: async ({ deps, user }) => ({ keys: await listKeys(deps, user) }),
  make: ({ deps, user, body, raw: { request } }) => makeKey(deps, user, { ...body, ip: request.ip }),
  revoke: async ({ deps, user, params, raw: { request } }) => {
    await revokeKey(deps, user, { id: params.keyId, ip: request.ip });
    return { revoked: true };
  },
};
