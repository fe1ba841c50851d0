import { Unreadable, type Extracted, type Progress } from '../extracted.ts';
import { DOUBTFUL, tiring, type Eyes } from '../look.ts';
import { readingOrder } from './page-order.ts';
import { joinPages } from './pages.ts';
import { openPdf } from './engine.ts';
import { runReader } from './runs.ts';
import { readPage, type ScannedPage } from './scan.ts';

/** Puts read pages together; the report tells what read images, and which of them are doubtful. Throws why, where no page gave text. */
export function gather(pages: readonly ScannedPage[], eyes: Eyes | null): Extracted {
  const read = joinPages(pages);
  if (read.text.trim() === '')
    throw new Unreadable(pages.findLast(({ failed }) => failed !== null)?.failed ?? 'NO_TEXT');
  const numbers = (which: (page: ScannedPage) => boolean): number[] =>
    pages.flatMap((page, i) => (which(page) ? [i + 1] : []));
  if (eyes && pages.some(({ method }) => method === 'ocr')) read.report.reader = eyes.name;
  const doubtful = numbers(({ confidence }) => confidence !== null && confidence < DOUBTFUL);
  const pictured = numbers(({ unreadImages }) => unreadImages);
  if (pictured.length > 0) read.report.warnings.push({ code: 'unread-images', pages: pictured });
  if (doubtful.length > 0) read.report.warnings.push({ code: 'ocr-doubtful', pages: doubtful });
  return read;
}

/**
 * Reads a PDF in reading order, page by page: by its text layer, else by the eyes, one image at a time. Pages that nobody could read are reported as unread; a
 * document of nothing else fails with the reason.
 */
export async function readPdf(
  bytes: Uint8Array,
  progress: Progress,
  { password = null, eyes = null }: { password?: string | null; eyes?: Eyes | null } = {},
): Promise<Extracted> {
  const { pdfium, pages: count, attachments, page: load } = await openPdf(bytes, password);
  if (count === 0) throw new Unreadable('CORRUPT');
  const runsOf = runReader(pdfium);
  const patient = eyes && tiring(eyes);
  const pages: ScannedPage[] = [];
  for (let i = 0; i < count; i++) {
    const page = load(i);
    const runs = runsOf(page);
    pages.push(await readPage(pdfium, page, readingOrder(runs), runs.length > 0, patient));
    pdfium.calls.FPDF_ClosePage(page);
    progress(i + 1, count);
  }
  const read = gather(pages, patient);
  if (attachments > 0) read.report.warnings.push({ code: 'embedded-files', pages: [] });
  return read;
}
