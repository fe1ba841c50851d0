import { describe, expect, test } from 'vitest';
import { buildSegment } from './segment.ts';
import { nearestWord } from './nearest-word.ts';

const segments = [
  buildSegment({
    text: 'La indemnización de perjuicios. El arrendador y el arrendatario. Cláusula. Multa y mulas.',
    language: 'es',
  }),
  buildSegment({ text: 'Arrendador, arrendador, arrendadora.', language: 'es' }),
];

describe('a mistyped word', () => {
  test.each([
    ['indemnisacion', 'indemnizacion'],
    ['indemnziacion', 'indemnizacion'],
    ['indenizacion', 'indemnizacion'],
    ['indemmnizzacion', 'indemnizacion'],
    ['mxlta', 'multa'],
    ['clasula', 'clausula'],
    ['clausulas', 'clausula'],
  ])('%s is taken for %s', (typed, word) => {
    expect(nearestWord(typed, segments)?.word).toBe(word);
  });

  test('comes with the stem that it is found by', () => {
    expect(nearestWord('perjuicio', segments)).toEqual({ word: 'perjuicios', stem: 'perjuici' });
  });

  test('is the most frequent of those equally near', () => {
    expect(nearestWord('arrendadox', segments)?.word).toBe('arrendador');
  });

  test.each(['mult', 'xindemnizacion', 'clxsxla', 'helicoptero', ''])('is not guessed: %s', (typed) => {
    expect(nearestWord(typed, segments)).toBeNull();
  });

  test('stands nowhere where there is nothing', () => {
    expect(nearestWord('clausula', [])).toBeNull();
    expect(nearestWord('clausula', [buildSegment({ text: '' })])).toBeNull();
  });
});
