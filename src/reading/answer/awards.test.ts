import { describe, expect, test } from 'vitest';
import { quotedFrom } from '#test/quoted.ts';

const RULING = `1° Juzgado de Letras del Trabajo de Talca
Talca, dos de enero de dos mil veinticuatro.
Vistos.
La demanda fue interpuesta por Ana Luisa Soto Ríos, chilena, domiciliada en Talca, en contra de Maderas del Maule SpA, representada por don Luis Vera Paz.
Considerando.
Primero. Que la actora pide $9.000.000 y costas. Su rol único tributario consta en autos.
Segundo. En cuanto al feriado demandado. Que la actora no dijo el período del feriado demandado, por lo que se rechaza.
Por estas consideraciones y visto lo dispuesto en los artículos 162 y 168 del Código del Trabajo, se resuelve:
I.- Que se acoge la demanda interpuesta por Ana Luisa Soto Ríos, en contra de Maderas del Maule SpA, y se condena a la demandada a pagar:
a) $1.666.144, por concepto de indemnización por años de servicio.
b) $499.831, por concepto de recargo.
II.- Que cada parte pagará sus costas.
Regístrese y archívese.

RIT : O-273-2023
Pronunciada por doña Eva Mena Paz, Juez Titular.
`;

describe('of a ruling', () => {
  test.each([
    ['¿Cuánto le tienen que pagar?', [/^a\) \$1\.666\.144/, /^b\) \$499\.831/]],
    ['¿Cuánto debe pagar la demandada?', [/^a\) \$1\.666\.144/, /^b\) \$499\.831/]],
    ['¿Se condenó en costas?', [/^II\.- Que cada parte pagará sus costas/]],
    ['¿Quién paga las costas?', [/^II\.- Que cada parte pagará sus costas/]],
    ['¿Cuál es el rol de la causa?', [/^RIT : O-273-2023$/]],
    ['¿Quién demandó?', [/interpuesta por Ana Luisa Soto Ríos/, /interpuesta por Ana Luisa Soto Ríos/]],
    ['¿Quién es la demandada?', [/en contra de Maderas del Maule SpA/, /en contra de Maderas del Maule SpA/]],
  ])('%s', (question, found) => {
    expect(quotedFrom('Sentencia', RULING, question)).toEqual(found.map((one) => expect.stringMatching(one) as string));
  });
});

test('the title of a considerando is not quoted beside what it says', () => {
  expect(quotedFrom('Sentencia', RULING, '¿Por qué se rechazó el feriado?')).toEqual([
    expect.stringMatching(/^Que la actora no dijo el período del feriado/),
  ]);
});

test('a contract has no award, no costs and no number of its own', () => {
  const lease = 'CONTRATO DE ARRIENDO\n\nPRIMERO: La renta es de $300.000.\n';
  expect(quotedFrom('Arriendo', lease, '¿Cuál es el rol de la causa?')).toEqual([]);
  expect(quotedFrom('Arriendo', lease, '¿Se condenó en costas?')).toEqual([]);
});
