import type { rightsApi } from '#contract/rights.ts';
import type { Call, Handlers } from '#server/http/call.ts';
import { accept, stateOf } from './consents.ts';
import { dataOf } from './data.ts';
import { block, unblock, type Asker } from './frozen.ts';
import { object } from './object.ts';
import { ask, requestsOf } from './requests.ts';

type AnyCall = Pick<Call<(typeof rightsApi)['state']>, 'user' | 'raw'>;
const askerOf = ({ user: { id, sessionId }, raw: { request } }: AnyCall): Asker => ({ id, sessionId, ip: request.ip });

export const rightsRoutes: Handlers<typeof rightsApi> = {
  state: ({ deps, user }) => stateOf(deps, user),
  accept: async ({ deps, user, body }) => {
    await accept(deps, user, body.documents);
    return { accepted: true };
  },
  block: async (call) => ({ frozen_at: (await block(call.deps, askerOf(call))).toISOString() }),
  unblock: async (call) => {
    await unblock(call.deps, askerOf(call));
    return { frozen_at: null };
  },
  object: async (call) => {
    const since = await object(call.deps, askerOf(call), call.body.models);
    return { models_refused_at: since?.toISOString() ?? null };
  },
  requests: async ({ deps, user }) => ({ requests: await requestsOf(deps, user.id) }),
  ask: (call) => ask(call.deps, askerOf(call), call.body),
  data: ({ deps, user }) => dataOf(deps, user),
};
