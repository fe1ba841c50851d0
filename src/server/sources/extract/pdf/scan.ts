import type { ErrorCode } from '#contract/errors.ts';
import type { Eyes, Looked } from '../look.ts';
import type { PageLine } from './page-order.ts';
import type { ReadPage } from './pages.ts';
import type { Pdfium } from './engine.ts';
import { drawnOn, render } from './image.ts';

/**
 * A page whose letters are so few and whose images cover so much of it is a scan with a stamp, a page number or a line that a court's system
 * printed over it. Ours: of pages of law, the emptiest last one has more; of scans, the longest electronic signature line has fewer.
 */
const STAMP = { letters: 300, images: 0.5 } as const;
/** Letters on average of a line of synthetic height; the place of a line of an image is not known, only its order. */
const LINE = { step: 12, height: 10 } as const;

/** A page as it was read, how sure the reader of images was (0–100), and why it could not read it. */
export type ScannedPage = ReadPage & { confidence: number | null; failed: ErrorCode | null };

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const lettersOf = (lines: readonly PageLine[]): number => lines.reduce((sum, line) => sum + letters(line.text), 0);

/** The text of an image as lines of a page: an empty line begins a paragraph. */
export function linesOfImage(text: string): PageLine[] {
  const lines: PageLine[] = [];
  let paragraph = false;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\s+/g, ' ').trim();
    if (line === '') {
      paragraph = lines.length > 0;
      continue;
    }
    const top = -lines.length * LINE.step;
    lines.push({ text: line, top, bottom: top - LINE.height, paragraph });
    paragraph = false;
  }
  return lines;
}

const asText = (lines: PageLine[]): ScannedPage => ({ lines, method: 'text', confidence: null, failed: null });

/**
 * Reads a page by its text layer, or by the eyes where that layer is missing or is no more than a stamp on an image; then the fuller text of the two is
 * kept. `signs` is whether the layer has signs at all, though they may not be letters. A page on which nothing is drawn is blank; one that nobody
 * looked at is unread, and keeps what its layer says.
 */
export async function readPage(
  pdfium: Pdfium,
  page: number,
  lines: PageLine[],
  signs: boolean,
  eyes: Eyes | null,
): Promise<ScannedPage> {
  const own = lettersOf(lines);
  if (own >= STAMP.letters) return asText(lines);
  const drawn = drawnOn(pdfium, page);
  if (own > 0 && drawn.images < STAMP.images) return asText(lines);
  if (own === 0 && !signs && !drawn.anything) return { ...asText([]), method: 'blank' };
  if (!eyes) return { lines, method: 'none', confidence: null, failed: 'NO_OCR' };
  const image = render(pdfium, page);
  const looked: Looked = image ? await eyes.look(image) : { failed: 'CORRUPT' };
  if ('failed' in looked) return { lines, method: 'none', confidence: null, failed: looked.failed };
  const seen = linesOfImage(looked.text);
  const found = lettersOf(seen);
  if (found > own) return { lines: seen, method: 'ocr', confidence: looked.confidence, failed: null };
  return own > 0 ? asText(lines) : { ...asText([]), method: 'blank' };
}
