import { readFileSync } from 'node:fs';
import { createPdf } from './documents.ts';

/** A page of Ley 20.169 as a scanner gives it. */
export const SCANNED_PAGE = 'test/fixtures/scans/ley-20169.png';
/** A page of a made-up scan: words of a text layer, an image over the whole page, words printed over such an image, or nothing. */
export type ScanPage = { text?: string; image?: boolean };

/** A PDF of such pages. */
export function makeScan(pages: readonly ScanPage[], options: { password?: string } = {}): Promise<Buffer> {
  const image = `data:image/png;base64,${readFileSync(SCANNED_PAGE).toString('base64')}`;
  const content = pages.map(({ text = ' ', image: scanned }, i) => ({
    stack: [
      ...(scanned ? [{ image, width: 612, absolutePosition: { x: 0, y: 20 } }] : []),
      ...text.split('\n\n').map((paragraph) => ({ text: paragraph, margin: [0, 0, 0, 10] })),
    ],
    ...(i > 0 && { pageBreak: 'before' }),
  }));
  return createPdf({ content, ...(options.password && { userPassword: options.password }) });
}
