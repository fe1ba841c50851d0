import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { readFigures } from './figures.ts';
import { supportOf } from './support.ts';

const read = (text: string, language: Language): [string, number, string | null][] =>
  readFigures(text, language).figures.map(({ start, end, value, unit }) => [text.slice(start, end), value, unit]);

describe('readFigures', () => {
  it('multiplies a figure by the words behind it', () => {
    expect(read('The cap is US$1.1 billion, 5 million dollars or 3 thousand days.', 'en')).toEqual([
      ['US$1.1 billion', 1.1e9, 'USD'],
      ['5 million', 5e6, 'USD'],
      ['3 thousand', 3e3, 'day'],
    ]);
    expect(read('Son 5 millones de personas, 1.000 millones y US$ 2 billones.', 'es')).toEqual([
      ['5 millones de', 5e6, null],
      ['1.000 millones', 1e9, null],
      ['US$ 2 billones', 2e12, 'USD'],
    ]);
  });

  it('reads words that add a smaller multiple to a larger one', () => {
    expect(read('Two billion three hundred million euros.', 'en')[0]![1]).toBe(2.3e9);
    expect(read('Dos mil millones de pesos.', 'es')[0]![1]).toBe(2e9);
  });
});

describe('supportOf', () => {
  it.each<[string, string, Language]>([
    ['The fee is US$1 billion.', 'The fee is US$1 million.', 'en'],
    ['The volume is 10.1 million barrels.', 'The volume is 10.1 thousand barrels.', 'en'],
    ['La cuenta tiene 5 millones de registros.', 'La cuenta tiene 5 mil registros.', 'es'],
  ])('does not take one multiple for another: %s', (said, words, language) => {
    expect(supportOf(said, [{ words }], { language }).reasons.map(({ kind }) => kind)).toContain('figure');
  });

  it('takes a figure for the same number with its multiple', () => {
    const quoted = [{ words: 'The purchase price amounts to US$2,500,000.' }];
    expect(supportOf('The purchase price amounts to US$2.5 million.', quoted, { language: 'en' }).state).toBe(
      'supported',
    );
  });
});
