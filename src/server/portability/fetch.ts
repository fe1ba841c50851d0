import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { traceOf } from '#server/log.ts';
import type { Shelf } from '#server/studio/index.ts';
import { hashOf } from './ask.ts';
import { writeExport } from './write.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'live' | 'log' | 'now'>;
type Taken = { id: string; user_id: string };

/** Takes the export that a token opens: of those who come at once one gets it, and the token is good for nothing any more. NOT_FOUND for all others. */
async function takeExport({ db, now }: Pick<Needs, 'db' | 'now'>, token: string): Promise<Taken> {
  const at = now();
  return db
    .updateTable('exports')
    .set({ status: 'fetching', token_hash: null, fetching_at: at })
    .where('token_hash', '=', hashOf(token))
    .where('status', '=', 'ready')
    .where('expires_at', '>', at)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'exports.user_id')
          .where('deleted_at', 'is', null)
          .where('blocked_at', 'is', null),
      ),
    )
    .returning(['id', 'user_id'])
    .executeTakeFirstOrThrow(notFound);
}

/**
 * Sends the ZIP at an address, written as it is taken. Only one that was taken to its end is fetched: where it breaks off, the address is used up and its owner may
 * have another until the seven days are over.
 */
export async function fetchExport(
  deps: Needs,
  shelf: Shelf,
  token: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  // Whoever only asks about it must not use it up.
  if (request.method === 'HEAD') throw notFound();
  const { id, user_id } = await takeExport(deps, token);
  deps.live.tell(user_id, { type: 'portability' });
  const out = new PassThrough();
  // Who hangs up is told of by what writes to it.
  out.on('error', () => undefined);
  const taken = finished(reply.raw);
  const written = writeExport(deps, shelf, user_id, out);
  void reply
    .header('content-disposition', `attachment; filename="fojas-${deps.now().toISOString().slice(0, 10)}.zip"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .type('application/zip')
    .send(out);
  const ended = await Promise.all([written, taken]).then(
    ([{ entries }]) => ({ entries }),
    (error: unknown) => {
      // A reader who leaves is nobody's fault.
      if (!request.raw.destroyed) deps.log.error({ export: id, error: traceOf(error) }, 'an export broke off');
      return null;
    },
  );
  await endFetch(deps, { id, user_id }, ended, request.ip);
}

async function endFetch(
  { db, live, now }: Pick<Needs, 'db' | 'live' | 'now'>,
  { id, user_id }: Taken,
  ended: { entries: number } | null,
  ip: string,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const change = ended
      ? { status: 'fetched' as const, fetched_at: at, broken_off: false }
      : { status: 'ready' as const, broken_off: true };
    const row = await trx
      .updateTable('exports')
      .set(change)
      .where('id', '=', id)
      .where('status', '=', 'fetching')
      .returning('id')
      .executeTakeFirst();
    // Nothing to write down of an account that went meanwhile.
    if (!row) return;
    const details = ended ? { count: ended.entries } : { why: 'broken-off' };
    await record(trx, at, { userId: user_id, action: 'account.export-fetched', objectId: id, ip, details });
  });
  live.tell(user_id, { type: 'portability' });
}
