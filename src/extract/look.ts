import type { ErrorCode } from '#contract/errors.ts';

/** An image of a page or a picture: the bytes of a file, or a grey map (PGM, `image/x-portable-graymap`) as rendered from a PDF. */
export type PageImage = { bytes: Uint8Array; mediaType: string };
/** A word that its reader is not sure of, and the line of the text on which it stands, from 0. */
export type UnsureWord = { line: number; word: string };
/**
 * The text of an image, a line each, an empty line between paragraphs; '' where it has none. `confidence` is 0–100, or null where the reader tells none;
 * `unsure` are the words that are to be compared with the image, in their order.
 */
export type PageText = { text: string; confidence: number | null; unsure?: readonly UnsureWord[] };

/** What became of an image that was shown to the reader of images: its text, or why there is none. */
export type Looked = PageText | { failed: ErrorCode };
/** Shows one image to the installation's reader of images. It never throws: an image that cannot be read is a finding. */
type Look = (image: PageImage) => Promise<Looked>;
/** The reader of images as the extraction sees it: what it is called in the report, and how to ask it. */
export type Eyes = { name: string; look: Look };

/** Failures in a row after which the rest is not tried: the reader is gone, and each attempt may take minutes. */
const GIVE_UP = 5;
/** Confidence of a reading, of 100, below which its words are to be compared with the original. Ours. */
export const DOUBTFUL = 60;

/** The same eyes, closed for good once they failed several times in a row. */
export function tiring({ name, look }: Eyes): Eyes {
  let failures = 0;
  let last: Looked = { failed: 'NO_OCR' };
  return {
    name,
    look: async (image) => {
      if (failures >= GIVE_UP) return last;
      const looked = await look(image);
      failures = 'failed' in looked ? failures + 1 : 0;
      return (last = looked);
    },
  };
}
