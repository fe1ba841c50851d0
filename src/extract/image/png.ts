import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Kinds of colour of eight bits (W3C PNG, third edition, 11.2.1). */
const KIND = { grey: 0, rgb: 2 } as const;
/** The filter by which a row is told by what differs from the row above (9.2). */
const UP = 2;
/** Pages are mostly white: quick packing is nearly as small as the best. */
const LEVEL = 3;

/** How large an image is, and whether a pixel is one byte or three. */
type PngForm = { width: number; height: number; colours: keyof typeof KIND };

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The file of an image whose rows, each behind the byte of its filter, were packed already (zlib). */
function pngFile({ width, height, colours }: PngForm, packed: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = KIND[colours];
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** Pixels, row by row without gaps, as a file. It holds up its process: for one that does nothing else. */
export function pngOf(form: PngForm, pixels: Uint8Array): Buffer {
  const row = form.width * (form.colours === 'rgb' ? 3 : 1);
  const filtered = Buffer.alloc(form.height * (row + 1));
  for (let y = 0; y < form.height; y++) {
    const [from, to] = [y * row, y * (row + 1)];
    filtered[to] = UP;
    for (let x = 0; x < row; x++) filtered[to + 1 + x] = pixels[from + x]! - (y > 0 ? pixels[from - row + x]! : 0);
  }
  return pngFile(form, deflateSync(filtered, { level: LEVEL }));
}
