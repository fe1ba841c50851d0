import type { deletionApi } from '#contract/deletion.ts';
import { confirmPassword } from '#server/account/index.ts';
import type { Handlers } from '#server/http/call.ts';
import { askDeletion } from './ask.ts';

export const deletionRoutes: Handlers<typeof deletionApi> = {
  remove: async ({ deps, user, body, raw: { request } }) => {
    await confirmPassword(deps, user, body.password);
    const certificate = await askDeletion(deps, { userId: user.id, sessionId: user.sessionId, ip: request.ip });
    return { deleted: true, certificate };
  },
};
