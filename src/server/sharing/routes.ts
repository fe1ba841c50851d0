import type { sharingApi } from '#contract/sharing.ts';
import type { Handlers } from '#server/http/call.ts';
import { own } from '#server/notebooks/index.ts';
import { list, make, renew, revoke } from './links.ts';
import { opener } from './open.ts';
import { offer } from './snapshot.ts';

const open = opener();

export const sharingRoutes: Handlers<typeof sharingApi> = {
  list: async ({ deps, user, params }) => ({ links: await list(deps, await own(deps, user, params.id)) }),
  offer: async ({ deps, user, params }) => offer(deps, await own(deps, user, params.id)),
  make: async ({ deps, user, params, body }) => make(deps, await own(deps, user, params.id), body),
  renew: async ({ deps, user, params }) => renew(deps, await own(deps, user, params.id), params.shareId),
  revoke: async ({ deps, user, params }) => {
    await revoke(deps, await own(deps, user, params.id), params.shareId);
    return { revoked: true };
  },
  open: ({ deps, body }) => open(deps, body.secret),
};
