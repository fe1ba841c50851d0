import { expect, test } from 'vitest';
import { unitsOf } from './units.ts';

const WIDE = 'Que el plazo se cuenta desde el vencimiento de cada cuota, según se dijo más arriba.';
const PAGE = ['Código: ABCDEFGH', 'Este documento tiene firma electrónica', 'http://ejemplo.cl'];

test('a decision that the foot of a page breaks, over a name in capitals, is one sentence without that foot', () => {
  const text = [
    ...Array.from({ length: 10 }, () => WIDE),
    'Se acoge la excepción de prescripción opuesta en el primer otrosí del escrito de folio',
    ...PAGE,
    '11, por el abogado don CARLOS ALBERTO ROZAS SANHUEZA, y se declara prescrita la acción.',
  ].join('\n');
  expect(unitsOf(text, 'es').at(-1)!.said.join(' ')).toBe(
    'Se acoge la excepción de prescripción opuesta en el primer otrosí del escrito de folio 11, por el abogado don CARLOS ALBERTO ROZAS SANHUEZA, y se declara prescrita la acción.',
  );
});

test('a sentence that ended before the foot of a page is not joined to what follows it', () => {
  const text = [...Array.from({ length: 10 }, () => WIDE), ...PAGE, 'la renta se paga por mes anticipado a quien corresponda.'].join('\n'); // prettier-ignore
  expect(unitsOf(text, 'es').some(({ folded }) => folded.includes('renta'))).toBe(false);
});
