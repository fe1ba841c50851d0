import { expect, it } from 'vitest';
import { paidBy } from './bound.ts';

const RENT = 'La renta será de $650.000, que se pagará por mes anticipado.';
const PRICE = 'El precio será pagado al contado.';

it.each([
  [RENT, 'pagará', 'arrendataria'],
  [PRICE, 'será pagado', 'comprador'],
  ['The rent shall be paid in advance.', 'shall be paid', 'tenant'],
])('a price that is paid, nobody says by whom, binds the party who pays: %s', (words, duty, actor) => {
  expect(paidBy(words, words.indexOf(duty), actor)).toBe('own');
});

it.each([
  [RENT, 'pagará', 'arrendadora'],
  ['El fondo pagará la diferencia.', 'pagará', 'arrendataria'],
  ['La garantía será devuelta.', 'será devuelta', 'arrendataria'],
])('and nobody else, and no other duty: %s', (words, duty, actor) => {
  expect(paidBy(words, words.indexOf(duty), actor)).toBeNull();
});
