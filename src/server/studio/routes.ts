import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { studioApi, type Generator } from '#contract/studio.ts';
import type { Deps } from '#server/deps.ts';
import type { Handler, Handlers } from '#server/http/call.ts';
import { mount } from '#server/http/mount.ts';
import { addressOf, own } from '#server/notebooks/index.ts';
import { change } from './change.ts';
import { download } from './download.ts';
import { sendAt } from './file.ts';
import { itemsOf } from './items.ts';
import { detail, list, remove, rowOf } from './jobs.ts';
import { setRight, stop } from './parts/change.ts';
import { sendSheet } from './parts/sheet.ts';
import type { Shelf } from './registry.ts';
import { start } from './start.ts';
import type { PanelTool, Tool } from './tool.ts';

const studioRoutes = ({ generators }: Shelf): Handlers<typeof studioApi> => ({
  jobs: async ({ deps, user, params, language }) => {
    const jobs = await list(deps, await own(deps, user, params.id), generators, language);
    return { notebook_id: params.id, jobs, total_count: jobs.length };
  },
  remove: async ({ deps, user, params }) => ({
    deleted: true,
    file_deleted: await remove(deps, await own(deps, user, params.id), params.jobId),
  }),
  file: async ({ deps, params, raw }) => sendAt(deps, params.address, raw),
});

/** What the room does for every generator. */
const generatorRoutes = (tool: Tool, folder: string): Handlers<Generator['api']> => ({
  start: async ({ deps, user, body, language }) =>
    start(deps, await own(deps, user, body.notebook_id), tool, body, language),
  list: async ({ deps, user, params, language }) => {
    const { kind, listKey } = tool.contract;
    const jobs = await list(deps, await own(deps, user, params.id), new Map([[kind, tool]]), language);
    return { notebook_id: params.id, [listKey]: jobs, total_count: jobs.length } as never;
  },
  detail: async ({ deps, user, params, language }) =>
    detail(deps, await own(deps, user, params.id), tool, params.jobId, language) as never,
  download: async ({ deps, user, params, query, language, raw: { reply } }) =>
    download(deps, await own(deps, user, params.id), tool, params.jobId, { folder, query, language, reply }),
});

/** What it does beyond that for one that reads whole notebooks. */
const wholeRoutes = (tool: Tool): Handlers<NonNullable<Generator['wholeApi']>> => ({
  overview: async ({ deps, user, body, language }) =>
    start(deps, await own(deps, user, body.notebook_id), tool, { ...body, source_id: null }, language),
  change: async ({ deps, user, params, body, language }) =>
    change(deps, await own(deps, user, params.id), tool, params.jobId, { said: body, language }),
});

/** And for one that makes a file. */
const fileRoutes = (tool: Tool): Handlers<NonNullable<Generator['fileApi']>> => ({
  address: async ({ deps, user, params }) => {
    const row = await rowOf(deps, await own(deps, user, params.id), tool, params.jobId);
    return { status: row.status, ...addressOf(deps, row) };
  },
});

/** What it does beyond that for one in parts. */
const partsRoutes = (tool: Tool): Handlers<NonNullable<Generator['partsApi']>> => ({
  begin: async ({ deps, user, body, language }) =>
    start(deps, await own(deps, user, body.notebook_id), tool, { ...body, source_id: null }, language),
  stop: async ({ deps, user, params, language }) =>
    stop(deps, await own(deps, user, params.id), tool, params.jobId, language),
  change: async ({ deps, user, params, body, language }) =>
    setRight(deps, await own(deps, user, params.id), tool, params.jobId, { said: body, language }),
  sheet: async ({ deps, user, params, query, language, raw: { reply } }) =>
    sendSheet(deps, await own(deps, user, params.id), tool, params.jobId, { ...query, language, reply }),
});

/** A panel's calls are its own; the room hands them what they keep. */
const panelRoutes = (tool: PanelTool): Record<string, Handler<Endpoint>> =>
  Object.fromEntries(
    Object.entries(tool.calls).map(([name, answer]): [string, Handler<Endpoint>] => [
      name,
      async ({ deps, user, params, body, language }) => {
        const { notebookId } = params as { notebookId: string };
        const items = itemsOf<unknown>(deps, await own(deps, user, notebookId), tool);
        return answer({ items, params, body, language } as never);
      },
    ]),
  );

/** Puts the calls of the room and of every tool on the server. */
export function mountStudio(api: FastifyInstance, deps: Deps, shelf: Shelf): void {
  mount(api, deps, studioApi, studioRoutes(shelf));
  for (const tool of shelf.generators.values()) {
    mount(api, deps, tool.contract.api, generatorRoutes(tool, shelf.folder));
    if (tool.contract.wholeApi) mount(api, deps, tool.contract.wholeApi, wholeRoutes(tool));
    if (tool.contract.fileApi) mount(api, deps, tool.contract.fileApi, fileRoutes(tool));
    if (tool.contract.partsApi) mount(api, deps, tool.contract.partsApi, partsRoutes(tool));
  }
  for (const tool of shelf.panels.values()) mount(api, deps, tool.contract.api, panelRoutes(tool));
}
