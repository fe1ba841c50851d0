import { expect, it } from 'vitest';
import { actorsIn, goesOn, paidBy } from './bound.ts';

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

it('a party whose name is given, or whose thing is told of, does nothing there', () => {
  expect(actorsIn('Aduro and Nova (the "Consultant") agree.', 'consultant')).toEqual([]);
  expect(actorsIn("Consultant's sole compensation shall be the fee.", 'consultant')).toEqual([]);
  expect(actorsIn('Consultant shall send an invoice.', 'consultant')).toHaveLength(1);
});

it('a sentence goes on with the one before it where it has no subject of its own', () => {
  expect(goesOn('Failure to mark it shall not matter.', 'en')).toBe(false);
  expect(goesOn('It shall also keep a copy.', 'en')).toBe(true);
  expect(goesOn('Deberá además conservar una copia.', 'es')).toBe(true);
  expect(goesOn('El fondo será de la otra parte.', 'es')).toBe(false);
});
