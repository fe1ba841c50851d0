import { encode } from 'fast-png';

/** A grey picture, a byte a pixel. */
export type Grey = { width: number; height: number; pixels: Uint8Array };
/** What becomes of a page on its way through a scanner or a camera. Angles are in degrees; `perspective` is the share by which its upper edge is shorter. */
export type Way = {
  paper: number;
  ink: number;
  noise: number;
  tilt?: number;
  perspective?: number;
  /** How much darker the far corner is than the near one, 0–1. */
  shade?: number;
  /** Pixels over which the lens blurs. */
  blur?: number;
};

/** The pixels of a portable grey map. */
export function greyOf(map: Uint8Array): Grey {
  const bytes = Buffer.from(map);
  const [head, width, height] = /^P5\n(\d+) (\d+)\n255\n/.exec(bytes.toString('latin1', 0, 40))!;
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(head.length) };
}

/** The value between four pixels; white outside of the page. */
function between({ width, height, pixels }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const [right, down] = [x - left, y - top];
  const at = top * width + left;
  const upper = pixels[at]! * (1 - right) + pixels[at + 1]! * right;
  const lower = pixels[at + width]! * (1 - right) + pixels[at + width + 1]! * right;
  return upper * (1 - down) + lower * down;
}

/** The picture turned and seen at an angle, as large as it was. */
function bent(grey: Grey, tilt: number, perspective: number): Grey {
  const { width, height } = grey;
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const wide = 1 + perspective * (1 - y / height);
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x - width / 2) * wide, y - height / 2];
      pixels[y * width + x] = between(grey, width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos);
    }
  }
  return { ...grey, pixels };
}

/** The mean of each pixel and those around it, first along the rows and then along the columns. */
function blurred({ width, height, pixels }: Grey, radius: number): Grey {
  const along = (from: Uint8Array, step: number, length: number, lines: number, stride: number): Uint8Array => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++)
      for (let i = 0; i < length; i++) {
        let [sum, count] = [0, 0];
        for (let j = Math.max(0, i - radius); j <= Math.min(length - 1, i + radius); j++, count++)
          sum += from[line * stride + j * step]!;
        to[line * stride + i * step] = sum / count;
      }
    return to;
  };
  return { width, height, pixels: along(along(pixels, 1, width, height, width), width, height, width, 1) };
}

/** The page as a PNG, as it comes out of such a way. The same each time. */
export function scanned(page: Grey, way: Way): Uint8Array {
  const { paper, ink, noise, tilt = 0, perspective = 0, shade = 0, blur = 0 } = way;
  const seen = tilt !== 0 || perspective !== 0 ? bent(page, tilt, perspective) : page;
  const { width, height, pixels } = blur > 0 ? blurred(seen, blur) : seen;
  let seed = 7;
  const data = Uint8Array.from(pixels, (pixel, i) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const stray = (seed / 2_147_483_648 - 0.5) * 2 * noise;
    const far = ((i % width) / width + i / width / height) / 2;
    return Math.max(0, Math.min(255, (ink + (pixel / 255) * (paper - ink)) * (1 - shade * far) + stray));
  });
  return encode({ width, height, channels: 1, depth: 8, data });
}
