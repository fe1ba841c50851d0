import type { deletionApi } from '#contract/deletion.ts';
import type { Handlers } from '#server/http/call.ts';
import { confirmOwner } from '#server/security/index.ts';
import { askDeletion } from './ask.ts';

export const deletionRoutes: Handlers<typeof deletionApi> = {
  remove: async ({ deps, user, body, raw: { request } }) => {
    await confirmOwner(deps, user, body);
    const certificate = await askDeletion(deps, { userId: user.id, sessionId: user.sessionId, ip: request.ip });
    return { deleted: true, certificate };
  },
};
