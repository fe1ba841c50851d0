import { describe, expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';
import { unitsIn } from './measures.ts';

describe('numbers', () => {
  test.each([
    ['es', 'treinta (30) días', ['30']],
    ['es', '1.250,50 y $ 1.250', ['1250', '1250.5']],
    ['es', 'quinto día', ['5']],
    ['es', 'ciento veinte meses', ['120']],
    ['en', 'forty-five (45) days', ['45']],
    ['en', 'two hundred and ten', ['210']],
    ['en', '$1,250,000.50', ['1250000.5']],
    ['en', 'ten or twenty', ['10', '20']],
    ['en', 'twenty five', ['25']],
  ] as const)('%s: %s', (language, words, numbers) => {
    expect(numbersIn(words, language)).toEqual(numbers);
  });
});

test('working days are no calendar days, and a unit is one in words and by its sign', () => {
  expect(unitsIn('diez días hábiles', 'es')).toEqual(['working day']);
  expect(unitsIn('diez días', 'es')).toEqual(['day']);
  expect(unitsIn('20 unidades de fomento', 'es')).toEqual(unitsIn('UF 20', 'es'));
  expect(unitsIn('ten business days', 'en')).toEqual(['working day']);
  expect(unitsIn('5 percent', 'en')).toEqual(unitsIn('5%', 'en'));
});
