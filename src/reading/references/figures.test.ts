import { describe, expect, test } from 'vitest';
import { named } from '#test/references.ts';
import { references } from './references.ts';
import { checkDigitOf } from './rut.ts';

describe('dates', () => {
  test.each([
    ['2 de enero de 2023', ['date:2023-01-02']],
    ['1° de marzo de 1998', ['date:1998-03-01']],
    ['primero de mayo de 2020', ['date:2020-05-01']],
    ['dos de enero de dos mil veintitrés', ['date:2023-01-02']],
    ['doce de Enero del año dos mil veinticuatro', ['date:2024-01-12']],
    ['treinta y uno de diciembre de mil novecientos noventa y nueve', ['date:1999-12-31']],
    ['veintinueve de febrero de 2.020', ['date:2020-02-29']],
    ['19 julio 1919', ['date:1919-07-19']],
    ['05/08/2021', ['date:2021-08-05']],
    ['5-8-2021', ['date:2021-08-05']],
    ['05.08.2021', ['date:2021-08-05']],
    ['2021-08-05', ['date:2021-08-05']],
    ['12/05/20', ['date:2020-05-12']],
    ['junio de 2021', ['date:2021-06']],
    ['el 5 de marzo del presente año', ['date:--03-05']],
    ['a los doce días del mes de mayo de 2022', ['date:2022-05-12']],
    ['licencia por 22 días de mayo de 2022', ['date:2022-05']],
    ['12 (doce) de mayo de 2022', ['date:2022-05-12']],
    ['12 de mayo, año 2022', ['date:2022-05-12']],
    ['mayo 12 de 2022', ['date:2022-05-12']],
    ['12-may-2022', ['date:2022-05-12']],
    ['el 12.05.22', ['date:2022-05-12']],
    ['la cláusula 12.05.22', []],
    ['12 / 05 / 2022', ['date:2022-05-12']],
    ['2022/05/12', ['date:2022-05-12']],
    ['12/05/2022-15/06/2022', ['date:2022-05-12', 'date:2022-06-15']],
    ['entre el 3 y el 8 de mayo de 2022', ['date:2022-05-03', 'date:2022-05-08']],
    ['el artículo 3 y el 8 de mayo de 2022', ['art 3', 'date:2022-05-08']],
    ['los días tres y cuatro de mayo de 2022', ['date:2022-05-03', 'date:2022-05-04']],
    ['diciembre y enero de 2023', ['date:2022-12', 'date:2023-01']],
    ['noviembre a febrero de 2023', ['date:2022-11', 'date:2023-02']],
    ['desde marzo 2020', ['date:2020-03']],
    ['marzo del presente año', []],
    ['from May 3 to June 8, 2022', ['date:2022-05-03', 'date:2022-06-08']],
    ['between December 20 and 28, 2022', ['date:2022-12-20', 'date:2022-12-28']],
    ['3 to 8 May 2022', ['date:2022-05-03', 'date:2022-05-08']],
    ['this eleventh (11th) day of the month of June, 2020', ['date:2020-06-11']],
    ['this 1s t day of June, 2020', ['date:2020-06-01']],
    ['5 y 6 de marzo de 2020', ['date:2020-03-05', 'date:2020-03-06']],
    ['del 1 al 15 de mayo de 2020', ['date:2020-05-01', 'date:2020-05-15']],
    ['January 29, 2020', ['date:2020-01-29']],
    ['18 May 2000', ['date:2000-05-18']],
    ['5th day of December, 2007', ['date:2007-12-05']],
    ['Aug. 16, 2012', ['date:2012-08-16']],
    ['16 day of August. 2012', ['date:2012-08-16']],
    ['the 23rd of January of 1996', ['date:1996-01-23']],
    ['this first day of July, 2017', ['date:2017-07-01']],
    ['the thirty-first of July, 2017', ['date:2017-07-31']],
    ['December 30t h, 2019', ['date:2019-12-30']],
    ['in April 2013', ['date:2013-04']],
    ['they may 2013 times', []],
    ['the second of April', []],
    ['EJ. 23-8-21, rechazado', ['date:2021-08-23']],
    ['N° 4-2-22', []],
    ['15 de julio y 17 de agosto, todas de 2020', ['date:--07-15', 'date:2020-08-17']],
    ['4, 5 y 6 de marzo de 2020', ['date:2020-03-04', 'date:2020-03-05', 'date:2020-03-06']],
    ['enero, febrero y marzo de 2023', ['date:2023-01', 'date:2023-02', 'date:2023-03']],
    ['entre agosto y diciembre del año 2022', ['date:2022-08', 'date:2022-12']],
    ['June and July 2020', ['date:2020-06', 'date:2020-07']],
    ['enero,\nfebrero y\nmarzo de 2023', ['date:2023-01', 'date:2023-02', 'date:2023-03']],
    ['17 de agosto,\ntodas de 2020', ['date:2020-08-17']],
    ['this first\nday of July, 2017', ['date:2017-07-01']],
    ['enero, febrero y marzo', []],
    ['22 de septiembre 2020-22 de septiembre de 2021', ['date:2020-09-22', 'date:2021-09-22']],
    ['el 15 de marzo yí\n18 de abril deé\n2022', ['date:--03-15', 'date:2022-04-18']],
    ['trece de febrero del a o dos mil diecis isñ é y', ['date:2016-02-13']],
    ['veintis is deé febrero del a o dos mil diezñ , celebra', ['date:2010-02-26']],
    ['45/13/2020', []],
    ['en mayo', []],
    ['el año 2013', []],
    ['cláusula 1.2.10', []],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
  test('in English, of two numbers that may both be a month none is chosen', () => {
    const of = (date: string): string[] =>
      named(`This agreement is dated as of ${date} and shall be in force for the term.`);
    expect(of('9/25/2020')).toEqual(['date:2020-09-25']);
    expect(of('9/8/2020')).toEqual([]);
    // Another date of the text settles it, unless a third says otherwise.
    expect(of('6/21/99 and 7/1/98')).toEqual(['date:1999-06-21', 'date:1998-07-01']);
    expect(of('6/21/99, 21/6/99 and 7/1/98')).toEqual(['date:1999-06-21', 'date:1999-06-21']);
  });
});

describe('sums of money', () => {
  test.each([
    ['$1.234.567', ['amount:1234567 CLP']],
    ['$ 1.500.000.-', ['amount:1500000 CLP']],
    ['la suma de 500.000 pesos', ['amount:500000 CLP']],
    ['un millón quinientos mil pesos', ['amount:1500000 CLP']],
    ['dieciocho millones doscientos setenta y cinco mil trescientos cuarenta pesos', ['amount:18275340 CLP']],
    ['40 millones de pesos', ['amount:40000000 CLP']],
    ['US$ 2 billones', ['amount:2000000000000 USD']],
    ['US$1.1 billion', ['amount:1100000000 USD']],
    ['$10 million a year', ['amount:10000000 USD']],
    ['£250 thousand', ['amount:250000 GBP']],
    ['M$ 300', ['amount:300000 CLP']],
    ['MM$1.200', ['amount:1200000000 CLP']],
    ['20 UF', ['amount:20 UF']],
    ['UF 25,5', ['amount:25.5 UF']],
    ['2.000 U.F.', ['amount:2000 UF']],
    ['100 Unidades de Fomento', ['amount:100 UF']],
    ['doscientas cincuenta unidades de fomento', ['amount:250 UF']],
    ['10 UTM', ['amount:10 UTM']],
    ['diez unidades tributarias mensuales', ['amount:10 UTM']],
    ['multa de 20 a 50 UTM', ['amount:20 UTM', 'amount:50 UTM']],
    ['veinte unidades tributarias anuales', ['amount:20 UTA']],
    ['quince ingresos mínimos mensuales', ['amount:15 IMM']],
    ['US$ 1.000', ['amount:1000 USD']],
    ['US$ 1,250,000.50', ['amount:1250000.5 USD']],
    ['mil dólares de los Estados Unidos de América', ['amount:1000 USD']],
    ['€ 3.000', ['amount:3000 EUR']],
    ['£3,000', ['amount:3000 GBP']],
    ['doscientos euros', ['amount:200 EUR']],
    ['20 fojas', []],
    ['uf', []],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
  test('a dollar sign in English is of dollars', () => {
    expect(named('The fee that the party shall pay is $250 for any year.')).toEqual(['amount:250 USD']);
  });
});

describe('RUT', () => {
  test.each([
    ['RUT 12.345.678-5', ['rut:12345678-5']],
    ['RUT 12.345.678-9', ['rut:12345678-9 wrong']],
    ['cédula de identidad N° 7.654.321-6', ['rut:7654321-6']],
    ['rol único tributario 76.123.456-0', ['rut:76123456-0']],
    ['RUN: 12345678-5', ['rut:12345678-5']],
    ['12345678-5', ['rut:12345678-5']],
    ['folio 12345678-9', []],
    ['RUT 00.000.000-0', []],
    ['1.000.005-k', ['rut:1000005-K']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
  test('check digits', () => {
    expect(['12345678', '76123456', '1000005', '30686957'].map(checkDigitOf)).toEqual(['5', '0', 'K', '4']);
  });
});

test('a stop that ends the sentence is none of the sum', () => {
  const said = (text: string): string[] => references(text).map(({ start, end }) => text.slice(start, end));
  expect(said('Cobra 20 UF. Paga 5 UTM. Debe 3 U.F. por mes.')).toEqual(['20 UF', '5 UTM', '3 U.F.']);
});
