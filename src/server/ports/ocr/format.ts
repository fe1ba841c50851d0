import type { PageImage } from '#extract/look.ts';

const SIGNATURES: Record<string, RegExp> = {
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/bmp': /^BM/,
  'image/x-portable-graymap': /^P5\s/,
};

/** The format that an image's own first bytes say; null for all else. What it is called is not asked, since what reads it does not ask either. */
export function formatOf({ bytes }: PageImage): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(16, bytes.length)).toString('latin1');
  return Object.keys(SIGNATURES).find((format) => SIGNATURES[format]!.test(head)) ?? null;
}
