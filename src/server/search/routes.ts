import type { Found, searchApi } from '#contract/search.ts';
import type { Handlers } from '#server/http/call.ts';
import { search } from './search.ts';

/** What is answered to somebody who has hung up, and never arrives. */
const NOTHING: Found = { notebooks: [], sources: [], notes: [], hits: [], truncated: false };

export const searchRoutes: Handlers<typeof searchApi> = {
  search: async ({ deps, user, query, raw }) => {
    const gone = new AbortController();
    raw.reply.raw.once('close', () => gone.abort());
    return search(deps, user, query, gone.signal).catch((error: unknown) => {
      if (gone.signal.aborted) return NOTHING;
      throw error;
    });
  },
};
