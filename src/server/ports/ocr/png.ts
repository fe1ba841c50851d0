import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const pack = promisify(deflate);
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const GREY_OF_8_BITS = [8, 0, 0, 0, 0];
/** Scans are mostly white: the quickest packing is nearly as small as the best. */
const LEVEL = 1;

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

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
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(GREY_OF_8_BITS)])),
    chunk('IDAT', await pack(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
