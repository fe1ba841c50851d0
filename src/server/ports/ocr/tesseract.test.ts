import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '#test/patience.ts';
import { fakeTesseract, type FakeTesseract } from '#test/tesseract.ts';
import { PAGE, WORDS, ocrConformance } from './conformance.ts';
import { findTesseract } from './tesseract.ts';
import { textOfTsv } from './tsv.ts';

const fakes: FakeTesseract[] = [];
const fake = async (): Promise<FakeTesseract> => {
  const made = await fakeTesseract(`Artículo 3\n\n${WORDS}`);
  fakes.push(made);
  return made;
};
afterEach(() => Promise.all(fakes.splice(0).map((one) => one.remove())));
const end = async (): Promise<void> => undefined;
/** A process that was killed and whose end nobody has asked for yet is dead. */
const alive = (pid: number): boolean => {
  try {
    const stat = `/proc/${pid}/stat`;
    return process.kill(pid, 0) && !(existsSync(stat) && /\) Z /.test(readFileSync(stat, 'latin1')));
  } catch {
    return false;
  }
};

describe('a program that is called as Tesseract is', () => {
  ocrConformance(
    async () => ({ ocr: (await findTesseract((await fake()).path))!, end }),
    async () => {
      const one = await fake();
      await one.hangs();
      return { ocr: (await findTesseract(one.path))!, end };
    },
  );

  test('reads Spanish and English, turned pages too, on one thread', async () => {
    const one = await fake();
    await (await findTesseract(one.path))!.read(PAGE, new AbortController().signal);
    expect(await one.calls()).toEqual(['stdin stdout -l spa+eng --psm 1 tsv threads=1']);
  });

  test('is not found where it is not', async () => {
    expect(await findTesseract('/nowhere')).toBeNull();
  });

  test('an image that it cannot open is corrupt', async () => {
    const ocr = (await findTesseract((await fake()).path))!;
    const broken = { bytes: Buffer.from('\x89PNG\r\n\x1a\nBROKEN', 'latin1'), mediaType: 'image/png' };
    await expect(ocr.read(broken, new AbortController().signal)).rejects.toMatchObject({ code: 'CORRUPT' });
  });

  test('what is aborted leaves no process behind, nor those that it started', async () => {
    const one = await fake();
    const ocr = (await findTesseract(one.path))!;
    const hanging = await one.hangs();
    const stop = new AbortController();
    const reading = ocr.read(PAGE, stop.signal).catch((error: Error) => error.name);
    const pids = await vi.waitFor(async () => {
      const running = await hanging();
      expect(running).toHaveLength(2);
      return running;
    }, PATIENCE);
    stop.abort();
    expect(await reading).toBe('AbortError');
    await vi.waitFor(() => expect(pids.filter(alive)).toEqual([]), PATIENCE);
  });
});

const real = await findTesseract();
// A machine without the program has the suite above, which always runs.
describe.runIf(real !== null)('the Tesseract of this machine', () => {
  test('reads a scanned page of law', { timeout: 120_000 }, async () => {
    const { text, confidence } = await real!.read(PAGE, new AbortController().signal);
    expect(text.replace(/\s+/g, ' ')).toContain(WORDS);
    expect(confidence).toBeGreaterThan(80);
  });
});

test('words come in lines and paragraphs, as sure as their letters', () => {
  const row = (block: number, paragraph: number, line: number, confidence: number, text: string): string =>
    ['5', '1', block, paragraph, line, '1', '0', '0', '1', '1', confidence, text].join('\t');
  const rows = [row(1, 1, 1, 90, 'La'), row(1, 1, 1, 90, 'renta'), row(1, 1, 2, 90, 'es'), row(2, 1, 1, 50, 'Segundo')];
  expect(textOfTsv([...rows, '4\t1', row(3, 1, 1, 95, ' ')].join('\n'))).toEqual({
    text: 'La renta\nes\n\nSegundo',
    confidence: 73,
    unsure: [{ line: 3, word: 'Segundo' }],
  });
  expect(textOfTsv(row(1, 1, 1, 20, '~|'))).toEqual({ text: '', confidence: null });
});
