import { describe, expect, test } from 'vitest';
import { named } from '#test/references.ts';
import { references } from './references.ts';

describe('rulings by number', () => {
  test.each([
    ['Rol N° 12.345-2019', ['rol:12345-2019']],
    ['Rol Nº 250581-23', ['rol:250581-2023']],
    ['Rol N° 251598 -23.', ['rol:251598-2023']],
    ['rol 626/2007', ['rol:626-2007']],
    ['ROL: 1.234-98', ['rol:1234-1998']],
    ['causa rol C-1234-2023', ['rol:c-1234-2023']],
    ['la causa C-1.234-2023 seguida', ['rol:c-1234-2023']],
    ['RIT O-123-2021', ['rol:o-123-2021']],
    ['R.I.T. T-45-2022', ['rol:t-45-2022']],
    ['Rit : 0-7476-2020', ['rol:o-7476-2020']],
    ['RUC 2040308790-5', ['ruc:2040308790-5']],
    ['RUC N° 20-4-0308790-5', ['ruc:2040308790-5']],
    ['RIT O-7.476-2020, RUC 2040308790-5', ['rol:o-7476-2020', 'ruc:2040308790-5']],
    ['I.C. N° 6.976-2006', ['rol:6976-2006']],
    ['Ingreso Corte N° 181-2023', ['rol:181-2023']],
    ['Rol Corte: Penal-6656-2023', ['rol:penal-6656-2023']],
    ['N°Protección-12380-2023', ['rol:proteccion-12380-2023']],
    ['N°Laboral - Cobranza-12-2023', ['rol:laboral-cobranza-12-2023']],
    ['Policia Local-45-2023', ['rol:policia-local-45-2023']],
    ['Regístrese. N° 10.412-2023.', ['rol:10412-2023']],
    ['Rol único de causa 2040308790-5', ['ruc:2040308790-5']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

describe('lists', () => {
  test.each([
    ['roles Nos 1, 2 y 3-2020', ['rol:1-2020', 'rol:2-2020', 'rol:3-2020']],
    ['roles N° 1.234-2020 y 1.300-2020', ['rol:1234-2020', 'rol:1300-2020']],
    ['roles Nos 755, 790, 1138 y 1140', ['rol:755', 'rol:790', 'rol:1138', 'rol:1140']],
    ['Rol N° 13776-19 y Rol N° 165-20', ['rol:13776-2019', 'rol:165-2020']],
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
    ['Corte Suprema, Rol N° 45.103-17 de 22 de mayo de 2018', 'rol:45103-2017@corte-suprema 2018-05-22'],
    ['SCS Rol N° 45.103-17', 'rol:45103-2017@corte-suprema'],
    ['la Corte de Apelaciones de San Miguel, rol 626/2007', 'rol:626-2007@corte-de-apelaciones-san-miguel'],
    ['Rol C-716-2021 del Segundo Juzgado Civil de Valdivia', 'rol:c-716-2021@juzgado-civil-valdivia-2'],
    ['la Corte Suprema revocó. Rol N° 12-2020', 'rol:12-2020'],
    ['esta Corte en la causa N° 78.733-2021, y por la Corte de Apelaciones de Talca', 'rol:78733-2021'],
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
    ['acta de comité de jueces N° 77-2016'],
    ['ingresos por 3 meses'],
  ])('%s', (text) => {
    expect(named(text).filter((one) => one.startsWith('rol'))).toEqual([]);
  });
});
