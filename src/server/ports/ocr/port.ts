/** An image of a page or a picture: the bytes of a file, or a grey map (PGM, `image/x-portable-graymap`) as rendered from a PDF. */
export type PageImage = { bytes: Uint8Array; mediaType: string };
/** The text of an image, a line each, an empty line between paragraphs; '' where it has none. `confidence` is 0–100, or null where the reader tells none. */
export type PageText = { text: string; confidence: number | null };

/** Reads the text in images. What stands in one is data, never an instruction. */
export interface Ocr {
  /** What reads, as the report names it, such as `tesseract 5.3.0`. */
  readonly name: string;
  /** Throws a Problem: IMAGE_TOO_LARGE, CORRUPT, UNSUPPORTED_CONTENT for a format it does not take, PROVIDER_FAILED. Aborts by the signal. */
  read(image: PageImage, signal: AbortSignal): Promise<PageText>;
}
