import type { lawsApi } from '#contract/laws.ts';
import type { Handlers } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { own } from '#server/notebooks/index.ts';
import { articleOf, checkLaw, findNorms, namedLaws, takeText, watchLaw } from '#server/sources/index.ts';
import { changeSet, listSets, makeSet, removeSet } from './sets.ts';
import { wantedBy } from './wanted.ts';

/** A signal that nobody waits for the answer any more. */
function goneFrom({ reply }: { reply: { raw: NodeJS.EventEmitter } }): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

export const lawsRoutes: Handlers<typeof lawsApi> = {
  find: async ({ deps: { laws }, query, raw }) => {
    if (!laws) throw new Problem('LAWS_OFF');
    const wanted = wantedBy(query.q);
    if (!wanted) throw new Problem('NO_SUCH_LAW');
    return { laws: await findNorms(laws, wanted, goneFrom(raw)) };
  },
  named: async ({ deps, user, params }) => ({ laws: await namedLaws(deps, await own(deps, user, params.id)) }),
  sets: ({ deps, user }) => listSets(deps, user),
  makeSet: ({ deps, user, body }) => makeSet(deps, user, body),
  changeSet: ({ deps, user, params, body }) => changeSet(deps, user, params.setId, body),
  removeSet: async ({ deps, user, params }) => {
    await removeSet(deps, user, params.setId);
    return { deleted: true };
  },
  watch: async ({ deps, user, params, body, language }) =>
    watchLaw(deps, await own(deps, user, params.id), params.sourceId, body.watched, language),
  article: async ({ deps, user, params, query }) => ({
    found: await articleOf(deps, await own(deps, user, params.id), params.sourceId, query.number),
  }),
  check: async ({ deps, user, params, raw, language }) =>
    checkLaw(deps, await own(deps, user, params.id), params.sourceId, language, goneFrom(raw)),
  take: async ({ deps, user, params, language }) =>
    takeText(deps, await own(deps, user, params.id), params.sourceId, language),
};
