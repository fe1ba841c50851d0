import type { PDFiumDocument } from '@hyzyla/pdfium';
import { Unreadable } from '../extracted.ts';

/** Pages of one document. A file says itself how many it has, and may lie. */
const PAGES = 5000;

/** Where a page is drawn, in pixels, and how it is turned. */
type Frame = [left: number, top: number, width: number, height: number, rotate: number];
/** The part of PDFium's own interface that we call. Pages, texts, objects and bitmaps are addresses in its memory, and so are places for answers. */
type Calls = {
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetText(text: number, from: number, count: number, place: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsHyphen(text: number, index: number): number;
  FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number;
  FPDFDoc_GetAttachmentCount(document: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number;
  FPDF_PageToDevice(page: number, ...to: [...Frame, x: number, y: number, deviceX: number, deviceY: number]): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(bitmap: number, page: number, ...to: [...Frame, flags: number]): void;
  malloc(bytes: number): number;
  free(place: number): void;
};
/**
 * PDFium with its memory. Its functions are called as they are: the library's wrappers check each call, which for a call a character is most of
 * the time. Views are taken anew each time, since the memory may grow and move.
 */
export type Pdfium = { readonly calls: Calls; readonly floats: () => Float64Array; readonly bytes: () => Uint8Array };
type Module = { wasmExports: Calls; HEAPF64: Float64Array; HEAPU8: Uint8Array };

/**
 * An open document. `page` answers the address of a page, which its caller closes: the library never does, and its memory never shrinks. `address` is the
 * document's own.
 */
export type OpenPdf = {
  pdfium: Pdfium;
  address: number;
  pages: number;
  attachments: number;
  page: (index: number) => number;
};

/** Why PDFium did not open a file. It has one message for everything that is not about encryption. */
function failure(error: unknown, password: string | null): Unreadable {
  const message = String((error as Error).message);
  if (/password/i.test(message)) return new Unreadable(password === null ? 'PASSWORD_NEEDED' : 'WRONG_PASSWORD');
  return new Unreadable(/security scheme/i.test(message) ? 'ENCRYPTED' : 'CORRUPT');
}

/**
 * The ways in which a password may have been written into the file: as it was typed, and as the newest revision prepares it (SASLprep, RFC 4013,
 * the part that people meet: compatibility forms and soft hyphens).
 */
function waysOf(password: string | null): string[] {
  if (password === null) return [''];
  const prepared = password
    .replaceAll('\u00ad', '')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFKC');
  return [...new Set([password, prepared])];
}

/** Opens a PDF, with its password where it has one. Throws PASSWORD_NEEDED, WRONG_PASSWORD, ENCRYPTED (a scheme we cannot open), CORRUPT, or TOO_MUCH_TEXT for too many pages. */
export async function openPdf(bytes: Uint8Array, password: string | null): Promise<OpenPdf> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const { module } = library as unknown as { module: Module };
  let document: PDFiumDocument | null = null;
  let refused: unknown = null;
  for (const way of waysOf(password))
    document ??= await library.loadDocument(bytes, way).catch((error: unknown) => ((refused = error), null));
  if (!document) throw failure(refused, password);
  const { documentIdx: address } = document as unknown as { documentIdx: number };
  const pages = document.getPageCount();
  if (pages > PAGES) throw new Unreadable('TOO_MUCH_TEXT');
  return {
    address,
    pdfium: { calls: module.wasmExports, floats: () => module.HEAPF64, bytes: () => module.HEAPU8 },
    pages,
    attachments: module.wasmExports.FPDFDoc_GetAttachmentCount(address),
    page: (index) => (document.getPage(index) as unknown as { pageIdx: number }).pageIdx,
  };
}
