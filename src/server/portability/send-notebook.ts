import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound } from '#server/http/problem.ts';
import { traceOf } from '#server/log.ts';
import { openNotebook, own, recordWithin } from '#server/notebooks/index.ts';
import { attachment } from '#server/sources/index.ts';
import type { Shelf } from '#server/studio/index.ts';
import { alone } from './alone.ts';
import { folderName } from './names.ts';
import { writeOne } from './write.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'addresses' | 'log' | 'now'>;

/** Sends a notebook as a ZIP, written as it is taken, once the log of its owner tells of it: whoever leaves before the end has most of it. TOO_MANY_JOBS while another is packed for them. */
export async function sendNotebook(
  deps: Needs,
  shelf: Shelf,
  user: Caller,
  id: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  // Whoever only asks about it is not sent what is in it.
  if (request.method === 'HEAD') throw notFound();
  const owned = await own(deps, user, id);
  const notebook = await openNotebook(deps, user, id);
  await alone(user.id, async () => {
    await recordWithin(deps.db, deps.now(), owned, { action: 'notebook.exported', objectId: id });
    const out = new PassThrough();
    // Who hangs up is told of by what writes to it.
    out.on('error', () => undefined);
    const taken = finished(reply.raw);
    const written = writeOne(deps, shelf, { userId: user.id, notebook, language: user.language }, out);
    void reply
      .header('content-disposition', attachment(`${folderName(notebook.title, 'Fojas')}.zip`))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .type('application/zip')
      .send(out);
    await Promise.all([written, taken]).catch((error: unknown) => {
      // A reader who leaves is nobody's fault.
      if (!request.raw.destroyed) deps.log.error({ notebook: id, error: traceOf(error) }, 'an export broke off');
    });
  });
}
