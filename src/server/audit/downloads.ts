import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { record } from './record.ts';

/** What the rooms write down themselves, whatever is set: the file of a source, and an export. A page is looked at as its text is, and is no file. */
const TOLD = /^\/api\/(?:exports\/:address|notebooks\/:id\/(?:export|sources\/:sourceId\/(?:download|page)))\/?$/;
/** A part of a file that does not begin it: whoever listens asks for many. */
const FURTHER = /^bytes=(?!0-)/;

type Params = Partial<Record<'id' | 'noteId' | 'jobId' | 'address', string>>;
type What = { userId: string; notebookId?: string; objectId?: string };

/**
 * Writes each file that somebody fetches into the audit log, before its bytes leave, where the installation asks for it: a document of a note, an answer, a
 * result or the log itself, and a file that a tool made. What cannot be written down is not sent.
 */
export function recordDownloads(app: FastifyInstance, { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>): void {
  const ofResult = async (jobId: string | undefined): Promise<What | null> => {
    const job = await db
      .selectFrom('studio_jobs')
      .select(['user_id', 'notebook_id'])
      .where('id', '=', jobId ?? null!)
      .executeTakeFirst();
    return job ? { userId: job.user_id, notebookId: job.notebook_id, objectId: jobId! } : null;
  };
  const whatOf = async ({ caller, params, routeOptions: { url = '' } }: FastifyRequest): Promise<What | null> => {
    const { id, noteId, jobId, address } = params as Params;
    // An address is signed for one result; its beginning is the id of it.
    if (address !== undefined) return ofResult(address.split('.')[0]);
    const notebook = url.startsWith('/api/notebooks/:id') || url.startsWith('/api/assistant/');
    const object = noteId ?? jobId;
    return { userId: caller.id, ...(notebook && id && { notebookId: id }), ...(object && { objectId: object }) };
  };
  app.addHook('onSend', async (request, reply) => {
    const { routeOptions, headers, ip, query, caller } = request;
    if (!config.auditDownloads || !routeOptions.config.download || reply.statusCode >= 300) return;
    if (TOLD.test(routeOptions.url ?? '') || FURTHER.test(headers.range ?? '')) return;
    const what = await whatOf(request);
    if (!what) return;
    const { format } = query as { format?: string };
    const details = { kind: format ?? 'file' };
    const by = caller.sessionId ? { sessionId: caller.sessionId } : {};
    await record(db, now(), { ...what, ...by, action: 'file.downloaded', ip, details });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call answers with a file of a user. Not `file`: by that name @fastify/static keeps the path of each file of the web. */
    download?: boolean;
  }
}
