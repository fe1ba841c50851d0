import { expect, test } from 'vitest';
import type { PageLine } from './page-order.ts';
import { joinPages } from './pages.ts';

const page = (texts: string[]): { lines: PageLine[]; method: 'text' } => ({
  lines: texts.map((text, i) => ({ text, top: 700 - i * 12, bottom: 690 - i * 12, paragraph: false })),
  method: 'text',
});
const LAW =
  'La ley es una declaración de la voluntad sober-\nana que, manifestada en la forma prescrita por la\nConstitución, manda, prohíbe o permite.'.split(
    '\n',
  );

test('a foot that stands above another one goes too, and what stands once stays', () => {
  const { text } = joinPages([
    page(['Diario Oficial', 'Artículo primero.', 'página 1 de 3', 'Impreso en Santiago']),
    page(['Diario Oficial', 'Artículo segundo.', 'página 2 de 3', 'Impreso en Santiago']),
    page(['Diario Oficial', 'Artículo tercero.', 'Anótese y publíquese', 'página 3 de 3', 'Impreso en Santiago']),
  ]);
  expect(text.split('\n')).toEqual([
    'Artículo primero.',
    'Artículo segundo.',
    'Artículo tercero.',
    'Anótese y publíquese',
  ]);
});

test('the numbers that pleading paper has beside its lines do not stand amid the text', () => {
  const numbered = (side: (text: string, number: number) => string) =>
    page(Array.from({ length: 24 }, (_, i) => side(LAW[i % 3]!, i + 1)));
  const { text } = joinPages([
    numbered((words, number) => `${number} ${words}`),
    numbered((words, number) => `${words} ${number}`),
    numbered((words, number) => `${number} ${words}`),
  ]);
  expect(text).not.toMatch(/\d/);
  expect(text).toContain('voluntad soberana');
});

test('a register that begins anew on each page keeps its days', () => {
  const month = page([
    'Enero',
    ...Array.from({ length: 30 }, (_, i) => `${i + 1} Presente 8 horas`),
    'Conforme el trabajador',
    'Firma',
  ]);
  expect(joinPages([month, month, month, month]).text).toContain('30 Presente 8 horas');
});

test('a table that counts its rows keeps its numbers', () => {
  const rows = (from: number) => page(Array.from({ length: 24 }, (_, i) => `${from + i} Lote de la manzana norte`));
  const { text } = joinPages([rows(1), rows(25), rows(49)]);
  expect(text).toContain('1 Lote de la manzana norte');
  expect(text).toContain('72 Lote de la manzana norte');
});
