import { expect, test } from 'vitest';
import { readingOrder, type Run } from './page-order.ts';

/** A line of runs of 11 points side by side; figures in small stand raised. */
function line(...pieces: (string | { small: string })[]): Run[] {
  let left = 72;
  return pieces.map((piece) => {
    const [text, small] = typeof piece === 'string' ? [piece, false] : [piece.small, true];
    const run = { text, left, right: left + text.length * 5, top: small ? 711 : 710, bottom: small ? 706.5 : 700 };
    left = run.right + 0.3;
    return run;
  });
}
const textOf = (...pieces: Parameters<typeof line>): string => readingOrder(line(...pieces))[0]!.text;

test('the mark of a note never becomes a part of a number', () => {
  expect(textOf('según el artículo 1545', { small: '3' }, ' del Código Civil')).toBe(
    'según el artículo 1545[^3] del Código Civil',
  );
  expect(textOf('no se presume', { small: '12' }, '.')).toBe('no se presume[^12].');
  expect(textOf({ small: '4' }, 'Véase la sentencia citada.')).toBe('[^4] Véase la sentencia citada.');
});

test('powers and fractions stay what they are', () => {
  expect(textOf('una superficie de 120 m', { small: '2' }, ', según plano')).toBe(
    'una superficie de 120 m², según plano',
  );
  expect(textOf('cerca de 10', { small: '6' })).toBe('cerca de 10⁶');
  expect(textOf({ small: '1' }, '/2 de la cuota')).toBe('1/2 de la cuota');
});

test('figures of the same size are only figures', () => {
  expect(textOf('artículo ', '19', ' de la Constitución')).toBe('artículo 19 de la Constitución');
});
