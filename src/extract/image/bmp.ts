import type { PageImage } from '../look.ts';
import { greyMap } from '../pdf/image.ts';

const RGB = 0;
const BITFIELDS = 3;
/** Weights of red, green and blue in a grey (ITU-R BT.601). */
const luma = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b;

/**
 * The pixels of a BMP in grey, since not every reader takes the format: uncompressed, of 1 to 32 bits, with a palette or without, upright or upside
 * down. Null for rarer kinds, which are handed on as they are. Throws where the pixels are not all there.
 */
export function greyOfBmp(bytes: Buffer): PageImage | null {
  const [start, header] = [bytes.readUInt32LE(10), bytes.readUInt32LE(14)];
  if (header < 40) return null;
  const [width, signed] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const [bits, compression] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  const plain = compression === RGB || (compression === BITFIELDS && bits === 32);
  if (!plain || ![1, 4, 8, 24, 32].includes(bits)) return null;
  const height = Math.abs(signed);
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (bytes.length < start + stride * (height - 1) + Math.ceil((width * bits) / 8)) throw new RangeError('cut off');
  const shade = bits <= 8 ? paletteOf(bytes, 14 + header, bits) : null;
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = start + stride * (signed > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) grey[y * width + x] = shade ? shade[index(bytes, row, x, bits)]! : colour(bytes, row + x * (bits >> 3)); // prettier-ignore
  }
  return greyMap(width, height, grey);
}

const colour = (bytes: Buffer, at: number): number => luma(bytes[at + 2]!, bytes[at + 1]!, bytes[at]!);
/** The palette entry of a pixel of 1, 4 or 8 bits, the leftmost in the highest bits. */
function index(bytes: Buffer, row: number, x: number, bits: number): number {
  const at = x * bits;
  return (bytes[row + (at >> 3)]! >> (8 - bits - (at & 7))) & ((1 << bits) - 1);
}
function paletteOf(bytes: Buffer, from: number, bits: number): Uint8Array {
  const used = bytes.readUInt32LE(46) || 1 << bits;
  return Uint8Array.from({ length: 1 << bits }, (_, i) =>
    i < used && from + 4 * i + 2 < bytes.length ? colour(bytes, from + 4 * i) : 0,
  );
}
