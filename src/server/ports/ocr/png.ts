import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { pngFile } from '#extract/image/png.ts';

const pack = promisify(deflate);
/** Scans are mostly white: the quickest packing is nearly as small as the best. */
const LEVEL = 1;

/**
 * A grey map (PGM of one byte a pixel) as a PNG (W3C PNG, third edition). It is packed in the thread pool: a library that does it on the spot would
 * hold up all other requests for a tenth of a second a page. Throws a RangeError for a map that is cut off.
 */
export async function pngOfGreyMap(map: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(map.buffer, map.byteOffset, map.byteLength);
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 64));
  const [width, height] = [Number(head?.[1]), Number(head?.[2])];
  const from = head?.[0].length ?? 0;
  if (!(width * height > 0) || bytes.length < from + width * height) throw new RangeError('no whole grey map');
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) bytes.copy(rows, y * (width + 1) + 1, from + y * width, from + (y + 1) * width);
  return pngFile({ width, height, colours: 'grey' }, await pack(rows, { level: LEVEL }));
}
