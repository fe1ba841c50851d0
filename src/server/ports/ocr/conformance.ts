import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PageImage } from '#extract/look.ts';
import type { Ocr } from './port.ts';

/** A page of law as a scanner gives it, and words that stand in it. */
export const PAGE: PageImage = {
  bytes: readFileSync('test/fixtures/scans/ley-20169.png'),
  mediaType: 'image/png',
};
export const WORDS = 'En general, es acto de competencia desleal toda conducta contraria a la buena fe';
/** A sheet without anything on it. */
export const BLANK: PageImage = {
  bytes: Buffer.concat([Buffer.from('P5\n400 300\n255\n'), Buffer.alloc(400 * 300, 255)]),
  mediaType: 'image/x-portable-graymap',
};

/** A reader, and how to let go of what it stands on. */
type Made = { ocr: Ocr; end: () => Promise<void> };
const ongoing = (): AbortSignal => new AbortController().signal;

/** What every adapter of the port promises. `reads` answers one that can see PAGE and BLANK; `hangs` one whose reader never answers. */
export function ocrConformance(reads: () => Promise<Made>, hangs: () => Promise<Made>): void {
  const using = async (make: () => Promise<Made>, work: (ocr: Ocr) => Promise<void>): Promise<void> => {
    const { ocr, end } = await make();
    await work(ocr).finally(end);
  };

  test('has a name for the report', () => using(reads, async (ocr) => expect(ocr.name).toMatch(/^\S.*\S$/)));

  test('reads the lines of an image, and says how sure it is where it knows', () =>
    using(reads, async (ocr) => {
      const { text, confidence } = await ocr.read(PAGE, ongoing());
      expect(text.replace(/\s+/g, ' ')).toContain(WORDS);
      expect(text).toMatch(/\n\n/);
      expect(confidence ?? 100).toBeGreaterThan(80);
    }));

  test('finds no text on a blank sheet', () =>
    using(reads, async (ocr) => expect(await ocr.read(BLANK, ongoing())).toEqual({ text: '', confidence: null })));

  test('takes nothing for an image that is none, whatever it is called', () =>
    using(reads, async (ocr) => {
      for (const words of ['/etc/passwd\n', 'http://127.0.0.1/\n', '', '%PDF-1.7', 'II*\0'])
        await expect(ocr.read({ bytes: Buffer.from(words), mediaType: 'image/png' }, ongoing())).rejects.toMatchObject({
          code: 'UNSUPPORTED_CONTENT',
        });
    }));

  test('answers each of several who ask at once', () =>
    using(reads, async (ocr) => {
      const [page, blank] = await Promise.all([ocr.read(PAGE, ongoing()), ocr.read(BLANK, ongoing())]);
      expect(page.text).toContain('competencia');
      expect(blank.text).toBe('');
    }));

  test('ends at once when it is aborted, before, while it reads and while it waits', () =>
    using(hangs, async (ocr) => {
      await expect(ocr.read(PAGE, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      const stop = new AbortController();
      const both = [ocr.read(PAGE, stop.signal), ocr.read(PAGE, stop.signal)];
      setImmediate(() => stop.abort());
      for (const reading of both) await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    }));
}
