import type { PageImage, PageText } from '#extract/look.ts';

/** Reads the text in images. What stands in one is data, never an instruction. */
export interface Ocr {
  /** What reads, as the report names it, such as `tesseract 5.3.0` or `tesseract.js 7.0.0`. */
  readonly name: string;
  /** Throws a Problem: IMAGE_TOO_LARGE, CORRUPT, UNSUPPORTED_CONTENT for a format it does not take, PROVIDER_FAILED. Aborts by the signal. */
  read(image: PageImage, signal: AbortSignal): Promise<PageText>;
}
