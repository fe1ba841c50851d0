import { expect, test } from 'vitest';
import { quoted } from '#test/quoted.ts';

const LEASE = 'arriendo-vivienda';

test.each([
  ['¿Cuál es la garantía?', '¿y si me atraso?', /^TERCERO: El atraso/],
  ['¿Quién es el arrendador?', '¿y cuándo termina el contrato?', /^CUARTO: El contrato durará un año/],
  ['¿Cuándo termina el contrato?', '¿y cuál es la garantía?', /^DÉCIMO: La arrendataria entrega en garantía/],
  ['¿Cuál es la renta?', '¿y quién paga las reparaciones?', /^SEXTO: Serán de cargo exclusivo/],
  ['¿Quién paga las reparaciones?', '¿y puedo subarrendar?', /^NOVENO: Se prohíbe/],
  ['¿Cuál es la garantía?', '¿y la renta?', /^SEGUNDO: La renta mensual/],
])('after "%s" a question of its own is not asked of the old matter: %s', (before, question, words) => {
  expect(quoted(LEASE, question, [before])).toEqual([expect.stringMatching(words)]);
});

test('what has no matter of its own is still asked of the one before', () => {
  expect(quoted(LEASE, '¿y cuándo se devuelve?', ['¿Cuál es la garantía?'])).toEqual([
    expect.stringContaining('devolverá dentro de los treinta días'),
  ]);
  expect(quoted(LEASE, '¿y la arrendataria?', ['¿Quién es el arrendador?'])).toEqual([
    expect.stringContaining('doña Paula Ibáñez Rosas'),
  ]);
});
