import type { PageImage } from '../look.ts';
import type { Pdfium } from './engine.ts';

/** Kinds of page objects and flags of rendering (fpdf_edit.h, fpdfview.h). */
const OBJECT = { text: 1, image: 3, form: 5 } as const;
const RENDER = { annotations: 0x01, grey: 0x08 } as const;
const GREY = 1;
const WHITE = 0xffffffff;
/** Dots an inch at which readers of images do best, points an inch, and the most pixels of a page: nearly an A2 sheet. */
const DPI = 200;
const POINTS = 72;
const MOST_PIXELS = 14_000_000;
/** Objects of a page, and of a form in it, that are looked at before we stop counting. */
const MOST_OBJECTS = 2000;

/** What stands on a page beside its text: whether anything at all is drawn there, and the share of it that images cover (0–1). */
export type Drawn = { anything: boolean; images: number };

/** Tells what is drawn on a page. */
export function drawnOn({ calls, bytes }: Pdfium, page: number): Drawn {
  const count = Math.min(MOST_OBJECTS, calls.FPDFPage_CountObjects(page));
  const box = calls.malloc(16);
  let area = 0;
  let anything = calls.FPDFPage_GetAnnotCount(page) > 0;
  for (let i = 0; i < count; i++) {
    const object = calls.FPDFPage_GetObject(page, i);
    const type = calls.FPDFPageObj_GetType(object);
    anything ||= type !== OBJECT.text;
    if (type !== OBJECT.image && !(type === OBJECT.form && holdsImage(calls, object))) continue;
    if (calls.FPDFPageObj_GetBounds(object, box, box + 4, box + 8, box + 12) === 0) continue;
    const [left, bottom, right, top] = new Float32Array(bytes().buffer, box, 4) as unknown as Four;
    area += Math.max(0, right - left) * Math.max(0, top - bottom);
  }
  calls.free(box);
  const whole = calls.FPDF_GetPageWidthF(page) * calls.FPDF_GetPageHeightF(page);
  return { anything, images: whole > 0 ? Math.min(1, area / whole) : 0 };
}
type Four = [number, number, number, number];

function holdsImage(calls: Pdfium['calls'], form: number): boolean {
  const count = Math.min(MOST_OBJECTS, calls.FPDFFormObj_CountObjects(form));
  for (let i = 0; i < count; i++)
    if (calls.FPDFPageObj_GetType(calls.FPDFFormObj_GetObject(form, i)) === OBJECT.image) return true;
  return false;
}

/** A page as a grey map with its annotations (stamps, typed-in remarks), of so many dots an inch; null where it has no size. */
export function render({ calls, bytes }: Pdfium, page: number, dpi = DPI): PageImage | null {
  const [wide, high] = [calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page)];
  const scale = Math.min(dpi / POINTS, Math.sqrt(MOST_PIXELS / (wide * high)));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  if (!(width > 0 && height > 0)) return null;
  const pixels = calls.malloc(width * height);
  if (pixels === 0) return null;
  const bitmap = calls.FPDFBitmap_CreateEx(width, height, GREY, pixels, width);
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER.annotations | RENDER.grey);
  const image = greyMap(width, height, bytes().subarray(pixels, pixels + width * height));
  calls.FPDFBitmap_Destroy(bitmap);
  calls.free(pixels);
  return image;
}

/** A portable grey map of these pixels, a byte each, which are copied. */
export function greyMap(width: number, height: number, pixels: Uint8Array): PageImage {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const map = new Uint8Array(head.length + pixels.length);
  map.set(head);
  map.set(pixels, head.length);
  return { bytes: map, mediaType: 'image/x-portable-graymap' };
}
