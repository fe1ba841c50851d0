import type { ErrorCode } from '#contract/errors.ts';
import type { Eyes, Looked, PageText } from '../look.ts';
import type { PageLine } from './page-order.ts';
import type { ReadPage } from './pages.ts';
import type { Pdfium } from './engine.ts';
import { drawnOn, render, type Drawn } from './image.ts';

/**
 * A page whose letters are so few and whose images cover so much of it is a scan with a stamp, a page number or a line that a court's system
 * printed over it. Ours: of pages of law, the emptiest last one has more; of scans, the longest electronic signature line has fewer.
 */
const STAMP = { letters: 300, images: 0.5 } as const;
/** The share of a page from which its images may hold a text of their own. A letterhead and a seal have less. */
const IMAGES = 0.25;
/** A page that is one image and has as many letters is a scan that somebody made searchable: its layer is the text of the image. */
const SEARCHABLE = { letters: 1200, images: 0.8 } as const;
/** Letters that an image must hold beside the words of the layer to count as a text of its own. */
const OWN_TEXT = 20;
/** The share of a line's pairs of words that must stand in the layer for the line to be one of the layer's, as the eyes saw it. */
const SAME = 0.5;
/** Letters on average of a line of synthetic height; the place of a line of an image is not known, only its order. */
const LINE = { step: 12, height: 10 } as const;

/** A page as it was read, how sure the reader of images was (0–100), why it could not read it, and whether images beside its text were not read. */
export type ScannedPage = ReadPage & { confidence: number | null; failed: ErrorCode | null; unreadImages: boolean };

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const lettersOf = (lines: readonly PageLine[]): number => lines.reduce((sum, line) => sum + letters(line.text), 0);

/** The text of an image as lines of a page: an empty line begins a paragraph. */
export function linesOfImage({ text, unsure = [] }: Pick<PageText, 'text' | 'unsure'>): PageLine[] {
  const lines: PageLine[] = [];
  let paragraph = false;
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.replace(/\s+/g, ' ').trim();
    if (line === '') {
      paragraph = lines.length > 0;
      continue;
    }
    const top = -lines.length * LINE.step;
    const doubts = unsure.flatMap((one) => (one.line === at ? [one.word] : []));
    lines.push({
      text: line,
      top,
      bottom: top - LINE.height,
      paragraph,
      ...(doubts.length > 0 && { unsure: doubts }),
    });
    paragraph = false;
  }
  return lines;
}

/** Of a page of which nothing is in doubt. */
export const certain = { confidence: null, failed: null, unreadImages: false } as const;
const asText = (lines: PageLine[]): ScannedPage => ({ lines, method: 'text', ...certain });

/** A page whose images nobody read: unread where they are the page, else read but for them. */
const unseen = (lines: PageLine[], { images }: Drawn, failed: ErrorCode): ScannedPage => {
  const letters = lettersOf(lines);
  return letters === 0 || (letters < STAMP.letters && images >= STAMP.images)
    ? { ...asText(lines), method: 'none', failed }
    : { ...asText(lines), unreadImages: true };
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const pairsOf = (words: readonly string[]): string[] =>
  words.length < 2 ? [...words] : words.slice(1).map((word, i) => `${words[i]} ${word}`);

/** The lines that the eyes saw and the layer does not have: what stands in both is kept as the layer has it, which is to the letter. */
function beside(layer: readonly PageLine[], seen: readonly PageLine[]): PageLine[] {
  const words = wordsOf(layer.map(({ text }) => text).join(' '));
  const known = new Set([...words, ...pairsOf(words)]);
  const more = seen.filter(({ text }) => {
    const pairs = pairsOf(wordsOf(text));
    return pairs.filter((pair) => known.has(pair)).length <= pairs.length * SAME;
  });
  return more.map((line, i) => (i === 0 ? { ...line, paragraph: true } : line));
}

/**
 * Reads a page by its text layer, and by the eyes where that is missing or where images beside it may hold a text of their own: then what only they saw
 * follows the layer. `signs` is whether the layer has signs at all, though they may not be letters. A page on which nothing is drawn is blank; one
 * that nobody looked at is unread, and keeps what its layer says.
 */
export async function readPage(
  pdfium: Pdfium,
  page: number,
  lines: PageLine[],
  signs: boolean,
  eyes: Eyes | null,
): Promise<ScannedPage> {
  const own = lettersOf(lines);
  const drawn = drawnOn(pdfium, page);
  const searchable = own >= SEARCHABLE.letters && drawn.images >= SEARCHABLE.images;
  if (own > 0 && (drawn.images < IMAGES || searchable)) return asText(lines);
  if (own === 0 && !signs && !drawn.anything) return { ...asText([]), method: 'blank' };
  if (!eyes) return unseen(lines, drawn, 'NO_OCR');
  const image = render(pdfium, page);
  const looked: Looked = image ? await eyes.look(image) : { failed: 'CORRUPT' };
  if ('failed' in looked) return unseen(lines, drawn, looked.failed);
  const seen = linesOfImage(looked);
  const more = own > 0 ? beside(lines, seen) : seen;
  if (lettersOf(more) < (own > 0 ? OWN_TEXT : 1)) return own > 0 ? asText(lines) : { ...asText([]), method: 'blank' };
  return { ...asText([...lines, ...more]), method: 'ocr', confidence: looked.confidence };
}
