import { imageSize } from 'image-size';
import type { PageImage } from '../look.ts';
import { greyOfBmp } from './bmp.ts';
import { Unreadable, type Extracted } from '../extracted.ts';
import type { Eyes } from '../look.ts';
import { gather } from '../pdf/pdf.ts';
import { certain, linesOfImage } from '../pdf/scan.ts';
import { isSvg, wordsOfSvg } from './svg.ts';

/** Bytes and pixels of one image. */
const LIMITS = { bytes: 50_000_000, pixels: 100_000_000 } as const;

type Kind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp';
const latin = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);
/** What an image's first bytes say it is; null for anything else. The ending of its name is not asked: people rename pictures. */
function kindOf(bytes: Buffer): Kind | null {
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a/.test(latin(bytes, 0, 6))) return 'gif';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return latin(bytes, 0, 2) === 'BM' ? 'bmp' : null;
}

/** Whether the end of an image is there, as far as its format tells. What cameras write after it does no harm. */
const WHOLE: Record<Kind, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.lastIndexOf('IEND') > 0,
  jpeg: (bytes) => bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > 0,
  gif: (bytes) => bytes.lastIndexOf(0x3b) > 0,
  webp: (bytes) => bytes.length >= 8 + bytes.readUInt32LE(4),
  bmp: (bytes) => bytes.length > bytes.readUInt32LE(10),
};

/** The image as the reader gets it. Throws IMAGE_TOO_LARGE before anything is unpacked, CORRUPT for one that is cut off. */
function check(bytes: Buffer, kind: Kind): PageImage {
  if (bytes.length > LIMITS.bytes) throw new Unreadable('IMAGE_TOO_LARGE');
  try {
    const { width, height } = imageSize(bytes);
    if (width * Math.abs(height) > LIMITS.pixels) throw new Unreadable('IMAGE_TOO_LARGE');
    if (width > 0 && height !== 0 && WHOLE[kind](bytes))
      return (kind === 'bmp' && greyOfBmp(bytes)) || { bytes, mediaType: `image/${kind}` };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
  }
  throw new Unreadable('CORRUPT');
}

/**
 * Reads the words in a picture by the eyes, as one page. A drawing (SVG) needs none: its words stand in it. Throws WRONG_TYPE for what is no picture,
 * NO_OCR where nothing reads images, NO_TEXT where there are no words.
 */
export async function readImage(bytes: Buffer, eyes: Eyes | null): Promise<Extracted> {
  const kind = kindOf(bytes);
  if (kind === null && !isSvg(bytes)) throw new Unreadable('WRONG_TYPE');
  if (kind === null)
    return gather([{ lines: linesOfImage({ text: wordsOfSvg(bytes) }), method: 'text', ...certain }], null);
  const image = check(bytes, kind);
  if (!eyes) throw new Unreadable('NO_OCR');
  const looked = await eyes.look(image);
  if ('failed' in looked) throw new Unreadable(looked.failed);
  const lines = linesOfImage(looked);
  return gather([{ lines, method: 'ocr', ...certain, confidence: looked.confidence }], eyes);
}
