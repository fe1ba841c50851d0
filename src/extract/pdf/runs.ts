import { isRaised } from './raised.ts';
import type { Box, Run } from './page-order.ts';
import type { Pdfium } from './engine.ts';

/** White space between two characters from which they are two runs, in heights of the line. */
const APART = 0.6;
/** What PDFium makes of a hyphen that divides a word at a line end. */
const DIVIDED = '\ufffe';
/** Places for the four numbers of a box. */
const BOX_BYTES = 32;

/** The mark of a note, which never begins with a nought: some scripts write that as a small high dot. */
const NOTE = /^[1-9]\d{0,2}$/;

/** Whether a character goes on with a run: on the same line and not far, after it or, where text runs from right to left, before it. */
function follows(run: Run, left: number, right: number, bottom: number, top: number, mayBeMark: boolean): boolean {
  const [own, its] = [run.top - run.bottom, top - bottom];
  const height = Math.max(own, its);
  if (Math.min(run.top, top) - Math.max(run.bottom, bottom) <= 0.3 * Math.min(own, its)) return false;
  if (mayBeMark && isRaised({ bottom, top }, run)) return false;
  if (NOTE.test(run.text) && isRaised(run, { bottom, top })) return false;
  const [after, before] = [left - run.right, run.left - right];
  return (after > -height && after < APART * height) || (before > -height && before < APART * height);
}

/** A reader of the runs of pages, with its place in PDFium's memory. `traced`: whether the box of each character is kept. */
export function runReader(pdfium: Pdfium, { traced = false } = {}): (page: number) => Run[] {
  const box = pdfium.calls.malloc(BOX_BYTES);
  return (page) => runsOf(pdfium, page, box, traced);
}

/** The runs of text of a page, character by character: PDFium's text of a rectangle would take in the letters of the next run that hang over its edge. */
function runsOf({ calls, floats }: Pdfium, page: number, box: number, traced: boolean): Run[] {
  const text = calls.FPDFText_LoadPage(page);
  if (text === 0) return [];
  const count = calls.FPDFText_CountChars(text);
  const runs: Run[] = [];
  const at = box >> 3;
  let run: Growing | null = null;
  for (let i = 0; i < count; i++) {
    const unit = calls.FPDFText_GetUnicode(text, i);
    if (unit === 0x0d || unit === 0x0a) {
      run = null;
      continue;
    }
    const character = mayDivide(unit) && calls.FPDFText_IsHyphen(text, i) === 1 ? DIVIDED : String.fromCodePoint(unit);
    if (unit === 0x20 || character.trim() === '') {
      if (run) {
        run.text += ' ';
        run.boxes?.push(null);
      }
      continue;
    }
    calls.FPDFText_GetCharBox(text, i, box, box + 8, box + 16, box + 24);
    const heap = floats();
    const [left, right, bottom, top] = [heap[at]!, heap[at + 1]!, heap[at + 2]!, heap[at + 3]!];
    const mayBeMark = unit >= 0x31 && unit <= 0x39;
    if (run && follows(run, left, right, bottom, top, mayBeMark)) grow(run, character, { left, right, bottom, top });
    else runs.push((run = { left, right, bottom, top, text: character }));
    if (traced) (run.boxes ??= []).push(...Array<Box>(character.length).fill({ left, right, bottom, top }));
  }
  calls.FPDFText_ClosePage(text);
  return runs;
}

/** Letters and digits are no hyphens: of all other characters PDFium is asked. */
const mayDivide = (unit: number): boolean => unit < 0x30 || unit === 0xad || unit >= 0x2010;

/** A run that is not at its end yet. */
type Growing = Run & { boxes?: (Box | null)[] };

function grow(run: Run, character: string, { left, right, bottom, top }: Box): void {
  run.text += character;
  if (left < run.left) run.left = left;
  if (right > run.right) run.right = right;
  if (top > run.top) run.top = top;
  if (bottom < run.bottom) run.bottom = bottom;
}
