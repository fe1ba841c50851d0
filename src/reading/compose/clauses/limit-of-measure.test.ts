import { expect, test } from 'vitest';
import { clauseAround } from './clause.ts';

const cut = (words: string, figure: string, language: 'es' | 'en'): string => {
  const start = words.indexOf(figure);
  const found = clauseAround(words, { start, end: start + figure.length }, language, 140);
  return found ? words.slice(found.start, found.end) : '';
};

test.each([
  [
    'El contratista pagará al mandante una multa de cuatro UF, por cada día de atraso en la entrega',
    'cuatro UF',
    'por cada día',
  ],
  ['La sociedad pagará a cada socio un dividendo mínimo de diez UF, al año, según el balance', 'diez UF', 'al año'],
  [
    'Por cada infracción que se compruebe, la empresa pagará una multa a beneficio fiscal de dos UTM',
    'dos UTM',
    'Por cada infracción',
  ],
])('a line holds the whole measure: %s', (words, figure, limit) => {
  expect(cut(words, figure, 'es')).toContain(limit);
});

test('in English too', () => {
  const words = 'The Supplier shall pay to the Buyer as a penalty the sum of $500, for each day of delay in delivery';
  expect(cut(words, '$500', 'en')).toContain('for each day');
});
