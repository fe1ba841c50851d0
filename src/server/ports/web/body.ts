import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { Problem } from '#server/http/problem.ts';

type Unpack = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;
const [unzip, unbrotli, undeflate, undeflateRaw] = [gunzip, brotliDecompress, inflate, inflateRaw].map(
  (unpack) => promisify(unpack as typeof gunzip) as Unpack,
) as [Unpack, Unpack, Unpack, Unpack];

/** Codings that are asked for: what `bytesOf` can undo. */
export const CODINGS = 'gzip, deflate, br';

/** The first of a header's values. */
export function headerOf({ headers }: Pick<Dispatcher.ResponseData, 'headers'>, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Some servers send 'deflate' without the frame that RFC 9110, section 8.4.1.2, asks for: its first byte tells. */
const unpackerOf = (coding: string, bytes: Buffer): Unpack | null => {
  if (coding === 'gzip' || coding === 'x-gzip') return unzip;
  if (coding === 'br') return unbrotli;
  if (coding === 'deflate') return ((bytes[0] ?? 0) & 0x0f) === 8 ? undeflate : undeflateRaw;
  return null;
};

/** Lets go of an answer that nobody reads. */
export function leave({ body }: Pick<Dispatcher.ResponseData, 'body'>): void {
  body.on('error', () => undefined).destroy();
}

async function collect(response: Dispatcher.ResponseData, max: number): Promise<Buffer> {
  const { body } = response;
  if (Number(headerOf(response, 'content-length') ?? 0) > max) {
    leave(response);
    throw new Problem('RESPONSE_TOO_LARGE');
  }
  const chunks: Buffer[] = [];
  let count = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    count += chunk.length;
    if (count > max) throw new Problem('RESPONSE_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The bytes of an answer, unpacked; both what travels and what comes out are counted, so a bomb ends at the limit. What breaks off inside its packing
 * gives what came, as browsers do. Throws a Problem: RESPONSE_TOO_LARGE, UNSUPPORTED_CONTENT for a coding that is unknown or broken.
 */
export async function bytesOf(response: Dispatcher.ResponseData, max: number): Promise<Buffer> {
  const coding = headerOf(response, 'content-encoding')?.trim().toLowerCase() ?? '';
  const packed = await collect(response, max);
  if (coding === '' || coding === 'identity' || packed.length === 0) return packed;
  const unpack = unpackerOf(coding, packed);
  if (!unpack) throw new Problem('UNSUPPORTED_CONTENT');
  const flush = coding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  try {
    return await unpack(packed, { maxOutputLength: max, finishFlush: flush });
  } catch (error) {
    const large = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Problem(large ? 'RESPONSE_TOO_LARGE' : 'UNSUPPORTED_CONTENT');
  }
}
