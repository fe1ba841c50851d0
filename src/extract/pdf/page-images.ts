import type { Range } from '#reading/lines.ts';
import { pngOf } from '../image/png.ts';
import { Unreadable } from '../extracted.ts';
import type { OpenPdf, Pdfium } from './engine.ts';
import { findOnPage, type FoundOnPage } from './find-words.ts';
import { readingOrder, type Box } from './page-order.ts';
import { placedWords } from './placed-words.ts';
import { runReader } from './runs.ts';

/** Flags of rendering and forms of bitmaps (fpdfview.h). */
const RENDER = { annotations: 0x01, bytesOfRgb: 0x10 } as const;
const BGRX = 3;
const WHITE = 0xffffffff;
/** Pixels of a page, at most: one that is very long is narrower. */
const MOST_PIXELS = 6_000_000;
/** Bytes of a file from which a page is painted narrower, and how much. A photograph packs badly. */
const HEAVY = { bytes: 3_000_000, share: 0.6 } as const;
/** Parts of a page's width and height by which PDFium, which answers whole numbers, tells a place. */
const PARTS = 1_000_000;
/** What is added around letters, in points: their boxes end where their ink does. */
const AIR = 1;

/** How large the pages of a document are, in points, as they are looked at: turned as the file says. */
export function pageSizes({ pdfium: { calls, bytes }, address, pages }: OpenPdf): { width: number; height: number }[] {
  const place = calls.malloc(8);
  const sizes = Array.from({ length: pages }, (_, index) => {
    if (calls.FPDF_GetPageSizeByIndexF(address, index, place) === 0) return { width: 0, height: 0 };
    const [width, height] = new Float32Array(bytes().buffer, place, 2);
    return { width: width!, height: height! };
  });
  calls.free(place);
  return sizes;
}

/** Does something with an open page, counted from 0, and closes it. Throws CORRUPT where the page cannot be opened. */
function withPage<T>(open: OpenPdf, index: number, work: (page: number) => T): T {
  const page = open.page(index);
  if (page === 0) throw new Unreadable('CORRUPT');
  try {
    return work(page);
  } finally {
    open.pdfium.calls.FPDF_ClosePage(page);
  }
}

/** The colours of pixels of four bytes, in three each; in one where all of them are grey. */
function packed(pixels: Uint8Array): { colours: 'grey' | 'rgb'; bytes: Uint8Array } {
  const count = pixels.length / 4;
  let grey = true;
  for (let i = 0; grey && i < pixels.length; i += 4) grey = pixels[i] === pixels[i + 1] && pixels[i] === pixels[i + 2];
  const each = grey ? 1 : 3;
  const bytes = new Uint8Array(count * each);
  for (let i = 0; i < count; i++) for (let c = 0; c < each; c++) bytes[i * each + c] = pixels[i * 4 + c]!;
  return { colours: grey ? 'grey' : 'rgb', bytes };
}

function paint({ calls, bytes }: Pdfium, page: number, wanted: number): Buffer {
  const [wide, high] = [calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page)];
  const scale = Math.min(wanted / wide, Math.sqrt(MOST_PIXELS / (wide * high)));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  const place = width > 0 && height > 0 ? calls.malloc(width * height * 4) : 0;
  if (place === 0) throw new Unreadable('CORRUPT');
  try {
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, BGRX, place, width * 4);
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER.annotations | RENDER.bytesOfRgb);
    calls.FPDFBitmap_Destroy(bitmap);
    const { colours, bytes: own } = packed(bytes().subarray(place, place + width * height * 4));
    return pngOf({ width, height, colours }, own);
  } finally {
    calls.free(place);
  }
}

/** A page, counted from 0, as a PNG about so many pixels wide, with its stamps and remarks. Throws CORRUPT for one that has no size or cannot be opened. */
export const paintPage = (open: OpenPdf, index: number, width: number): Buffer =>
  withPage(open, index, (page) => {
    const image = paint(open.pdfium, page, width);
    return image.length > HEAVY.bytes ? paint(open.pdfium, page, width * HEAVY.share) : image;
  });

/** A place on a page as it is looked at, in shares of its width and height from its upper left corner. */
export type PlaceOnPage = { left: number; top: number; width: number; height: number };

/** Where boxes of a page are as it is looked at, whichever part of it is shown and however it is turned. */
function placesOf({ calls, bytes }: Pdfium, page: number, boxes: readonly Box[]): PlaceOnPage[] {
  const at = calls.malloc(8);
  const corner = (x: number, y: number): [number, number] => {
    calls.FPDF_PageToDevice(page, 0, 0, PARTS, PARTS, 0, x, y, at, at + 4);
    const [across, down] = new Int32Array(bytes().buffer, at, 2);
    const share = (part: number): number => Math.min(1, Math.max(0, part / PARTS));
    return [share(across!), share(down!)];
  };
  const places = boxes.map(({ left, right, top, bottom }) => {
    const [[x, y], [toX, toY]] = [corner(left - AIR, top + AIR), corner(right + AIR, bottom - AIR)];
    return { left: Math.min(x, toX), top: Math.min(y, toY), width: Math.abs(toX - x), height: Math.abs(toY - y) };
  });
  calls.free(at);
  return places;
}

/** Where a range of the kept text of a page, counted from 0, stands on it. */
export const findWords = (
  open: OpenPdf,
  index: number,
  text: string,
  range: Range,
): { found: FoundOnPage['found']; places: PlaceOnPage[] } =>
  withPage(open, index, (page) => {
    const lines = readingOrder(runReader(open.pdfium, { traced: true })(page));
    const { found, boxes } = findOnPage(text, range, placedWords(lines));
    return { found, places: placesOf(open.pdfium, page, boxes) };
  });
