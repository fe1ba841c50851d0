import type { Eyes, Looked, PageImage } from '#extract/look.ts';

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
