import type { foldersApi } from '#contract/folders.ts';
import type { sourcesApi } from '#contract/sources.ts';
import type { Handlers } from '#server/http/call.ts';
import { own } from '#server/notebooks/index.ts';
import { add, replace } from './add.ts';
import { readAgain } from './again.ts';
import { copySource } from './copy.ts';
import { download } from './download.ts';
import { listFolders, makeFolder, moveSources, removeFolder, renameFolder } from './folders.ts';
import { mentions } from './mentions.ts';
import { authoritiesOf, references } from './references.ts';
import { cancel, keepBoth, list, one, remove, rename, retry } from './sources.ts';

export const foldersRoutes: Handlers<typeof foldersApi> = {
  list: async ({ deps, user, params }) => listFolders(deps, await own(deps, user, params.id)),
  make: async ({ deps, user, params, body }) => makeFolder(deps, await own(deps, user, params.id), body.name),
  rename: async ({ deps, user, params, body }) =>
    renameFolder(deps, await own(deps, user, params.id), params.folderId, body.name),
  remove: async ({ deps, user, params }) => {
    await removeFolder(deps, await own(deps, user, params.id), params.folderId);
    return { deleted: true };
  },
  move: async ({ deps, user, params, body }) => ({
    moved: await moveSources(deps, await own(deps, user, params.id), body.source_ids, body.folder_id),
  }),
};

export const sourcesRoutes: Handlers<typeof sourcesApi> = {
  list: async ({ deps, user, params, language }) => list(deps, await own(deps, user, params.id), language),
  one: async ({ deps, user, params, query, language }) =>
    one(deps, await own(deps, user, params.id), params.sourceId, query, language),
  add: async ({ deps, user, params, body, upload, language }) =>
    add(deps, await own(deps, user, params.id), body, upload, language),
  update: async ({ deps, user, params, body, upload, language }) => {
    const notebook = await own(deps, user, params.id);
    return upload
      ? replace(deps, notebook, params.sourceId, body, upload, language)
      : rename(deps, notebook, params.sourceId, body.title, language);
  },
  retry: async ({ deps, user, params, body, language }) => {
    const notebook = await own(deps, user, params.id);
    return body.again
      ? readAgain(deps, notebook, params.sourceId, language)
      : retry(deps, notebook, params.sourceId, body.password, language);
  },
  cancel: async ({ deps, user, params, language }) =>
    cancel(deps, await own(deps, user, params.id), params.sourceId, language),
  copy: async ({ deps, user, params, body, language }) => {
    const [from, to] = [await own(deps, user, params.id), await own(deps, user, body.notebook_id)];
    return copySource(deps, from, to, params.sourceId, language);
  },
  keep: async ({ deps, user, params, language }) =>
    keepBoth(deps, await own(deps, user, params.id), params.sourceId, language),
  remove: async ({ deps, user, params }) => ({
    deleted: true,
    file_deleted: await remove(deps, await own(deps, user, params.id), params.sourceId),
  }),
  download: async ({ deps, user, params, query, raw }) =>
    download(deps, await own(deps, user, params.id), params.sourceId, query.version, raw.reply),
  references: async ({ deps, user, params, query }) =>
    references(deps, await own(deps, user, params.id), params.sourceId, query),
  authorities: async ({ deps, user, params, query }) =>
    authoritiesOf(deps, await own(deps, user, params.id), params.sourceId, query.version),
  mentions: async ({ deps, user, params, query }) => mentions(deps, await own(deps, user, params.id), query),
};
