import { describe, expect, test } from 'vitest';
import { eachWord, fold, isStop, stem, stemsOf } from './words.ts';

describe('fold', () => {
  test.each([
    ['Cláusula Séptima', 'clausula septima'],
    ['AÑO', 'ano'],
    ['pingüino', 'pinguino'],
    ['co\u0301digo', 'codigo'],
    ['conﬁdencial', 'confidencial'],
    ['Œuvre, straße', 'oeuvre, strasse'],
    ['', ''],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('stems', () => {
  test.each([
    ['es', ['obligación', 'obligaciones', 'Obligación', 'OBLIGACIONES']],
    ['es', ['arrendamiento', 'arrendamientos', 'ARRENDAMIENTO']],
    ['en', ['terminate', 'terminated', 'terminates', 'terminating']],
  ] as const)('of one word are one: %s %s', (language, words) => {
    expect(new Set(words.flatMap((word) => stemsOf(word, language))).size).toBe(1);
  });

  test('are folded, so that a lost accent finds the same word', () => {
    expect(stem('acción', 'es')).toBe(fold(stem('acción', 'es')));
    expect(stemsOf('indemnización', 'es')).toEqual(stemsOf('INDEMNIZACIÓN', 'es'));
  });

  test('are those of the word without its ligatures', () => {
    expect(stemsOf('conﬁdencialidad', 'es')).toEqual(stemsOf('confidencialidad', 'es'));
    expect(stemsOf('oﬃces', 'en')).toEqual(stemsOf('offices', 'en'));
  });

  test('a stop word has none, with and without its accent', () => {
    expect(stemsOf('¿Cuál es el plazo?', 'es')).toEqual([stem('plazo', 'es')]);
    expect(stemsOf('cual ES el plazo', 'es')).toEqual([stem('plazo', 'es')]);
    expect(isStop('the', 'en')).toBe(true);
    expect(isStop('the', 'es')).toBe(false);
  });
});

describe('words of a text', () => {
  const words = (text: string, language: 'es' | 'en' = 'es', start = 0, end = text.length): [string, number][] => {
    const seen: [string, number][] = [];
    eachWord(text, start, end, language, (word, _stem, at) => seen.push([word, at]));
    return seen;
  };

  test('stand where they are said to, in the whole text', () => {
    const text = 'Artículo 1.545.- Todo contrato, ✍️ firmado.';
    expect(words(text)).toEqual([
      ['articulo', 0],
      ['1545', 9],
      ['contrato', 22],
      ['firmado', 35],
    ]);
    for (const [word, at] of words(text)) expect(fold(text.slice(at)).replace('1.545', '1545')).toContain(word);
  });

  test('offsets of a part are those of the text', () => {
    const text = 'multa de 10 unidades';
    expect(words(text, 'es', 6)).toEqual([
      ['10', 9],
      ['unidades', 12],
    ]);
    expect(words(text, 'es', 0, 5)).toEqual([['multa', 0]]);
  });

  test.each([
    ['1.000.000', ['1000000']],
    ['750,000', ['750000']],
    ['3,5', ['3', '5']],
    ['20.169', ['20169']],
    ['12.3456', ['12', '3456']],
    ['art. 1', ['art', '1']],
  ])('a number with separators of thousands is one word: %s', (text, expected) => {
    expect(words(text, 'en').map(([word]) => word)).toEqual(expected);
  });

  test('an empty text has none', () => {
    expect(words('')).toEqual([]);
    expect(words('… — ¿? 👩‍⚖️')).toEqual([]);
  });
});

test('what is too long to be a word stands as it is, however long', () => {
  const long = '1.'.repeat(4000);
  expect(stem(long, 'es')).toBe(long);
});
