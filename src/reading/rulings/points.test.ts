import { describe, expect, test } from 'vitest';
import { withoutFeet } from './feet.ts';
import { pointsIn } from './points.ts';

const FOOT = `Código: ABCXKDEFGHI
Este documento tiene firma electrónica
y su original puede ser validado en
http://verificadoc.pjud.cl
Foja: 1`;
const whole = (text: string): { start: number; end: number } => ({ start: 0, end: text.length });
const words = (text: string, ranges: readonly { start: number; end: number }[]): string[] =>
  ranges.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));

describe('the points of a decision', () => {
  test('are each of its numbers, with their items, without the formula and the feet of pages', () => {
    const text = `Por estas consideraciones, se declara que:
${FOOT}
I.- Que se acoge la demanda, sólo en cuanto se condena a pagar lo siguiente:
a) 1.000 pesos por feriado.
1.- 500 pesos por el mes de mayo.
II.- Que se rechaza en todo
${FOOT}
lo demás.
III.- Que no se condena en costas.
${FOOT}`;
    expect(words(text, pointsIn(text, whole(text)))).toEqual([
      'I.- Que se acoge la demanda, sólo en cuanto se condena a pagar lo siguiente: a) 1.000 pesos por feriado. 1.- 500 pesos por el mes de mayo.',
      expect.stringMatching(/^II\.- Que se rechaza en todo .* lo demás\.$/),
      'III.- Que no se condena en costas.',
    ]);
  });
  test.each([
    ['Se confirma la sentencia apelada.', 0],
    ['I.- Se confirma la sentencia apelada.', 0],
    ['PRIMERO: Se acoge.\nSEGUNDO: Sin costas.', 2],
    ['1°.- Se acoge.\n2°.- Sin costas.\n4°.- Notifíquese.', 2],
    ['artículo\n1 de la Ley 18.552 y artículos\n2 y siguientes, se declara', 0],
  ])('of «%s» are %i', (text, count) => {
    expect(pointsIn(text, whole(text))).toHaveLength(count);
  });
});

describe('the foot of a page', () => {
  test('is left out of the words that it stands between', () => {
    const text = `se condena al ejecutante al pago\n${FOOT}\nde las costas.`;
    expect(words(text, withoutFeet(text, whole(text)))).toEqual(['se condena al ejecutante al pago', 'de las costas.']);
  });
  test.each(['Se acoge.\n\nSe rechaza lo demás.', 'Código: civil\nes la materia.', FOOT])(
    'is not read in «%s»',
    (text) => {
      expect(withoutFeet(text, whole(text))).toHaveLength(1);
    },
  );
  test('does not stall on what only looks like one', () => {
    const text = `${'Foja: 1\n'.repeat(20_000)}${' '.repeat(50_000)}`;
    expect(withoutFeet(text, whole(text))).toHaveLength(1);
  });
});
