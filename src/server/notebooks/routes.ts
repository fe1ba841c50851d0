import type { notebooksApi } from '#contract/notebooks.ts';
import type { Handlers } from '#server/http/call.ts';
import { unlessKept } from '#server/http/tagged.ts';
import { markOfList } from './mark.ts';
import { create, list, open, remove, update } from './notebooks.ts';

export const notebooksRoutes: Handlers<typeof notebooksApi> = {
  list: async (call) => unlessKept(call, await markOfList(call.deps, call.user.id), () => list(call.deps, call.user)),
  create: ({ deps, user, body, language }) => create(deps, user, body, language),
  one: ({ deps, user, params }) => open(deps, user, params.id),
  update: ({ deps, user, params, body }) => update(deps, user, params.id, body),
  remove: async ({ deps, user, params }) => {
    await remove(deps, user, params.id);
    return { deleted: true };
  },
};
