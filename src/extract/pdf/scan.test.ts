import { expect, test } from 'vitest';
import { makeScan } from '#test/scans.ts';
import type { Eyes } from '../look.ts';
import { linesOfImage } from './scan.ts';
import { readPdf } from './pdf.ts';

const WORDS = 'El arrendador entrega el inmueble.';
const failing = (): { eyes: Eyes; shown: () => number } => {
  let shown = 0;
  return { eyes: { name: 'ojo', look: async () => (shown++, { failed: 'TOO_SLOW' }) }, shown: () => shown };
};
const silent = (): void => undefined;

test('an empty line of an image begins a paragraph', () => {
  const lines = linesOfImage({ text: '\nPrimero.  La renta\nes de 20 UF.\n\n\n Segundo.\n' });
  expect(lines.map(({ text, paragraph }) => [text, paragraph])).toEqual([
    ['Primero. La renta', false],
    ['es de 20 UF.', false],
    ['Segundo.', true],
  ]);
});

test('a page is shown as a grey map of 200 dots an inch, once and after the one before was answered', async () => {
  let [open, most] = [0, 0];
  const heads: string[] = [];
  const eyes: Eyes = {
    name: 'ojo',
    look: async ({ bytes }) => {
      most = Math.max(most, ++open);
      heads.push(Buffer.from(bytes.subarray(0, 17)).toString('latin1'));
      await new Promise(setImmediate);
      open--;
      return { text: WORDS, confidence: 90 };
    },
  };
  const told: string[] = [];
  const bytes = await makeScan([{ image: true }, { image: true }]);
  const { text } = await readPdf(bytes, (page, of) => told.push(`${page}/${of}`), { eyes });
  expect(heads).toEqual(['P5\n1700 2200\n255\n', 'P5\n1700 2200\n255\n']);
  expect(most).toBe(1);
  expect(told).toEqual(['1/2', '2/2']);
  expect(text.split('\n').filter((line) => line === WORDS)).toHaveLength(2);
});

test('a word that an image divides at a line end is whole again', async () => {
  const eyes: Eyes = { name: 'ojo', look: async () => ({ text: 'El arren-\ndador entrega', confidence: 90 }) };
  expect((await readPdf(await makeScan([{ image: true }]), silent, { eyes })).text).toBe('El arrendador\nentrega');
});

test('words that the eyes are not sure of are told where they stand in the text, and each page how sure they were', async () => {
  const looks = [
    {
      text: 'REPERTORIO\nLa renta es de\n20 UF, y el',
      confidence: 71,
      unsure: [
        { line: 2, word: '20' },
        { line: 2, word: 'el' },
      ],
    },
    {
      text: 'El plazo\n\nvence el 20',
      confidence: 93,
      unsure: [
        { line: 2, word: '20' },
        { line: 2, word: 'nunca' },
      ],
    },
  ];
  const eyes: Eyes = { name: 'ojo', look: async () => looks.shift()! };
  const { text, report } = await readPdf(await makeScan([{ image: true }, { image: true }]), silent, { eyes });
  expect(report.unsure.map(({ start, end }) => text.slice(start - 3, end))).toEqual(['de\n20', ' y el', 'el 20']);
  expect(report.pages.map(({ confidence }) => confidence)).toEqual([71, 93]);
});

test('a scan of which nothing could be read fails with the reason, and the eyes are not asked for ever', async () => {
  const { eyes, shown } = failing();
  const bytes = await makeScan(Array.from({ length: 8 }, () => ({ image: true })));
  await expect(readPdf(bytes, silent, { eyes })).rejects.toMatchObject({ code: 'TOO_SLOW' });
  expect(shown()).toBe(5);
});

test('pages that could not be read as images are unread, and the others are kept', async () => {
  const { report } = await readPdf(await makeScan([{ text: WORDS }, { image: true }]), silent, failing());
  expect(report.pages.map(({ method }) => method)).toEqual(['text', 'none']);
  expect(report).toMatchObject({ reader: null, warnings: [{ code: 'unread-pages', pages: [2] }] });
});

test('words printed over a scan are no reading of it: without eyes the page is unread, and keeps them', async () => {
  const { text, report } = await readPdf(await makeScan([{ image: true, text: 'Foja doce' }, { text: WORDS }]), silent);
  expect(report.pages.map(({ method }) => method)).toEqual(['none', 'text']);
  expect(text).toContain('Foja doce');
});

const LONG = 'La comparecencia de las partes consta en la foja anterior y el notario que autoriza la ratifica. '.repeat(
  5,
);
const seeing = (text: string): Eyes => ({ name: 'ojo', look: async () => ({ text, confidence: 90 }) });

test('an image beside a text is read too: the text stays as its layer has it, and what only the eyes saw follows', async () => {
  const seen = `La comparecencia de las partes consta en la f0ja anterior y el notario\n\n${WORDS}\nLa renta es de 20 UF.`;
  const bytes = await makeScan([{ image: true, text: LONG }]);
  const { text, report } = await readPdf(bytes, silent, { eyes: seeing(seen) });
  expect(report.pages.map(({ method }) => method)).toEqual(['ocr']);
  expect(text.replace(/\s+/g, ' ')).toContain(LONG.trim());
  expect(text).not.toContain('f0ja');
  expect(text.split('\n').slice(-3)).toEqual(['', WORDS, 'La renta es de 20 UF.']);
});

test('a stamp over a scan stays beside the words of the scan', async () => {
  const bytes = await makeScan([{ image: true, text: 'Foja doce' }]);
  const { text } = await readPdf(bytes, silent, { eyes: seeing(`Foja doce\n${WORDS}`) });
  expect(text.split('\n')).toEqual(['Foja doce', '', WORDS]);
});

test('an image beside a text that nobody read is told', async () => {
  const { text, report } = await readPdf(await makeScan([{ text: WORDS }, { image: true, text: LONG }]), silent);
  expect(report.pages.map(({ method }) => method)).toEqual(['text', 'text']);
  expect(report.warnings).toEqual([{ code: 'unread-images', pages: [2] }]);
  expect(text).toContain('comparecencia');
});
