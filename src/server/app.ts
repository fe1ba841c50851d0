import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { accountApi } from '#contract/account.ts';
import { auditApi } from '#contract/audit.ts';
import { capabilitiesApi } from '#contract/capabilities.ts';
import { chatApi } from '#contract/chat.ts';
import { deletionApi } from '#contract/deletion.ts';
import { engineApi } from '#contract/engine.ts';
import { liveApi } from '#contract/live.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { pageImagesApi } from '#contract/page-images.ts';
import { paymentsApi } from '#contract/payments.ts';
import { rightsApi } from '#contract/rights.ts';
import { oidcApi } from '#contract/oidc.ts';
import { passkeysApi } from '#contract/passkeys.ts';
import { programsApi } from '#contract/programs.ts';
import { portabilityApi } from '#contract/portability.ts';
import { sampleApi } from '#contract/sample.ts';
import { foldersApi } from '#contract/folders.ts';
import { lawsApi } from '#contract/laws.ts';
import { searchApi } from '#contract/search.ts';
import { securityApi } from '#contract/security.ts';
import { sharingApi } from '#contract/sharing.ts';
import { sourcesApi } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import manifest from '../../package.json' with { type: 'json' };
import { accountRoutes } from './account/routes.ts';
import { recordDownloads, recordStrangers, tellRefusals } from './audit/index.ts';
import { auditRoutes } from './audit/routes.ts';
import { chatRoutes, engineRoutes } from './chat/routes.ts';
import { deletionRoutes } from './deletion/routes.ts';
import type { Deps } from './deps.ts';
import { answerError } from './http/answer.ts';
import { answerBroken, ignoreExpectations } from './http/broken.ts';
import { capabilitiesRoutes } from './http/capabilities.ts';
import { endDrips } from './http/drip.ts';
import { endGently } from './http/end.ts';
import { events } from './http/events.ts';
import { databaseState, health, type Parts } from './http/health.ts';
import { BARE, secureHeaders } from './http/headers.ts';
import { acceptJson } from './http/json.ts';
import { limitRequests, serverLimits } from './http/limits.ts';
import { fastifyLog, logRequests } from './http/log.ts';
import { mount } from './http/mount.ts';
import { documentApi } from './http/openapi.ts';
import { alwaysReady, ready, type Readiness } from './http/readiness.ts';
import { shedLoad } from './http/shed.ts';
import { serveWeb } from './http/static.ts';
import { targetOf } from './http/target.ts';
import { answerUnknown } from './http/unknown.ts';
import { acceptUploads } from './http/upload.ts';
import { mailWire } from './mail/wire.ts';
import { mcpWire } from './mcp/wire.ts';
import { countSentAway, measureRequests, type Metrics } from './metrics/index.ts';
import { notebooksRoutes } from './notebooks/routes.ts';
import { notesRoutes } from './notes/routes.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { rightsRoutes } from './rights/routes.ts';
import { portabilityRoutes } from './portability/routes.ts';
import { sampleRoutes } from './sample/routes.ts';
import { lawsRoutes } from './laws/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { passkeysRoutes, programsRoutes, securityRoutes } from './security/routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { foldersRoutes, pageImagesRoutes, sourcesRoutes } from './sources/routes.ts';
import type { Shelf } from './studio/index.ts';
import { mountStudio } from './studio/routes.ts';
import { paymentsRoutes, tokensRoutes } from './tokens/routes.ts';
import { paymentsWire } from './tokens/wire.ts';

/**
 * What a server needs beside its deps: the folder of the built web (null: none is served), how its parts are asked for their state, the Studio's tools,
 * where the process stands (without that it is ready as soon as it listens), and what counts its requests.
 */
export type Surroundings = {
  webDir: string | null;
  parts: Parts;
  shelf: Shelf;
  readiness?: Readiness;
  metrics?: Metrics | null;
};

/** Characters of a parameter in a path; a signed address of a file (notebooks/addresses.ts) is the longest. */
const LONGEST_PARAM = 140;

/** The HTTP server with every room on it: the table of contents. Not listening yet. */
export async function buildApp(
  deps: Deps,
  { webDir, parts, shelf, readiness = alwaysReady(), metrics = null }: Surroundings,
): Promise<FastifyInstance> {
  const app = fastify({
    ...serverLimits,
    loggerInstance: fastifyLog(deps.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: deps.config.trustedProxies,
    rewriteUrl: ({ url }) => targetOf(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ ...BARE, 'x-request-id': request.id })),
    clientErrorHandler: answerBroken,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }) as FastifyInstance;
  app.setErrorHandler(answerError);
  endGently(app, readiness);
  app.decorate('release', manifest.version);
  app.decorateRequest('caller');
  ignoreExpectations(app);

  logRequests(app, deps.log);
  tellRefusals(app, deps);
  recordStrangers(app, deps);
  recordDownloads(app, deps);
  if (metrics) measureRequests(app, metrics);
  acceptJson(app);
  await secureHeaders(app);
  shedLoad(app, { log: deps.log, count: (method) => metrics && countSentAway(metrics, method) });
  await limitRequests(app, deps.config.rateLimit);
  endDrips(app, deps.config.bodyMs);
  await acceptUploads(app);
  await app.register(
    async (api) => {
      mount(api, deps, accountApi, accountRoutes);
      mount(api, deps, securityApi, securityRoutes);
      mount(api, deps, passkeysApi, passkeysRoutes);
      mount(api, deps, oidcApi, oidcRoutes);
      mount(api, deps, programsApi, programsRoutes);
      mount(api, deps, deletionApi, deletionRoutes);
      mount(api, deps, rightsApi, rightsRoutes);
      mount(api, deps, portabilityApi, portabilityRoutes(shelf));
      mount(api, deps, auditApi, auditRoutes);
      mount(api, deps, tokensApi, tokensRoutes);
      mount(api, deps, paymentsApi, paymentsRoutes);
      await paymentsWire(api, deps);
      mount(api, deps, notebooksApi, notebooksRoutes);
      mount(api, deps, sourcesApi, sourcesRoutes);
      mount(api, deps, pageImagesApi, pageImagesRoutes);
      mount(api, deps, foldersApi, foldersRoutes);
      mount(api, deps, notesApi, notesRoutes);
      mount(api, deps, searchApi, searchRoutes);
      mount(api, deps, lawsApi, lawsRoutes);
      mount(api, deps, chatApi, chatRoutes);
      mount(api, deps, engineApi, engineRoutes);
      mount(api, deps, sharingApi, sharingRoutes);
      mountStudio(api, deps, shelf);
      mount(api, deps, sampleApi, sampleRoutes);
      mount(api, deps, capabilitiesApi, capabilitiesRoutes);
      mount(api, deps, liveApi, {
        health: health(parts, manifest.version),
        ready: ready(readiness, () => databaseState(deps)),
        events,
      });
    },
    { prefix: '/api' },
  );
  await mailWire(app, deps);
  mcpWire(app, deps, { shelf, version: manifest.version });
  await documentApi(app, manifest.version, shelf.rows);
  answerUnknown(app, await serveWeb(app, webDir, deps.config), shelf.rows);
  await app.ready();
  return app;
}
