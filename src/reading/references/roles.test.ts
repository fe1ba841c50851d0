import { describe, expect, test } from 'vitest';
import { named } from '#test/references.ts';
import { references } from './references.ts';

describe('rulings by number', () => {
  test.each([
    ['Rol N° 12.345-2019', ['rol:12345-2019']],
    ['Rol Nº 151617-22', ['rol:151617-2022']],
    [
      'roles Nºs 681-06 (considerando 8º), 558-06 (considerando 6º), y 2.800-15 (c. 4º)',
      ['rol:681-2006', 'rol:558-2006', 'rol:2800-2015'],
    ],
    ['Rol N° 161718 -22.', ['rol:161718-2022']],
    ['rol 515/2008', ['rol:515-2008']],
    ['ROL: 1.234-98', ['rol:1234-1998']],
    ['causa rol C-1234-2023', ['rol:c-1234-2023']],
    ['la causa C-1.234-2023 seguida', ['rol:c-1234-2023']],
    ['RIT O-123-2021', ['rol:o-123-2021']],
    ['R.I.T. T-45-2022', ['rol:t-45-2022']],
    ['Rit : 0-1234-2020', ['rol:o-1234-2020']],
    ['RUC 2012345678-9', ['ruc:2012345678-9']],
    ['RUC N° 20-1-2345678-9', ['ruc:2012345678-9']],
    ['RIT O-1.234-2020, RUC 2012345678-9', ['rol:o-1234-2020', 'ruc:2012345678-9']],
    ['I.C. N° 5.432-2007', ['rol:5432-2007']],
    ['Ingreso Corte N° 191-2022', ['rol:191-2022']],
    ['Rol Corte: Penal-5432-2022', ['rol:penal-5432-2022']],
    ['N°Protección-9876-2022', ['rol:proteccion-9876-2022']],
    ['N°Laboral - Cobranza-12-2023', ['rol:laboral-cobranza-12-2023']],
    ['Policia Local-45-2023', ['rol:policia-local-45-2023']],
    ['Regístrese. N° 15.926-2022.', ['rol:15926-2022']],
    ['la demandada invoca la sentencia 14.902-2020', ['rol:14902-2020']],
    ['perdió un pleito parecido en los autos 3.345-2022', ['rol:3345-2022']],
    ['en el ingreso Familia 208-2022', ['rol:208-2022']],
    ['la Corte de Iquique, Laboral 77-2021, que incluyó', ['rol:77-2021']],
    ['las causas 12 y 13 del anexo', []],
    ['el período penal 2012-2015', []],
    ['Rol único de causa 2012345678-9', ['ruc:2012345678-9']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

describe('lists', () => {
  test.each([
    ['roles Nos 1, 2 y 3-2020', ['rol:1-2020', 'rol:2-2020', 'rol:3-2020']],
    ['roles N° 1.234-2020 y 1.300-2020', ['rol:1234-2020', 'rol:1300-2020']],
    ['roles Nos 755, 790, 1138 y 1140', ['rol:755', 'rol:790', 'rol:1138', 'rol:1140']],
    ['Rol N° 12121-18 y Rol N° 171-19', ['rol:12121-2018', 'rol:171-2019']],
    ['Roles acumulados N° 558 y 590', ['rol:558', 'rol:590']],
    ['Rol N° 1.234-2020 y 5 de marzo de 2021', ['rol:1234-2020 2021-03-05', 'date:2021-03-05']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
  test('every number has its own place', () => {
    const text = 'roles N° 1.234-2020 y 1.300-2020';
    expect(references(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'roles N° 1.234-2020',
      '1.300-2020',
    ]);
  });
});

describe('the Constitutional Court', () => {
  test.each([
    ['STC 3519-17-INA', ['rol:3519@tribunal-constitucional']],
    ['Rol 3519-17-INA', ['rol:3519@tribunal-constitucional']],
    ['STC Rol N° 3519, c. 18°', ['rol:3519@tribunal-constitucional']],
    ['STC Roles N°s 781, 2773 y 3637', [781, 2773, 3637].map((n) => `rol:${n}@tribunal-constitucional`)],
    ['roles N° 781-07; 2773-15 y 8354-20 INA', [781, 2773, 8354].map((n) => `rol:${n}@tribunal-constitucional`)],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

describe('with the court and the date of its sentence', () => {
  test.each([
    ['Corte Suprema, Rol N° 41.302-16 de 22 de mayo de 2018', 'rol:41302-2016@corte-suprema 2018-05-22'],
    ['SCS Rol N° 41.302-16', 'rol:41302-2016@corte-suprema'],
    ['la Corte de Apelaciones de San Miguel, rol 515/2008', 'rol:515-2008@corte-de-apelaciones-san-miguel'],
    ['Rol C-345-2019 del Segundo Juzgado Civil de Valdivia', 'rol:c-345-2019@juzgado-civil-valdivia-2'],
    ['la Corte Suprema revocó. Rol N° 12-2020', 'rol:12-2020'],
    ['esta Corte en la causa N° 71.234-2020, y por la Corte de Apelaciones de Talca', 'rol:71234-2020'],
    ['Corte de Apelaciones de Talca, causa C-12-2020', 'rol:c-12-2020'],
  ])('%s', (text, expected) => {
    expect(named(text)).toContain(expected);
  });
});

describe('no ruling', () => {
  test.each([
    ['el rol del Estado en la economía'],
    ['el rol que cumple'],
    ['rol de avalúo 123-45'],
    ['Resolución N° 1.234-2020'],
    ['Oficio N° 12-2020'],
    ['el contrato N° 15-2021'],
    ['acta de comité de jueces N° 88-2015'],
    ['ingresos por 3 meses'],
  ])('%s', (text) => {
    expect(named(text).filter((one) => one.startsWith('rol'))).toEqual([]);
  });
});
