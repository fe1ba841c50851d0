import type { ErrorCode } from '#contract/errors.ts';
import type { PageImage, PageText } from '#server/ports/ocr/port.ts';

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

/** What the child asks of its parent over their channel: one image at a time. */
export type Ask = { look: PageImage };

/** The eyes of the child: its parent's, asked over the channel between them. */
export const parentEyes = (name: string): Eyes => ({
  name,
  look: (image) =>
    new Promise((resolve) => {
      process.once('message', (answer) => resolve(answer as Looked));
      process.send!({ look: image } satisfies Ask);
    }),
});
