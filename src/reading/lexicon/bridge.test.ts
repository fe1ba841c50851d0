import { describe, expect, test } from 'vitest';
import { stem, stemsOf } from '../words.ts';
import { translationsOf } from './bridge.ts';
import { SENSE_EXAMPLES } from './senses.ts';

const finds = (word: string, sentence: string): boolean => {
  const looked = new Set(translationsOf(word, 'en').map((one) => stem(one, 'es')));
  return stemsOf(sentence, 'es').some((one) => looked.has(one));
};

describe('an English word over a Spanish source', () => {
  test.each(SENSE_EXAMPLES)('$word finds the sense of contracts alone', ({ word, caught, left }) => {
    expect(finds(word, caught)).toBe(true);
    expect(finds(word, left)).toBe(false);
  });

  test('counts in any of its forms', () => {
    expect(translationsOf('Ends', 'en')).toEqual(translationsOf('end', 'en'));
    expect(translationsOf('parties', 'en')).toEqual(translationsOf('party', 'en'));
  });

  test('has the words of the table where nothing else is known', () => {
    expect(translationsOf('landlord', 'en')).toContain('arrendador');
    expect(translationsOf('fianza', 'es').length).toBeGreaterThan(0);
  });
});
