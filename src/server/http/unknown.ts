import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rows, type Row } from '#contract/api.ts';
import { Problem, notFound } from './problem.ts';
import type { SendPage } from './pages.ts';
import { pageStatus } from './static.ts';
import { MCP, pathOf } from './target.ts';

const pattern = (path: string): RegExp => new RegExp(`^/api${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`);
type Path = { method: string; pattern: RegExp };
const pathsOf = (all: readonly Row[]): Path[] =>
  all.map(({ endpoint }) => ({ method: endpoint.method, pattern: pattern(endpoint.path) }));

/** The methods that a path of the API takes; none for a path that is not there. */
function allowed(paths: readonly Path[], url: string): string[] {
  const path = pathOf(url);
  return [...new Set(paths.filter((row) => row.pattern.test(path)).map((row) => row.method))];
}

/** What no route takes: 405 with `Allow` for a known path, the page for a browser, else 404; under /api always JSON. */
export function answerUnknown(app: FastifyInstance, sendPage: SendPage | null, more: readonly Row[]): void {
  const paths = [...pathsOf([...rows, ...more]), { method: 'POST', pattern: new RegExp(`^${MCP}/?$`) }];
  for (const method of METHODS)
    if (!app.supportedMethods.includes(method) && method !== 'CONNECT') app.addHttpMethod(method);
  // Who looks for what is not there is limited as everybody is.
  const preHandler = app.hasDecorator('rateLimit') ? app.rateLimit() : [];
  app.setNotFoundHandler({ preHandler }, (request: FastifyRequest, reply: FastifyReply) => {
    const allow = allowed(paths, request.url);
    if (allow.length > 0) {
      reply.header('allow', [...allow, 'OPTIONS'].join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      throw new Problem('METHOD_NOT_ALLOWED');
    }
    const status = sendPage ? pageStatus(request.method, request.url, request.headers.accept) : null;
    if (!sendPage || status === null) throw notFound();
    return sendPage(request, reply, status);
  });
}
