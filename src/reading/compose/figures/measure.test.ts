import { expect, test } from 'vitest';
import { measureOf } from './measure.ts';

test.each([
  ['treinta (30) días', 'term', 'es', 'days', 30],
  ['un mes', 'term', 'es', 'days', 30],
  ['diez días hábiles', 'term', 'es', 'business days', 10],
  ['two years', 'term', 'en', 'days', 730],
  ['1,5%', 'percent', 'es', 'percent', 1.5],
  ['$850.000', 'sum', 'es', 'CLP', 850000],
  ['28,5 unidades de fomento', 'sum', 'es', 'UF', 28.5],
  ['two hundred and sixty pounds', 'sum', 'en', 'GBP', 260],
  ['veinticuatro cuotas', 'number', 'es', 'cuotas', 24],
] as const)('%s is measured', (words, slot, language, unit, value) => {
  expect(measureOf(words, slot, language)).toEqual({ unit, value });
});

test('what says no figure measures nothing', () => {
  expect(measureOf('un plazo razonable', 'term', 'es')).toBeNull();
  expect(measureOf('un sueldo', 'sum', 'es')).toBeNull();
});
