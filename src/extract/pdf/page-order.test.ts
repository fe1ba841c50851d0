import { expect, test } from 'vitest';
import { readingOrder, type Run } from './page-order.ts';

const run = (text: string, top: number): Run => ({ text, left: 72, right: 400, top, bottom: top - 10 });

test('a page is read from its top to its foot, whatever the order of its runs', () => {
  const lines = readingOrder([run('no se presume.', 680), run('La solidaridad', 700)]);
  expect(lines.map((line) => line.text)).toEqual(['La solidaridad', 'no se presume.']);
});

test('a page whose font does not say its letters counts as unread', () => {
  expect(readingOrder([run('\u0001\u0002\u0003 \u0004\u0005\u0006\u0007 5.', 700)])).toEqual([]);
  expect(readingOrder([run('\ue001\ue002\ue003\ue004', 700)])).toEqual([]);
});

test('a few odd signs do not hide a page', () => {
  const lines = readingOrder([run('\uf0b7 El arrendador entrega el inmueble.', 700)]);
  expect(lines).toHaveLength(1);
});

test('a page in double spacing has the paragraphs that its text has', () => {
  const spaced = [
    'En lo principal, demanda de término de contrato',
    'de arrendamiento; en el primer otrosí, acompaña',
    'documentos; en el segundo, patrocinio y poder.',
    'S. J. L. en lo Civil de Concepción',
    'Ana Soto Pérez, abogada, en representación de la',
    'arrendadora, a Usía respetuosamente digo que el',
    'contrato que une a las partes fue celebrado por',
    'escritura pública y que la renta no se ha pagado',
    'desde marzo del presente año, como se probará.',
  ];
  const tops = spaced.map((_, i) => 700 - i * 24 - (i >= 3 ? 30 : 0) - (i >= 4 ? 30 : 0));
  const lines = readingOrder(spaced.map((text, i) => run(text, tops[i]!)));
  expect(lines.filter((line) => line.paragraph).map((line) => line.text)).toEqual([spaced[3], spaced[4]]);
});

test('two columns are read one after the other, and a sentence goes on in the second', () => {
  const column = (words: string[], left: number): Run[] =>
    words.map((text, i) => ({ text, left, right: left + 200, top: 700 - i * 12, bottom: 690 - i * 12 }));
  const left = Array.from({ length: 8 }, (_, i) => `línea ${i + 1} de la primera columna`);
  const right = Array.from({ length: 8 }, (_, i) => `línea ${i + 1} de la segunda columna`);
  const lines = readingOrder([...column(right, 320), ...column(left, 72)]);
  expect(lines.map((line) => line.text)).toEqual([...left, ...right]);
  expect(lines.every((line) => !line.paragraph)).toBe(true);
});

test('what runs from right to left is read so', () => {
  const pieces: Run[] = [
    { text: 'בית', left: 300, right: 340, top: 700, bottom: 690 },
    { text: 'המשפט', left: 240, right: 290, top: 700, bottom: 690 },
    { text: '2024', left: 200, right: 230, top: 700, bottom: 690 },
  ];
  expect(readingOrder(pieces).map((line) => line.text)).toEqual(['בית המשפט 2024']);
});
