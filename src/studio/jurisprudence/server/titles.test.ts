import { expect, test } from 'vitest';
import { rolOf, titleOf } from './titles.ts';

test('a number of the Corte Suprema has its point, and one with the letter of its book none', () => {
  expect(rolOf({ rol: '12345', book: null, year: 2023 })).toBe('12.345-2023');
  expect(rolOf({ rol: '1018', book: 'O', year: 2023 })).toBe('O-1018-2023');
  expect(rolOf({ rol: '171', book: null, year: null })).toBe('171');
  const court = { key: 'laboral:santiago:1', type: 'Juzgado de Letras del Trabajo', place: 'Santiago', ordinal: 1 };
  expect(titleOf({ ...court, room: null }, { rol: '1018', book: 'O', year: 2023 }, 'es')).toBe(
    '1° Juzgado de Letras del Trabajo de Santiago, Rol N° O-1018-2023',
  );
});
