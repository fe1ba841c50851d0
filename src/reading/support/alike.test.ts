import { expect, test } from 'vitest';
import { stem } from '../words.ts';
import { ALIKE, areAlike, baseOf, isLight } from './alike.ts';
import { areContrary } from './contraries.ts';
import { supportOf } from './support.ts';

const LANGUAGES = ['es', 'en'] as const;

test('no line holds a word and its contrary', () => {
  for (const line of ALIKE)
    for (const language of LANGUAGES)
      for (const one of line[language])
        expect(
          [...line[language]].filter((other) => areContrary({ stem: one, language }, { stem: other, language })),
        ).toEqual([]);
});

test.each([
  ['prorrogar', 'ampliación', 'es'],
  ['obedecer', 'cumplir', 'es'],
  ['acreditar', 'prueba', 'es'],
  ['keep', 'maintains', 'en'],
  ['bills', 'invoice', 'en'],
  ['liable', 'responsible', 'en'],
] as const)('%s says %s', (one, other, language) => {
  expect(areAlike(stem(one, language), language, stem(other, language), language)).toBe(true);
});

test.each([
  ['apelación', 'casación', 'es'],
  ['multa', 'pena', 'es'],
  ['mensual', 'mes', 'es'],
  ['demanda', 'sentencia', 'es'],
  ['assign', 'sell', 'en'],
  ['warranty', 'insurance', 'en'],
] as const)('%s does not say %s', (one, other, language) => {
  expect(areAlike(stem(one, language), language, stem(other, language), language)).toBe(false);
});

test('a form is read as the word that it is of', () => {
  expect(baseOf('withheld', 'en')).toBe('withhold');
  expect(baseOf('paid', 'es')).toBe('paid');
  expect(isLight(stem('encuentra', 'es'), 'es')).toBe(true);
  expect(isLight(stem('paga', 'es'), 'es')).toBe(false);
});

test.each([
  ['El pasajero puede pedir otro asiento.', 'El pasajero podrá solicitar otro asiento.', 'es'],
  ['The bank must preserve each file.', 'The bank shall maintain each file.', 'en'],
  ['The toll is paid in May.', 'The payment of the toll is made in May.', 'en'],
] as const)('what says about the same is shown, and marked: %s', (said, words, language) => {
  expect(supportOf(said, [{ words }], { language }).state).toBe('partly');
});
