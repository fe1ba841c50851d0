import type { notesApi } from '#contract/notes.ts';
import type { Handlers } from '#server/http/call.ts';
import { unlessKept } from '#server/http/tagged.ts';
import { sendExport } from '#server/export/index.ts';
import { own } from '#server/notebooks/index.ts';
import { exportOf } from './export.ts';
import { markOfNotes } from './mark.ts';
import { findQuotes } from './quotes.ts';
import { add, list, one, remove, update } from './notes.ts';

export const notesRoutes: Handlers<typeof notesApi> = {
  list: async (call) => {
    const { deps, user, params } = call;
    return unlessKept(call, await markOfNotes(deps, user, params.id), async () =>
      list(deps, await own(deps, user, params.id)),
    );
  },
  add: async ({ deps, user, params, body }) => add(deps, await own(deps, user, params.id), body),
  update: async ({ deps, user, params, body }) => update(deps, await own(deps, user, params.id), params.noteId, body),
  quote: async ({ deps, user, params, body }) => findQuotes(deps, await own(deps, user, params.id), body.quotes),
  download: async ({ deps, user, params, query, language, raw: { reply } }) => {
    const notebook = await own(deps, user, params.id);
    await sendExport(deps, notebook, exportOf(deps, await one(deps, notebook, params.noteId)), {
      query,
      language,
      reply,
    });
  },
  remove: async ({ deps, user, params }) => {
    await remove(deps, await own(deps, user, params.id), params.noteId);
    return { deleted: true };
  },
};
