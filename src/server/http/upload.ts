import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { PassThrough, finished, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import type { Upload } from './call.ts';
import { Problem } from './problem.ts';

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 16,
  files: 2,
  parts: 20,
  headerPairs: 20,
} as const;
/** What the form around a file may weigh. */
const AROUND = 1024 * 1024;
/** How long the rest of a refused upload is still swallowed, so that the sender reads the answer and not a reset. */
const LINGER_MS = 2000;

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

type Form = {
  upload: Omit<Upload, 'fields'>;
  before: Record<string, unknown>;
  all: () => Promise<Record<string, unknown>>;
};

/**
 * Reads a form up to its file. The file then streams as its reader takes it, up to `maxBytes`; fields that come after it are in `all()`.
 * Throws INVALID for a form without a file, with two, or with a field given twice; PAYLOAD_TOO_LARGE when the sender already says so.
 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + AROUND) throw new Problem('PAYLOAD_TOO_LARGE');
  const parts = request.parts({ limits: { ...LIMITS, fileSize: maxBytes } });
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const file = await next(parts, fields);
  if (!file) throw new Problem('INVALID', { fields: { file: 'missing' } });
  return {
    upload: { name: file.filename, mediaType: file.mimetype, stream: bounded(file.file) },
    before: { ...fields },
    all: async () => {
      const second = await next(parts, fields);
      if (second) throw new Problem('INVALID', { fields: { file: 'repeated' } });
      return { ...fields };
    },
  };
}

/** The bytes of a file; it fails at the limit, not at the end of whatever is sent, and its failures are those of the form. */
function bounded(file: MultipartFile['file']): Readable {
  const stream = new PassThrough();
  // A form may break off while its call is still being looked at: who reads later is told by the stream itself, and without a listener the process would end.
  stream.on('error', () => undefined);
  const fail = (code: ErrorCode): void => void stream.destroy(new Problem(code));
  file.once('limit', () => fail('PAYLOAD_TOO_LARGE'));
  // The form may have broken off before anybody listened: `finished` tells that too.
  finished(file, (error) => {
    if (error) fail('INVALID');
    else if (file.truncated) fail('PAYLOAD_TOO_LARGE');
  });
  stream.once('close', () => file.resume());
  return file.pipe(stream);
}

/** Collects fields until the next file, or the end. */
async function next(
  parts: AsyncIterableIterator<Multipart>,
  fields: Record<string, unknown>,
): Promise<Extract<Multipart, { type: 'file' }> | null> {
  for (;;) {
    const { value: part, done } = await parts.next().catch(unreadable);
    if (done || !part) return null;
    if (part.type === 'file') return part;
    if (part.fieldname in fields) throw new Problem('INVALID', { fields: { [part.fieldname]: 'repeated' } });
    if (part.valueTruncated || part.fieldnameTruncated)
      throw new Problem('INVALID', { fields: { [part.fieldname]: 'long' } });
    fields[part.fieldname] = part.value;
  }
}

/** Whatever the form reader stumbles on, the form is at fault. */
function unreadable(error: unknown): never {
  throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? error : new Problem('INVALID');
}

/** After an answer that came before the whole upload did: swallows what still comes for a moment, then hangs up. */
export function linger(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (request.raw.complete) return;
    request.raw.unpipe();
    request.raw.resume();
    setTimeout(() => void (request.raw.complete || request.raw.socket.destroy()), LINGER_MS).unref();
  });
}
