import { expect, test } from 'vitest';
import { stem } from '../words.ts';
import { kinOf } from './kin.ts';

test.each([
  ['pagar', 'pagadera'],
  ['devolver', 'devuelto'],
  ['devolución', 'devolverá'],
  ['notifique', 'notificar'],
  ['prescripción', 'prescribe'],
  ['suscrito', 'suscribir'],
  ['arrendamiento', 'arriendo'],
  ['vender', 'venta'],
  ['retuviese', 'retener'],
  ['ceder', 'cesión'],
  ['exija', 'exigir'],
])('"%s" and "%s" are of one family', (one, other) => {
  expect(kinOf(one, 'es')).toContain(stem(other, 'es'));
});

test.each([
  ['sold', 'sale'],
  ['pays', 'payable'],
  ['lost', 'loss'],
  ['withdrawal', 'withdrawn'],
])('"%s" and "%s" are of one family', (one, other) => {
  expect(kinOf(one, 'en')).toContain(stem(other, 'en'));
});

test.each([
  ['arrendador', 'arrendatario'],
  ['mandante', 'mandatario'],
  ['renta', 'rentabilidad'],
])('"%s" and "%s" are not', (one, other) => {
  expect(kinOf(one, 'es')).not.toContain(stem(other, 'es'));
});

test('a word is not its own kin, and a word of no family has none', () => {
  expect(kinOf('pagar', 'es')).not.toContain(stem('pagar', 'es'));
  expect(kinOf('territory', 'en')).toEqual([]);
});
