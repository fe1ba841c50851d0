import type { deletionApi } from '#contract/deletion.ts';
import type { Handlers } from '#server/http/call.ts';
import { askDeletionOfOwn } from './ask.ts';

export const deletionRoutes: Handlers<typeof deletionApi> = {
  remove: async ({ deps, user, body, raw: { request } }) => {
    const certificate = await askDeletionOfOwn(deps, user, { ...body, ip: request.ip });
    return { deleted: true, certificate };
  },
};
