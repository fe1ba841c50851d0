import type { lawsApi } from '#contract/laws.ts';
import type { Handlers } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { findNorms } from '#server/sources/index.ts';
import { wantedBy } from './wanted.ts';

export const lawsRoutes: Handlers<typeof lawsApi> = {
  find: async ({ deps, query, raw: { reply } }) => {
    if (!deps.laws) throw new Problem('LAWS_OFF');
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return { laws: await findNorms(deps.laws, wantedBy(query.q), gone.signal) };
  },
};
