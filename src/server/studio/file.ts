import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { readAddress } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import { openStored } from '#server/sources/index.ts';
import { bytesWithin, rangeOf } from './ranges.ts';
import { filePlace, type Row } from './stored.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'log'>;

export const WAV = 'audio/wav';

/** The file of a job: whose it is, where it lies, and its length. */
type File = Pick<Row, 'id' | 'user_id'> & { key: string; bytes: number };

/** The file of a job; null where there is none. */
export const fileOf = ({ id, user_id, file_key, file_bytes }: Pick<Row, 'id' | 'user_id' | 'file_key' | 'file_bytes'>): File | null =>
  file_key === null || file_bytes === null ? null : { id, user_id, key: file_key, bytes: file_bytes }; // prettier-ignore

/** The bytes of a file, opened as they stream. A file that is not there is not found for who asks, and an alarm for who runs the house. */
export async function openFile({ vault, storage, log }: Omit<Needs, 'db'>, file: File): Promise<Readable> {
  const keys = await vault.of(file.user_id);
  return openStored({ storage }, keys, file.key, filePlace(file.key)).catch((error: unknown) => {
    if (!(error instanceof StorageMissing)) throw error;
    log.error({ job: file.id }, 'a stored file is missing');
    throw notFound();
  });
}

/** The file that an address names, while the address is good and its job and file are there; anything else is the same 404. */
async function fileAt(deps: Needs & Pick<Deps, 'addresses' | 'now'>, address: string): Promise<File> {
  const said = readAddress(deps, address);
  if (!said) throw notFound();
  const row = await deps.db
    .selectFrom('studio_jobs')
    .innerJoin('users', 'users.id', 'studio_jobs.user_id')
    .select(['studio_jobs.id', 'user_id', 'file_key', 'file_bytes'])
    .where('studio_jobs.id', '=', said.id)
    // What its owner blocked is not played to whoever holds an address of it.
    .where('users.frozen_at', 'is', null)
    .executeTakeFirst();
  const file = row && fileOf(row);
  if (!file || !said.isOf(file.key)) throw notFound();
  return file;
}

/**
 * Sends the file at an address, or the one range of it that is asked for. Of a sealed file all before a range is opened and dropped, piece by piece: its beginning proves
 * what follows, and nothing is held.
 */
export async function sendAt(
  deps: Needs & Pick<Deps, 'addresses' | 'now'>,
  address: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const file = await fileAt(deps, address);
  // A range is asked for of what is sent: to HEAD it means nothing (RFC 9110, 14.2).
  const asked = request.method === 'HEAD' ? null : rangeOf(request.headers.range, file.bytes);
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store');
  if (asked === 'none') {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw new Problem('RANGE_UNSATISFIABLE');
  }
  const { from, to } = asked ?? { from: 0, to: file.bytes - 1 };
  if (asked) reply.code(206).header('content-range', `bytes ${from}-${to}/${file.bytes}`);
  reply
    .header('content-length', to - from + 1)
    .header('x-content-type-options', 'nosniff')
    .type(WAV);
  if (request.method === 'HEAD') return void (await reply.send(Readable.from([])));
  const opened = await openFile(deps, file);
  await reply.send(asked ? Readable.from(bytesWithin(opened, asked), { objectMode: false }) : opened);
}
