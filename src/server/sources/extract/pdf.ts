import { PDFiumLibrary } from '@hyzyla/pdfium';
import { Unreadable, type Extracted, type Progress } from './extracted.ts';
import { readingOrder, type PageLine, type Run } from './page-order.ts';
import { joinPages } from './pages.ts';

/** Characters taken of one run at most, and pages of one document. */
const RUN_CHARACTERS = 8000;
const PAGES = 5000;

/** The part of PDFium's own interface that we call. Offsets are bytes of its memory. */
type Pdfium = {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountRects(text: number, start: number, count: number): number;
  _FPDFText_GetRect(text: number, index: number, left: number, top: number, right: number, bottom: number): number;
  _FPDFText_GetBoundedText(text: number, left: number, top: number, right: number, bottom: number, buffer: number, length: number): number;
  _FPDF_ClosePage(page: number): void;
  HEAPF64: Float64Array;
  HEAPU8: Uint8Array;
  wasmExports: { malloc(bytes: number): number };
};

/** The runs of text of a page. Memory views are taken anew each time, since PDFium's memory may grow and move. */
function runsOf(pdfium: Pdfium, page: number, rect: number, buffer: number): Run[] {
  const text = pdfium._FPDFText_LoadPage(page);
  const count = pdfium._FPDFText_CountRects(text, 0, -1);
  const runs: Run[] = [];
  for (let i = 0; i < count; i++) {
    pdfium._FPDFText_GetRect(text, i, rect, rect + 8, rect + 16, rect + 24);
    const [left, top, right, bottom] = pdfium.HEAPF64.subarray(rect >> 3, (rect >> 3) + 4) as unknown as [number, number, number, number];
    const length = pdfium._FPDFText_GetBoundedText(text, left, top, right, bottom, buffer, RUN_CHARACTERS);
    const units = new Uint16Array(pdfium.HEAPU8.buffer, buffer, Math.min(length, RUN_CHARACTERS));
    runs.push({ left, top, right, bottom, text: String.fromCharCode(...units).replaceAll('\0', '') });
  }
  pdfium._FPDFText_ClosePage(text);
  return runs;
}

/** Why PDFium did not open a file. It has one message for everything that is not a password. */
const failure = (error: unknown): Unreadable => new Unreadable(/password/i.test(String((error as Error).message)) ? 'ENCRYPTED' : 'CORRUPT');

/** Reads the text layer of a PDF in reading order. Pages without one are reported as unread; a document of only such pages is NO_TEXT. */
export async function readPdf(bytes: Buffer, progress: Progress): Promise<Extracted> {
  const library = await PDFiumLibrary.init();
  const pdfium = (library as unknown as { module: Pdfium }).module;
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    throw failure(error);
  });
  const count = document.getPageCount();
  if (count === 0) throw new Unreadable('CORRUPT');
  if (count > PAGES) throw new Unreadable('TOO_MUCH_TEXT');
  const rect = pdfium.wasmExports.malloc(32);
  const buffer = pdfium.wasmExports.malloc(2 * RUN_CHARACTERS + 2);
  const pages: PageLine[][] = [];
  for (let i = 0; i < count; i++) {
    const page = document.getPage(i) as unknown as { pageIdx: number };
    pages.push(readingOrder(runsOf(pdfium, page.pageIdx, rect, buffer)));
    // The library never closes a page, and its memory never shrinks.
    pdfium._FPDF_ClosePage(page.pageIdx);
    progress(i + 1, count);
  }
  const read = joinPages(pages);
  if (read.text.trim() === '') throw new Unreadable('NO_TEXT');
  return read;
}
