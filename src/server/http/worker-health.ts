import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { healthOf, type Parts } from './health.ts';
import type { Readiness } from './readiness.ts';

/** Seconds after which whoever found it down may ask again. */
const RETRY_AFTER = '2';

/**
 * Answers `GET /api/health` and `GET /api/ready` of a process that serves nobody, so that what watches containers can ask a worker as it asks the others.
 * Answers where it listens and how it ends.
 */
export async function serveHealth(
  at: { host: string; port: number },
  { parts, readiness, version }: { parts: Parts; readiness: Readiness; version: string },
): Promise<{ port: number; close: () => Promise<void> }> {
  const answerOf = async (path: string | undefined): Promise<{ status: number; body: object } | null> => {
    if (path !== '/api/health' && path !== '/api/ready') return null;
    const { serves, ...said } = await healthOf(parts, version);
    if (path === '/api/health') return { status: serves ? 200 : 503, body: said };
    const ready = readiness.stage === 'ready' && said.parts.database === 'ok';
    return { status: ready ? 200 : 503, body: { status: ready ? 'ready' : readiness.stage } };
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    answerOf(request.url).then(
      (answer) => {
        if (!answer) return response.writeHead(404).end();
        const later = answer.status === 503 && { 'retry-after': RETRY_AFTER };
        const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...later };
        return response.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(at.port, at.host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
