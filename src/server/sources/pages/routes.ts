import type { FastifyReply, FastifyRequest } from 'fastify';
import type { pageImagesApi } from '#contract/page-images.ts';
import type { Handlers } from '#server/http/call.ts';
import { own } from '#server/notebooks/index.ts';
import { documentOf, showing } from './document.ts';
import { imageOf, MAKE } from './images.ts';
import { outlineOf } from './outline.ts';

/** Aborted once nobody waits for the answer any more: whoever scrolls on leaves the queue. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

const has = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

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
