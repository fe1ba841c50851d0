import { describe, expect, test } from 'vitest';
import { textOf } from '#test/texts.ts';
import { termsOf } from './terms.ts';

const names = (text: string, language: 'es' | 'en', most?: number): string[] =>
  termsOf(text, language, most).map((term) => term.text);

describe('terms', () => {
  test('of a law are what it is about', () => {
    expect(names(textOf('competition'), 'es', 3)).toContain('competencia desleal');
    expect(names(textOf('criminal'), 'es', 4)).toEqual(
      expect.arrayContaining(['persona jurídica', 'encargado de prevención']),
    );
  });

  test('are counted in any case, with and without line ends', () => {
    const text = 'Lucro cesante. El lucro\ncesante, y LUCRO CESANTE.';
    expect(termsOf(text, 'es')).toMatchObject([{ text: 'lucro cesante', times: 3 }]);
  });

  test('keep their accents and the words that link them', () => {
    const text = 'La cesión de derechos rige. La cesión de derechos termina. Toda cesión de derechos consta.';
    expect(names(text, 'es')).toEqual(['cesión de derechos']);
  });

  test('that only stand in a longer term are left to it', () => {
    const text = 'Breach of contract claims. Breach of contract claims. Breach of contract claims.';
    expect(names(text, 'en')).toEqual(['breach of contract claims']);
  });

  test('do not go over the end of a sentence or a paragraph', () => {
    expect(names('Pago total. Entrega total. '.repeat(4), 'es')).toEqual(['entrega total', 'pago total']);
    expect(names('daño\n\nmoral\n\n'.repeat(4), 'es')).toEqual([]);
  });

  test('are those that stand three times, heaviest first, as many as are asked', () => {
    expect(names('daño moral, daño moral', 'es')).toEqual([]);
    const all = termsOf(textOf('criminal'), 'es', 100);
    expect(all.every(({ times, weight }) => times >= 3 && weight > 0)).toBe(true);
    expect(all.map(({ weight }) => weight)).toEqual(all.map(({ weight }) => weight).sort((a, b) => b - a));
    expect(termsOf(textOf('criminal'), 'es', 2)).toEqual(all.slice(0, 2));
  });

  test.each(['', '\n', '12.345', '👩‍⚖️ '.repeat(5)])('of a text without words there are none', (text) => {
    expect(termsOf(text, 'es')).toEqual([]);
  });
});
