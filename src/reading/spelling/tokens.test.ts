import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const words = (text: string, known: (word: string) => boolean = () => true): string[] =>
  tokensOf(text, known).map(({ word }) => word);

test.each([
  ['El art. 5° bis', ['El', 'art', 'bis']],
  ['juan@estudio.cl www.bcn.cl https://x.cl/a_b', []],
  ['RUT 12.345.678-5 y 12B', ['RUT', 'y']],
  ['EE.UU. y S.A.', ['y']],
  ['fecha\u200b: «hoy»', ['fecha', 'hoy']],
  ["the lessor's right", ['the', "lessor's", 'right']],
])('%s', (text, expected) => expect(words(text)).toEqual(expected));

test('a line-end hyphen is closed where the whole is a word, and kept where both halves are', () => {
  expect(words('arren-\ndatario y', (word) => word === 'arrendatario')).toEqual(['arrendatario', 'y']);
  expect(words('socio-\neconómico', (word) => word === 'socio' || word === 'económico')).toEqual([
    'socio',
    'económico',
  ]);
});

test('every token is a slice of its text', () => {
  const text = 'Que, atendido lo ex-\npuesto:\n\n1. “Se rechaza”.';
  for (const { start, end, word } of tokensOf(text, () => false))
    expect(text.slice(start, end).replace(/-\n/, '')).toBe(word);
});

test('a sentence, an item and a heading open', () =>
  expect(
    tokensOf('Uno Dos. Tres\n\nCuatro “Cinco”', () => true)
      .filter(({ opens }) => opens)
      .map(({ word }) => word),
  ).toEqual(['Uno', 'Tres', 'Cuatro', 'Cinco']));
