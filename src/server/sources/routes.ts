import type { foldersApi } from '#contract/folders.ts';
import type { pageImagesApi } from '#contract/page-images.ts';
import type { sourcesApi } from '#contract/sources.ts';
import type { Handlers } from '#server/http/call.ts';
import { unlessKept } from '#server/http/tagged.ts';
import { own } from '#server/notebooks/index.ts';
import { add, replace } from './add.ts';
import { readAgain } from './again.ts';
import { copySource } from './copy.ts';
import { download } from './download.ts';
import { listFolders, makeFolder, moveSources, removeFolder, renameFolder } from './folders.ts';
import { mentions } from './mentions.ts';
import { has, untilGone } from './pages/asking.ts';
import { documentOf, showing } from './pages/document.ts';
import { imageOf, MAKE } from './pages/images.ts';
import { outlineOf } from './pages/outline.ts';
import { authoritiesOf, references } from './references.ts';
import { markOfSources } from './mark.ts';
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
  list: async (call) => {
    const { deps, user, params, language } = call;
    return unlessKept(call, await markOfSources(deps, user, params.id), async () =>
      list(deps, await own(deps, user, params.id), language),
    );
  },
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

export const pageImagesRoutes: Handlers<typeof pageImagesApi> = {
  sizes: async ({ deps, user, params, query, raw }) => {
    const notebook = await own(deps, user, params.id);
    const document = await documentOf(deps, notebook, params.sourceId, query.version);
    const pages = await showing(deps, notebook, document, 'sizes', untilGone(raw.reply), (open) =>
      open.ask('sizes', {}),
    );
    return { version: document.version, pages };
  },
  image: async ({ deps, user, params, query, raw: { request, reply } }) => {
    const notebook = await own(deps, user, params.id);
    const document = await documentOf(deps, notebook, params.sourceId, query.version);
    // A version never changes. Only this browser may keep the image, and asks each time whether it still may show it.
    const etag = `"${document.sourceId}.${document.version}.${query.page}.${MAKE}"`;
    const known = has(request, etag);
    const image = known ? null : await imageOf(deps, notebook, document, query.page, untilGone(reply));
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization' });
    if (image) await reply.type('image/png').send(Buffer.from(image));
    else await reply.code(304).send();
  },
  outline: async ({ deps, user, params, query, raw }) => {
    const notebook = await own(deps, user, params.id);
    const document = await documentOf(deps, notebook, params.sourceId, query.version);
    return outlineOf(deps, notebook, document, query, untilGone(raw.reply));
  },
};
