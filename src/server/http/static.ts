import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { MOVED, isPage } from '#contract/pages.ts';
import type { Config } from '#server/config.ts';
import { pages, tellRobots, type SendPage } from './pages.ts';
import { isApi, pathOf } from './target.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The built web: files with a hash in their name for ever, the page itself asked again each time. An address of a screen is the page with 200;
 * any other that a browser opens is the page with 404. Without a built page (development: Vite serves) nothing is served; answers what sends a page.
 */
export async function serveWeb(
  app: FastifyInstance,
  webDir: string | null,
  config: Pick<Config, 'appUrl' | 'billing' | 'passwords'>,
): Promise<SendPage | null> {
  if (webDir === null || !existsSync(path.join(webDir, 'index.html'))) return null;
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    cacheControl: false,
    // What the build packed (scripts/pages.mjs) is sent packed.
    preCompressed: true,
    // … and has no address of its own: each address takes time at every start.
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      const hashed = /[\\/]assets[\\/]/.test(file);
      reply.header('vary', 'accept-encoding');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
    },
  });
  for (const [from, to] of Object.entries(MOVED)) app.get(from, (_request, reply) => reply.redirect(to, 301));
  tellRobots(app, webDir, config);
  return pages(webDir, config);
}

/** Whether a request is that of a browser for a page, and its status; null where it is none. */
export function pageStatus(method: string, url: string, accept: string | undefined): 200 | 404 | null {
  if ((method !== 'GET' && method !== 'HEAD') || isApi(url)) return null;
  if (isPage(pathOf(url))) return 200;
  return accept?.includes('text/html') ? 404 : null;
}
