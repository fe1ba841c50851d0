import { expect, test } from 'vitest';
import { holdsDate } from './kinds.ts';

test('a year is a date, and the number of a house, a law or an article is none', () => {
  expect(holdsDate('El edificio es de 1936.')).toBe(true);
  expect(holdsDate('La propiedad de calle Los Aromos N° 1456, local N° 7.')).toBe(false);
  expect(holdsDate('Conforme al artículo 1936 y a la ley N° 1936.')).toBe(false);
});
