import type { portabilityApi } from '#contract/portability.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Shelf } from '#server/studio/index.ts';
import { askExport, linkOf, newestExport } from './ask.ts';
import { bring, newestImport } from './bring.ts';
import { duplicateNotebook } from './duplicate.ts';
import { fetchExport } from './fetch.ts';
import { sendNotebook } from './send-notebook.ts';

export const portabilityRoutes = (shelf: Shelf): Handlers<typeof portabilityApi> => ({
  state: async ({ deps, user, language }) => ({
    export: await newestExport(deps, user.id),
    import: await newestImport(deps, user.id, language),
    max_import_bytes: deps.config.maxStorageBytes,
  }),
  ask: ({ deps, user, body, raw: { request } }) => askExport(deps, user, { ...body, ip: request.ip }),
  link: ({ deps, user }) => linkOf(deps, user.id),
  fetch: ({ deps, params, raw }) => fetchExport(deps, shelf, params.address, raw),
  duplicate: ({ deps, user, params, language }) => duplicateNotebook(deps, user, params.id, language),
  one: ({ deps, user, params, raw }) => sendNotebook(deps, shelf, user, params.id, raw),
  bring: ({ deps, user, upload, language }) => bring(deps, user.id, upload, language),
});
