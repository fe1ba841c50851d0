import { expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../../reply.ts';

const LAW = `LEY NÚM. 30.222

REGULA LAS FERIAS LIBRES

TÍTULO I
Disposiciones generales

Artículo 1°.- El locatario que no pague la patente no podrá ocupar el puesto.

Artículo 2°.- La municipalidad deberá llevar un registro de los locatarios. El inspector deberá avisar a los vecinos.

TÍTULO II
De las obligaciones de los locatarios

Artículo 3°.- Los locatarios deberán mantener limpio el puesto.

Artículo 4°.- Deberá exhibirse el precio de cada producto. El inspector deberá constatarlo por escrito.

Artículo 5°.- Los locatarios deberán pagar la patente dentro de enero.

TÍTULO III
De los deberes de las personas en la feria

Artículo 6°.- Las personas deberán respetar los horarios.

Artículo 7°.- Las personas deberán transitar por los pasillos y no podrán dejar bultos en ellos.
`;
const listOf = (question: string): string[] => {
  const read = asSource(LAW);
  const { parts } = reply([read], question);
  return (parts[0]?.listed?.items ?? []).map(({ start, end }) => LAW.slice(start, end));
};

test('the duties that a law sets under a heading of somebody come first', () => {
  const all = listOf('¿Qué obligaciones tienen los locatarios?').join('\n');
  expect(all).toMatch(/limpio el puesto[^]*exhibirse el precio[^]*dentro de enero[^]*no podrá ocupar/u);
});

test.each(['llevar un registro', 'constatarlo', 'De las obligaciones de los locatarios'])(
  'they hold no «%s»',
  (words) => {
    expect(listOf('¿Qué obligaciones tienen los locatarios?').join('\n')).not.toContain(words);
  },
);

test('who has no heading of the name is bound by the one of anybody', () => {
  const all = listOf('¿Qué deberes tienen los vecinos?');
  expect(all.map((one) => one.split('.- ')[1])).toEqual([
    'Las personas deberán respetar los horarios.',
    'Las personas deberán transitar por los pasillos y no podrán dejar bultos en ellos.',
  ]);
});
