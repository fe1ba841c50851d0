import { Unreadable, type Extracted, type Progress } from './extracted.ts';
import { readingOrder, type Run } from './page-order.ts';
import { joinPages, type ReadPage } from './pages.ts';

/** Pages of one document. */
const PAGES = 5000;
/** White space between two characters from which they are two runs, in heights of the line. */
const APART = 0.6;
/** What PDFium makes of a hyphen that divides a word at a line end. */
const DIVIDED = '\ufffe';

/** The part of PDFium's own interface that we call. Offsets are bytes of its memory. */
type Pdfium = {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_IsHyphen(text: number, index: number): number;
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number;
  _FPDF_ClosePage(page: number): void;
  HEAPF64: Float64Array;
  wasmExports: { malloc(bytes: number): number };
};

type Box = Omit<Run, 'text'>;
/** Whether a character goes on with a run: on the same line and not far, after it or, where text runs from right to left, before it. */
function follows(run: Run, box: Box): boolean {
  const height = Math.max(run.top - run.bottom, box.top - box.bottom);
  const level =
    Math.min(run.top, box.top) - Math.max(run.bottom, box.bottom) >
    0.3 * Math.min(run.top - run.bottom, box.top - box.bottom);
  const near = (gap: number): boolean => gap > -height && gap < APART * height;
  return level && (near(box.left - run.right) || near(run.left - box.right));
}

/**
 * The runs of text of a page, character by character: PDFium's text of a rectangle would take in the letters of the next run that hang over its edge.
 * Memory views are taken anew each time, since PDFium's memory may grow and move.
 */
function runsOf(pdfium: Pdfium, page: number, box: number): Run[] {
  const text = pdfium._FPDFText_LoadPage(page);
  const count = pdfium._FPDFText_CountChars(text);
  const runs: Run[] = [];
  let run: Run | null = null;
  for (let i = 0; i < count; i++) {
    const unit = pdfium._FPDFText_GetUnicode(text, i);
    const character = pdfium._FPDFText_IsHyphen(text, i) === 1 ? DIVIDED : String.fromCodePoint(unit);
    if (character === '\r' || character === '\n') run = null;
    else if (character.trim() === '') {
      if (run) run.text += ' ';
    } else {
      pdfium._FPDFText_GetCharBox(text, i, box, box + 8, box + 16, box + 24);
      const [left, right, bottom, top] = pdfium.HEAPF64.subarray(box >> 3, (box >> 3) + 4) as unknown as [
        number,
        number,
        number,
        number,
      ];
      if (run && follows(run, { left, right, bottom, top })) {
        run.text += character;
        run.left = Math.min(run.left, left);
        run.right = Math.max(run.right, right);
        run.top = Math.max(run.top, top);
        run.bottom = Math.min(run.bottom, bottom);
      } else runs.push((run = { left, right, bottom, top, text: character }));
    }
  }
  pdfium._FPDFText_ClosePage(text);
  return runs;
}

/** Why PDFium did not open a file. It has one message for everything that is not a password. */
const failure = (error: unknown): Unreadable =>
  new Unreadable(/password/i.test(String((error as Error).message)) ? 'ENCRYPTED' : 'CORRUPT');

/** Reads the text layer of a PDF in reading order. Pages without one are reported as unread; a document of only such pages is NO_TEXT. */
export async function readPdf(bytes: Buffer, progress: Progress): Promise<Extracted> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const pdfium = (library as unknown as { module: Pdfium }).module;
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    throw failure(error);
  });
  const count = document.getPageCount();
  if (count === 0) throw new Unreadable('CORRUPT');
  if (count > PAGES) throw new Unreadable('TOO_MUCH_TEXT');
  const box = pdfium.wasmExports.malloc(32);
  const pages: ReadPage[] = [];
  for (let i = 0; i < count; i++) {
    const page = document.getPage(i) as unknown as { pageIdx: number };
    const lines = readingOrder(runsOf(pdfium, page.pageIdx, box));
    pages.push({ lines, method: lines.length > 0 ? 'text' : 'none' });
    // The library never closes a page, and its memory never shrinks.
    pdfium._FPDF_ClosePage(page.pageIdx);
    progress(i + 1, count);
  }
  const read = joinPages(pages);
  if (read.text.trim() === '') throw new Unreadable('NO_TEXT');
  return read;
}
