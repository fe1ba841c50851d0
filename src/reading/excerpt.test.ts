import { expect, test } from 'vitest';
import { beginning } from './excerpt.ts';

const TEXT =
  'La renta es de 20 UF. Se paga por mes anticipado, salvo que las partes acuerden otra cosa por escrito. El atraso se multa.';
const cut = (from: string, words: number, end = TEXT.length): string => {
  const { start, end: to } = beginning(TEXT, { start: TEXT.indexOf(from), end }, words);
  return TEXT.slice(start, to).trim();
};

test('a quotation that is not too long stays as it is', () => {
  expect(cut('La renta', 25)).toBe(TEXT);
  expect(cut('El atraso', 4)).toBe('El atraso se multa.');
});

test('a longer one ends with the sentence of its last word, never before a condition', () => {
  expect(cut('La renta', 4)).toBe('La renta es de 20 UF.');
  expect(cut('La renta', 8)).toBe(
    'La renta es de 20 UF. Se paga por mes anticipado, salvo que las partes acuerden otra cosa por escrito.',
  );
  expect(cut('paga por', 2)).toBe('paga por mes anticipado, salvo que las partes acuerden otra cosa por escrito.');
});

test('and never beyond its own end', () => {
  const end = TEXT.indexOf(', salvo');
  expect(cut('La renta', 8, end)).toBe('La renta es de 20 UF. Se paga por mes anticipado');
});
